"""What chance does in Diavolo, from a stream of luck: for simulations, plain and compiled alike."""

from typing import Final

from diablerie.games.diavolo.dice import (
    ALL_DICE,
    NO_PLACES,
    ORDER_DIE,
    ORDERS,
    POSITION,
    Dice,
    Places,
    Spot,
    clear,
    laid,
    spot,
)
from diablerie.games.diavolo.state import (
    LOT,
    NO_LOT,
    THROW,
    Event,
    State,
    drawing,
    starting,
    throwing,
)
from diablerie.kernel import count, nth, rule, word
from diablerie.kernel.luck import Luck, below, one_of

FIELDS: Final = (1 << 36) - 1
TRIES: Final = 20
"""How often the order die is thrown again before all the others are."""


@rule
def outcome(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Draw who begins, throw the dice, or draw a lot."""
    if state.phase == THROW:
        return random_throw(state, luck)
    if state.phase == LOT:
        return random_lot(state, luck)
    return starting(below(luck, state.players)), luck + 1


@rule
def random_throw(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Throw ten dice, from two draws; where they lie matters only for the order that asks for it."""
    dice = dice_from(below(luck, 6**5), 5) | dice_from(below(luck + 1, 6**4), 4) << 15
    order = below(luck + 2, ORDERS if state.options.position else ORDERS - 1)
    luck += 3
    places = NO_PLACES
    if order == POSITION:
        places, luck = random_places(luck)
    return throwing(state.thrower, order, dice, places), luck


@rule
def dice_from(number: int, dice: int) -> Dice:
    """The digits of `number` to the base of six, each as a die."""
    result = 0
    for _ in range(dice):
        result = result << 3 | 1 + number % 6
        number //= 6
    return result


@rule
def random_places(luck: Luck) -> tuple[Places, Luck]:
    """Lay nine dice on fields of a board of six by six, then the order die where all is clear from it."""
    while True:
        free = FIELDS
        dice = NO_PLACES
        for number in range(ALL_DICE):
            drawn = word(luck)
            field = nth(free, drawn * count(free) >> 32)
            free &= ~(1 << field)
            dice = laid(dice, number, spot_on(field, drawn & 1023))
            luck += 1
        for _ in range(TRIES):
            drawn = word(luck)
            field = nth(free, drawn * count(free) >> 32)
            places = laid(dice, ORDER_DIE, spot_on(field, drawn & 1023))
            luck += 1
            if clear(places):
                return places, luck


@rule
def spot_on(field: int, off: int) -> Spot:
    """A spot near the middle of a field, up to 31 off either way; the dice of two fields never touch."""
    return spot(70 + 165 * (field % 6) + (off & 31), 70 + 165 * (field // 6) + (off >> 5))


@rule
def random_lot(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Draw an order for the seats of a dead heat."""
    lot = NO_LOT
    left = state.level
    while left:
        seat = one_of(luck, left)
        luck += 1
        lot = lot << 3 | seat + 1
        left &= ~(1 << seat)
    return drawing(lot), luck
