"""The picture of a table, and what is told."""

import pytest

from diablerie.game.core import NOBODY
from diablerie.game.teller import Teller
from diablerie.games.little_devils import GAME
from tests.games.little_devils.deals import deal, dealt, left
from tests.games.tables import NAMES, drawn, explained, opened, played, told

TRICK = "0 play 22; 1 play 30; 2 play 27; 3 play 34; 4 play 23"


def test_the_picture_shows_the_trick_the_last_one_and_ones_own_hand() -> None:
    table = played(GAME, dealt("22 / 30 / 27 / 34 33 / 23 44"), TRICK + "; 3 play 33; 4 play 44")
    table = table._replace(totals=(0, 12, 103, 7, 9, 0), goal=200)
    assert drawn(GAME, table, 0) == [
        "Round 1. Up: play above 33",
        "> Ada     0 +0  8 cards  .",
        "  Bo     12 +0  8 cards  .",
        "  Cleo  103 +0  8 cards  .",
        "  Dan     7 +7  7 cards  33*",
        "  Eve     9 +0  7 cards  44   takes it so far",
        "  Last trick: Ada 22**, Bo 30***, Cleo 27*, Dan 34, Eve 23*; Dan took it",
        "  Your hand: 1 2 3* 4** 5* 6*** 7* 8***",
    ]


def test_with_none_the_picture_shows_neither_count_nor_last_trick() -> None:
    table = played(GAME, dealt("22 / 30 / 27 / 34 / 23", open_tricks="none"), TRICK)
    assert drawn(GAME, table, NOBODY) == [
        "Round 1. A new trick",
        "  Ada   0  8 cards  .",
        "  Bo    0  8 cards  .",
        "  Cleo  0  8 cards  .",
        "> Dan   0  8 cards  .",
        "  Eve   0  8 cards  .",
    ]


def test_the_open_picture_shows_all_hands() -> None:
    lines = GAME.picture(GAME.open_view(left("5 / 9 / 7")), Teller(NAMES[:3])).splitlines()
    assert lines[-3:] == ["  Hand of Ada: 5*", "  Hand of Bo: 9*", "  Hand of Cleo: 7*"]


def test_devils_that_were_added_to_the_totals_are_not_shown_as_still_to_come() -> None:
    table = played(GAME, left("5 / 9 / 7", goal=3), "0 play 5; 1 play 9; 2 play 7")
    assert GAME.view(table, 0).totals == (0, 3, 0)
    assert not any("+3" in line for line in drawn(GAME, table, 0))  # §3.1: `3 +3` would read as six


def test_a_deal_is_told_with_who_deals_and_who_leads() -> None:
    assert told(GAME, opened(GAME, 3), deal("1 / 2 / 3")) == ["Round 1. Cleo deals.", "Ada leads."]


@pytest.mark.parametrize(
    ("open_tricks", "taken"),
    [
        ("last", "Bo takes the trick with 9, and 3 devils in it."),
        ("none", "Bo takes the trick with 9."),
    ],
)
def test_it_is_told_who_takes_a_trick_and_its_devils_where_they_are_counted(
    open_tricks: str, taken: str
) -> None:
    table = played(GAME, left("5 1 / 9 2 / 7 3", open_tricks=open_tricks), "0 play 5; 1 play 9")
    assert told(GAME, table, "2 play 7") == ["Cleo plays 7, with 1 devil.", taken]


def test_one_devil_is_told_as_one_devil() -> None:
    table = played(GAME, left("1 4 / 9 6 / 2 8"), "0 play 1; 1 play 9")
    assert told(GAME, table, "2 play 2")[1] == "Bo takes the trick with 9, and 1 devil in it."


@pytest.mark.parametrize(
    ("goal", "told_of_the_end"), [(100, []), (3, ["The fewest devils win, side by side: Ada and Cleo."])]
)
def test_the_last_card_tells_the_totals_and_who_has_won(goal: int, told_of_the_end: list[str]) -> None:
    table = played(GAME, left("5 / 9 / 7", goal=goal), "0 play 5; 1 play 9")
    assert told(GAME, table, "2 play 7") == [
        "Cleo plays 7, with 1 devil.",
        "Bo takes the trick with 9, and 3 devils in it.",
        "Devils after round 1: Ada 0, Bo 3, Cleo 0.",
        *told_of_the_end,
    ]


def test_whoever_should_have_followed_is_told_the_side_and_his_cards() -> None:
    table = played(GAME, left("10 1 3 / 12 2 4 / 9 11 27"), "0 play 10; 1 play 12")
    assert explained(GAME, table, "2 play 9").endswith("Above 10 you have: 11* 27*.")
