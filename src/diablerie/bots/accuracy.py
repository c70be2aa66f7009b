"""How well somebody has decided, from the chances they gave away: Lichess's accuracy, for any table.

The formulas are those of Lichess, where two play and a fair share of the game is 50 percent points. Here a
fair share is one in `players`, so everything is first turned into points as they would be between two
(docs/analysis.md).
"""

from collections.abc import Sequence
from math import exp
from statistics import fmean, harmonic_mean, pstdev
from typing import Final, Literal

Mark = Literal["inaccuracy", "mistake", "blunder"]
MARKS: Final[dict[Mark, float]] = {"blunder": 15.0, "mistake": 10.0, "inaccuracy": 5.0}
"""What a decision is called that gave away so many points, the worst first."""
UNSURE: Final = 1.0
"""Points of which the bot itself is not sure: whoever gave away less has played as well as it knows."""
NARROWEST, WIDEST = 2, 8
"""How many positions in a row tell how restless a game is there."""
CALMEST, WILDEST = 0.5, 12.0
"""Between which a decision is weighed, in points of standard deviation."""


def points(chance: float, players: int) -> float:
    """A chance to win, or a part of one, in percent points as between two."""
    return 50 * players * chance


def accuracy(lost: float) -> float:
    """How good a decision was that gave away so many points: 100 for the best, 0 for the worst."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * lost) - 3.1669))


def mark(lost: float) -> Mark | None:
    """What a decision that gave away so many points is called, if it was none of the good ones."""
    return next((name for name, least in MARKS.items() if lost >= least), None)


def game_accuracy(before: Sequence[float], lost: Sequence[float]) -> float | None:
    """How good somebody's decisions were together; None if they had none.

    `before` are the points they had before each of them, `lost` what they gave away. Half of it is the mean
    that weighs decisions by how restless the game was, half the harmonic mean, which forgets no blunder.
    """
    if not lost:
        return None
    each = list(map(accuracy, lost))
    weights = _restlessness([*before, before[-1] - lost[-1]])
    weighted = fmean(each, weights)
    return (weighted + harmonic_mean([max(1.0, one) for one in each])) / 2


def _restlessness(series: Sequence[float]) -> list[float]:
    """A weight for each step between two positions."""
    width = min(len(series), max(NARROWEST, min(WIDEST, (len(series) - 1) // 10)))
    starts = [0] * (width - 2) + list(range(len(series) - width + 1))
    spreads = [pstdev(series[start : start + width]) for start in starts]
    return [min(WILDEST, max(CALMEST, spread)) for spread in spreads]
