"""§6: what is seen."""

from dataclasses import replace

import pytest

from diablerie.errors import RecordError
from diablerie.game.core import EVERYBODY, NOBODY
from diablerie.games.diavolo import GAME
from diablerie.games.diavolo.dice import HIGHEST_VALUE, LARGEST_SUM
from diablerie.games.diavolo.state import GRAB, LOT, State
from diablerie.games.diavolo.view import Agreed, View, open_view, seen, view
from tests.games.diavolo.throws import GREY_IS_RIGHT, RED_IS_RIGHT, play, rolling, thrown

RED = 2
GREY = 3


def grabbing(race: bool) -> State:
    """Ada has made a false start, and Cleo has grabbed; Bo still thinks."""
    return play(thrown(RED_IS_RIGHT, 3, race=race), "0 grab red 100; 2 grab grey 800")


SPECTATORS_VIEW = View(
    seat=NOBODY,
    players=3,
    options=Agreed(race=True, limit=15, time_limit=15, fastest=150, dead_heat=15, position=True),
    phase=GRAB,
    to_act=EVERYBODY,
    awaited=(1,),
    thrower=0,
    rubies=(5, 5, 5),
    order=LARGEST_SUM,
    dice=(2, 3, 6, 1, 5, 6, 3, 5, 5),
    places=(
        *((500, 300), (100, 100), (100, 300)),
        *((500, 800), (100, 500), (100, 700)),
        *((900, 500), (100, 900), (300, 100)),
        (500, 500),
    ),
    supply=(2, 2, 2, 1),
    grabbed=(0, 2),
    grabs=(None, None, None),
    reactions=(None, None, None),
    early=(0,),
    level=(),
    answer=None,
    figures=None,
    held=(None, None, None),
    outcomes=(None, None, None),
    changes=(0, 0, 0),
    rounds=0,
    winners=(),
)
IN_PEACE = SPECTATORS_VIEW._replace(options=replace(SPECTATORS_VIEW.options, race=False), early=())


@pytest.mark.parametrize("race", [True, False])
def test_what_others_grab_is_hidden_until_the_grabbing_is_over(race: bool) -> None:
    """§6.1"""
    table, shared = grabbing(race), SPECTATORS_VIEW if race else IN_PEACE
    assert view(table, NOBODY) == view(table, 3) == shared
    assert view(table, 1) == shared._replace(seat=1)
    own = shared._replace(seat=2, grabs=(None, None, GREY), reactions=(None, None, 800))
    assert view(table, 2) == own
    shown = open_view(table)
    assert (shown.grabs, shown.reactions) == ((RED, None, GREY), (100, None, 800))
    assert view(play(table, "1 grab black 9000"), NOBODY).grabs == (RED, 0, GREY)


@pytest.mark.parametrize("race", [True, False])
def test_the_answer_is_hidden_during_grabbing_and_shown_afterwards(race: bool) -> None:
    table = grabbing(race)
    for seat in (0, 1, 2, NOBODY):
        assert view(table, seat).answer is None
        assert view(play(table, "clock close"), seat).answer == RED


def test_before_the_first_throw_there_are_no_dice_and_no_answer() -> None:
    shown = view(rolling(2, start=1), 0)
    assert (shown.dice, shown.places, shown.answer, shown.thrower) == ((), (), None, 1)


def test_a_dead_heat_shows_who_waits_for_the_lot() -> None:
    table = play(thrown(RED_IS_RIGHT, 2), "0 grab red 500; 1 grab red 510")
    shown = view(table, NOBODY)
    assert (shown.phase, shown.level, shown.answer) == (LOT, (0, 1), RED)
    shown = view(play(table, "chance lot 1 0"), NOBODY)
    assert (shown.level, shown.held, shown.rubies) == ((), (None, RED), (4, 5))


def test_what_everybody_really_got_is_shown_after_the_round() -> None:
    table = play(thrown(GREY_IS_RIGHT, 3), "0 grab red 500; 1 grab grey 600; clock close")
    shown = view(table, 2)
    assert (shown.order, shown.answer) == (HIGHEST_VALUE, GREY)
    assert shown.held == (RED, GREY, None)
    assert shown.rubies == (4, 5, 4)


@pytest.mark.parametrize(
    ("seat", "text"),
    [(0, "0 grab red 500"), (1, "0 grab"), (NOBODY, "0 grab")],
)
@pytest.mark.parametrize("race", [True, False])
def test_that_others_grab_is_seen_but_not_what(race: bool, seat: int, text: str) -> None:
    shown = seen(thrown(RED_IS_RIGHT, 2, race=race), GAME.from_text("0 grab red 500"), seat)
    assert GAME.to_text(shown) == text
    if text == "0 grab":
        with pytest.raises(RecordError, match="hidden"):
            GAME.from_fields(GAME.to_fields(shown))


@pytest.mark.parametrize("race", [True, False])
def test_rubies_and_winners_are_open_to_everybody(race: bool) -> None:
    table = thrown(RED_IS_RIGHT, 2, race=race)._replace(rubies=(1, 3, 0, 0, 0, 0))
    assert view(table, NOBODY).rubies == (1, 3)
    table = play(table, "1 grab red 500; clock close")
    assert (view(table, 0).rubies, view(table, NOBODY).winners) == ((0, 3), (1,))
    assert GAME.hides_totals(table, NOBODY) == 0
