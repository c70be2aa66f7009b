"""The seats of a table, and who sits there."""

from dataclasses import dataclass

from diablerie.games.core import NOBODY, Seat
from diablerie.server.entries import AnyEntry, BotSat, Emptied, Person, Sat
from diablerie.server.messages import SeatShown


@dataclass(frozen=True)
class Place:
    """One seat: a person, a bot, a bot that plays for a person who is away, or nobody."""

    person: Person | None = None
    bot: str = ""
    number: str = ""
    """What the person added to the shuffles."""

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
        return SeatShown(self.person.name, self.person.colour, self.bot, self.person.key == key)


def seated(places: tuple[Place, ...], entry: AnyEntry) -> tuple[Place, ...]:
    """The seats after a change."""
    if not isinstance(entry, Sat | BotSat | Emptied):
        return places
    old = places[entry.seat]
    if isinstance(entry, Sat):
        new = Place(entry.person, number=entry.number or old.number)
    elif isinstance(entry, BotSat):
        new = Place(old.person if entry.away else None, entry.bot, old.number)
    else:
        new = Place()
    return (*places[: entry.seat], new, *places[entry.seat + 1 :])


def seat_of(places: tuple[Place, ...], key: str) -> Seat:
    """Where a person sits, or NOBODY."""
    for seat, place in enumerate(places):
        if place.person is not None and place.person.key == key:
            return seat
    return NOBODY
