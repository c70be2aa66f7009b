"""Stopping or going on: the rest of the own turn exactly, what the others will do by imagining it often."""

from typing import Final, NamedTuple

from diablerie.game.mind import Mind
from diablerie.games.devil_with_it.bots.habits import Reach, Standing, work_out_reach
from diablerie.games.devil_with_it.bots.rounds import burnt, drawn, kept, paid, turns_taken, worth_of
from diablerie.games.devil_with_it.bots.solution import (
    CHANCE_TO_WIN,
    GAIN,
    PLACE,
    PURPOSES,
    STEP,
    Grid,
    Purpose,
    Turn,
    Worth,
    all_coal,
    column_of,
    row_of,
    worth_of_going_on,
)
from diablerie.games.devil_with_it.bots.table import imagined, standing_of
from diablerie.games.devil_with_it.bots.thinking import Span, room, spans, zeros
from diablerie.games.devil_with_it.coal import DEVIL, NUMBERS, VALUES
from diablerie.games.devil_with_it.memory import Memory
from diablerie.games.devil_with_it.state import State
from diablerie.games.devil_with_it.view import View
from diablerie.kernel import compiled, put, rule
from diablerie.kernel.luck import Luck, luck_of

LEAST: Final = min(VALUES[:NUMBERS])
MOST: Final = max(VALUES)
LOOK_BEYOND: Final = 50
"""How far above all bets and amounts coal is told apart while others are still to come."""
FARTHEST_AIM: Final = 250
"""So much more coal nobody hopes for while others are still to come."""
MORE_PIECES: Final = 2
"""How many pieces above the most so far are told apart then."""
OTHER_LUCK: Final = 1000
"""How far the luck of pieces that are only thought away lies from that of pieces that are turned up."""


class Position(NamedTuple):
    """A turn under way, as it is thought about."""

    table: State
    standing: Standing
    """The round without the coal of this turn."""
    turn: Turn


class Weighed(NamedTuple):
    """What stopping and going on are worth."""

    stop: Worth
    go_on: Worth


def weighed(view: View, mind: Mind[Memory], purpose: Purpose, samples: int) -> Weighed:
    """Weigh both choices of the seat that looks; for the last at the oven nothing is left to imagine."""
    standing = standing_of(view, mind.memory)
    turn = Turn(standing.left, view.turned_worth, len(view.turned))
    position = Position(imagined(view, mind.memory), standing, turn)
    later = view.players - view.turns - 1
    grid, done = grid_of(position, later), 1
    for span in spans(samples if later else 1, mind):
        add_endings(position, span, room().reach, grid)
        done = span.last
    grid /= done
    go_on = worth_of_going_on(turn, grid, purpose, room().values)
    win, gain, place = grid[:, row_of(grid, turn.amount), column_of(grid, turn.pieces)]
    return Weighed((float(win), float(gain), float(place)), go_on)


def grid_of(position: Position, later: int) -> Grid:
    """Room for the worth of stopping, up to where more coal makes no difference any more."""
    table, standing, turn = position
    amount = max(turn.amount, *table.stakes, *standing.amounts) + STEP
    pieces = max(turn.pieces, *standing.pieces) + 1
    if later:
        amount = min(amount + LOOK_BEYOND, turn.amount + FARTHEST_AIM)
        pieces += MORE_PIECES
    amount = min(amount, turn.amount + all_coal(turn.left).amount)
    return zeros(PURPOSES, amount // STEP + 1, pieces + 1)


@rule
def ended(table: State, standing: Standing, reach: Reach, luck: Luck) -> Worth:
    """What it is worth when the turn is over and all others have had theirs."""
    return worth_of(table, paid(table, turns_taken(table, standing, table.turns + 1, reach, luck)))


@rule
def emptier(standing: Standing, pieces: int, luck: Luck) -> Standing:
    """The oven without so many numbered pieces more: some that may well be turned up."""
    left = standing.left
    for _ in range(pieces):
        kind = drawn(put(left, DEVIL, 0), luck)
        if left[kind] > 0 and kind != DEVIL:
            left = put(left, kind, left[kind] - 1)
    return standing._replace(left=left)


@rule
def opening_of(position: Position, pieces: int, luck: Luck) -> Standing:
    """The round for those who come after, if the turn ends with so many pieces, or none: with a devil."""
    table, standing, turn = position
    if pieces == 0:
        devils = max(0, standing.left[DEVIL] - 1)
        return burnt(table, standing._replace(left=put(standing.left, DEVIL, devils)), table.turn)
    return emptier(standing, pieces - turn.pieces, luck + OTHER_LUCK)


@rule
def amounts_with(turn: Turn, pieces: int, grid: Grid) -> tuple[int, int]:
    """The lowest and the highest amount, in rows of `grid`, with which the turn may end."""
    more, highest_row = pieces - turn.pieces, grid.shape[1] - 1
    if pieces == 0:
        return 0, 0
    lowest = min(highest_row, (turn.amount + LEAST * more) // STEP)
    if pieces == grid.shape[2] - 1:  # stands for more pieces as well, with any amount
        return lowest, highest_row
    return lowest, min(highest_row, (turn.amount + MOST * more) // STEP)


@compiled
def add_endings(position: Position, span: Span, reach: Reach, grid: Grid) -> None:
    """Add up what each end of the turn is worth; a devil is the end with 0 in 0 pieces."""
    table, turn = position.table, position.turn
    work_out_reach(reach, turn.left)
    for sample in range(span.first, span.last):
        luck = luck_of(span.seed, sample)
        for pieces in range(grid.shape[2]):
            if pieces == 0 or pieces >= turn.pieces:
                opening = opening_of(position, pieces, luck)
                lowest, highest = amounts_with(turn, pieces, grid)
                for row in range(lowest, highest + 1):
                    worth = ended(table, kept(opening, table.turn, row * STEP, pieces), reach, luck)
                    grid[CHANCE_TO_WIN, row, pieces] += worth[CHANCE_TO_WIN]
                    grid[GAIN, row, pieces] += worth[GAIN]
                    grid[PLACE, row, pieces] += worth[PLACE]
