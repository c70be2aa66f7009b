"""Diavolo by lot."""

from typing import Final

from diablerie.games.core import DEVIL_GONE, LEGAL, NOBODY
from diablerie.games.diavolo.dice import (
    ALL_DICE,
    DEVILS,
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
from diablerie.games.diavolo.rules import apply, awaited, refusal, winners
from diablerie.games.diavolo.state import (
    GRAB,
    LOT,
    NO_LOT,
    START,
    THROW,
    Event,
    State,
    closing,
    drawing,
    grabbing,
    starting,
    throwing,
)
from diablerie.kernel import compiled, count, nth, rule, word
from diablerie.kernel.luck import Luck, below, luck_of, one_of
from diablerie.lab.by_lot.outcome import Outcomes, note
from diablerie.match.referee import ROUND_LIMIT

QUICKEST: Final = 400
"""Milliseconds before the first grab."""
HESITATION: Final = 350
"""Each grab comes fewer milliseconds than this after the one before."""

FIELDS: Final = (1 << 36) - 1
TRIES: Final = 20
"""How often the order die is thrown again before all the others are."""


@rule
def next_event(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Throw the dice, draw a lot, or let whoever is next grab any devil."""
    if state.phase == START:
        return starting(below(luck, state.players)), luck + 1
    if state.phase == THROW:
        return random_throw(state, luck)
    if state.phase == LOT:
        return random_lot(state, luck)
    return random_grab(state, luck)


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
def random_grab(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Let one of those who have not grabbed be next, a little later than the one before."""
    number = below(luck, DEVILS * HESITATION)
    reaction = max(max(state.reactions), QUICKEST) + number // DEVILS
    seat = one_of(luck + 1, awaited(state))
    luck += 2
    event = grabbing(seat, number % DEVILS, reaction)
    answer = refusal(state, event)
    while answer == DEVIL_GONE:
        event = grabbing(seat, below(luck, DEVILS), reaction)
        answer = refusal(state, event)
        luck += 1
    return (event if answer == LEGAL else closing()), luck


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


@compiled
def play_games(opening: State, seed: int, first: int, outcomes: Outcomes) -> int:
    """Play one game a row of `outcomes`, the first being number `first`, and count the rounds."""
    all_rounds = 0
    for row in range(len(outcomes)):
        luck = luck_of(seed, first + row)
        state = opening
        moves = 0
        event, luck = next_event(state, luck)
        state = apply(state, event)
        while state.to_act != NOBODY and state.rounds < ROUND_LIMIT:
            event, luck = random_throw(state, luck)
            state = apply(state, event)
            while state.phase == GRAB:
                event, luck = random_grab(state, luck)
                state = apply(state, event)
                moves += event.by >= 0
            while state.phase == LOT:
                event, luck = random_lot(state, luck)
                state = apply(state, event)
        stopped = 1 if state.to_act != NOBODY else 0
        note(outcomes[row], state.rubies, winners(state), state.rounds, moves, stopped)
        all_rounds += state.rounds
    return all_rounds
