"""95 % intervals where the games of a deal are not independent: deals are what was drawn, not games."""

from math import sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

NORMAL = 1.959964
"""95 % of a normal distribution lie so many deviations around its middle."""
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The same of Student's distribution with 1 to 10 degrees of freedom."""


class Estimate(NamedTuple):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


def share(points: Numbers, chances: Numbers) -> Estimate:
    """A share between 0 and 1 from each deal's points and its chances to make one.

    Wilson's interval, for as many independent games as would give the same spread from deal to deal, with
    Student's deviations for the number of deals. Where there is no spread at all, a deal counts as one game.
    """
    deals, total = len(points), chances.sum()
    if total == 0:
        return Estimate(0.5, 0.0, 1.0)
    value = float(points.sum() / total)
    if deals < 2:
        return Estimate(value, 0.0, 1.0)
    variance = ratio_variance(points, chances)
    games = value * (1 - value) / variance if variance > 0 else float(deals)
    return wilson(value, max(games, 1.0), student(deals - 1))


def mean(sums: Numbers, counts: Numbers) -> Estimate:
    """A mean from each deal's sum and how many numbers made it."""
    deals, total = len(sums), counts.sum()
    value = float(sums.sum() / total) if total else 0.0
    if deals < 2 or not total:
        return Estimate(value, float("-inf"), float("inf"))
    spread = student(deals - 1) * sqrt(ratio_variance(sums, counts))
    return Estimate(value, value - spread, value + spread)


def ratio_variance(tops: Numbers, bottoms: Numbers) -> float:
    """The variance of a ratio of sums, from what each deal adds to them (the usual linearisation)."""
    deals, total = len(tops), bottoms.sum()
    rest = tops - tops.sum() / total * bottoms
    return float(deals / (deals - 1) * (rest**2).sum() / total**2)


def wilson(value: float, games: float, deviations: float) -> Estimate:
    """Wilson's interval for a share of so many games."""
    z = deviations**2
    middle = value + z / (2 * games)
    spread = deviations * sqrt(value * (1 - value) / games + z / (4 * games**2))
    scale = 1 + z / games
    return Estimate(value, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def student(freedom: int) -> float:
    """So many deviations hold 95 % of Student's distribution; beyond the table, by a series."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
