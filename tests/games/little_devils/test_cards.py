"""§1.1, §1.2: the cards and the deck."""

import pytest

from diablerie.games.little_devils.cards import DEVILS_ON, cards, deck, devils, numbers


def test_there_are_54_cards_and_none_carries_two_numbers_of_devils() -> None:
    listed = [card for some in DEVILS_ON.values() for card in some]
    assert sorted(listed) == list(range(1, 55))


@pytest.mark.parametrize("number", DEVILS_ON)
def test_every_card_carries_the_devils_of_the_table(number: int) -> None:
    assert {devils(cards(card)) for card in DEVILS_ON[number]} == {number}


@pytest.mark.parametrize(
    ("players", "highest", "all_devils"), [(3, 27, 41), (4, 36, 56), (5, 45, 72), (6, 54, 87)]
)
def test_the_deck_is_the_lowest_nine_cards_a_player(players: int, highest: int, all_devils: int) -> None:
    assert numbers(deck(players)) == tuple(range(1, highest + 1))
    assert devils(deck(players)) == all_devils
