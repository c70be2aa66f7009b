"""§1.3, §1.4 and §3: dealers, scoring and the end."""

from typing import Any

import pytest

from diablerie.game.core import CHANCE, NOBODY
from diablerie.game.masks import seats_of
from diablerie.games.little_devils import GAME
from diablerie.games.little_devils.rules import next_dealer, played_by_clock
from diablerie.games.little_devils.state import State
from tests.games.little_devils.deals import deal, dealt, left
from tests.games.tables import opened, played, refused, six

THREE_HANDS = "1 / 2 / 3"


def to_the_end_of_the_round(table: State) -> State:
    while table.to_act >= 0:
        table = GAME.apply(table, played_by_clock(table, table.to_act))
    return table


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (2, 0)])
def test_the_lot_may_make_anybody_the_first_dealer_and_his_left_neighbour_leads(
    dealer: int, leader: int
) -> None:
    assert dealt(THREE_HANDS, dealer).to_act == leader


def test_whoever_led_the_first_trick_deals_the_next_round() -> None:
    table = opened(GAME, 3, goal=500)
    dealers = []
    for dealer in (1, 2, 0, 1):
        table = played(GAME, table, deal(THREE_HANDS, dealer))
        first_leader = table.to_act
        table = to_the_end_of_the_round(table)
        assert next_dealer(table) == first_leader
        dealers.append(first_leader)
    assert dealers == [2, 0, 1, 2]


@pytest.mark.parametrize("dealer", [0, 1])
def test_nobody_else_may_deal_the_next_round(dealer: int) -> None:
    table = to_the_end_of_the_round(dealt(THREE_HANDS, dealer=1))
    assert refused(GAME, table, deal(THREE_HANDS, 2)) == "legal"
    assert refused(GAME, table, deal(THREE_HANDS, dealer)) == "impossible"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_round_has_nine_tricks_and_adds_all_devils_of_the_deck(players: int) -> None:
    table = dealt(" / ".join(str(card + 1) for card in range(players)), goal=500)
    tricks = 0
    while table.to_act >= 0:
        before = table
        table = GAME.apply(table, played_by_clock(table, table.to_act))
        tricks += table.gone != 0 and table.trick == 0
        assert table.rounds == before.rounds or tricks == 9
    assert (tricks, table.rounds, table.to_act) == (9, 1, CHANCE)
    assert sum(table.totals) == {3: 41, 4: 56, 5: 72, 6: 87}[players]


def test_the_totals_change_only_after_the_ninth_trick() -> None:
    table = left("5 7 / 9 11 / 6 13")._replace(totals=(10, 20, 30, 0, 0, 0))
    table = played(GAME, table, "0 play 5; 1 play 9; 2 play 6")
    assert table.totals == (10, 20, 30, 0, 0, 0)
    table = played(GAME, table, "1 play 11; 2 play 13; 0 play 7")
    # Bo took 1 + 1 + 3 with the first trick, Ada 1 + 1 + 1 with the second, as she could not follow.
    assert table.totals == (13, 25, 30, 0, 0, 0)


LAST_TRICK = "0 play 5; 1 play 9; 2 play 7"
"""With `5 / 9 / 7` left: Bo takes three devils."""


def last_trick(*totals: int, **options: Any) -> State:
    table = left("5 / 9 / 7", **options)._replace(totals=six(*totals))
    result: State = played(GAME, table, LAST_TRICK)
    return result


@pytest.mark.parametrize(
    ("totals", "ends"), [((50, 96, 60), False), ((50, 97, 60), True), ((50, 98, 60), True)]
)
def test_the_game_is_over_when_somebody_has_the_goal_or_more(totals: tuple[int, ...], ends: bool) -> None:
    table = last_trick(*totals)
    assert GAME.over(table) == ends
    assert table.to_act == (NOBODY if ends else CHANCE)


def test_there_is_always_at_least_one_round_and_a_goal_of_one_ends_after_it() -> None:
    table = dealt(THREE_HANDS, goal=1)
    assert not GAME.over(table)
    assert GAME.over(to_the_end_of_the_round(table))


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((100, 110, 3), [2]),
        ((100, 20, 60), [1]),
        ((40, 110, 40), [0, 2]),  # both have the fewest, and share the victory (§3.3)
        ((130, 97, 100), [1, 2]),  # everybody reached the goal, two of them with the fewest
        ((100, 97, 100), [0, 1, 2]),
    ],
)
def test_the_fewest_devils_win_and_ties_share_the_victory(
    totals: tuple[int, ...], winners: list[int]
) -> None:
    table = last_trick(*totals)
    assert GAME.over(table)
    assert seats_of(GAME.winners(table)) == winners


def test_with_a_new_round_the_last_trick_of_the_old_one_is_gone() -> None:
    table = to_the_end_of_the_round(dealt(THREE_HANDS, dealer=0, goal=500))
    assert GAME.view(table, NOBODY).last_trick
    assert GAME.view(played(GAME, table, deal(THREE_HANDS, 1)), NOBODY).last_trick == ()


def test_while_cards_are_dealt_nobody_may_do_anything() -> None:
    table = opened(GAME, 3)
    assert [GAME.choices(table, seat) for seat in (CHANCE, 0, 1, 2)] == [[], [], [], []]
