"""How long bots look at the dice: like people, and never faster than the best of them."""

from random import Random
from statistics import mean, median

import pytest

from diablerie.games.diavolo.bots.levels import LEVELS
from diablerie.games.diavolo.bots.reaction import FLOOR, reaction
from diablerie.games.diavolo.dice import LARGEST_SUM, ORDER_NAMES
from tests.games.diavolo.bots.looks import agreed, grabs, look, throws

OFTEN = 400
BEST_OF_PEOPLE = 700
"""Milliseconds: what people who train for such games reach on the easiest orders."""


def times(asked: str, slowness: float = 1.0) -> list[int]:
    """How long somebody looks at one throw, many times."""
    seen, luck = look(asked), Random(1)
    return [reaction(seen, slowness, luck) for _ in range(OFTEN)]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_faster_than_the_best_of_people(level: str) -> None:
    assert FLOOR >= BEST_OF_PEOPLE
    assert min(grab.reaction for grab in grabs(level, throws(1200))) >= BEST_OF_PEOPLE


def test_a_sum_takes_the_best_of_people_longer_than_that() -> None:
    sums = tuple(seen for seen in throws(1200) if seen.order == LARGEST_SUM)
    assert median(grab.reaction for grab in grabs("devil", sums)) > 1000


def test_the_highest_value_is_seen_sooner_than_what_is_odd_and_that_sooner_than_a_sum() -> None:
    dice = "661 444 222"
    orders = ("position", "highest_value", "most_odd", "largest_difference", "largest_sum", "smallest_sum")
    typical = [median(times(f"{order} {dice}")) for order in orders]
    assert set(orders) == set(ORDER_NAMES)
    assert typical[1] < typical[2] < typical[3]
    assert typical[2] < typical[4]


def test_a_close_call_takes_longer_and_a_tie_longest() -> None:
    clear, close, level = (
        median(times(f"largest_sum {dice}")) for dice in ("666 111 111", "665 664 111", "665 665 111")
    )
    assert clear < close < level


def test_who_is_slower_takes_longer_and_everybody_now_and_then_much_longer() -> None:
    fast, slow = times("most_odd 135 246 246"), times("most_odd 135 246 246", slowness=3)
    assert median(fast) < median(slow)
    assert mean(slow) > median(slow)
    assert max(slow) - median(slow) > 2 * (median(slow) - min(slow))


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_starts_too_early_where_the_table_forbids_it(level: str) -> None:
    views = tuple(agreed(seen, fastest=1000) for seen in throws(OFTEN))
    assert min(grab.reaction for grab in grabs(level, views)) >= 1000


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_is_not_done_at_the_last_moment_guesses(level: str) -> None:
    views = tuple(agreed(seen, time_limit=1) for seen in throws(OFTEN))
    decided = grabs(level, views)
    assert all(BEST_OF_PEOPLE <= grab.reaction <= 1000 for grab in decided)
    assert len({grab.devil for grab in decided}) > 1
