"""Everybody's chances follow from the rubies: checked against games that are really drawn."""

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from diablerie.games.diavolo.bots.peace import HORIZON, chance_in_peace
from diablerie.games.diavolo.bots.peace import RIGHT as RIGHT_IN_PEACE
from diablerie.games.diavolo.bots.prospects import (
    RIGHT,
    grey_chance,
    in_race,
    keepers,
    rubies_after,
)
from diablerie.games.diavolo.dice import GREY
from tests.games.diavolo.bots.looks import answer, throws

GREY_CHANCE = grey_chance(True)
GAMES = 4000
NEAR = 0.035
"""More than four times how far so many games may be off."""


def race(rubies: tuple[int, ...], luck: Random) -> list[int]:
    """Play a race among equals by the rulebook; the rubies at its end."""
    left = list(rubies)
    while sum(had > 0 for had in left) > 1:
        grey = luck.random() < GREY_CHANCE
        playing = [player for player in range(len(left)) if left[player]]
        devils = 1 if grey else min(len(playing) - 1, 3)
        luck.shuffle(playing)
        got = [player for player in playing if luck.random() < RIGHT][:devils]
        for player in playing:
            left[player] = min(5, left[player] + grey) if player in got else left[player] - 1
    return left


def peace(own: int, others: tuple[int, ...], rounds: int, luck: Random) -> list[int]:
    """Play on without a race: the others answer a round that is not grey, then so many follow."""
    left = [own, *(had - (luck.random() >= RIGHT_IN_PEACE) for had in others)]
    for _ in range(rounds):
        if sum(had > 0 for had in left) <= 1:
            break
        grey = luck.random() < GREY_CHANCE
        for player in range(len(left)):
            if left[player]:
                right = luck.random() < RIGHT_IN_PEACE
                left[player] = min(5, left[player] + grey) if right else left[player] - 1
    return left


def shares(ends: list[list[int]]) -> list[float]:
    """The part of all victories that each player has."""
    won = [0.0] * len(ends[0])
    for end in ends:
        best = [player for player in range(len(end)) if end[player] == max(end) > 0]
        for player in best:
            won[player] += 1 / len(best) / len(ends)
    return won


def test_the_grey_devil_is_right_as_often_as_in_many_throws() -> None:
    often = sum(answer(seen) == GREY for seen in throws(1200)) / 1200
    assert grey_chance(True) == pytest.approx(often, abs=0.04)
    assert grey_chance(False) == pytest.approx(grey_chance(True) * 6 / 5)


@pytest.mark.parametrize(("players", "devils"), [(2, 1), (3, 2), (4, 3), (5, 3), (3, 0), (2, 3)])
def test_who_keeps_a_devil_is_who_is_right_and_first(players: int, devils: int) -> None:
    """By every order in which players can come, and everybody right or wrong in it."""
    expected: Counter[tuple[int, ...]] = Counter()
    orders = list(permutations(range(players)))
    for order, rights in product(orders, product([True, False], repeat=players)):
        got = [player for player in order if rights[player]][:devils]
        likely = 1.0
        for right in rights:
            likely *= RIGHT if right else 1 - RIGHT
        expected[tuple(sorted(got))] += likely / len(orders)  # type: ignore[assignment]
    assert dict(keepers(range(players), devils, RIGHT)) == pytest.approx(dict(expected))


def test_a_round_takes_and_gives_rubies_by_the_rulebook() -> None:
    assert rubies_after((5, 3, 1, 0), (0,), grey=False) == (5, 2, 0, 0)
    assert rubies_after((5, 3, 1, 0), (1,), grey=True) == (4, 4, 0, 0)
    assert rubies_after((5, 3, 1, 0), (0,), grey=True) == (5, 2, 0, 0)


@pytest.mark.parametrize("rubies", [(5, 4), (1, 3), (5, 3, 2), (2, 0, 2, 1, 4), (5, 4, 3, 3, 2, 1)])
def test_chances_in_a_race_are_those_of_games_that_are_played(rubies: tuple[int, ...]) -> None:
    luck = Random(str(rubies))
    played = shares([race(rubies, luck) for _ in range(GAMES)])
    assert in_race(rubies, GREY_CHANCE) == pytest.approx(played, abs=NEAR)


@pytest.mark.parametrize(
    ("own", "others", "rounds"),
    [(5, (4,), 3), (4, (5, 5, 3), 8), (1, (2,), 2), (2, (2, 2), 0), (3, (5,), 14)],
)
def test_chances_in_peace_are_those_of_games_that_are_played(
    own: int, others: tuple[int, ...], rounds: int
) -> None:
    luck = Random(f"{own} {others}")
    played = shares([peace(own, others, rounds, luck) for _ in range(GAMES)])
    assert chance_in_peace(own, others, False, rounds, GREY_CHANCE) == pytest.approx(played[0], abs=NEAR)


def test_nobody_looks_too_far_ahead() -> None:
    far, very_far = (chance_in_peace(5, (4, 5), True, rounds, GREY_CHANCE) for rounds in (HORIZON, 1000))
    assert far == very_far


def test_a_ruby_more_is_a_better_chance() -> None:
    for rubies in ((5, 1, 4, 2, 3), (2, 3), (4, 1, 2)):
        chances = in_race(rubies, GREY_CHANCE)
        assert sorted(rubies) == [had for _, had in sorted(zip(chances, rubies))]
        assert 0.98 < sum(chances) <= 1
