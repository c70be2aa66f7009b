"""Diavolo in numbers for whoever plays a single game: the rows of tensor.py, from a view.

Compiled loops have no views and write the same rows from a `Sight`; a law over all games holds the two equal.
A spectator looks from seat 0.
"""

from typing import Final

from diablerie.game.numbers import MOST
from diablerie.games.diavolo.dice import DEVILS, POSITION
from diablerie.games.diavolo.sight import rounds_left
from diablerie.games.diavolo.tensor import (
    AWAITED,
    DICE,
    LEFT,
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
    own = view.seat if view.seat >= 0 else 0
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
        seat = (own + step) % players
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
