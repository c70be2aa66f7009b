"""Who will win a game of Diavolo without a race, if all play equally well from now on.

Nobody is in another's way here: once it is known which rounds are grey, everybody's rubies go their own way.
"""

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final

from diablerie.games.diavolo.state import RUBIES

Ends = tuple[float, ...]
"""How likely somebody has none, one, two or more rubies in the end."""
Greys = tuple[bool, ...]
"""Of the rounds to come, whether the grey devil is right in each."""

RIGHT: Final = 0.95
"""How often an equal player, whom nobody hurries, takes the right devil."""
HORIZON: Final = 30
"""Rounds to come beyond which nothing is worked out: by then nobody knows who is ahead."""


def chance_in_peace(own: int, others: Sequence[int], grey_now: bool, rounds: int, grey: float) -> float:
    """The chance of somebody with so many rubies after this round, which the others have yet to answer.

    Whoever ties shares the victory. If all lose their last ruby on the way, any of them may be the last.
    """
    if own == 0:
        return 0.0
    return sum(
        likely * _most(_ends(own, greys), [_ends(had, (grey_now, *greys)) for had in others if had])
        for greys, likely in _futures(min(rounds, HORIZON), grey)
    )


@cache
def _futures(rounds: int, grey: float) -> tuple[tuple[Greys, float], ...]:
    """How many of the rounds will be grey, evenly spread, and how likely that is."""
    return tuple(
        (
            tuple((number + 1) * many // rounds > number * many // rounds for number in range(rounds)),
            comb(rounds, many) * grey**many * (1 - grey) ** (rounds - many),
        )
        for many in range(rounds + 1)
    )


@cache
def _ends(rubies: int, greys: Greys) -> Ends:
    """Where somebody with so many rubies ends."""
    now = [float(amount == rubies) for amount in range(RUBIES + 1)]
    for grey in greys:
        after = [now[0]] + [0.0] * RUBIES
        for amount in range(1, RUBIES + 1):
            after[amount - 1] += now[amount] * (1 - RIGHT)
            after[min(amount + grey, RUBIES)] += now[amount] * RIGHT
        now = after
    return tuple(now)


def _most(own: Ends, others: Sequence[Ends]) -> float:
    """The part of the victory of somebody who ends like this."""
    return sum(own[most] * _share(most, others) for most in range(RUBIES + 1))


def _share(most: int, others: Sequence[Ends]) -> float:
    """The part of somebody who has so many rubies: nothing if another has more."""
    level = [1.0]  # how likely so many of the others have just as many, and none of them more
    for end in others:
        fewer, same = sum(end[:most]), end[most]
        level = [a * fewer + b * same for a, b in zip([*level, 0.0], [0.0, *level])]
    return sum(likely / (1 + many) for many, likely in enumerate(level))
