"""§3: coal out of the fire, and what a devil costs."""

import pytest

from diablerie.game.core import CHANCE, LEGAL
from diablerie.game.masks import seats_of
from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.state import COAL, LAY, VERB_NAMES, Event
from diablerie.kernel import count
from tests.games.devil_with_it.ovens import bets, laid, later, turn, turns, with_oven
from tests.games.tables import opened, played, refused


def test_everybody_has_one_turn_clockwise_from_the_start_player_on() -> None:
    table = bets(laid(3, start=1), 10, 10, 10)
    order = []
    while table.rounds == 0:
        order.append(table.turn)
        table = turn(table, "10 stop")
    assert order == [1, 2, 0]


def test_any_piece_that_lies_face_down_may_be_chosen_and_none_twice() -> None:
    table = played(GAME, bets(laid(2), 10, 10), "0 reveal 47; chance coal 50; 0 reveal 3; chance coal 20")
    assert refused(GAME, table, "0 reveal 47") == "no_coal_there"
    assert refused(GAME, table, "0 reveal 48") == "no_coal_there"
    assert len(GAME.choices(table, 0)) == 46 + 1  # or they may stop


def test_a_piece_is_seen_before_anything_else_happens() -> None:
    table = played(GAME, bets(laid(2), 10, 10), "0 reveal 5")
    assert (table.phase, table.to_act, GAME.awaited(table)) == (COAL, CHANCE, 0)
    assert refused(GAME, table, "0 stop") == "not_now"


def test_nobody_may_stop_before_he_has_turned_up_a_piece() -> None:
    assert refused(GAME, bets(laid(2), 10, 10), "0 stop") == "nothing_to_keep"


def test_no_more_coal_of_a_kind_is_turned_up_than_there_is() -> None:
    table = turns(bets(laid(2), 10, 10), "100 100")
    assert refused(GAME, played(GAME, table, "0 reveal 40"), "chance coal 100") == "impossible"


def test_whoever_stops_keeps_the_sum_of_his_coal() -> None:
    table = turn(bets(laid(2), 10, 10), "75 50 10 stop")
    assert GAME.view(table, 1).amounts == (135, 0)


def test_a_devil_burns_the_coal_of_the_turn_and_leaves_the_bet_alone() -> None:
    table = turns(bets(laid(2), 50, 10), "50 25 devil")
    assert GAME.view(table, 1).amounts == (0, 0)
    assert (table.turn, table.stakes[0], table.chips[0]) == (1, 50, 200)
    assert turns(table, "50 stop").chips[0] == 300  # their bet of 50, the highest, is won


# The last piece of the oven, §3.6.


def test_the_last_piece_is_kept_with_nothing_left_to_decide_and_who_had_no_turn_has_nothing() -> None:
    table = with_oven(bets(laid(3), 30, 20, 10), "20 10")
    table = turns(table, "20 10")
    assert table.rounds == 1
    # H is 30: all three bets are won, Ada's twice, and she alone has coal for a bonus.
    assert table.chips[:3] == (200 + 60 + 100, 220, 210)
    assert (table.phase, table.start) == (LAY, 1)  # §6.1: laid again; §6.2: left of the start player


def test_the_last_piece_may_be_turned_up_by_the_second_player() -> None:
    table = with_oven(bets(laid(3), 30, 100, 10), "20 50")
    table = turns(table, "20 stop", "50")
    # Both have one piece of coal; Bo's amount is the higher one, and his bet is lost.
    assert table.chips[:3] == (230 + 50, 100 + 100, 210)


def test_a_devil_as_the_last_piece_burns_and_still_pays_the_pacts() -> None:
    table = with_oven(bets(later(300, 50, 200), 100, 10, 50), "75 devil")
    assert seats_of(table.pacts) == [1]
    table = turns(table, "75 devil")
    assert table.rounds == 1 + 1
    # H is 0: every stake is lost; but Bo, who had no turn, has received 50 from Ada.
    assert table.chips[:3] == (300 - 50 - 100, 50 + 50 - 10, 150)


@pytest.mark.parametrize("last", ["10", "devil"])
def test_an_empty_oven_is_laid_again_even_with_a_mouth_of_zero(last: str) -> None:
    table = turns(with_oven(bets(laid(2, mouth=0), 10, 10), last), last)
    assert (table.rounds, table.phase, table.to_act) == (1, LAY, CHANCE)
    assert count(played(GAME, table, "chance lay").face_down) == 48


# A devil pays the pacts, §3.7 and §3.8.


def test_90_unstaked_chips_pay_the_first_of_three_pacts_and_the_bank_the_other_two() -> None:
    table = bets(later(190, 50, 40, 30), 100, 10, 10, 10)
    assert seats_of(table.pacts) == [1, 2, 3]
    table = turn(table, "devil")
    assert table.chips[:4] == (140, 100, 90, 80)  # they keep 40 beside their stake of 100


@pytest.mark.parametrize(
    ("chips", "stake", "chips_after"),
    [
        pytest.param(400, 100, 300, id="enough for both"),
        pytest.param(200, 100, 100, id="100 unstaked: exactly both"),
        pytest.param(190, 100, 140, id="90 unstaked: runs out at the second"),
        pytest.param(150, 100, 100, id="exactly 50 unstaked: pays"),
        pytest.param(140, 100, 140, id="40 unstaked: below 50 nothing"),
        pytest.param(100, 100, 100, id="all is staked"),
    ],
)
def test_only_unstaked_chips_pay_and_below_50_the_bank_does(chips: int, stake: int, chips_after: int) -> None:
    table = turn(bets(later(chips, 50, 50), stake, 10, 10), "devil")
    assert table.chips[:3] == (chips_after, 100, 100)


def test_a_payer_with_a_pact_himself_pays_the_others_and_receives_nothing() -> None:
    table = bets(later(50, 50, 500, start=0), 10, 10, 10)
    table = turn(table, "devil")
    assert table.chips[:3] == (50, 100, 500)  # 40 unstaked: the bank pays for Ada
    table = turn(table, "devil")
    # Bo has received 50, so 90 are unstaked: he pays Ada himself (§3.8).
    assert table.chips[:3] == (100, 50, 500)


def test_somebody_whose_pact_is_the_only_one_pays_nobody() -> None:
    table = bets(later(100, 300, 300), 10, 10, 10)
    assert seats_of(table.pacts) == [0]
    assert turn(table, "devil").chips[:3] == (100, 300, 300)


def test_for_a_player_without_chips_the_bank_pays() -> None:
    table = turn(bets(later(0, 20, 500), 10, 10), "devil")
    assert table.chips[:3] == (0, 70, 500)


def test_pact_money_of_this_round_cannot_raise_the_bet() -> None:
    table = turns(bets(later(300, 40), 100, 40), "devil", "100 stop")
    assert table.chips[:2] == (300 - 50 + 200, 40 + 50 + 40 + 100)


def test_a_pact_lasts_the_whole_round_and_is_paid_by_every_devil() -> None:
    table = turns(bets(later(300, 300, 300, 0), 10, 10, 10), "devil", "devil")
    assert table.chips[:4] == (250, 250, 300, 100)
    assert seats_of(table.pacts) == [3]  # though 100 would not stand on 0-50 any more (§5.4)


@pytest.mark.parametrize("verb", range(len(VERB_NAMES), len(VERB_NAMES) + 3))
def test_what_is_no_event_is_refused(verb: int) -> None:
    for table in (opened(GAME, 2), laid(2), bets(laid(2), 10, 10)):
        assert GAME.refusal(table, Event(CHANCE, verb, 0)) != LEGAL
