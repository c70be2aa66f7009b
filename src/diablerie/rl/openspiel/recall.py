"""What a seat recalls: everything that it has seen and done, in the order in which it learnt of it."""

from struct import pack
from typing import Final, NamedTuple

from diablerie.game.core import EVERYBODY, Seat
from diablerie.game.outline import AnyOutline
from diablerie.game.types import Event
from diablerie.rl.openspiel.position import Position

DO_AND_BY: Final = 2
"""A row of numbers begins with what is done and who does it, both from 1 on."""


class Recollection(NamedTuple):
    """What somebody has learnt up to a position."""

    lines: str
    """A line an event, as it was seen; hidden decisions once more when they are shown."""
    rows: bytes
    """The same as numbers, a row an event, each a float of four bytes; none for who has seen it all."""
    hidden: tuple[Event, ...]
    """Decisions that are not shown yet, as they really were."""


NOTHING_YET = Recollection("", b"", ())


def recollection(position: Position, seat: Seat) -> Recollection:
    """What `seat` recalls; NOBODY is a spectator, EVERYBODY has seen it all."""
    known = position.recalled.get(seat)
    if known is None:
        known = position.recalled[seat] = _recollected(position, seat)
    found: Recollection = known
    return found


def _recollected(position: Position, seat: Seat) -> Recollection:
    """Go back to where something is recalled, and on from there; the end of a round is kept in mind."""
    here, behind = position, list[Position]()
    while here.before is not None and seat not in here.recalled:
        behind.append(here)
        here = here.before
    known: Recollection = here.recalled.get(seat, NOTHING_YET)
    rounds = position.plan.game.rounds
    for here in reversed(behind):
        known = _more(known, here, seat)
        if here.before and rounds(here.state) > rounds(here.before.state):
            here.recalled[seat] = known
    return known


def _more(known: Recollection, here: Position, seat: Seat) -> Recollection:
    game, outline, event = here.plan.game, here.plan.outline, here.event
    assert here.before is not None
    seen = event if seat == EVERYBODY else game.seen(here.before.state, event, seat)
    news: tuple[Event, ...] = (seen,)
    hidden = known.hidden
    if seen != event and event.by >= 0:
        hidden = (*hidden, event)
    if hidden and not outline.keeps_secrets(here.state):
        news, hidden = (seen, *hidden), ()
    lines = "".join([f"{game.to_text(one)}\n" for one in news])
    rows = b"" if seat == EVERYBODY else b"".join([row(outline, one) for one in news])
    return Recollection(known.lines + lines, known.rows + rows, hidden)


def columns(outline: AnyOutline) -> int:
    """How many numbers a row has."""
    return DO_AND_BY + outline.width


def row(outline: AnyOutline, event: Event) -> bytes:
    """An event as a row of numbers."""
    numbers = (event.do + 1, event.by + 2, *outline.numbers(event))
    return pack(f"{len(numbers)}f", *numbers).ljust(4 * columns(outline), b"\0")
