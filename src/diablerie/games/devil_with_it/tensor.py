"""The Devil With It in numbers, for learning: what a seat sees, and what it may do (docs/research.md)."""

from typing import Any, Final

from diablerie.game.core import SEATS, Seat, clockwise
from diablerie.game.numbers import Kind, Options
from diablerie.games.devil_with_it.coal import KINDS, NUMBERS, OVEN, VALUES
from diablerie.games.devil_with_it.sight import Sight
from diablerie.games.devil_with_it.state import (
    BET,
    REVEAL,
    START_CHIPS,
    STOP,
    TURN,
    Event,
    State,
)
from diablerie.games.devil_with_it.track import BEYOND, SPACES
from diablerie.kernel import Six, count, fill, rule, spread

ACTION_STOP: Final = 0
"""Ends the turn."""
ACTION_REVEAL: Final = 1
"""The first of those that turn up the coal at a place."""
ACTION_BET: Final = ACTION_REVEAL + OVEN
"""The first of those that bet: nothing, ten chips, twenty, and so on."""
TEN: Final = 10
"""Chips between one bet and the next."""

BETTING: Final = 0
"""Where it stands that bets are made, and behind it that somebody is at the oven."""
FACE_DOWN: Final = 2
"""How many pieces lie face down."""
UNSEEN: Final = 3
"""How many of each kind nobody has seen."""
TURNED: Final = UNSEEN + KINDS
"""How many of each kind with a number were turned up in this turn."""
TURNED_WORTH: Final = TURNED + NUMBERS
TURNS: Final = TURNED_WORTH + 1
"""How many turns are over in this round."""
ROUNDS: Final = TURNS + 1
GOAL: Final = ROUNDS + 1
MOUTH: Final = GOAL + 1
MINIMUM_BET: Final = MOUTH + 1
TRACK: Final = MINIMUM_BET + 1
"""The number spaces of the money track, -1 for those that do not exist."""
SEAT: Final = TRACK + SPACES
"""Where what is known of each seat begins, the own seat first, then clockwise: SEAT_SIZE numbers each."""
SEAT_FIELDS: Final = (
    "seated",
    "chips",
    "stake",
    "awaited",
    "turn",
    "start",
    "pawn",
    "pact",
    "burnt",
    "amount",
    "pieces",
    "last_stake",
)
SEAT_SIZE: Final = 12
SIZE: Final = SEAT + SEATS * SEAT_SIZE
KIND: Final = Kind("int32", -1, 2**31 - 1)


@rule
def observe(sight: Sight, row: Any) -> None:
    """Write what a seat knows into `row`, which has SIZE places; those of seats that do not exist are 0."""
    row[BETTING] = sight.phase == BET
    row[BETTING + 1] = sight.phase == TURN
    row[FACE_DOWN] = count(sight.face_down)
    row[TURNED_WORTH] = 0
    row[TURNS] = sight.turns
    row[ROUNDS] = sight.rounds
    row[GOAL] = sight.goal
    row[MOUTH] = sight.mouth
    row[MINIMUM_BET] = sight.minimum_bet
    for kind in range(KINDS):
        row[UNSEEN + kind] = sight.unseen[kind]
    for kind in range(NUMBERS):
        row[TURNED + kind] = sight.turned[kind]
        row[TURNED_WORTH] += VALUES[kind] * sight.turned[kind]
    for space in range(SPACES):
        row[TRACK + space] = sight.track[space] if sight.track[space] < BEYOND else -1
    for seat in range(SEATS):
        if seat < sight.players:
            step = clockwise(sight.seat, seat, sight.players)
            observe_seat(sight, seat, row, SEAT + step * SEAT_SIZE)


@rule
def observe_seat(sight: Sight, seat: Seat, row: Any, first: int) -> None:
    """Write what is known of one seat, in the order of SEAT_FIELDS."""
    row[first] = 1
    row[first + 1] = sight.chips[seat]
    row[first + 2] = sight.stakes[seat]
    row[first + 3] = sight.awaited >> seat & 1
    row[first + 4] = sight.turn == seat
    row[first + 5] = sight.start == seat
    row[first + 6] = sight.pawns[seat]
    row[first + 7] = sight.pacts >> seat & 1
    row[first + 8] = sight.burnt >> seat & 1
    row[first + 9] = sight.amounts[seat]
    row[first + 10] = sight.pieces[seat]
    row[first + 11] = sight.last_stakes[seat]


def actions(options: Options) -> int:
    """How many actions there are: nobody bets who has reached the goal, but all begin with 200 chips."""
    return ACTION_BET + max(int(options["goal"]) - 1, START_CHIPS) // TEN + 1


@rule
def mark(sight: Sight, mask: Any) -> None:
    """Write 1 for what this seat may do now and 0 for the rest into `mask`."""
    at_oven = sight.phase == TURN and sight.awaited >> sight.seat & 1 == 1
    mask[ACTION_STOP] = sight.may_stop
    spread(mask, ACTION_REVEAL, sight.face_down if at_oven else 0, OVEN)
    fill(mask, ACTION_BET, len(mask), 0)
    if sight.highest_bet:
        first = ACTION_BET + sight.minimum_bet // TEN
        fill(mask, first, ACTION_BET + sight.highest_bet // TEN + 1, 1)


@rule
def event_of(seat: Seat, action: int) -> Event:
    """What an action does."""
    if action >= ACTION_BET:
        return Event(seat, BET, TEN * (action - ACTION_BET))
    if action == ACTION_STOP:
        return Event(seat, STOP, 0)
    return Event(seat, REVEAL, action - ACTION_REVEAL)


@rule
def action_of(event: Event) -> int:
    """The action that makes a seat's `event` happen."""
    if event.do == BET:
        return ACTION_BET + event.what // TEN
    return ACTION_STOP if event.do == STOP else ACTION_REVEAL + event.what


@rule
def totals(state: State) -> Six:
    """Everybody's chips."""
    return state.chips
