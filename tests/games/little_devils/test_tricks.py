"""§2: leading, following, and who takes the trick."""

from itertools import permutations

import pytest

from diablerie.games.little_devils import GAME
from diablerie.games.little_devils.cards import cards, devils, numbers
from diablerie.games.little_devils.rules import legal, winning_card
from diablerie.games.little_devils.state import DOWN, OPEN, UP, State
from tests.games.little_devils.deals import dealt, left
from tests.games.tables import played, refused


def after(table: State, text: str) -> State:
    result: State = played(GAME, table, text)
    return result


def taker_and_devils(table: State) -> tuple[int, int]:
    return table.leader, devils(table.piles[table.leader])


# The examples of §7.


def test_if_everybody_follows_upwards_the_highest_card_takes_the_trick() -> None:
    table = after(dealt("22 / 30 / 27 / 34 / 23"), "0 play 22; 1 play 30")
    assert table.side == UP
    table = after(table, "2 play 27; 3 play 34; 4 play 23")
    assert taker_and_devils(table) == (3, 7)


@pytest.mark.parametrize("last", [44, 46])
def test_of_two_who_cannot_follow_downwards_the_higher_takes_the_trick(last: int) -> None:
    table = left("37 6 / 31 8 / 39 40 / 15 12 / 1 2 / 44 46")
    table = after(table, "0 play 37; 1 play 31; 2 play 39; 3 play 15; 4 play 1")
    assert table.side == DOWN
    assert numbers(legal(table)) == (44, 46)
    assert taker_and_devils(after(table, f"5 play {last}")) == (5, 8)


@pytest.mark.parametrize(("dans", "taker", "taken"), [(15, 2, 7), (6, 3, 5)])
def test_of_two_who_cannot_follow_upwards_the_lower_takes_the_trick(
    dans: int, taker: int, taken: int
) -> None:
    table = left("24 1 / 29 3 / 11 12 / 6 15")
    table = after(table, f"0 play 24; 1 play 29; 2 play 11; 3 play {dans}")
    assert taker_and_devils(table) == (taker, taken)


def test_if_everybody_follows_downwards_the_lowest_card_takes_the_trick() -> None:
    table = after(dealt("22 / 12 / 3 / 16"), "0 play 22; 1 play 12; 2 play 3; 3 play 16")
    assert taker_and_devils(table) == (2, 5)


def test_a_player_who_alone_cannot_follow_takes_the_trick_in_any_case() -> None:
    upwards = left("10 11 / 26 27 / 1 2")
    assert taker_and_devils(after(upwards, "0 play 10; 1 play 26; 2 play 2")) == (2, 3)
    downwards = left("10 11 / 1 2 / 26 27")
    assert taker_and_devils(after(downwards, "0 play 10; 1 play 2; 2 play 26")) == (2, 3)


@pytest.mark.parametrize(
    ("hands", "plays", "taker"),
    [
        ("20 21 / 30 31 / 5 6 / 9 10 / 2 3", "0 play 20; 1 play 30; 2 play 5; 3 play 9; 4 play 3", 4),
        ("20 21 / 1 2 / 33 34 / 29 30 / 44 45", "0 play 20; 1 play 1; 2 play 33; 3 play 29; 4 play 45", 4),
        ("20 21 / 30 31 / 25 26 / 18 19 / 12 13", "0 play 20; 1 play 30; 2 play 25; 3 play 19; 4 play 13", 4),
        ("20 21 / 30 31 / 5 6 / 40 41 / 12 13", "0 play 20; 1 play 30; 2 play 6; 3 play 41; 4 play 13", 2),
    ],
)
def test_several_who_cannot_follow_are_compared_among_themselves_only(
    hands: str, plays: str, taker: int
) -> None:
    assert after(left(hands), plays).leader == taker


# Leading, §2.1.


def test_the_leader_may_not_lead_a_five() -> None:
    table = dealt("15 / 1 / 2")
    assert 15 not in numbers(legal(table))
    assert refused(GAME, table, "0 play 15") == "five_led"


@pytest.mark.parametrize(("hand", "may_lead"), [("15 25", (15, 25)), ("15", (15,)), ("15 25 4", (4,))])
def test_a_leader_with_fives_only_may_and_must_lead_one(hand: str, may_lead: tuple[int, ...]) -> None:
    assert numbers(legal(left(f"{hand} / 1 / 2"))) == may_lead


def test_a_five_that_was_led_can_be_followed_to_both_sides() -> None:
    table = after(left("15 25 / 14 16 / 1 20"), "0 play 15")
    assert after(table, "1 play 14; 2 play 1").leader == 2
    assert after(table, "1 play 16; 2 play 20").leader == 2


# The second player, §2.2.


def test_the_second_player_is_never_bound_and_may_play_a_five() -> None:
    table = after(dealt("12 / 15 25 1 / 2"), "0 play 12")
    assert table.side == OPEN
    assert legal(table) == table.dealt[1]
    assert after(table, "1 play 25").side == UP
    assert after(table, "1 play 1").side == DOWN


# Following, §2.3 and §2.4.


def test_whoever_can_follow_must_and_any_card_on_that_side_will_do() -> None:
    table = after(left("10 1 3 / 12 2 4 / 9 11 27"), "0 play 10; 1 play 12")
    assert numbers(legal(table)) == (11, 27)  # 11 follows: it is the lead card that counts, not the 12
    assert refused(GAME, table, "2 play 9") == "must_follow"


def test_following_with_a_five_is_forced_if_it_is_the_only_card_that_follows() -> None:
    table = after(left("14 1 3 / 16 2 4 / 9 11 15"), "0 play 14; 1 play 16")
    assert numbers(legal(table)) == (15,)
    assert refused(GAME, table, "2 play 9") == "must_follow"


def test_whoever_cannot_follow_may_play_any_card_a_five_included() -> None:
    table = after(left("16 1 3 / 18 2 4 / 9 11 15"), "0 play 16; 1 play 18")
    assert numbers(legal(table)) == (9, 11, 15)


def test_several_in_a_row_may_be_unable_to_follow_and_the_next_is_still_bound_to_the_side() -> None:
    table = after(left("20 3 / 30 2 / 5 6 / 9 10 / 4 33"), "0 play 20; 1 play 30; 2 play 5; 3 play 9")
    assert numbers(legal(table)) == (33,)


# Taking, §2.7 and §2.8.


def test_the_taker_leads_the_next_trick_and_play_goes_on_from_him() -> None:
    table = after(dealt("22 / 30 / 27 / 34 / 23"), "0 play 22; 1 play 30; 2 play 27; 3 play 34; 4 play 23")
    assert (table.to_act, table.trick, table.side) == (3, 0, OPEN)
    table = after(table, f"3 play {numbers(legal(table))[0]}")
    assert table.to_act == 4


def test_the_leader_never_takes_the_trick_and_the_taker_is_whom_the_clauses_name() -> None:
    for lead, second, third in permutations(range(1, 13), 3):
        side = UP if second > lead else DOWN
        away = [card for card in (second, third) if (card > lead) != (side == UP)]
        towards = [card for card in (second, third) if card not in away]
        if side == UP:
            expected = min(away) if away else max(towards)
        else:
            expected = max(away) if away else min(towards)
        assert winning_card(cards(lead, second, third), lead, side) == expected != lead
