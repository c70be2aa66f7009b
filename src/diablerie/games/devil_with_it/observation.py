"""The Devil With It in numbers for whoever plays a single game: the rows of tensor.py, from view and memory.

Compiled loops have no views and write the same rows from a `Sight`; a law over all games holds the two equal.
A spectator looks from seat 0.
"""

from functools import lru_cache
from struct import Struct
from typing import Final

from diablerie.game.core import SEATS, Seat
from diablerie.games.devil_with_it.coal import NUMBERS, Kind
from diablerie.games.devil_with_it.memory import Memory
from diablerie.games.devil_with_it.state import BET, NO_BET, NO_BETS, TURN
from diablerie.games.devil_with_it.tensor import (
    ACTION_BET,
    ACTION_REVEAL,
    ACTION_STOP,
    SEAT,
    SEAT_SIZE,
    TEN,
)
from diablerie.games.devil_with_it.track import SPACES, Stand
from diablerie.games.devil_with_it.view import View
from diablerie.kernel import Six, fill

ROWS: Final = tuple(
    [Struct(f"{SEAT + seats * SEAT_SIZE}i{4 * (SEATS - seats) * SEAT_SIZE}x") for seats in range(SEATS + 1)]
)
"""The rows of tables of so many, with nothing in the place of the seats that do not exist."""
NO_SPACES: Final = (-1,) * SPACES
"""In the place of the number spaces that do not exist."""
TURNS: Final = 64
"""So many turns at once can be under way and still be quick."""


def observation(view: View, memory: Memory) -> bytearray:
    """What a seat knows by what it sees and what it remembers, as `tensor.observe` writes it."""
    # Everything at once and not by its name: looked up one by one the fields take longer than the rest.
    seat, _, stakes, _, _, _, players, goal, mouth, minimum_bet, track, phase, _, awaited = view[:14]
    start, turn, pawns, pacts, face_down, unseen, _, _, shown, worth, fronts, amounts, burnt = view[14:27]
    turns, _, rounds, _ = view[27:]
    chips, bets = memory
    last = bets[-1] if bets else NO_BETS
    turned = [0] * NUMBERS
    for _, kind in shown:
        turned[kind] += 1
    row = ROWS[players].pack(
        phase == BET,
        phase == TURN,
        len(face_down),
        *unseen,
        *turned,
        worth,
        turns,
        rounds,
        goal,
        mouth,
        minimum_bet,
        *track,
        *NO_SPACES[len(track) :],
        *_of_seats(seat, stakes, awaited, turn, start, pawns, pacts, burnt, amounts, fronts, chips, last),
    )
    return bytearray(row)


@lru_cache(TURNS)
def _of_seats(
    seat: Seat,
    stakes: tuple[int | None, ...],
    awaited: tuple[Seat, ...],
    turn: Seat,
    start: Seat,
    pawns: tuple[Stand, ...],
    pacts: tuple[Seat, ...],
    burnt: tuple[Seat, ...],
    amounts: tuple[int, ...],
    fronts: tuple[tuple[Kind, ...], ...],
    chips: Six,
    last: Six,
) -> list[int]:
    """What is known of each seat, in the order of tensor.SEAT_FIELDS; the same all through a turn."""
    numbers: list[int] = []
    first = seat if seat >= 0 else 0
    for other in (*range(first, len(pawns)), *range(first)):
        stake = stakes[other]
        numbers += (
            1,
            chips[other],
            NO_BET if stake is None else stake,
            other in awaited,
            other == turn,
            other == start,
            pawns[other],
            other in pacts,
            other in burnt,
            amounts[other],
            len(fronts[other]),
            last[other],
        )
    return numbers


def mask(view: View, actions: int) -> bytearray:
    """A 1 for each of so many actions that the seat may do now."""
    row = bytearray(actions)
    if view.phase == TURN and view.seat in view.awaited:
        row[ACTION_STOP] = view.may_stop
        for place in view.face_down:
            row[ACTION_REVEAL + place] = 1
    elif view.highest_bet:
        fill(row, ACTION_BET + view.minimum_bet // TEN, ACTION_BET + view.highest_bet // TEN + 1, 1)
    return row
