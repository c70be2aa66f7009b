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
