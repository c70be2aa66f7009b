"""§1.2 and §3: the devils on the table, who was first, and who gets which."""

import pytest

from diablerie.game.core import CHANCE
from diablerie.game.masks import seats_of
from diablerie.games.diavolo import GAME
from diablerie.games.diavolo.state import LOT, State
from tests.games.diavolo.throws import GREY_IS_RIGHT, RED_IS_RIGHT, WHITE_IS_RIGHT, play, throw, thrown
from tests.games.tables import refused


def change(table: State) -> list[int]:
    """What the first round did to everybody's five rubies."""
    return [rubies - 5 for rubies in GAME.totals(table)]


@pytest.mark.parametrize(("players", "each"), [(6, 3), (5, 3), (4, 3), (3, 2), (2, 1)])
def test_the_devils_suit_the_number_of_players(players: int, each: int) -> None:
    assert GAME.view(thrown(RED_IS_RIGHT, players), 0).supply == (each, each, each, 1)


@pytest.mark.parametrize(
    ("rubies", "each"), [((5, 0, 2, 1, 1), 3), ((5, 0, 2, 0, 1), 2), ((0, 3, 0, 0, 1, 0), 1)]
)
def test_the_devils_follow_the_players_who_are_still_in_the_game(rubies: tuple[int, ...], each: int) -> None:
    table = thrown(RED_IS_RIGHT, len(rubies), rubies=rubies, start=0 if rubies[0] else 1)
    assert GAME.view(table, 0).supply == (each, each, each, 1)


def test_from_the_next_round_on_there_are_fewer_devils() -> None:
    table = play(thrown(RED_IS_RIGHT, 3, rubies=(5, 1, 5)), "0 grab red 500; 2 grab red 600; clock close")
    assert table.supply == 2
    assert play(table, throw(RED_IS_RIGHT, thrower=2)).supply == 1


# The example of §9.


def test_the_example_of_a_dead_heat() -> None:
    table = thrown(WHITE_IS_RIGHT, 4)
    table = play(table, "3 grab white 704; 0 grab white 640; 2 grab white 698; 1 grab white 690")
    assert (table.phase, table.to_act, seats_of(table.level)) == (LOT, CHANCE, [1, 2, 3])
    table = play(table, "chance lot 3 1 2")
    assert change(table) == [0, 0, -1, 0]


@pytest.mark.parametrize("lot", ["1 2", "2 1"])
def test_had_dan_needed_706_he_would_not_have_been_level(lot: str) -> None:
    table = thrown(WHITE_IS_RIGHT, 4)
    table = play(table, "3 grab white 706; 0 grab white 640; 2 grab white 698; 1 grab white 690")
    assert seats_of(table.level) == [1, 2]
    assert change(play(table, f"chance lot {lot}")) == [0, 0, 0, -1]


# Ranking, §3.2 and §3.3.


def test_reaction_decides_and_not_whose_message_arrived_first() -> None:
    table = play(thrown(RED_IS_RIGHT, 2), "0 grab red 900; 1 grab red 500")
    assert change(table) == [-1, 0]


@pytest.mark.parametrize(("behind", "level"), [(0, True), (15, True), (16, False)])
def test_whoever_is_at_most_dead_heat_behind_the_fastest_is_level(behind: int, level: bool) -> None:
    table = play(thrown(RED_IS_RIGHT, 2), f"0 grab red {500 + behind}; 1 grab red 500")
    assert (table.phase == LOT) == level
    if level:
        assert change(play(table, "chance lot 0 1")) == [0, -1]
        assert change(play(table, "chance lot 1 0")) == [-1, 0]


def test_there_may_be_two_dead_heats_in_one_round() -> None:
    table = thrown(WHITE_IS_RIGHT, 5)
    grabs = "4 grab white 710; 0 grab white 500; 1 grab white 505; 2 grab white 700; 3 grab white 702"
    table = play(table, grabs)
    assert seats_of(table.level) == [0, 1]
    assert refused(GAME, table, "chance lot 0 1 2") == "impossible"
    table = play(table, "chance lot 1 0")
    assert (table.phase, seats_of(table.level)) == (LOT, [2, 3, 4])
    table = play(table, "chance lot 4 2 3")
    assert change(table) == [0, 0, -1, -1, 0]


def test_a_dead_heat_of_zero_levels_equal_reactions_only() -> None:
    apart = play(thrown(RED_IS_RIGHT, 2, dead_heat=0), "0 grab red 501; 1 grab red 500")
    assert change(apart) == [-1, 0]
    equal = play(thrown(RED_IS_RIGHT, 2, dead_heat=0), "0 grab red 500; 1 grab red 500")
    assert equal.phase == LOT


def test_a_lot_orders_level_players_even_if_they_grabbed_different_devils() -> None:
    table = play(thrown(RED_IS_RIGHT, 2), "0 grab red 500; 1 grab white 510")
    assert seats_of(table.level) == [0, 1]
    assert change(play(table, "chance lot 1 0")) == [0, -1]


# False starts, §3.4.


