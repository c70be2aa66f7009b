"""§1 and §2: set-up and the devil's bet."""

import pytest

from diablerie.game.core import EVERYBODY
from diablerie.game.masks import seats_of
from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.coal import PIECES, VALUES
from diablerie.games.devil_with_it.state import BET, NO_BET, TURN
from tests.games.devil_with_it.ovens import bets, laid, later, turns
from tests.games.tables import opened, played, refused
from tests.inside import inside


def test_the_48_pieces_of_coal_add_up_to_1270() -> None:
    assert dict(zip(VALUES, PIECES)) == {100: 2, 75: 3, 50: 7, 25: 9, 20: 9, 10: 9, 0: 9}
    assert sum(PIECES) == 48
    assert sum(value * pieces for value, pieces in zip(VALUES, PIECES)) == 1270


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_starts_with_200_a_pawn_on_200_and_no_pact(players: int) -> None:
    table = laid(players)
    assert GAME.totals(table) == (200,) * players
    assert {table.pawns[seat] for seat in range(players)} == {2}  # the second number space
    assert table.pacts == 0


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_lot_may_make_anybody_the_start_player(start: int) -> None:
    assert bets(laid(3, start), 10, 10, 10).turn == start


def test_all_who_have_chips_bet_at_the_same_time() -> None:
    table = laid(3)
    assert (table.phase, table.to_act) == (BET, EVERYBODY)
    assert seats_of(GAME.awaited(table)) == [0, 1, 2]
    table = played(GAME, table, "2 bet 30; 0 bet 10")
    assert seats_of(GAME.awaited(table)) == [1]
    assert (played(GAME, table, "1 bet 200").phase) == TURN


def test_whoever_has_no_chips_makes_no_bet_but_takes_his_turn() -> None:
    table = later(300, 0, 200)
    assert seats_of(GAME.awaited(table)) == [0, 2]
    assert refused(GAME, table, "1 bet 0") == "no_chips"
    table = turns(bets(table, 50, 50), "20 stop")
    assert (table.stakes[1], table.turn) == (NO_BET, 1)
    # Both bets of 50 are the highest and won; Bo has the highest amount, and all have one piece.
    assert turns(table, "50 stop", "20 stop").chips[:3] == (300 + 100 + 50, 50 + 50, 200 + 100 + 50)


def test_if_nobody_has_chips_at_all_the_oven_comes_next() -> None:
    table = later(0, 0)
    assert (table.phase, table.turn) == (TURN, 0)
    table = turns(table, "devil", "50 stop")
    # Bo has a pact, which the bank pays, and both bonuses.
    assert table.chips[:2] == (0, 150)


@pytest.mark.parametrize(
    ("bet", "code"),
    [
        (0, "bet_too_low"),
        (10, "legal"),
        (15, "bet_not_tens"),
        (190, "legal"),
        (200, "legal"),
        (210, "bet_too_high"),
    ],
)
def test_a_bet_is_a_multiple_of_ten_up_to_all_of_ones_chips(bet: int, code: str) -> None:
    assert refused(GAME, laid(2), f"0 bet {bet}") == code


def test_with_a_minimum_bet_of_zero_an_empty_fist_is_a_bet() -> None:
    table = bets(laid(2, minimum_bet=0), 0, 50)
    assert table.stakes[:2] == (0, 50)
    assert turns(table, "devil", "devil").chips[:2] == (200, 150)


def test_nobody_bets_twice() -> None:
    table = played(GAME, laid(2), "0 bet 10")
    assert refused(GAME, table, "0 bet 20") == "not_your_turn"


def test_a_bet_above_all_the_coal_there_is_is_legal_and_lost() -> None:
    table = bets(later(1500, 200), 1280, 10)
    assert turns(table, "100 stop", "10 stop").chips[0] == 1500 - 1280 + 50 + 50


def test_every_choice_of_a_bet_is_listed() -> None:
    choices = GAME.choices(later(40, 200), 0)
    assert [GAME.to_text(event) for event in choices] == ["0 bet 10", "0 bet 20", "0 bet 30", "0 bet 40"]
    assert GAME.choices(opened(GAME, 2), 0) == []


def test_a_bet_can_be_taken_back_until_all_are_in() -> None:
    table = played(GAME, laid(3), "0 bet 100; 2 bet 50")
    assert GAME.take_back(table, 0) == played(GAME, laid(3), "2 bet 50")
    assert GAME.take_back(table, 1) is None
    changed = played(GAME, inside(GAME.take_back(table, 0)), "0 bet 30; 1 bet 10")
    assert changed.stakes[:3] == (30, 10, 50)
    assert [GAME.take_back(changed, seat) for seat in range(3)] == [None, None, None]


def test_an_empty_fist_can_be_taken_back_but_not_the_bet_of_somebody_without_chips() -> None:
    table = later(300, 0, 200, minimum_bet=0)
    assert GAME.take_back(played(GAME, table, "0 bet 0"), 0) == table
    assert GAME.take_back(played(GAME, table, "0 bet 0"), 1) is None
