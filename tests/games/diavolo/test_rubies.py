"""§4 and §5: rubies, the end, and the table without a race."""

from typing import Any

import pytest

from diablerie.game.core import CHANCE, NOBODY
from diablerie.game.masks import seats_of
from diablerie.games.diavolo import GAME
from diablerie.games.diavolo.state import THROW, State
from tests.games.diavolo.throws import GREY_IS_RIGHT, RED_IS_RIGHT, play, rolling, throw, thrown


def start(asked: str, *rubies: int, **options: Any) -> State:
    """Throw the dice at a table of players with so many rubies."""
    return thrown(asked, len(rubies), rubies=rubies, **options)


def test_everybody_starts_with_five_rubies() -> None:
    assert GAME.totals(rolling(6)) == (5, 5, 5, 5, 5, 5)


@pytest.mark.parametrize(
    ("asked", "devil", "rubies"),
    [
        (RED_IS_RIGHT, "red", 3),
        (RED_IS_RIGHT, "black", 2),
        (RED_IS_RIGHT, "grey", 2),  # a grey devil taken wrongly is a wrong devil (§4.1)
        (GREY_IS_RIGHT, "grey", 4),
        (GREY_IS_RIGHT, "red", 2),
    ],
)
@pytest.mark.parametrize("race", [True, False])
def test_what_a_devil_costs_or_gains(asked: str, devil: str, rubies: int, race: bool) -> None:
    table = play(start(asked, 3, 3, 3, race=race), f"0 grab {devil} 500; clock close")
    assert GAME.totals(table) == (rubies, 2, 2)


def test_the_grey_devil_never_lifts_anybody_above_five() -> None:
    assert GAME.totals(play(start(GREY_IS_RIGHT, 5, 4), "0 grab grey 500; clock close")) == (5, 3)
    assert GAME.totals(play(start(GREY_IS_RIGHT, 4, 5), "0 grab grey 500; clock close")) == (5, 4)


def test_whoever_has_no_ruby_left_is_out() -> None:
    table = play(start(RED_IS_RIGHT, 2, 1, 2), "0 grab red 500; 2 grab red 600; clock close")
    assert (seats_of(table.playing), table.to_act) == ([0, 2], CHANCE)
    table = play(table, throw(RED_IS_RIGHT, thrower=2))
    assert seats_of(GAME.awaited(table)) == [0, 2]


@pytest.mark.parametrize("seat", range(6))
def test_one_ruby_keeps_anybody_in_and_each_seat_counts_its_own(seat: int) -> None:
    rubies = [4 if other == seat else 1 for other in range(6)]
    table = play(start(RED_IS_RIGHT, *rubies), f"{(seat + 1) % 6} grab red 500; clock close")
    safe = (seat + 1) % 6
    left = [3 if other == seat else int(other == safe) for other in range(6)]
    assert GAME.totals(table) == tuple(left)
    assert seats_of(table.playing) == sorted((seat, safe))
    assert seats_of(GAME.awaited(play(table, throw(RED_IS_RIGHT, table.thrower)))) == sorted((seat, safe))


def test_who_is_out_loses_and_gains_nothing_more() -> None:
    table = play(start(RED_IS_RIGHT, 2, 0, 2), "0 grab red 500; clock close")
    assert GAME.totals(table) == (2, 0, 1)


def test_the_last_player_with_a_ruby_wins() -> None:
    table = play(start(RED_IS_RIGHT, 1, 1), "1 grab red 500; clock close")
    assert GAME.over(table)
    assert seats_of(GAME.winners(table)) == [1]


@pytest.mark.parametrize("race", [True, False])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_if_all_lose_the_last_ruby_at_once_nobody_wins(players: int, race: bool) -> None:
    table = play(start(RED_IS_RIGHT, *[1] * players, race=race), "0 grab black 500; clock close")
    assert table.to_act == NOBODY
    assert GAME.winners(table) == 0


@pytest.mark.parametrize(
    ("rubies", "thrower", "next_thrower"),
    [
        ((5, 5, 5, 5), 0, 1),
        ((5, 5, 5, 5), 3, 0),
        ((5, 0, 0, 5), 0, 3),
        ((0, 5, 0, 5), 3, 1),
        ((5, 5, 1, 5), 2, 3),  # the thrower goes out too
        ((5, 5, 1, 5), 1, 3),  # the next one goes out
    ],
)
def test_the_next_on_the_left_who_is_still_in_the_game_throws(
    rubies: tuple[int, ...], thrower: int, next_thrower: int
) -> None:
    table = play(thrown(RED_IS_RIGHT, 4, rubies=rubies, start=thrower), "clock close")
    assert (table.phase, table.thrower) == (THROW, next_thrower)


# Without a race, §5.


def test_without_a_race_reaction_counts_for_nothing() -> None:
    table = play(thrown(RED_IS_RIGHT, 2, race=False), "0 grab red 0; 1 grab red 9000")
    assert GAME.totals(table) == (5, 5)


def test_without_a_race_there_are_devils_enough_and_no_lots() -> None:
    lines = "; ".join(f"{seat} grab red 500" for seat in range(6))
    table = play(thrown(RED_IS_RIGHT, 6, race=False), lines)
    assert (table.rounds, GAME.totals(table)) == (1, (5, 5, 5, 5, 5, 5))


def test_without_a_race_the_grey_devil_goes_to_everybody_who_saw_it() -> None:
    table = play(
        start(GREY_IS_RIGHT, 3, 4, 5, 2, race=False),
        "0 grab grey 1; 1 grab grey 2; 2 grab grey 3; 3 grab red 4",
    )
    assert GAME.totals(table) == (4, 5, 5, 1)


def test_without_a_race_the_most_rubies_win_after_limit_rounds() -> None:
    table = start(RED_IS_RIGHT, 4, 3, 4, race=False, limit=2)
    table = play(table, "0 grab red 1; 1 grab red 2; 2 grab red 3")
    assert not GAME.over(table)
    table = play(table, throw(RED_IS_RIGHT, thrower=1))
    table = play(table, "0 grab red 1; 1 grab red 2; 2 grab red 3")
    assert GAME.over(table)
    assert seats_of(GAME.winners(table)) == [0, 2]  # a tie shares the victory


@pytest.mark.parametrize("limit", [1, 15])
def test_without_a_race_too_the_last_player_with_a_ruby_wins(limit: int) -> None:
    table = play(start(RED_IS_RIGHT, 1, 2, 1, race=False, limit=limit), "clock close")
    assert GAME.over(table)
    assert seats_of(GAME.winners(table)) == [1]


def test_a_race_has_no_limit_of_rounds() -> None:
    table = play(start(RED_IS_RIGHT, 4, 3, limit=1), "0 grab red 500; clock close")
    assert not GAME.over(table)
