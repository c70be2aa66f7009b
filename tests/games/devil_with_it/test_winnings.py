"""§4: winnings and bonuses, and the examples of §10."""

import pytest

from diablerie.game.masks import seats_of
from diablerie.game.teller import Teller
from diablerie.games.devil_with_it import GAME
from diablerie.games.devil_with_it.state import State
from diablerie.games.devil_with_it.words import written_stand
from tests.games.devil_with_it.ovens import bets, laid, later, turns

GORDON, PETRA, LUCY, SAUL = range(4)
STAKES = (100, 120, 140, 60)


def brought(table: State) -> tuple[int, ...]:
    """What the first round brought everybody, who all had 200."""
    return tuple(total - 200 for total in GAME.totals(table))


def test_the_example_of_a_whole_round() -> None:
    table = bets(laid(4), *STAKES)
    table = turns(table, "50 20 20 devil", "75 50 10 stop", "100 devil", "10 10 10 20 stop")
    assert brought(table) == (100, 120 + 50, -140, 60 + 50)
    assert GAME.totals(table) == (300, 370, 60, 310)
    pawns = [written_stand(pawn, (50, 200, 300, 500), Teller(())) for pawn in table.pawns[:4]]
    assert pawns == ["300", "300<>500", "0-50<>200", "300<>500"]
    assert table.pawns[PETRA] == table.pawns[SAUL]
    assert seats_of(table.pacts) == [LUCY]


def test_had_lucys_140_been_reached_she_would_have_received_280() -> None:
    table = bets(laid(4), *STAKES)
    table = turns(table, "50 20 20 devil", "75 50 10 10 stop", "100 devil", "10 10 10 20 20 stop")
    assert brought(table) == (100, 120 + 50, 280, 60 + 50)


@pytest.mark.parametrize(
    ("best_coal", "expected"),
    [("75 20 stop", (10, 160, 160, 30)), ("75 stop", (10, -80, -80, 30))],
)
def test_the_example_of_two_highest_bets(best_coal: str, expected: tuple[int, ...]) -> None:
    table = turns(bets(laid(4), 10, 80, 80, 30), best_coal, "devil", "devil", "devil")
    bonuses = (100, 0, 0, 0)
    assert brought(table) == tuple(bet + bonus for bet, bonus in zip(expected, bonuses))


@pytest.mark.parametrize(("stake", "outcome"), [(40, 40), (50, 50), (60, -60)])
def test_a_stake_up_to_the_highest_amount_wins_and_one_above_it_is_lost(stake: int, outcome: int) -> None:
    # Bo's 100 is the highest bet and lost, so Ada is never paid double.
    table = turns(bets(laid(2), stake, 100), "devil", "50 stop")
    assert brought(table) == (outcome, -100 + 50 + 50)


def test_the_highest_amount_counts_whoever_has_it() -> None:
    table = turns(bets(laid(2), 70, 10), "10 stop", "75 stop")
    assert brought(table)[0] == 2 * 70 + 50


def test_a_sole_bettor_is_the_highest_bettor() -> None:
    table = turns(bets(later(200, 0, 0), 20), "25 stop", "devil", "devil")
    # His 20 is paid twice, with both bonuses. The bank pays Cleo for Bo's devil; with that she pays for hers.
    assert table.chips[:3] == (200 + 40 + 100, 50, 0)


def test_everybody_burnt_loses_every_stake_and_there_is_no_bonus() -> None:
    assert brought(turns(bets(laid(3), 10, 200, 50), "100 devil", "devil", "10 devil")) == (-10, -200, -50)


def test_if_all_are_burnt_an_empty_fist_loses_nothing() -> None:
    table = turns(bets(laid(2, minimum_bet=0), 0, 0), "devil", "devil")
    assert brought(table) == (0, 0)


@pytest.mark.parametrize(
    ("coal", "bonuses"),
    [
        pytest.param(("50 stop", "25 25 stop", "10 stop"), (50, 100, 0), id="tied amounts"),
        pytest.param(("50 10 stop", "25 10 stop", "10 stop"), (100, 50, 0), id="tied pieces"),
        pytest.param(("50 stop", "50 stop", "50 stop"), (100, 100, 100), id="all tied in both"),
        pytest.param(("50 stop", "10 10 10 stop", "20 stop"), (50, 50, 0), id="one each"),
        pytest.param(("100 50 devil", "10 stop", "devil"), (0, 100, 0), id="the burnt receive none"),
    ],
)
def test_tied_players_receive_each_bonus_in_full(coal: tuple[str, ...], bonuses: tuple[int, ...]) -> None:
    table = turns(bets(laid(3, minimum_bet=0), 0, 0, 0), *coal)
    assert brought(table) == bonuses


def test_a_lost_bet_does_not_stand_in_the_way_of_a_bonus() -> None:
    assert brought(turns(bets(laid(2), 200, 10), "20 stop", "devil")) == (-200 + 100, 10)
