"""Why an answer is right, in figures, and what the round did to each seat (§2, §4)."""

from dataclasses import dataclass
from functools import lru_cache
from math import isqrt
from typing import Literal, TypeAlias

from diablerie.game.core import Seat
from diablerie.game.masks import REMEMBERED
from diablerie.games.diavolo.dice import (
    COLOURS,
    GREY,
    HIGHEST_VALUE,
    LARGEST_DIFFERENCE,
    MOST_ODD,
    NO_DEVIL,
    ORDER_DIE,
    POSITION,
    Devil,
    Dice,
    Order,
    Places,
    die,
    nearest,
    score,
    spot_of,
    squared_distance,
)
from diablerie.games.diavolo.ranking import devil_of
from diablerie.games.diavolo.state import State

Outcome: TypeAlias = Literal["right", "grey", "wrong", "late", "early", "nothing", "out"]
"""What a round was for a seat: the right colour, the grey devil rightly, a wrong devil, a right one that
others had already (§3.6), a false start (§3.4), no grab at all, or not in the game any more."""


@dataclass(frozen=True, slots=True)
class Figure:
    """How well a colour answers the order."""

    value: int
    """The sum, the difference, how many are odd, the highest value, or the distance to the order die."""
    dice: tuple[int, ...]
    """The dice that make it, as places in `dice`: all three for a sum, the lowest and the highest for a
    difference, the odd ones, those with the highest value, or the nearest one and the order die."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Why the answer is right."""

    colours: tuple[Figure, ...]
    """Black, white and red."""
    best: tuple[Devil, ...]
    """The colours that answer the order best; the grey devil is right if there are several (§2.8)."""


@lru_cache(REMEMBERED)
def figures_of(order: Order, dice: Dice, places: Places) -> Figures:
    """Work out what each colour has to say to the order."""
    scores = [score(order, dice, places, colour) for colour in range(COLOURS)]
    best = tuple([colour for colour in range(COLOURS) if scores[colour] == max(scores)])
    figures = [
        Figure(
            value=isqrt(nearest(places, colour)) if order == POSITION else abs(scores[colour]),
            dice=_dice_that_count(order, dice, places, colour),
        )
        for colour in range(COLOURS)
    ]
    return Figures(tuple(figures), best)


def _dice_that_count(order: Order, dice: Dice, places: Places, colour: Devil) -> tuple[int, ...]:
    own = range(3 * colour, 3 * colour + 3)
    shows = {number: die(dice, number) for number in own}
    if order == LARGEST_DIFFERENCE:
        return min(own, key=lambda number: shows[number]), max(own, key=lambda number: shows[number])
    if order == MOST_ODD:
        return tuple([number for number in own if shows[number] % 2])
    if order == HIGHEST_VALUE:
        return tuple([number for number in own if shows[number] == max(shows.values())])
    if order == POSITION:
        centre = spot_of(places, ORDER_DIE)
        near = min(own, key=lambda number: squared_distance(centre, spot_of(places, number)))
        return near, ORDER_DIE
    return tuple(own)


def outcome_of(state: State, seat: Seat) -> Outcome:
    """Tell what the round that is over was for `seat`."""
    grabbed = devil_of(state.grabs, seat)
    if state.at_throw[seat] == 0:
        return "out"
    if grabbed == NO_DEVIL:
        return "nothing"
    if state.early >> seat & 1:
        return "early"
    if grabbed != state.answer:
        return "wrong"
    if not state.held[state.answer] >> seat & 1:
        return "late"
    return "grey" if state.answer == GREY else "right"
