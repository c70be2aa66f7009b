"""What a compiled loop notes of every game: one row of numbers."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from diablerie.game.core import SEATS
from diablerie.kernel import Six, rule

Outcomes = npt.NDArray[np.int64]

WINNERS: Final = SEATS
"""The column of the winners' mask; those before it hold the totals."""
ROUNDS: Final = SEATS + 1
MOVES: Final = SEATS + 2
"""Decisions of players, as against events of chance and of the clock."""
STOPPED: Final = SEATS + 3
"""1 if the game was stopped at the limit of rounds."""
COLUMNS: Final = SEATS + 4


def empty_outcomes(games: int) -> Outcomes:
    """Make room for so many games."""
    return np.zeros((games, COLUMNS), dtype=np.int64)


@rule
def note(row: Any, totals: Six, winners: int, rounds: int, moves: int, stopped: int) -> None:
    """Write down how a game ended."""
    for seat in range(SEATS):
        row[seat] = totals[seat]
    row[WINNERS] = winners
    row[ROUNDS] = rounds
    row[MOVES] = moves
    row[STOPPED] = stopped
