"""The picture of a table, and what is told."""

import pytest

from diablerie.games.devil_with_it import GAME
from tests.games.devil_with_it.ovens import bets, laid, later, turns
from tests.games.tables import drawn, explained, opened, played, told


def test_the_picture_shows_the_oven_pawns_pacts_bets_and_coal() -> None:
    table = bets(later(600, 200, 40, 1210, start=1), 100, 120, 30, 60)
    table = turns(table, "75 50 10 stop", "50 devil", "20 100")
    assert drawn(GAME, table, 0) == [
        "Round 2, 41 pieces in the oven",
        "       .     .     .     .     .  [20] [100]     7     8     9    10    11",
        "      12    13    14    15    16    17    18    19    20    21    22    23",
        "      24    25    26    27    28    29    30    31    32    33    34    35",
        "      36    37    38    39    40    41    42    43    44    45    46    47",
        "  Ada   600 chips  pawn 500<>800          bet 100",
        " *Bo      ? chips  pawn 200               bet 120  coal 10 50 75 = 135",
        "  Cleo   40 chips  pawn 0-50        pact  bet 30",
        "> Dan     ? chips  pawn 1200<>1600        bet 60",
        "  Dan has turned up 20 100 = 120",
    ]


def test_before_the_oven_is_laid_there_is_none_in_the_picture() -> None:
    assert drawn(GAME, opened(GAME, 2), 1) == [
        "Before the first round",
        "  Ada    ? chips  pawn 200",
        "  Bo   200 chips  pawn 200",
    ]


@pytest.mark.parametrize(
    ("line", "sentences"),
    [
        ("0 bet 100", ["Ada has bet."]),
        ("1 bet 120", ["Bo has bet."]),
    ],
)
def test_a_bet_is_told_without_its_amount(line: str, sentences: list[str]) -> None:
    assert told(GAME, laid(2), line) == sentences


def test_the_last_bet_opens_the_fists() -> None:
    table = played(GAME, later(600, 0, 200), "2 bet 50")
    assert told(GAME, table, "0 bet 100") == ["Ada has bet.", "The fists open: Ada 100, Cleo 50."]


def test_the_start_and_the_oven_are_told() -> None:
    before = opened(GAME, 2)
    assert told(GAME, before, "chance start 1") == ["Bo is drawn to start."]
    started = played(GAME, before, "chance start 1")
    assert told(GAME, started, "chance lay") == ["All 48 pieces of coal are laid face down in the oven."]


def test_coal_is_told_piece_by_piece_with_what_it_comes_to() -> None:
    table = turns(bets(later(600, 40, 50), 10, 10, 10), "50")
    assert told(GAME, table, "0 reveal 7") == ["Ada reaches for 7."]
    assert told(GAME, table, "0 stop") == ["Ada stops with 50."]
    table = played(GAME, table, "0 reveal 7")
    assert told(GAME, table, "chance coal 25") == ["Ada turns up 25 and has 75."]
    assert told(GAME, table, "chance coal devil") == [
        "A devil! Ada is burnt.",
        "50 goes up in smoke.",
        "The pact pays 50 to Bo and Cleo.",
    ]


def test_a_payout_is_told_seat_by_seat() -> None:
    table = bets(laid(4), 100, 120, 140, 60)
    table = turns(table, "50 20 20 devil", "75 50 10 stop", "100 devil", "10 10 10 20")
    assert told(GAME, table, "3 stop") == [
        "Dan stops with 50.",
        "The highest coal amount of round 1 is 135.",
        "Ada: bet 100 won (+100).",
        "Bo: bet 120 won (+120), highest coal amount +50.",
        "Cleo: bet 140 lost (−140).",
        "Dan: bet 60 won (+60), most pieces +50.",
        "A pact with the devil: Cleo.",
    ]


def test_a_double_win_an_empty_purse_and_the_end_are_told() -> None:
    table = turns(bets(later(1500, 0), 50), "50 stop")
    table = played(GAME, table, "1 reveal 20")
    assert told(GAME, table, "chance coal devil") == [
        "A devil! Bo is burnt.",
        "The highest coal amount of round 2 is 50.",
        "Ada: highest bet 50 won double (+100), highest coal amount +50, most pieces +50.",
        "Bo: nothing.",
        "Chips: Ada 1,700, Bo 0.",
        "The richest wins: Ada.",
    ]


def test_a_wrong_bet_is_answered_with_what_may_be_bet() -> None:
    assert explained(GAME, later(340, 200), "0 bet 350") == (
        "That is more than you have. Bet less. You may bet from 10 to 340, in tens."
    )
