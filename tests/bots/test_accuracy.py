"""Accuracy as Lichess computes it, for any number of players."""

from math import exp
from typing import get_args

import pytest

from diablerie.bots.accuracy import MARKS, Mark, accuracy, game_accuracy, mark, points
from diablerie.server.protocol import http_games


@pytest.mark.parametrize("lost", [1, 5, 10, 30, 60])
def test_a_decision_is_as_accurate_as_lichess_says(lost: float) -> None:
    assert accuracy(lost) == pytest.approx(103.1668 * exp(-0.04354 * lost) - 3.1669)


def test_nothing_lost_is_accurate_and_everything_lost_is_not() -> None:
    assert accuracy(0) == pytest.approx(100, abs=0.001)
    assert accuracy(1000) == 0


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_fair_share_of_the_game_is_fifty_points_at_every_table(players: int) -> None:
    assert points(1 / players, players) == pytest.approx(50)


def test_a_decision_has_the_worst_mark_that_it_deserves() -> None:
    lost = (0.0, 4.9, 5.0, 9.9, 10.0, 14.9, 15.0, 80.0)
    none, light, heavy, worst = None, "inaccuracy", "mistake", "blunder"
    assert [mark(one) for one in lost] == [none, none, light, light, heavy, heavy, worst, worst]


def test_clients_know_every_mark_and_no_other() -> None:
    assert get_args(http_games.Mark) == get_args(Mark)
    assert set(MARKS) == set(get_args(Mark))


def test_who_decided_nothing_has_no_accuracy() -> None:
    assert game_accuracy([], []) is None


def test_who_gave_nothing_away_is_perfect() -> None:
    assert game_accuracy([50, 55, 60], [0, 0, 0]) == pytest.approx(100, abs=0.001)


def test_a_single_decision_is_worth_its_own_accuracy() -> None:
    assert game_accuracy([50], [20]) == pytest.approx(accuracy(20))


def test_a_game_is_the_mean_of_a_weighted_and_a_harmonic_mean() -> None:
    """Three decisions, worked out by hand: windows of two positions, half their difference as weight."""
    before, lost = [50.0, 60.0, 40.0], [0.0, 10.0, 30.0]
    weights = [5.0, 10.0, 12.0]  # half of 10 and of 20; half of 30 is more than may be
    each = [accuracy(one) for one in lost]
    weighted = sum(w * a for w, a in zip(weights, each, strict=True)) / sum(weights)
    harmonic = 3 / sum(1 / one for one in each)
    assert game_accuracy(before, lost) == pytest.approx((weighted + harmonic) / 2)


def test_one_blunder_costs_more_than_the_same_in_small_change() -> None:
    calm = [50.0] * 20
    blunder = game_accuracy(calm, [40.0] + [0.0] * 19)
    change = game_accuracy(calm, [2.0] * 20)
    assert blunder is not None
    assert change is not None
    assert blunder < change


def test_a_blunder_counts_more_where_the_game_is_restless() -> None:
    restless = [50.0] * 20 + [20.0, 80.0] * 10
    early = game_accuracy(restless, [30.0 if n == 5 else 0.0 for n in range(40)])
    late = game_accuracy(restless, [30.0 if n == 30 else 0.0 for n in range(40)])
    assert early is not None
    assert late is not None
    assert late < early
