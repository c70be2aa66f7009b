"""The payout of a round as it is told: the examples of §10, step by step."""

import pytest

from diablerie.game.core import NOBODY
from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.account import Account, Gain, Payout
from diablerie.games.devil_with_it.state import State
from diablerie.games.devil_with_it.view import open_view, view
from tests.games.devil_with_it.ovens import bets, laid, later, turns, with_oven
from tests.games.tables import played

GORDON, PETRA, LUCY, SAUL = range(4)


def a_whole_round() -> State:
    """The example of a whole round."""
    table = bets(laid(4), 100, 120, 140, 60)
    return turns(table, "50 20 20 devil", "75 50 10 stop", "100 devil", "10 10 10 20 stop")


def payout(table: State) -> Payout:
    told = view(table, NOBODY).payout
    assert told is not None
    return told


def gains(table: State) -> list[list[tuple[str, int]]]:
    """What everybody got, by reason."""
    return [[(gain.reason, gain.chips) for gain in share.gains] for share in payout(table).shares]


def test_the_example_of_a_whole_round_is_told_step_by_step() -> None:
    told = payout(a_whole_round())
    assert (told.round, told.highest_amount, told.most_pieces, told.highest_stake) == (1, 135, 4, 140)
    assert gains(a_whole_round()) == [
        [("bet_won", 100)],
        [("bet_won", 120), ("amount_bonus", 50)],
        [("bet_lost", -140)],
        [("bet_won", 60), ("pieces_bonus", 50)],
    ]
    assert [share.coal for share in told.shares] == ["burnt", "kept", "burnt", "kept"]
    assert [(share.amount, share.pieces) for share in told.shares] == [(0, 0), (135, 3), (0, 0), (50, 4)]
    assert [share.stake for share in told.shares] == [100, 120, 140, 60]
    assert {share.pawn for share in told.shares} == {2}, "all pawns stood on 200"
    assert not any(share.pact for share in told.shares)


def test_everybody_sees_his_own_account_and_that_of_a_pact() -> None:
    lucys = Account(before=200, pact_paid=0, after=60)
    assert view(a_whole_round(), NOBODY).accounts == (None, None, lucys, None)
    petras = Account(before=200, pact_paid=0, after=370)
    assert view(a_whole_round(), PETRA).accounts == (None, petras, lucys, None)
    everybodys = open_view(a_whole_round()).accounts
    assert [account.after for account in everybodys if account] == [300, 370, 60, 310]


def test_the_highest_bet_that_wins_is_doubled() -> None:
    table = turns(bets(laid(4), 10, 80, 80, 30), "75 20 stop", "devil", "devil", "devil")
    assert [line[0] for line in gains(table)] == [
        ("bet_won", 10),
        ("bet_doubled", 160),
        ("bet_doubled", 160),
        ("bet_won", 30),
    ]


def test_whoever_reveals_a_devil_pays_pacts_as_long_as_he_can_and_the_bank_pays_the_rest() -> None:
    table = turns(bets(later(100, 10, 20, 30), 10, 10, 10, 10), "devil", "10 stop", "10 stop", "10 stop")
    assert [line[0] for line in gains(table)[1:]] == [("pact_received", 50)] * 3
    account = open_view(table).accounts[GORDON]
    assert account == Account(before=100, pact_paid=50, after=50 + 10 * 2)
    assert payout(table).shares[GORDON].gains == (Gain("bet_doubled", 20),)


def test_a_pact_receives_for_every_devil_of_others_and_nothing_for_its_own() -> None:
    table = turns(bets(later(600, 500, 400, 60), 10, 10, 10, 10), "devil", "devil", "10 stop", "devil")
    assert gains(table)[SAUL][0] == ("pact_received", 100)
    assert payout(table).shares[SAUL].pact


def test_who_had_no_chips_made_no_bet() -> None:
    table = turns(bets(later(600, 0, 300), 10, 10), "10 stop", "devil", "20 stop")
    assert payout(table).shares[1].stake is None
    assert [reason for reason, _ in gains(table)[1]] == []
    assert open_view(table).accounts[1] == Account(before=0, pact_paid=0, after=0)


def test_who_had_no_turn_before_the_oven_was_empty_is_told_so() -> None:
    table = turns(with_oven(bets(laid(3), 10, 80, 10), "50 20"), "50 20")
    assert [share.coal for share in payout(table).shares] == ["kept", "no_turn", "no_turn"]
    assert [line[0] for line in gains(table)] == [("bet_won", 10), ("bet_lost", -80), ("bet_won", 10)]


def test_a_payout_is_told_until_the_last_bet_of_the_next_round_is_in() -> None:
    table = played(GAME, a_whole_round(), "0 bet 10; 1 bet 10; 2 bet 10")
    assert payout(table) == payout(a_whole_round())
    table = played(GAME, table, "3 bet 10")
    assert view(table, GORDON).payout is None
    assert view(table, GORDON).accounts == (None, None, None, None)
    assert view(laid(4), GORDON).payout is None


def test_at_the_end_everybodys_account_is_open() -> None:
    table = turns(bets(later(1500, 200, 300), 50, 10, 10), "50 stop", "devil", "devil")
    assert view(table, NOBODY).accounts == (
        Account(before=1500, pact_paid=0, after=1700),
        Account(before=200, pact_paid=0, after=260),
        Account(before=300, pact_paid=50, after=260),
    )


def test_who_is_burnt_is_seen_until_the_round_is_over() -> None:
    table = turns(bets(laid(3), 10, 10, 10), "devil", "50 devil")
    assert view(table, NOBODY).burnt == (0, 1)
    assert view(turns(table, "10 stop"), NOBODY).burnt == ()


def test_what_went_to_the_edge_is_not_unseen_any_more() -> None:
    table = turns(bets(laid(2), 10, 10), "75 50 devil", "20")
    shown = view(table, NOBODY)
    assert shown.unseen == (9, 8, 9, 6, 2, 2, 8)
    assert shown.devil_chance == round(8 / 44, 4)


@pytest.mark.parametrize("goal", [10, 1600])
def test_when_a_round_is_paid_no_turn_is_left_of_it(goal: int) -> None:
    table = turns(bets(laid(2, goal=goal), 10, 10), "10 stop", "20 stop")
    assert (open_view(table).rounds, open_view(table).turns, open_view(table).fronts) == (1, 0, ((), ()))
