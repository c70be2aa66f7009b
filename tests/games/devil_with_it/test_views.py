"""§7: what is seen."""

from typing import Any

import pytest

from diablerie.errors import RecordError
from diablerie.game.core import NOBODY
from diablerie.game.masks import seats_of
from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.state import TURN, State
from diablerie.games.devil_with_it.view import View, open_view, seen, view
from tests.games.devil_with_it.ovens import bets, laid, later, turns
from tests.games.tables import played


def at_the_oven(**options: Any) -> State:
    """Bo has stopped, Cleo, who has a pact, was burnt, and Dan has turned up a piece."""
    table = bets(later(600, 200, 40, 60, start=1, **options), 100, 120, 30, 60)
    return turns(table, "75 50 10 stop", "50 devil", "20")


SPECTATORS_VIEW = View(
    seat=NOBODY,
    players=4,
    goal=1600,
    mouth=19,
    minimum_bet=10,
    track=(50, 200, 300, 500, 800, 1200, 1600),
    phase=TURN,
    to_act=3,
    awaited=(3,),
    start=1,
    turn=3,
    chips=(None, None, 40, None),
    stakes=(100, 120, 30, 60),
    accounts=(None, None, None, None),
    pawns=(7, 2, 0, 1),
    pacts=(2,),
    face_down=tuple(range(6, 48)),
    unseen=(8, 8, 9, 5, 2, 2, 8),
    devil_chance=0.1905,
    edge=2,
    turned=((5, 1),),
    turned_worth=20,
    fronts=((), (0, 3, 4), (), ()),
    amounts=(0, 135, 0, 0),
    burnt=(2,),
    turns=2,
    payout=None,
    highest_bet=0,
    may_stop=False,
    rounds=1,
    winners=(),
)


def test_a_spectator_sees_pawns_pacts_open_bets_and_coal_but_only_the_totals_of_pacts() -> None:
    assert view(at_the_oven(), NOBODY) == SPECTATORS_VIEW
    assert view(at_the_oven(), 4) == SPECTATORS_VIEW


def test_everybody_sees_his_own_chips_too() -> None:
    assert view(at_the_oven(), 0) == SPECTATORS_VIEW._replace(seat=0, chips=(600, None, 40, None))
    assert view(at_the_oven(), 2) == SPECTATORS_VIEW._replace(seat=2)
    own = (None, None, 40, 60)
    assert view(at_the_oven(), 3) == SPECTATORS_VIEW._replace(seat=3, chips=own, may_stop=True)


def test_the_open_view_shows_every_total() -> None:
    assert open_view(at_the_oven()) == SPECTATORS_VIEW._replace(chips=(600, 200, 40, 60))


@pytest.mark.parametrize("seat", [0, 3, NOBODY])
def test_with_open_totals_everybody_sees_everybodys_chips(seat: int) -> None:
    table = at_the_oven(open_totals=True)
    assert view(table, seat).chips == (600, 200, 40, 60)
    assert GAME.hides_totals(table, seat) == 0


@pytest.mark.parametrize(("seat", "hidden"), [(0, [1, 3]), (2, [0, 1, 3]), (NOBODY, [0, 1, 3])])
def test_other_totals_are_hidden_but_those_of_pacts(seat: int, hidden: list[int]) -> None:
    assert seats_of(GAME.hides_totals(at_the_oven(), seat)) == hidden


def test_bets_are_hidden_until_all_are_in() -> None:
    table = played(GAME, laid(3), "0 bet 100; 2 bet 50")
    assert view(table, 0).stakes == (100, None, None)
    assert view(table, 1).stakes == (None, None, None)
    assert view(table, NOBODY).stakes == (None, None, None)
    assert open_view(table).stakes == (100, None, 50)
    assert view(table, 0).awaited == (1,)
    assert view(played(GAME, table, "1 bet 10"), NOBODY).stakes == (100, 10, 50)


def test_only_a_seat_that_may_bet_is_told_how_much() -> None:
    table = played(GAME, later(300, 0, 240), "0 bet 10")
    assert [view(table, seat).highest_bet for seat in (0, 1, 2, NOBODY)] == [0, 0, 240, 0]


@pytest.mark.parametrize(("seat", "text"), [(0, "0 bet 100"), (1, "0 bet"), (NOBODY, "0 bet")])
def test_that_somebody_has_bet_is_seen_but_not_how_much(seat: int, text: str) -> None:
    shown = seen(laid(2), GAME.from_text("0 bet 100"), seat)
    assert GAME.to_text(shown) == text
    if seat:
        with pytest.raises(RecordError, match="hidden"):
            GAME.from_fields(GAME.to_fields(shown))


@pytest.mark.parametrize("text", ["1 reveal 7", "chance coal devil", "1 stop", "chance start 1"])
def test_everything_else_is_seen_by_all(text: str) -> None:
    event = GAME.from_text(text)
    assert seen(laid(2), event, 0) == event


def test_what_has_gone_to_the_edge_is_not_shown_again() -> None:
    table = turns(bets(laid(2), 10, 10), "75 50 devil", "20 stop")
    shown = view(table, 0)
    assert (shown.edge, shown.turned, shown.fronts, shown.amounts) == (4, (), ((), ()), (0, 0))


def test_a_place_that_was_chosen_is_not_face_down_and_not_at_the_edge() -> None:
    shown = view(played(GAME, bets(laid(2), 10, 10), "0 reveal 7"), 1)
    assert 7 not in shown.face_down
    assert (shown.edge, shown.turned) == (0, ())


def test_at_the_end_all_totals_are_shown() -> None:
    table = turns(bets(later(1500, 200, 300), 50, 10, 10), "50 stop", "devil", "devil")
    assert view(table, NOBODY).chips == (1700, 260, 260)  # Bo has a pact, Cleo has paid him
    assert view(table, NOBODY).winners == (0,)
    assert GAME.hides_totals(table, NOBODY) == 0
