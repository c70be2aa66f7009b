"""The chances that follow from everybody's chips."""

from random import Random

import pytest

from diablerie.games.devil_with_it.bots.prospects import chance_to_be_ahead, chance_to_win
from tests.games.devil_with_it.bots.tables import six

GOAL = 1600


def tables(luck: Random, highest: int = GOAL + 400) -> list[tuple[int, ...]]:
    """Chips of two to six players, by lot."""
    return [
        tuple(10 * luck.randrange(highest // 10) for _ in range(players))
        for players in range(2, 7)
        for _ in range(50)
    ]


def test_one_game_has_one_victory() -> None:
    for chips in tables(Random(1)):
        players = len(chips)
        chances = [chance_to_win(six(chips), players, GOAL, seat) for seat in range(players)]
        assert sum(chances) == pytest.approx(1)


def test_of_any_two_one_is_ahead() -> None:
    for chips in tables(Random(2)):
        players = len(chips)
        ahead = [chance_to_be_ahead(six(chips), players, GOAL, seat) for seat in range(players)]
        assert sum(ahead) == pytest.approx(players / 2)


def test_between_two_being_ahead_is_winning() -> None:
    for chips in tables(Random(3)):
        if len(chips) == 2:
            win, ahead = (chance(six(chips), 2, GOAL, 0) for chance in (chance_to_win, chance_to_be_ahead))
            assert win == pytest.approx(ahead)


def test_at_the_goal_nothing_is_left_to_chance() -> None:
    chips = six((1600, 1650, 1650, 200))
    assert [chance_to_win(chips, 4, GOAL, seat) for seat in range(4)] == [0, 0.5, 0.5, 0]
    places = [chance_to_be_ahead(chips, 4, GOAL, seat) for seat in range(4)]
    assert places == pytest.approx([1 / 3, 5 / 6, 5 / 6, 0])


def test_ten_chips_more_are_never_worse() -> None:
    for chips in tables(Random(4), GOAL - 20):
        for chance in (chance_to_win, chance_to_be_ahead):
            richer = six((chips[0] + 10, *chips[1:]))
            assert chance(richer, len(chips), GOAL, 0) >= chance(six(chips), len(chips), GOAL, 0)


def test_a_lead_counts_more_near_the_goal() -> None:
    early, late = six((400, 200, 200)), six((1500, 1300, 1300))
    assert 1 / 3 < chance_to_win(early, 3, GOAL, 0) < chance_to_win(late, 3, GOAL, 0) < 1
