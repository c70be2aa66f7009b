"""Diavolo in numbers for whoever plays a single game: the rows of tensor.py, from a view.

Plain Python writes what a view lists far faster than the sets of a `Sight`, which are made for compiled
loops; a law over all games holds the two equal.
"""

from typing import Final

from diablerie.games.diavolo.dice import DEVILS, POSITION
from diablerie.games.diavolo.sight import rounds_left
from diablerie.games.diavolo.tensor import (
    AWAITED,
    DICE,
    LEFT,
    MOST,
    ORDER,
    PLACES,
    RACE,
    RUBIES,
    SEATED,
    SIZE,
    SUPPLY,
    THROWER,
)
from diablerie.games.diavolo.view import View

FACES: Final = tuple(range(DICE - 1, PLACES - 1, 6))
"""The place before the first face of each die."""


def observation(view: View, memory: None) -> bytearray:
    """What a seat knows by what it sees, as `tensor.observe` writes it."""
    row = bytearray(SIZE)
    options, players, awaited = view.options, view.players, view.awaited
    if view.dice:
        row[ORDER + view.order] = 1
        row[SUPPLY] = view.supply[0]
    for first, face in zip(FACES, view.dice):
        row[first + face] = 1
    if view.order == POSITION:
        row[PLACES:RACE] = [distance >> 2 for place in view.places for distance in place]
    row[RACE] = options.race
    row[LEFT] = min(rounds_left(options.race, options.limit, view.rounds), MOST)
    for step in range(players):
        seat = (view.seat + step) % players
        row[RUBIES + step] = view.rubies[seat]
        row[AWAITED + step] = seat in awaited
        row[THROWER + step] = seat == view.thrower
        row[SEATED + step] = 1
    return row


def mask(view: View, actions: int) -> bytearray:
    """A 1 for each of so many actions that the seat may do now."""
    row = bytearray(actions)
    if view.seat in view.awaited:
        row[:DEVILS] = bytes((1,)) * DEVILS
    return row
