"""A turn at the oven, solved exactly: every way in which the coal that is left may turn up.

What the turn is worth when it ends is given, by the coal amount and the number of pieces; so for the last
player of a round the whole solution is exact, and for others as good as what they expect of those after
them.
"""

from typing import Any, Final, NamedTuple, TypeAlias

from diablerie.games.devil_with_it.coal import DEVIL, NUMBERS, VALUES, Shown
from diablerie.kernel import Six, compiled, put, rule

Grid: TypeAlias = Any
"""What the end of a turn is worth, by purpose, coal amount in fives and pieces, as numpy's float64: a devil
is the end with 0 in 0 pieces, and the last amount and number of pieces stand for all beyond."""
Values: TypeAlias = Any
"""What sets of coal are worth when they lie turned up, by purpose and the number of the set."""
Worth: TypeAlias = tuple[float, float, float]
"""A number for each purpose."""

STEP: Final = 5
"""All coal shows multiples of this."""
Purpose: TypeAlias = int
"""What one may play for: the chance to win, chips, or to be ahead of as many as possible."""
CHANCE_TO_WIN: Final = 0
GAIN: Final = 1
PLACE: Final = 2
PURPOSES: Final = 3
MOST_SETS: Final = 10 * 10 * 10 * 8 * 4 * 3
"""How many sets of numbered coal can be turned up in one turn, the empty one included."""


class Turn(NamedTuple):
    """A turn under way."""

    left: Shown
    """The pieces of each kind that lie face down."""
    amount: int
    pieces: int


class Coal(NamedTuple):
    """A set of numbered coal that may turn up in the rest of a turn."""

    number: int
    """Which set it is: with one piece more it is one with a higher number, and the empty set is 0."""
    up: Six
    """How many pieces of each kind with a number."""
    amount: int
    pieces: int


@rule
def all_coal(left: Shown) -> Coal:
    """Everything that may turn up but devils."""
    sets, amount, pieces = 1, 0, 0
    for kind in range(NUMBERS):
        sets *= left[kind] + 1
        amount += left[kind] * VALUES[kind]
        pieces += left[kind]
    return Coal(sets - 1, (left[0], left[1], left[2], left[3], left[4], left[5]), amount, pieces)


@rule
def next_lower(coal: Coal, left: Shown) -> Coal:
    """The set with the next lower number; there must be one."""
    number, up, amount, pieces = coal
    kind = 0
    while up[kind] == 0:
        up = put(up, kind, left[kind])
        amount += left[kind] * VALUES[kind]
        pieces += left[kind]
        kind += 1
    return Coal(number - 1, put(up, kind, up[kind] - 1), amount - VALUES[kind], pieces - 1)


@rule
def worth_of_next(left: Shown, coal: Coal, devil: float, values: Values) -> float:
    """What one more piece is worth on the average, after this set, for one purpose."""
    worth, still, step = left[DEVIL] * devil, left[DEVIL], 1
    for kind in range(NUMBERS):
        here = left[kind] - coal.up[kind]
        if here > 0:
            worth += here * values[coal.number + step]
            still += here
        step *= left[kind] + 1
    return worth / still


@rule
def row_of(grid: Grid, amount: int) -> int:
    """Where an amount stands in the grid."""
    last: int = grid.shape[1] - 1
    return min(amount // STEP, last)


@rule
def column_of(grid: Grid, pieces: int) -> int:
    """Where a number of pieces stands in the grid."""
    last: int = grid.shape[2] - 1
    return min(pieces, last)


@compiled
def worth_of_going_on(turn: Turn, grid: Grid, purpose: Purpose, values: Values) -> Worth:
    """What one more piece is worth, when it and all after it are followed by the best for `purpose`.

    Sets are valued from the highest number down, so that what may follow is always known.
    """
    left, coal = turn.left, all_coal(turn.left)
    most = coal.pieces + left[DEVIL]
    while coal.number > 0:
        row, column = row_of(grid, turn.amount + coal.amount), column_of(grid, turn.pieces + coal.pieces)
        goes_on = coal.pieces < most  # the last piece of the oven ends the turn (§3.6)
        if goes_on:
            go_on = worth_of_next(left, coal, grid[purpose, 0, 0], values[purpose])
            goes_on = go_on > grid[purpose, row, column]
        for aim in range(PURPOSES):
            worth = grid[aim, row, column]
            if goes_on:
                worth = worth_of_next(left, coal, grid[aim, 0, 0], values[aim])
            values[aim, coal.number] = worth
        coal = next_lower(coal, left)
    return (
        worth_of_next(left, coal, grid[CHANCE_TO_WIN, 0, 0], values[CHANCE_TO_WIN]),
        worth_of_next(left, coal, grid[GAIN, 0, 0], values[GAIN]),
        worth_of_next(left, coal, grid[PLACE, 0, 0], values[PLACE]),
    )
