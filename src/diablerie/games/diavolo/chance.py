"""What chance does in Diavolo: by the dealer's draws, and for simulations by a stream of luck."""

from typing import Final

from diablerie.game.chance import Draw, Layout
from diablerie.game.masks import seats_of
from diablerie.games.diavolo.dice import (
    ALL_DICE,
    APART,
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
    squared_distance,
)
from diablerie.games.diavolo.notation import packed_dice, packed_lot
from diablerie.games.diavolo.state import (
    LOT,
    NO_LOT,
    START,
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


def drawn(state: State, draw: Draw) -> tuple[Event, Layout]:
    """Draw who begins, throw the dice, or draw a lot."""
    if state.phase == START:
        return starting(draw.below(state.players)), ()
    if state.phase == LOT:
        return drawing(packed_lot(draw.shuffled(seats_of(state.level)))), ()
    order = draw.below(ORDERS if state.options.position else ORDERS - 1)
    dice = packed_dice([1 + draw.below(6) for _ in range(ALL_DICE)])
    return throwing(state.thrower, order, dice, _drawn_places(draw)), ()


def _drawn_places(draw: Draw) -> Places:
    while True:
        places, spots = NO_PLACES, list[int]()
        for number in (ORDER_DIE, *range(ALL_DICE)):
            where = spot(50 + draw.below(901), 50 + draw.below(901))
            while any(squared_distance(where, other) < APART * APART for other in spots):
                where = spot(50 + draw.below(901), 50 + draw.below(901))
            spots.append(where)
            places = laid(places, number, where)
        if clear(places):
            return places
