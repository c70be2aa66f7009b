"""Tables with a clock, and what it has done."""

from diablerie.game.masks import seats_of
from diablerie.match.referee import Match
from diablerie.server.table.entries import Happening, decoded
from diablerie.server.table.table import Table
from tests.server.hall import Guest, Hall

CLOCKED = ["little_devils", "devil_with_it"]


def begun(name: str, pace: str = "normal", people: int = 3) -> tuple[Hall, list[Guest]]:
    hall = Hall(name, 3, pace=pace)
    guests = hall.seat_everybody(["Ada", "Bo", "Cleo"][:people])
    hall.table.published(hall.table.ledger.version, hall.now)
    return hall, guests


def match_of(table: Table) -> Match:
    assert table.ledger.match is not None
    return table.ledger.match


def awaited(hall: Hall) -> list[int]:
    match = match_of(hall.table)
    return seats_of(match.game.awaited(match.state))


def events(hall: Hall) -> list[dict[str, object]]:
    return [entry.event for entry in map(decoded, hall.log) if isinstance(entry, Happening)]


def timeouts(hall: Hall) -> list[object]:
    return [event["seat"] for event in events(hall) if event["do"] == "timeout"]


def record_replays(hall: Hall) -> bool:
    """Whether a table folded from the log is the same."""
    return Table.restored(map(decoded, hall.log)).ledger.match == hall.table.ledger.match


def agreed(name: str, away: str, people: int = 3) -> tuple[Hall, list[Guest]]:
    """A game among people where it was agreed what happens to who is away."""
    hall = Hall(name, 3, away=away)
    return hall, hall.seat_everybody(["Ada", "Bo", "Cleo"][:people])


def let_be_awaited(hall: Hall, guests: list[Guest], seat: int) -> None:
    """Let the others play until this seat alone is awaited."""
    while awaited(hall) != [seat]:
        hall.play_on([guest if n != seat else Guest("nobody") for n, guest in enumerate(guests)][:seat])
        for other in range(seat + 1, len(guests)):
            if other in awaited(hall):
                choice = hall.table.ledger.game.choices(hall.table.ledger.match.state, other)[0]  # type: ignore[union-attr]
                fields = hall.table.ledger.game.to_fields(choice)
                hall.act(guests[other], **{name: value for name, value in fields.items() if name != "by"})
