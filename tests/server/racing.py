"""Dice that lie on a table, and hands that grab."""

from diablerie.games.diavolo.dice import COLOURS, DEVIL_NAMES, GREY
from diablerie.games.diavolo.state import State
from diablerie.server.protocol.messages import AnyTold
from diablerie.server.table.entries import Happening, decoded
from diablerie.server.table.reactions import LINE
from tests.server.hall import Guest, Hall

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"]
TUMBLE = 5_000


def state_of(hall: Hall) -> State:
    assert hall.table.ledger.match is not None
    state = hall.table.ledger.match.state
    assert isinstance(state, State)
    return state


def right(hall: Hall) -> str:
    return DEVIL_NAMES[state_of(hall).answer]


def wrong(hall: Hall) -> str:
    return DEVIL_NAMES[(state_of(hall).answer + 1) % COLOURS]


def thrown(players: int = 2, colour: bool = True, **options: object) -> tuple[Hall, list[Guest]]:
    """A table of people before whom the dice have just come to lie, at its time 5000; a colour is right."""
    for seed in range(100):
        hall = Hall("diavolo", players, options, seed)
        guests = hall.seat_everybody(NAMES[:players])
        hall.wait(TUMBLE)
        if (state_of(hall).answer != GREY) == colour:
            hall.table.published(hall.table.ledger.version, hall.now)
            return hall, guests
    raise AssertionError("no such throw")


def grab(hall: Hall, guest: Guest, devil: str, **claim: object) -> AnyTold:
    return hall.act(guest, do="grab", devil=devil, **claim)


def events(hall: Hall, do: str) -> list[Happening]:
    entries = [entry for entry in map(decoded, hall.log) if isinstance(entry, Happening)]
    return [entry for entry in entries if entry.event["do"] == do]


def grabs(hall: Hall) -> list[Happening]:
    return events(hall, "grab")


def rubies(hall: Hall) -> list[int]:
    return list(state_of(hall).rubies[: hall.table.ledger.opened.players])


LAST = LINE + 15
"""Milliseconds after which no grab can be level with one that has arrived, with the usual dead heat."""
