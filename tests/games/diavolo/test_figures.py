"""The answer in figures: the example of the rulebook, ties, distances, and what a round was for everybody."""

import pytest

from diablerie.game.core import NOBODY
from diablerie.games.diavolo.figures import Figures
from diablerie.games.diavolo.view import view
from tests.games.diavolo.throws import EXAMPLE, GREY_IS_RIGHT, RED_IS_RIGHT, play, rolling, thrown

BLACK, WHITE, RED = range(3)


def figures(asked: str) -> Figures:
    """The figures of a throw at which nobody has grabbed."""
    shown = view(play(thrown(asked, 2), "clock close"), NOBODY).figures
    assert shown is not None
    return shown


@pytest.mark.parametrize(
    ("order", "values", "best"),
    [
        ("largest_sum", [11, 12, 13], (RED,)),
        ("smallest_sum", [11, 12, 13], (BLACK,)),
        ("largest_difference", [4, 5, 2], (WHITE,)),
        ("most_odd", [1, 2, 3], (RED,)),
        ("highest_value", [6, 6, 5], (BLACK, WHITE)),
        ("position", [200, 300, 400], (BLACK,)),
    ],
)
def test_the_example_of_the_rulebook(order: str, values: list[int], best: tuple[int, ...]) -> None:
    shown = figures(f"{order} {EXAMPLE}")
    assert [figure.value for figure in shown.colours] == values
    assert shown.best == best


@pytest.mark.parametrize(
    ("order", "dice"),
    [
        ("largest_sum", [(0, 1, 2), (3, 4, 5), (6, 7, 8)]),
        ("smallest_sum", [(0, 1, 2), (3, 4, 5), (6, 7, 8)]),
        ("largest_difference", [(0, 2), (3, 5), (6, 7)]),
        ("most_odd", [(1,), (3, 4), (6, 7, 8)]),
        ("highest_value", [(2,), (5,), (7, 8)]),
        ("position", [(0, 9), (3, 9), (6, 9)]),
    ],
)
def test_the_dice_that_make_a_figure_are_named(order: str, dice: list[tuple[int, ...]]) -> None:
    assert [figure.dice for figure in figures(f"{order} {EXAMPLE}").colours] == dice


def test_no_odd_die_anywhere_is_a_tie_of_all_three() -> None:
    shown = figures("most_odd 246 224 666")
    assert [figure.value for figure in shown.colours] == [0, 0, 0]
    assert [figure.dice for figure in shown.colours] == [(), (), ()]
    assert shown.best == (BLACK, WHITE, RED)


def test_nothing_is_explained_while_devils_are_grabbed() -> None:
    table = play(thrown(RED_IS_RIGHT, 3), "0 grab red 500")
    for seat in (0, 1, NOBODY):
        shown = view(table, seat)
        assert shown.figures is None
        assert shown.outcomes == (None, None, None)
        assert shown.changes == (0, 0, 0)
    assert view(rolling(2), 0).figures is None


def test_what_the_round_was_for_everybody() -> None:
    grabs = "0 grab red 500; 1 grab black 600; 2 grab red 100; 3 grab red 700; clock close"
    table = play(thrown(RED_IS_RIGHT, 6), grabs)
    shown = view(table, NOBODY)
    assert shown.outcomes == ("right", "wrong", "early", "right", "nothing", "nothing")
    assert shown.changes == (0, -1, -1, 0, -1, -1)


def test_who_loses_a_dead_heat_for_the_last_devil_is_late() -> None:
    table = play(thrown(RED_IS_RIGHT, 2), "0 grab red 500; 1 grab red 510")
    assert view(table, NOBODY).figures is not None
    assert view(table, NOBODY).outcomes == (None, None)
    shown = view(play(table, "chance lot 1 0"), NOBODY)
    assert (shown.outcomes, shown.changes) == (("late", "right"), (-1, 0))


@pytest.mark.parametrize(("rubies", "change"), [(5, 0), (4, 1)])
def test_the_grey_devil_brings_a_ruby_unless_one_has_five(rubies: int, change: int) -> None:
    table = thrown(GREY_IS_RIGHT, 3, rubies=(rubies, 0, 3))
    shown = view(play(table, "0 grab grey 600; clock close"), NOBODY)
    assert shown.outcomes == ("grey", "out", "nothing")
    assert shown.changes == (change, 0, -1)
    assert shown.rubies == (rubies + change, 0, 2)
