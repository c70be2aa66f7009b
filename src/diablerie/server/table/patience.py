"""Who waits for whom: where clocks run, whether a bot stands in for who is away, and pauses by agreement."""

from typing import Final

from diablerie.game.core import Seat
from diablerie.game.masks import seats_of
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.presence import Presence

PAUSE: Final = 600_000
"""Milliseconds after which one person is enough to end a pause: nobody can be kept from the end of a game."""
WAIT: Final = "wait"
BOT: Final = "bot"


class Patience:
    """How long a table waits, and for whom."""

    __slots__ = ("_ledger", "_presence", "agreed", "votes", "wishes")

    def __init__(self, ledger: Ledger, presence: Presence) -> None:
        self._ledger = ledger
        self._presence = presence
        self.votes: dict[str, str] = {}
        """What those who are here want for who is away."""
        self.wishes: dict[str, None] = {}
        """Who wants a pause or, while there is one, to go on."""
        self.agreed = False
        """Whether all want a pause, which begins when nothing is under way."""

    @property
    def reads(self) -> bool:
        """Whether somebody is here who needs time to read."""
        return self._presence.read_by

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots: then nobody waits for them, and all wait with them."""
        return self._ledger.match is not None and len(self._ledger.seats.by_key) == 1

    @property
    def attended(self) -> bool:
        """Whether one of those who play is here, or only bots play."""
        return not self._ledger.seats.by_key or bool(self._presence.seated)

    def runs(self, awaited: int) -> bool:
        """Whether a clock runs for these seats: where somebody is here who waits for another one.

        Who plays against bots alone has no clock; a bot that thinks for ever has, when nobody else does.
        """
        if self._ledger.paused is not None:
            return False
        waiting = self._presence.at_seats()
        if len(waiting) != 1:  # of several, one always waits for another
            return bool(waiting) and awaited != 0
        own = 1 << waiting[0]
        return awaited & ~own != 0 and not (self.alone and awaited & own)

    def gone(self, awaited: int) -> list[Seat]:
        """Those of these seats whose people are away, and have nobody to stand in for them."""
        places, here = self._ledger.seats.places, self._presence.here
        waited_for = [(seat, places[seat]) for seat in seats_of(awaited)]
        return [
            seat for seat, p in waited_for if p.person is not None and not p.bot and p.person.key not in here
        ]

    @property
    def waits(self) -> bool:
        """Whether who is away is waited for: as most of those who are here want it, or as was agreed on."""
        here = self._presence.asked if self.votes else []
        for choice in (WAIT, BOT):
            if 2 * sum(self.votes.get(key) == choice for key in here) > len(here):
                return choice == WAIT
        return self._ledger.opened.away == WAIT

    def voters(self, choice: str) -> list[str]:
        """Who wants this for who is away."""
        return [key for key, wanted in self.votes.items() if wanted == choice]

    def wish(self, key: str, wanted: bool) -> None:
        """Note that somebody wants a pause or its end, or not any more."""
        self.wishes.pop(key, None)
        if wanted:
            self.wishes[key] = None
        self.agreed = self.wishes.keys() >= set(self._presence.asked)

    def is_over(self, at: int) -> bool:
        """Whether a pause ends: all want to go on, or it has lasted long enough and one does."""
        since = self._ledger.paused
        return since is not None and (self.agreed or (bool(self.wishes) and at - since >= PAUSE))

    def settle(self) -> None:
        """What was wished for has come."""
        self.wishes.clear()
        self.agreed = False

    def notice(self, key: str) -> None:
        """Somebody who plays has come or gone: what was voted on is another matter now."""
        if key in self._ledger.seats.by_key:
            self.votes.clear()
            self.wishes.pop(key, None)
            self.agreed = self.agreed and bool(self.wishes)
