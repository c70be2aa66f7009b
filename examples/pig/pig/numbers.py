"""Pig in numbers, for machines that learn."""

from typing import Any, Final

from diablerie.game.core import SEATS, clockwise
from diablerie.game.numbers import About, Kind, Numbers, Paper
from diablerie.game.open import Looking
from diablerie.game.verbs import Written, verb_numbers
from diablerie.kernel import rule

from . import rules
from .chance import LOTS
from .rules import HOLD, ROLL, Event, State
from .view import View

SIZE: Final = 2 + 3 * SEATS
"""The goal, the points of the turn; then for each seat, the own first: is it there, its turn, its total."""


@rule
def observe(sight: Looking[State], row: Any) -> None:
    """Write what a seat knows into `row`."""
    table = sight.table
    row[0], row[1] = table.goal, table.points
    for seat in range(table.players):
        first = 2 + 3 * clockwise(sight.seat, seat, table.players)
        row[first], row[first + 1], row[first + 2] = 1, seat == table.turn, table.totals[seat]


ROW = Written(SIZE, Kind("int16", 0, 1000), observe)
ABOUT = About("Action 0 rolls, action 1 holds.", is_simultaneous=False, paper=Paper(40, 6, 1))
NUMBERS: Numbers[State, Event, View, None, Looking[State]] = verb_numbers(
    rules, Event, (ROLL, HOLD), ROW, LOTS, ABOUT
)
