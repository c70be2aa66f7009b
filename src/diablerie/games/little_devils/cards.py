"""The 54 cards of Little Devils; a set of cards is a mask whose bit n is card n (§1.1, §1.2)."""

from typing import Final, TypeAlias

from diablerie.game.masks import members
from diablerie.kernel import count, rule

Card: TypeAlias = int
Cards: TypeAlias = int

NO_CARD: Final = 0
HAND_SIZE: Final = 9
DECK: Final = 54

DEVILS_ON: Final = {
    0: (1, 2, 14, 16, 24, 26, 34, 36, 44, 46),
    1: (3, 5, 7, 9, 11, 13, 17, 19, 21, 23, 27, 29, 31, 33, 37, 39, 41, 43, 47, 49, 51, 53),
    2: (4, 12, 18, 22, 28, 32, 38, 42, 48),
    3: (6, 8, 10, 20, 30, 40, 50, 52, 54),
    5: (15, 25, 35, 45),
}


def cards(*numbers: Card) -> Cards:
    """Gather `numbers` into a set of cards."""
    held = 0
    for number in numbers:
        held |= 1 << number
    return held


def numbers(held: Cards) -> tuple[Card, ...]:
    """List the cards of a set, lowest first."""
    return members(held)


FIVES: Final = cards(*DEVILS_ON[5])
ODD_DEVILS: Final = cards(*DEVILS_ON[1], *DEVILS_ON[3], *DEVILS_ON[5])
TWO_OR_THREE_DEVILS: Final = cards(*DEVILS_ON[2], *DEVILS_ON[3])


@rule
def devils(held: Cards) -> int:
    """Count the devils on a set of cards: by the binary digits of what each shows (§1.2)."""
    return count(held & ODD_DEVILS) + 2 * count(held & TWO_OR_THREE_DEVILS) + 4 * count(held & FIVES)


DEVILS: Final[tuple[int, ...]] = tuple([devils(1 << number) for number in range(DECK + 1)])
"""The devils on each card; there is no card 0."""


@rule
def above(card: Card) -> Cards:
    """All numbers higher than `card`."""
    return -2 << card


@rule
def below(card: Card) -> Cards:
    """All numbers lower than `card`."""
    return (1 << card) - 1


@rule
def deck(players: int) -> Cards:
    """The cards in play: nine a player, the lowest there are (§1.1)."""
    return below(HAND_SIZE * players + 1) - 1
