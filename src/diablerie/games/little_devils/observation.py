"""Little Devils in numbers for whoever plays a single game: the rows of tensor.py, from a view and a memory.

Compiled loops have no views and write the same rows from a `Sight`; a law over all games holds the two equal.
A spectator looks from seat 0.
"""

from functools import lru_cache

from diablerie.game.masks import REMEMBERED, members
from diablerie.game.numbers import MOST
from diablerie.games.little_devils.cards import DECK
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.sight import devils_each
from diablerie.games.little_devils.tensor import (
    HAND,
    LEAD,
    PLAYED,
    SEATED,
    SIDE,
    SIZE,
    TAKEN,
    TOTALS,
    TRICK,
)
from diablerie.games.little_devils.view import View

_devils_each = lru_cache(REMEMBERED)(devils_each)


def observation(view: View, memory: Memory) -> bytearray:
    """What a seat knows by what it sees and what it remembers, as `tensor.observe` writes it."""
    row = bytearray(SIZE)
    trick, players, first = view.trick, view.players, view.seat if view.seat >= 0 else 0
    for card in view.hands[first] or ():
        row[HAND + card - 1] = 1
    for _, card in trick:
        row[TRICK + card - 1] = 1
    if trick:
        row[LEAD + trick[0][1] - 1] = 1
    row[SIDE + view.side] = 1
    taken, hundredth = _devils_each(memory.taken), 100.0 / view.goal
    for step in range(players):
        seat = (first + step) % players
        for card in members(memory.played[seat]):
            row[PLAYED + step * DECK + card - 1] = 1
        row[TAKEN + step] = taken[seat]
        row[TOTALS + step] = min(int(view.totals[seat] * hundredth + 0.5), MOST)
        row[SEATED + step] = 1
    return row


def mask(view: View, actions: int) -> bytearray:
    """A 1 for each of so many actions that the seat may do now."""
    row = bytearray(actions)
    for card in view.legal:
        row[card - 1] = 1
    return row
