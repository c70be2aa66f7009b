"""The seats of a table, and who sits there."""

from dataclasses import dataclass, replace

from diablerie.game.core import NOBODY, Seat
from diablerie.server.protocol.told import SeatShown
from diablerie.server.table.entries import Agreed, AnyEntry, Began, BotSat, Emptied, Person, Readied, Sat


@dataclass(frozen=True, slots=True)
class Place:
    """One seat: a person, a bot, a bot that plays for a person who is away, or nobody."""

    person: Person | None = None
    bot: str = ""
    number: str = ""
    """What the person added to the shuffles."""
    ready: bool = False

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and not self.bot

    @property
    def name(self) -> str:
        """What is called out: the person's name, or the bot's."""
        return self.person.name if self.person else self.bot

    def shown(self, key: str) -> SeatShown:
        """The seat as the person with this key sees it."""
        if self.person is None:
            return SeatShown(name=self.bot, bot=self.bot)
        person = self.person
        return SeatShown(person.name, person.colour, person.key, self.bot, self.ready, person.key == key)


def seated(places: tuple[Place, ...], entry: AnyEntry) -> tuple[Place, ...]:
    """The seats after a change."""
    if isinstance(entry, Agreed):
        return _resized([replace(place, ready=False) for place in places], entry.players)
    if not isinstance(entry, Sat | BotSat | Emptied | Readied):
        return places
    old = places[entry.seat]
    if isinstance(entry, Sat):
        new = Place(entry.person, number=entry.number or old.number, ready=old.ready)
    elif isinstance(entry, BotSat):
        new = Place(old.person if entry.away else None, entry.bot, old.number, old.ready)
    elif isinstance(entry, Readied):
        new = replace(old, ready=entry.ready, number=old.number or entry.number)
    else:
        new = Place()
    return (*places[: entry.seat], new, *places[entry.seat + 1 :])


def _resized(places: list[Place], players: int) -> tuple[Place, ...]:
    """So many seats: more come at the end; of the empty ones, the last go first."""
    free = [seat for seat, place in enumerate(places) if place.empty]
    gone = free[len(free) - (len(places) - players) :] if players < len(places) else []
    kept = [place for seat, place in enumerate(places) if seat not in gone]
    return (*kept, *[Place()] * (players - len(kept)))


class Seats:
    """Who sits where now, and who did when the game began."""

    __slots__ = ("banned", "bots", "by_key", "helped", "places", "starters")

    def __init__(self, players: int) -> None:
        self.places: tuple[Place, ...] = (Place(),) * players
        self.by_key: dict[str, Seat] = {}
        """Where each person sits."""
        self.bots: set[Seat] = set()
        """Where a bot plays, for itself or for a person."""
        self.starters: tuple[Place, ...] = ()
        """Who sat where when the game began."""
        self.helped: dict[Seat, bool] = {}
        """Where a bot has played for a person, and whether they have not come back since."""
        self.banned: set[str] = set()
        """Who was sent away, and may only watch."""

    def fold(self, entry: AnyEntry) -> None:
        """Let a change of the table happen to its seats."""
        self.places = seated(self.places, entry)
        self.by_key = {p.person.key: seat for seat, p in enumerate(self.places) if p.person is not None}
        self.bots = {seat for seat, place in enumerate(self.places) if place.bot}
        if isinstance(entry, Began):
            self.starters = self.places
        elif isinstance(entry, Sat) and entry.seat in self.helped:
            self.helped[entry.seat] = False
        elif isinstance(entry, Emptied) and entry.banned:
            self.banned.add(entry.banned)

    def of(self, key: str) -> Seat:
        """Where a person sits, or NOBODY."""
        return self.by_key.get(key, NOBODY)

    def shown(self, key: str) -> list[SeatShown]:
        """The seats as a person sees them."""
        return [place.shown(key) for place in self.places]
