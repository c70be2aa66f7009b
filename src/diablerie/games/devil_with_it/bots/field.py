"""What the others may bet: by how they have bet so far, and by how people bet who know the game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from diablerie.game.core import SEATS
from diablerie.games.devil_with_it.bots.thinking import zeros
from diablerie.games.devil_with_it.state import NO_BET
from diablerie.kernel import Six

Field: TypeAlias = Any
"""The chance that a seat bets at most so many tens, by seat and tens, as numpy's float64."""
TENS: Final = 64
"""Bets are told apart up to 10 times this."""

USUAL: Final[Mapping[int, Mapping[int, int]]] = {
    2: {70: 16, 80: 4, 90: 3, 100: 17, 120: 21, 130: 12, 140: 10, 150: 13, 160: 4},
    3: {70: 8, 90: 4, 100: 10, 120: 21, 130: 12, 140: 5, 150: 14, 170: 14, 180: 7, 190: 5},
    4: {90: 5, 100: 15, 120: 21, 130: 8, 140: 5, 150: 9, 170: 14, 180: 7, 190: 6, 200: 7, 220: 3},
    5: {100: 4, 110: 5, 120: 20, 130: 7, 140: 5, 150: 10, 170: 18, 180: 6, 190: 5, 200: 7, 220: 8, 240: 5},
    6: {120: 4, 130: 4, 140: 8, 150: 12, 170: 25, 180: 11, 190: 6, 200: 7, 220: 10, 240: 6, 250: 7},
}
"""Bets of equal players by their number, with weights, after regret matching (bench/oven.py)."""
DOUBT: Final = 3.0
"""So many bets of somebody must be seen before they count as much as what is usual."""
NEAR: Final = ((-2, 1), (-1, 2), (0, 3), (1, 2), (2, 1))
"""Who has bet so much bets about as much again: by so many tens more, with such weights."""


def expected_bets(players: int, seen: Sequence[Six]) -> Field:
    """The chance that each seat bets at most so many tens, by what is usual and what was seen."""
    field = zeros(SEATS, TENS)
    for seat in range(players):
        past = [bets[seat] for bets in seen if bets[seat] != NO_BET]
        field[seat] = usual_bets(players) * (DOUBT / (DOUBT + len(past)))
        if past:
            field[seat] += like_past_bets(past) * (len(past) / (DOUBT + len(past)))
    cumulative: Field = field.cumsum(axis=1)
    return cumulative


def usual_bets(players: int) -> Any:
    """The chance of each bet, in tens, by somebody of whom nothing is known."""
    chances = zeros(TENS)
    for bet, weight in USUAL[players].items():
        chances[bet // 10] += weight
    return chances / chances.sum()


def like_past_bets(past: Sequence[int]) -> Any:
    """The chance of each bet, in tens, by somebody who has bet like this."""
    chances = zeros(TENS)
    for bet in past:
        for more, weight in NEAR:
            chances[max(0, min(TENS - 1, bet // 10 + more))] += weight
    return chances / chances.sum()