@pytest.mark.parametrize(("reaction", "outcome"), [(149, -1), (150, 0), (0, -1)])
def test_a_reaction_shorter_than_fastest_is_a_false_start(reaction: int, outcome: int) -> None:
    table = play(thrown(RED_IS_RIGHT, 3), f"0 grab red {reaction}; 1 grab red 600; clock close")
    assert change(table) == [outcome, 0, -1]


def test_a_false_start_takes_no_devil_from_the_table() -> None:
    table = play(thrown(RED_IS_RIGHT, 2), "0 grab red 100; 1 grab red 900")
    assert change(table) == [-1, 0]


def test_a_false_start_at_the_grey_devil_gains_nothing() -> None:
    table = thrown(GREY_IS_RIGHT, 2, rubies=(3, 3))
    assert GAME.totals(play(table, "0 grab grey 149; 1 grab grey 700")) == (2, 4)


def test_a_false_start_is_never_part_of_a_dead_heat() -> None:
    table = play(thrown(RED_IS_RIGHT, 2), "0 grab red 149; 1 grab red 151")
    assert change(table) == [-1, 0]


# Gone devils and late players, §3.5 to §3.7 and §7.1.


def test_a_devil_is_gone_when_clearly_faster_players_have_all_of_it() -> None:
    table = play(thrown(RED_IS_RIGHT, 3), "0 grab black 500; 1 grab black 510")
    assert refused(GAME, table, "2 grab black 526") == "devil_gone"
    assert refused(GAME, table, "2 grab black 525") == "legal"  # within 15 of the second one
    assert refused(GAME, table, "2 grab red 526") == "legal"


def test_a_grab_that_arrives_late_but_was_faster_counts() -> None:
    table = play(thrown(RED_IS_RIGHT, 3), "0 grab black 500; 1 grab black 510; 2 grab black 480")
    assert table.rounds == 0  # 500 and 510 are level; 480 is ahead of both
    assert GAME.view(play(table, "chance lot 1 0"), 0).held == (None, 0, 0)


def test_a_grab_that_loses_the_ranking_for_the_last_devil_is_none() -> None:
    table = play(thrown(RED_IS_RIGHT, 2), "0 grab red 510; 1 grab red 500; chance lot 1 0")
    assert GAME.view(table, 0).held == (None, 2)
    assert change(table) == [-1, 0]


def test_it_is_too_late_when_clearly_faster_players_have_every_right_devil() -> None:
    table = play(thrown(RED_IS_RIGHT, 2), "0 grab red 500")
    for devil in ("red", "black", "grey"):
        assert refused(GAME, table, f"1 grab {devil} 516") == "too_late"
        assert refused(GAME, table, f"1 grab {devil} 515") == "legal"


@pytest.mark.parametrize(
    ("time_limit", "reaction", "code"),
    [(15, 15_000, "legal"), (15, 15_001, "too_late"), (1, 1001, "too_late"), (0, 10_000_000, "legal")],
)
@pytest.mark.parametrize("race", [True, False])
def test_a_round_lasts_at_most_the_time_limit(time_limit: int, reaction: int, code: str, race: bool) -> None:
    table = thrown(RED_IS_RIGHT, 2, time_limit=time_limit, race=race)
    assert refused(GAME, table, f"0 grab red {reaction}") == code


def test_whoever_has_grabbed_nothing_when_the_clock_closes_has_none() -> None:
    assert GAME.played_by_clock is None
    assert change(play(thrown(RED_IS_RIGHT, 3), "1 grab red 700; clock close")) == [-1, 0, -1]
    assert change(play(thrown(RED_IS_RIGHT, 3), "clock close")) == [-1, -1, -1]


def test_without_a_race_an_answer_can_be_taken_back_until_all_are_in() -> None:
    table = play(thrown(RED_IS_RIGHT, 3, race=False), "0 grab black 900; 2 grab grey 700")
    without = play(thrown(RED_IS_RIGHT, 3, race=False), "2 grab grey 700")
    assert GAME.take_back(table, 0) == without
    assert GAME.take_back(table, 1) is None
    assert play(without, "0 grab red 5000; 1 grab red 1").rubies[:3] == (5, 5, 4)
    for ended in (play(table, "1 grab red 1"), play(table, "clock close")):
        assert [GAME.take_back(ended, seat) for seat in range(3)] == [None, None, None]


def test_in_a_race_nothing_is_taken_back() -> None:
    assert GAME.take_back(play(thrown(RED_IS_RIGHT, 3), "0 grab black 900"), 0) is None


@pytest.mark.parametrize("fastest", [0, 1, 2])
def test_whoever_was_faster_than_a_dead_heat_has_a_rank_already(fastest: int) -> None:
    """§3.3"""
    level = [seat for seat in range(3) if seat != fastest]
    times = {fastest: 500, level[0]: 700, level[1]: 705}
    table = play(thrown(RED_IS_RIGHT, 3), "; ".join(f"{seat} grab red {at}" for seat, at in times.items()))
    assert (seats_of(table.ranked), seats_of(table.level)) == ([fastest], level)
