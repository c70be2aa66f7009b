"""§4: what is seen."""

from typing import Any

import pytest

from diablerie.errors import RecordError
from diablerie.game.core import CHANCE, NOBODY
from diablerie.games.little_devils import GAME
from diablerie.games.little_devils.cards import cards
from diablerie.games.little_devils.state import OPEN_LAST, UP, State
from diablerie.games.little_devils.view import View, open_view, seen, view
from tests.games.little_devils.deals import deal, dealt, left
from tests.games.tables import opened, played

HANDS = "22 / 30 / 27 / 34 33 / 23 44"
ONE_TRICK = "0 play 22; 1 play 30; 2 play 27; 3 play 34; 4 play 23"
FIRST_TRICK = ((0, 22), (1, 30), (2, 27), (3, 34), (4, 23))


def table(**options: Any) -> State:
    """One trick is taken, and two cards of the next one lie."""
    result: State = played(GAME, dealt(HANDS, **options), ONE_TRICK + "; 3 play 33; 4 play 44")
    return result


SPECTATORS_VIEW = View(
    seat=NOBODY,
    players=5,
    goal=100,
    open_tricks=OPEN_LAST,
    to_act=0,
    awaited=(0,),
    dealer=4,
    leader=3,
    hands=(None, None, None, None, None),
    sizes=(8, 8, 8, 7, 7),
    legal=(),
    trick=((3, 33), (4, 44)),
    side=UP,
    taking=4,
    taking_for="highest",
    devils=1,
    last_trick=FIRST_TRICK,
    last_taker=3,
    last_side=UP,
    last_for="highest",
    last_devils=7,
    piles=None,
    taken=(0, 0, 0, 7, 0),
    totals=(0, 0, 0, 0, 0),
    sheet=(),
    rounds=0,
    winners=(),
)


def test_a_spectator_sees_the_table_and_no_hand() -> None:
    assert view(table(), NOBODY) == SPECTATORS_VIEW


@pytest.mark.parametrize("nobodys_seat", [5, 6, CHANCE])
def test_whoever_has_no_seat_is_a_spectator(nobodys_seat: int) -> None:
    assert view(table(), nobodys_seat) == SPECTATORS_VIEW


def test_everybody_sees_his_own_hand_and_nobody_elses() -> None:
    own = (9, 10, 11, 12, 13, 14, 15, 16)
    hands = (None, own, None, None, None)
    assert view(table(), 1) == SPECTATORS_VIEW._replace(seat=1, hands=hands)


def test_whoever_is_to_play_is_shown_what_he_may_play() -> None:
    own = tuple(range(1, 9))  # all below the 33, so she cannot follow and may play any
    hands = (own, None, None, None, None)
    assert view(table(), 0) == SPECTATORS_VIEW._replace(seat=0, hands=hands, legal=own)


def test_the_open_view_shows_every_hand() -> None:
    shown = open_view(table())
    assert shown.hands[4] == (38, 39, 40, 41, 42, 43, 45)
    assert shown._replace(hands=(None,) * 5) == SPECTATORS_VIEW


def test_with_none_no_taken_trick_and_no_count_is_ever_shown() -> None:
    shown = view(table(open_tricks="none"), 0)
    assert (shown.last_trick, shown.last_taker, shown.piles, shown.taken) == ((), NOBODY, None, None)


def test_with_last_only_the_trick_taken_last_and_the_count_are_shown() -> None:
    later = played(GAME, table(open_tricks="last"), "0 play 1; 1 play 9; 2 play 17")
    shown = view(later, 0)
    assert shown.last_trick == ((3, 33), (4, 44), (0, 1), (1, 9), (2, 17))
    assert shown.last_taker == 0  # the lowest of those who could not follow
    assert shown.taken == (3, 0, 0, 7, 0)
    assert shown.piles is None


def test_with_all_every_taken_trick_of_the_round_lies_open() -> None:
    shown = view(table(open_tricks="all"), 0)
    assert shown.piles == ((), (), (), (22, 23, 27, 30, 34), ())
    assert shown.last_trick == FIRST_TRICK
    assert shown.taken == (0, 0, 0, 7, 0)


@pytest.mark.parametrize("open_tricks", ["none", "last", "all"])
def test_all_totals_are_seen_and_the_winners_at_the_end(open_tricks: str) -> None:
    end = left("5 / 9 / 7", open_tricks=open_tricks, goal=20)._replace(totals=(4, 18, 9, 0, 0, 0))
    assert view(end, 2).totals == (4, 18, 9)
    assert view(end, 2).winners == ()
    end = played(GAME, end, "0 play 5; 1 play 9; 2 play 7")
    assert view(end, NOBODY).totals == (4, 21, 9)
    assert view(end, NOBODY).winners == (0,)
    assert GAME.hides_totals(end, NOBODY) == 0


@pytest.mark.parametrize(
    ("seat", "cards_seen"),
    [
        (0, "1 4 5 6 7 8 9 10 11 / ? / ?"),
        (1, "? / 2 12 13 14 15 16 17 18 19 / ?"),
        (2, "? / ? / 3 20 21 22 23 24 25 26 27"),
        (NOBODY, "? / ? / ?"),
    ],
)
def test_of_a_deal_everybody_sees_his_own_cards_only(seat: int, cards_seen: str) -> None:
    event = GAME.from_text(deal("1 / 2 / 3", dealer=1))
    shown = seen(opened(GAME, 3), event, seat)
    assert GAME.to_text(shown) == f"chance deal 1: {cards_seen}"
    with pytest.raises(RecordError, match="hidden"):
        GAME.from_fields(GAME.to_fields(shown))


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_a_card_that_is_played_is_seen_by_all(seat: int) -> None:
    event = GAME.from_text("0 play 17")
    assert seen(dealt("17 / 2 / 3"), event, seat) == event


def test_nobody_is_said_to_take_a_trick_before_its_side_is_set() -> None:
    assert view(played(GAME, dealt("5 / 9 / 7"), "0 play 5"), 0).taking == NOBODY


def test_cards_already_played_have_left_the_hand() -> None:
    later = table()
    assert not cards(22, 23, 27, 30, 34, 33, 44) & sum(
        cards(*hand) for hand in open_view(later).hands if hand
    )
