"""What somebody at a table tries in vain."""

from diablerie.errors import RecordError
from diablerie.game.core import LEGAL, NOBODY
from diablerie.match.record import event_of
from diablerie.match.referee import refusal
from diablerie.server.table.table import Table
from tests.server.clients import Json


def deeds() -> list[Json]:
    """Everything that somebody could want to do in one of the games, and what only chance and clocks do."""
    found: list[Json] = [{"do": "play", "card": card} for card in range(56)]
    found += [{"do": "bet", "amount": amount} for amount in (-10, 0, 10, 15, 40, 190, 200, 1000, 10**12)]
    found += [{"do": "reveal", "place": place} for place in range(49)]
    found += [{"do": "grab", "devil": devil} for devil in ("black", "white", "red", "grey", "pink")]
    found += [{"do": "grab", "devil": "red", "reaction": reaction} for reaction in (0, 500, -1, 10**9)]
    found += [{"do": "play", "card": 7, "by": seat} for seat in (0, 1, 2, 3, -1, "chance")]
    found += [{"do": "bet", "amount": 15, "by": seat} for seat in range(4)]
    found += [{"do": "timeout", "by": "clock", "seat": seat} for seat in range(4)]
    hands = [list(range(1 + 9 * seat, 10 + 9 * seat)) for seat in range(4)]
    found += [{"do": "deal", "by": "chance", "dealer": dealer, "hands": hands} for dealer in range(2)]
    found += [{"do": "coal", "by": "chance", "coal": "devil"}, {"do": "lay"}, {"do": "stop"}, {"do": "close"}]
    return [*found, {"do": "look"}, {"do": ["play"]}, {}]


def probes(table: Table, seat: int) -> list[Json]:
    """What `seat` cannot do now."""
    found: list[Json] = [
        {"do": "act", "event": event} for event in deeds() if not possible(table, event, seat)
    ]
    if (
        table.ledger.match is None
        or seat == NOBODY
        or table.ledger.game.take_back(table.ledger.match.state, seat) is None
    ):
        found.append({"do": "take_back"})
    if table.ledger.match is not None:
        found += [{"do": "sit", "seat": other} for other in range(6)]
        found += [{"do": "add_bot", "seat": 1, "bot": "bold"}, {"do": "remove", "seat": 1}, {"do": "start"}]
        found += [{"do": "ready"}, {"do": "ready", "ready": False}, {"do": "agree", "pace": "fast"}]
    if seat == NOBODY:
        found.append({"do": "stand"})
    found += [{"do": "go_on"}, {"do": "rush"}, {"do": "rush", "skip": True}]
    found += [{"do": "vote", "choice": choice} for choice in ("wait", "bot", "")]
    found += [{"do": "pause", "paused": paused} for paused in (True, False)]  # one alone is not enough
    found += [{"do": "rematch"}, {"do": "rematch", "options": {"goal": 1}, "pace": "slow"}]
    return found


def possible(table: Table, event: Json, seat: int) -> bool:
    if table.ledger.match is None or seat == NOBODY:
        return False
    try:
        return (
            refusal(table.ledger.match, event_of(table.ledger.game, {"reaction": 0} | event | {"by": seat}))
            == LEGAL
        )
    except RecordError:
        return False
