"""Which bots suit somebody, by how they have played so far: the next game is to be winnable."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from diablerie.bots.roster import LEVELS


class Past(NamedTuple):
    """A game that somebody has played against bots of one level."""

    bot: str
    rank: int
    """1 for who won."""
    players: int


class Suits(NamedTuple):
    """Whom to play with, and at which pace."""

    bot: str
    pace: str


RUNGS: Final = (Suits(LEVELS[0], "relaxed"), *(Suits(level, "normal") for level in LEVELS))
"""From the gentlest: the weakest bots with more time for everything come below all others."""
FIRST: Final = 1
"""Where somebody begins of whom nothing is known."""
WINS: Final = 2
"""So many at a level lead to the next one."""
DEFEATS: Final = 3
"""So many in a row, in the lower half of the table, lead a level down; at the weakest one less is enough."""


def suited(past: Sequence[Past]) -> Suits:
    """Whom to play with next, by all games so far, the oldest first."""
    rung, wins, defeats = FIRST, 0, 0
    for bot, rank, players in past:
        if RUNGS[rung].bot != bot:  # somebody else was asked to the table
            rung, wins, defeats = FIRST + LEVELS.index(bot), 0, 0
        wins += rank == 1
        low = rank > 1 if rung <= FIRST else 2 * rank > players + 1
        defeats = defeats + 1 if low else 0
        if wins >= (WINS if rung else 1) and rung < len(RUNGS) - 1:
            rung, wins, defeats = rung + 1, 0, 0
        elif rung and defeats >= (DEFEATS if rung > FIRST else DEFEATS - 1):
            rung, wins, defeats = rung - 1, 0, 0
    return RUNGS[rung]
