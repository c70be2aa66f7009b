"""Intervals: that 95 % of them hold what is true, whatever games of one deal have in common."""

from collections.abc import Callable

import numpy as np
import pytest

from diablerie.lab.tournament.intervals import Estimate, Numbers, mean, share, student, wilson

GAMES = 6
"""In every deal."""
TRIALS = 800

Deals = Callable[[np.random.Generator, float, int], Numbers]
"""Draws the points of so many deals in which a bot finishes ahead with a certain chance."""


def independent(luck: np.random.Generator, chance: float, deals: int) -> Numbers:
    return luck.binomial(GAMES, chance, deals).astype(float)


def all_alike(luck: np.random.Generator, chance: float, deals: int) -> Numbers:
    """The deal alone decides, and the same for all its games."""
    return GAMES * luck.binomial(1, chance, deals).astype(float)


def alike(luck: np.random.Generator, chance: float, deals: int) -> Numbers:
    """Some deals suit the bot, others do not."""
    return luck.binomial(GAMES, luck.beta(2 * chance, 2 - 2 * chance, deals)).astype(float)


def balanced(luck: np.random.Generator, chance: float, deals: int) -> Numbers:
    """Seven of ten games are won by a seat, so by each bot once; a bot decides the others."""
    by_seat = luck.binomial(GAMES // 2, 0.7, deals)
    return (by_seat + 2 * luck.binomial(GAMES // 2 - by_seat, (chance - 0.35) / 0.3)).astype(float)


def coverage(
    draw: Deals, chance: float, deals: int, interval: Callable[[Numbers, Numbers], Estimate]
) -> float:
    luck = np.random.default_rng(deals)
    chances = np.full(deals, float(GAMES))
    told = [interval(draw(luck, chance, deals), chances) for _ in range(TRIALS)]
    return sum(one.low <= chance <= one.high for one in told) / TRIALS


@pytest.mark.parametrize("deals", [8, 30, 150])
@pytest.mark.parametrize(
    ("draw", "chance"),
    [
        (independent, 0.5),
        (independent, 0.9),
        (all_alike, 0.65),
        (alike, 0.5),
        (alike, 0.65),
        (balanced, 0.58),
    ],
)
def test_an_interval_holds_the_truth_95_times_of_100(draw: Deals, chance: float, deals: int) -> None:
    assert coverage(draw, chance, deals, share) >= 0.925


def test_it_is_no_wider_than_it_must_be() -> None:
    for draw, chance in ((independent, 0.5), (alike, 0.65), (balanced, 0.58)):
        assert coverage(draw, chance, 100, share) <= 0.975


def test_counting_games_as_if_they_were_independent_would_promise_too_much() -> None:
    def naive(points: Numbers, chances: Numbers) -> Estimate:
        return wilson(points.sum() / chances.sum(), chances.sum(), 1.96)

    assert coverage(all_alike, 0.65, 100, naive) < 0.7
    assert coverage(balanced, 0.58, 100, naive) > 0.99


def test_deals_with_unequal_numbers_of_meetings_are_weighed_by_them() -> None:
    luck = np.random.default_rng(3)
    held = 0
    for _ in range(TRIALS):
        chances = luck.integers(0, 9, 60)
        told = share(luck.binomial(chances, 0.6).astype(float), chances.astype(float))
        held += told.low <= 0.6 <= told.high
    assert 0.925 <= held / TRIALS <= 0.975


def test_a_mean_has_an_interval_as_well() -> None:
    luck = np.random.default_rng(4)
    held = 0
    for _ in range(TRIALS):
        deals = 50 + 10 * luck.standard_normal(20)
        told = mean(4 * deals, np.full(20, 4.0))
        held += told.low <= 50 <= told.high
    assert 0.925 <= held / TRIALS <= 0.975


def test_one_deal_tells_nothing_for_certain() -> None:
    assert share(np.array([3.0]), np.array([6.0])) == (0.5, 0.0, 1.0)
    assert share(np.zeros(3), np.zeros(3)) == (0.5, 0.0, 1.0)
    assert mean(np.array([8.0]), np.array([2.0])) == (4.0, float("-inf"), float("inf"))


def test_where_every_deal_ends_alike_a_deal_counts_as_one_game() -> None:
    always = share(np.full(30, 6.0), np.full(30, 6.0))
    assert always.high == pytest.approx(1.0)
    assert always.low == pytest.approx(wilson(1.0, 30, student(29)).low)
    assert 0.85 < always.low < 0.9


def test_two_bots_share_one_interval_seen_from_both_sides() -> None:
    points, chances = np.array([4.0, 6.0, 3.5, 5.0]), np.full(4, 6.0)
    one, other = share(points, chances), share(chances - points, chances)
    assert other.value == pytest.approx(1 - one.value)
    assert other.low == pytest.approx(1 - one.high)


@pytest.mark.parametrize(
    ("freedom", "deviations"),
    [(1, 12.706), (5, 2.571), (11, 2.201), (30, 2.042), (120, 1.980), (100000, 1.960)],
)
def test_students_deviations_are_those_of_the_tables(freedom: int, deviations: float) -> None:
    assert student(freedom) == pytest.approx(deviations, abs=0.003)
