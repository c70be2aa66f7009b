"""Diavolo in numbers, for learning: what a seat sees, and what it may do (docs/research.md).

How fast a hand is, is nothing to learn from numbers: whoever grabs takes the same time, so that all are level
and a lot decides who comes first (§3.3). To grab nothing costs the same ruby as to grab a wrong devil, so it
is no action.
"""

from typing import Any, Final

from diablerie.game.core import SEATS, Seat, clockwise
from diablerie.game.numbers import BYTES, MOST, Options
from diablerie.games.diavolo.dice import (
    ALL_DICE,
    DEVILS,
    ORDER_DIE,
    ORDERS,
    POSITION,
    die,
    spot_of,
)
from diablerie.games.diavolo.sight import Sight
from diablerie.games.diavolo.state import Event, State, grabbing
from diablerie.kernel import Six, fill, rule, spread

ACTIONS: Final = DEVILS
"""Action n grabs the black, white, red or grey devil."""
REACTION: Final = 1000
"""Milliseconds that everybody takes: no false start at any table, and never too late."""

ORDER: Final = 0
"""Where the order stands, one place for each."""
DICE: Final = ORDER + ORDERS
"""What each die shows, one place for each of its six faces."""
PLACES: Final = DICE + 6 * ALL_DICE
"""Where each die lies, the order die last: across and along, from 0 to 249; 0 unless the order asks."""
RACE: Final = PLACES + 2 * (ALL_DICE + 1)
"""Whether it is a race."""
SUPPLY: Final = RACE + 1
"""Devils of each colour on the table."""
LEFT: Final = SUPPLY + 1
"""Rounds that are left at a table without a race, 255 at most."""
RUBIES: Final = LEFT + 1
"""Each seat's rubies, the own seat first, then clockwise."""
AWAITED: Final = RUBIES + SEATS
"""Who has not grabbed yet."""
THROWER: Final = AWAITED + SEATS
SEATED: Final = THROWER + SEATS
"""Which of the seats exist."""
SIZE: Final = SEATED + SEATS
KIND: Final = BYTES


@rule
def observe(sight: Sight, row: Any) -> None:
    """Write what a seat knows into `row`, which has SIZE places; those of seats that do not exist are 0."""
    spread(row, ORDER, 1 << sight.order if sight.dice else 0, ORDERS)
    faces = 0
    for number in range(ALL_DICE):
        faces |= 1 << die(sight.dice, number) >> 1 << 6 * number
    spread(row, DICE, faces, 6 * ALL_DICE)
    fill(row, PLACES, RACE, 0)
    if sight.order == POSITION:
        for number in range(ORDER_DIE + 1):
            where = spot_of(sight.places, number)
            row[PLACES + 2 * number] = (where & 1023) >> 2
            row[PLACES + 2 * number + 1] = where >> 12
    row[RACE] = sight.race
    row[SUPPLY] = sight.supply
    row[LEFT] = min(sight.left, MOST)
    for seat in range(SEATS):
        if seat < sight.players:
            step = clockwise(sight.seat, seat, sight.players)
            row[RUBIES + step] = sight.rubies[seat]
            row[AWAITED + step] = sight.awaited >> seat & 1
            row[THROWER + step] = sight.thrower == seat
            row[SEATED + step] = 1


@rule
def mark(sight: Sight, mask: Any) -> None:
    """Write 1 for what this seat may do now and 0 for the rest into `mask`, which has ACTIONS places."""
    may_grab = sight.awaited >> sight.seat & 1
    for devil in range(DEVILS):
        mask[devil] = may_grab


def actions(options: Options) -> int:
    """How many actions there are."""
    return ACTIONS


@rule
def event_of(seat: Seat, action: int) -> Event:
    """What an action does."""
    return grabbing(seat, action, REACTION)


@rule
def action_of(event: Event) -> int:
    """The action that makes a seat's `event` happen."""
    return event.devil


@rule
def totals(state: State) -> Six:
    """Everybody's rubies."""
    return state.rubies
