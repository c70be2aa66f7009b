"""What a seat of Pig knows as numbers, and what the numbers of actions mean."""

from typing import Any, Final

from diablerie.game.core import SEATS, Seat, clockwise
from diablerie.game.numbers import Kind, Options
from diablerie.game.open import Looking
from diablerie.kernel import Six, rule
from diablerie.kernel.luck import Luck, below

from .rules import HOLD, ROLL, Event, State

SIZE: Final = 2 + 3 * SEATS
"""The goal, the points of the turn; then for each seat, the own first: is it there, its turn, its total."""

KIND: Final = Kind("int16", 0, 1000)


def actions(options: Options) -> int:
    """How many actions there are."""
    return 2


@rule
def observe(sight: Looking[State], row: Any) -> None:
    """Write what a seat knows into `row`."""
    table = sight.table
    row[0], row[1] = table.goal, table.points
    for seat in range(table.players):
        first = 2 + 3 * clockwise(sight.seat, seat, table.players)
        row[first], row[first + 1], row[first + 2] = 1, seat == table.turn, table.totals[seat]


@rule
def mark(sight: Looking[State], mask: Any) -> None:
    """Write what it may do now into `mask`."""
    mask[0] = sight.seat == sight.table.to_act
    mask[1] = sight.seat == sight.table.to_act and sight.table.points > 0


@rule
def event_of(seat: Seat, action: int) -> Event:
    """What an action does."""
    return Event(seat, HOLD if action else ROLL, 0)


@rule
def action_of(event: Event) -> int:
    """The action that makes an event happen."""
    return 1 if event.do == HOLD else 0


@rule
def decision(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Toss a coin for every roll after the first, as the random bot does."""
    return Event(state.turn, HOLD if state.points and below(luck, 2) else ROLL, 0), luck + 1


@rule
def totals(state: State) -> Six:
    """Everybody's points."""
    return state.totals
