"""Diavolo in OpenSpiel: the order die, nine dice one by one, where they lie, and lots seat by seat."""

from itertools import permutations
from typing import Final

from diablerie.game.masks import seats_of
from diablerie.game.numbers import Options
from diablerie.game.outline import Bounds, Drawn, Outcomes, Outline, equally_likely
from diablerie.games.diavolo.chance import random_places
from diablerie.games.diavolo.dice import (
    ALL_DICE,
    COLOURS,
    DEVIL_NAMES,
    ORDER_DIE,
    ORDER_NAMES,
    ORDERS,
    POSITION,
    Places,
    die,
    spot_of,
)
from diablerie.games.diavolo.notation import lot_seats, packed_dice, packed_lot, to_text
from diablerie.games.diavolo.state import (
    GRAB,
    LOT,
    RUBIES,
    START,
    THROW,
    Event,
    State,
    drawing,
    starting,
    throwing,
)
from diablerie.kernel.luck import luck_of

LAYOUTS: Final = 8
FACES: Final = 6


def recoloured(places: Places, colours: tuple[int, ...]) -> Places:
    """The same places, with the dice of other colours on them."""
    black, white, red = (places[colour] for colour in colours)
    return black, white, red, places[COLOURS]


ARRANGEMENTS: Final = tuple(
    recoloured(random_places(luck_of(0, layout))[0], colours)
    for layout in range(LAYOUTS)
    for colours in permutations(range(COLOURS))
)
"""Where the dice may lie: a few layouts, each in all colourings, so that every colour is as often nearest."""


def outcomes(state: State, drawn: Drawn) -> Outcomes:
    """Who throws first; the order, nine faces, an arrangement where it counts; or the next seat of a lot."""
    if state.phase == START:
        return equally_likely(list(range(state.players)))
    if state.phase == LOT:
        return equally_likely([seat for seat in seats_of(state.level) if seat not in drawn])
    if not drawn:
        return equally_likely(list(range(ORDERS if state.options.position else ORDERS - 1)))
    return equally_likely(list(range(FACES if len(drawn) <= ALL_DICE else len(ARRANGEMENTS))))


def drawn_event(state: State, drawn: Drawn) -> Event | None:
    """The lot, or the throw once all dice lie; where they do matters for one order only."""
    if state.phase == START:
        return starting(drawn[0]) if drawn else None
    if state.phase == LOT:
        return drawing(packed_lot(drawn)) if len(drawn) == state.level.bit_count() else None
    if len(drawn) <= ALL_DICE or (drawn[0] == POSITION and len(drawn) == 1 + ALL_DICE):
        return None
    order, dice, arrangement = drawn[0], drawn[1 : 1 + ALL_DICE], drawn[1 + ALL_DICE :] or (0,)
    shown = packed_dice([face + 1 for face in dice])
    return throwing(state.thrower, order, shown, ARRANGEMENTS[arrangement[0]])


def written_draw(state: State, drawn: Drawn, action: int) -> str:
    """A draw in words: `chance order most_odd`, `chance red die 4`, `chance places 17`, `chance lot 2`."""
    if state.phase == START:
        return to_text(starting(action))
    if state.phase == LOT:
        return f"chance lot {action}"
    if not drawn:
        return f"chance order {ORDER_NAMES[action]}"
    if len(drawn) <= ALL_DICE:
        return f"chance {DEVIL_NAMES[(len(drawn) - 1) // COLOURS]} die {action + 1}"
    return f"chance places {action}"


def event_numbers(event: Event) -> list[int]:
    """Who begins; the order, nine dice, and where all lie; the devil; or the seats of a lot."""
    if event.do == THROW:
        spots = [spot_of(event.places, number) for number in range(ORDER_DIE + 1)]
        shown = [die(event.dice, number) for number in range(ALL_DICE)]
        return [event.order, *shown, *(part for spot in spots for part in (spot & 1023, spot >> 10))]
    if event.do == LOT:
        return lot_seats(event.lot)
    return [event.devil if event.do == GRAB else event.player]


def bounds(players: int, options: Options, rounds: int) -> Bounds:
    """Everybody grabs once a round; rubies are only lost, in the end."""
    rounds = rounds if options["race"] else min(rounds, options["limit"])
    throw_and_lot = 1 + ALL_DICE + 1 + players
    events = 1 + rounds * (1 + 2 * players + 1)
    return Bounds(rounds * players, 1 + rounds * throw_and_lot, events, -RUBIES, 0)


OUTLINE: Outline[State, Event, None] = Outline(
    most_outcomes=lambda players: len(ARRANGEMENTS),
    outcomes=outcomes,
    drawn_event=drawn_event,
    written_draw=written_draw,
    keeps_secrets=lambda state: state.phase == GRAB,
    numbers=event_numbers,
    width=1 + ALL_DICE + 2 * (ORDER_DIE + 1),
    bounds=bounds,
)
