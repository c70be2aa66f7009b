"""The seats of a table, and who sits there."""

from dataclasses import dataclass, replace

from diablerie.server.entries import AnyEntry, BotSat, Emptied, Person, Readied, Sat
from diablerie.server.messages import SeatShown


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
