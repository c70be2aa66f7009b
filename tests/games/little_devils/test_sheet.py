"""What is told about tricks and rounds that are over: why a trick went where, its cost, the score sheet."""

import pytest

from diablerie.game.core import NOBODY
from diablerie.games.little_devils import GAME
from diablerie.games.little_devils.cards import DEVILS, DEVILS_ON
from diablerie.games.little_devils.state import DOWN, OPEN, UP
from diablerie.games.little_devils.trick import reason_of, side_of
from diablerie.games.little_devils.view import view
from tests.games.little_devils.deals import deal, dealt, left
from tests.games.tables import played


@pytest.mark.parametrize(
    ("cards", "side", "reason"),
    [
        ((22, 30, 27, 34, 23), UP, "highest"),
        ((22, 30, 21, 34, 20), UP, "lowest_astray"),
        ((22, 3, 20), DOWN, "lowest"),
        ((37, 31, 39, 15, 1, 44), DOWN, "highest_astray"),
        ((22,), OPEN, None),
        ((), OPEN, None),
    ],
)
def test_why_a_trick_goes_to_its_taker(cards: tuple[int, ...], side: int, reason: str | None) -> None:
    trick = tuple(enumerate(cards))
    assert side_of(trick) == side
    assert reason_of(trick, side) == reason


def test_the_example_for_six_players_is_explained() -> None:
    table = left("37 2 / 31 3 / 39 40 / 15 4 / 1 5 / 44 46")
    table = played(GAME, table, "0 play 37; 1 play 31; 2 play 39; 3 play 15; 4 play 1")
    shown = view(table, NOBODY)
    assert (shown.taking, shown.taking_for, shown.devils) == (2, "highest_astray", 8)
    shown = view(played(GAME, table, "5 play 44"), NOBODY)
    assert (shown.last_taker, shown.last_for, shown.last_devils) == (5, "highest_astray", 8)
    assert (shown.last_side, shown.taking_for, shown.devils) == (DOWN, None, 0)


def test_with_none_a_taken_trick_is_not_explained() -> None:
    table = dealt("5 / 9 / 7", open_tricks="none")
    shown = view(played(GAME, table, "0 play 5; 1 play 9; 2 play 7"), NOBODY)
    assert (shown.last_taker, shown.last_for, shown.last_side, shown.last_devils) == (NOBODY, None, OPEN, 0)


def test_the_score_sheet_gets_a_row_at_the_end_of_every_round() -> None:
    table = left("5 / 9 / 7", goal=20)
    assert view(table, 0).sheet == ()
    table = played(GAME, table, "0 play 5; 1 play 9; 2 play 7")
    assert view(table, 0).sheet == ((0, 3, 0),)
    table = played(GAME, table, deal("5 / 9 / 7", dealer=0))
    assert view(table, 0).sheet == ((0, 3, 0),)
    assert view(table, 0).totals == (0, 3, 0)


def test_every_card_has_the_devils_of_the_table() -> None:
    assert len(DEVILS) == 55
    assert all(DEVILS[card] == devils for devils, cards in DEVILS_ON.items() for card in cards)
    assert sum(DEVILS) == 87
