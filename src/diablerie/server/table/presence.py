"""Who is connected to a table, and how long the way to them is."""

from collections.abc import Iterable
from typing import NamedTuple

from diablerie.game.core import Seat
from diablerie.server.table.entries import Opened, Person
from diablerie.server.table.seats import Seats

REMEMBERED_TRIPS = 6
MOST_NAMED = 12
"""People without a seat whom others are told by name."""
WATCHER = "watcher "
"""How the key begins of somebody who only watches and is nobody in particular."""


class Way(NamedTuple):
    """What the server has measured of the way to somebody and back, in milliseconds."""

    trips: tuple[int, ...]
    """How long the latest pings took; whoever wants to can answer late."""
    line: int | None
    """The shortest trip by the kernel's own measure, which no late answer makes longer, if it is known."""


NO_WAY = Way((), None)


class Presence:
    """Who is here, on a seat or around the table."""

    __slots__ = ("_at_seats", "_creator", "_known", "_seats", "_ways", "empty_since", "here", "screens")

    def __init__(self, opened: Opened, seats: Seats) -> None:
        self.here: dict[str, Person] = {}
        """Who is connected; changed by `come` and `leave` alone."""
        self.screens: set[str] = set()
        """Those of them who are a big screen."""
        self.empty_since = opened.at
        """When the last person left."""
        self._creator = opened.creator
        self._seats = seats
        self._ways: dict[str, Way] = {}
        self._at_seats: list[Seat] = []
        self._known: dict[str, Seat] | None = None
        """Who sat where when that was worked out; None if somebody has come or gone since."""

    def at_seats(self) -> list[Seat]:
        """The seats whose people are here, which is asked at every move."""
        by_key = self._seats.by_key
        if self._known is not by_key:
            self._known = by_key
            self._at_seats = [seat for key, seat in by_key.items() if key in self.here]
        return self._at_seats

    @property
    def seated(self) -> list[str]:
        """The people on the seats who are here."""
        return [key for key in self._seats.by_key if key in self.here]

    @property
    def asked(self) -> list[str]:
        """Who of them is asked before the table goes on or pauses: programs only where nobody else is."""
        seated = self.seated
        return [key for key in seated if not self.here[key].program] or seated

    def asked_on(self, seats: int) -> list[str]:
        """Those of them who sit on these seats."""
        return [key for key in self.asked if seats >> self._seats.of(key) & 1]

    @property
    def read_by(self) -> bool:
        """Whether what happens has to lie there: it does unless all who are here are programs."""
        return not self.here or any(not person.program for person in self.here.values())

    @property
    def host(self) -> str:
        """Who may fill seats and begin: the creator, or the first person on a seat when they have gone."""
        if self._creator in self.here:
            return self._creator
        return next(iter(self.seated), self._creator)

    @property
    def watchers(self) -> int:
        """How many people are here without a seat."""
        return sum(key not in self._seats.by_key for key in self.here)

    @property
    def host_name(self) -> str:
        """What the host is called; nothing while nobody is host."""
        host = self.here.get(self.host)
        return host.name if host is not None else ""

    @property
    def around(self) -> list[str]:
        """What the first of those are called who are here without a seat and are somebody."""
        names = [
            person.name
            for key, person in self.here.items()
            if key not in self._seats.by_key and key not in self.screens and not key.startswith(WATCHER)
        ]
        return names[:MOST_NAMED]

    def come(self, person: Person) -> None:
        """Somebody is connected."""
        self.here[person.key] = person
        self._known = None

    def leave(self, key: str, at: int) -> bool:
        """Somebody's connection is gone; whether they were here."""
        if self.here.pop(key, None) is None:
            return False
        self._known = None
        self.empty_since = at
        self.screens.discard(key)
        self._ways.pop(key, None)
        return True

    def measured(self, key: str, trip: int, line: int | None) -> None:
        """The server has measured the way to somebody and back; the kernel may know the line alone."""
        self._ways[key] = Way((*self.way(key).trips, trip)[-REMEMBERED_TRIPS:], line)

    def way(self, key: str) -> Way:
        """What is known of the way to somebody."""
        return self._ways.get(key, NO_WAY)

    def longest_trip(self, people: Iterable[Person | None]) -> int:
        """The longest that a message took lately to one of these people and back; 0 if nobody knows."""
        ways = self._ways
        return max((max(ways[p.key].trips) for p in people if p is not None and p.key in ways), default=0)
