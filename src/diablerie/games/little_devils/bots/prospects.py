"""The chance to win the game with the totals after a round, among players of equal strength.

What is to come adds to every total by chance, the more so the further the highest of them is from the goal.
So the chance to have the fewest at the end falls by the same factor with every `spread` devils more. The
spreads were fitted to a hundred thousand games between players with our own habits, and foretell who wins
to two percent. Who opens the next round is neglected.
"""

from math import exp, sqrt
from typing import Final, NamedTuple

from diablerie.game.core import Seat
from diablerie.kernel import Six, rule

NEAR: Final = (0.0, 0.0, 0.0, 16.4, 26.6, 36.0, 46.2)
"""The square of the spread when the goal is all but reached, by the number of players."""
FURTHER: Final = (0.0, 0.0, 0.0, 1.54, 1.89, 2.07, 2.02)
"""What every devil up to the goal adds to that square."""


class Prospects(NamedTuple):
    """What somebody may hope for between two rounds."""

    win: float
    """The chance to win, from 0 to 1; tied winners share a victory (§3.3)."""
    ahead: float
    """The share of the others whom they will finish ahead of; a tie is half."""


@rule
def prospects(totals: Six, seat: Seat, players: int, goal: int) -> Prospects:
    """The prospects of `seat` with these totals after a round."""
    most = totals[0]
    for other in range(1, players):
        most = max(most, totals[other])
    if most >= goal:
        return final_prospects(totals, seat, players)
    spread = sqrt(NEAR[players] + FURTHER[players] * (goal - most))
    against, ahead = 1.0, 0.0
    for other in range(players):
        if other != seat:
            odds = exp((totals[seat] - totals[other]) / spread)
            against += odds
            ahead += 1.0 / (1.0 + odds)
    return Prospects(1.0 / against, ahead / (players - 1))


@rule
def final_prospects(totals: Six, seat: Seat, players: int) -> Prospects:
    """What `seat` has got when the game is over."""
    tied, fewer, more = 0, 0, 0
    for other in range(players):
        tied += totals[other] == totals[seat]
        fewer += totals[other] < totals[seat]
        more += totals[other] > totals[seat]
    return Prospects(0.0 if fewer else 1.0 / tied, (more + (tied - 1) / 2) / (players - 1))
