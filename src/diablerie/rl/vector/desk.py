"""What lies in arrays while many games are played at once: one row a game."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from diablerie.game.core import SEATS
from diablerie.game.numbers import AnyNumbers
from diablerie.game.options import Options
from diablerie.game.types import State
from diablerie.kernel import Six, compiled, count, gather, nth, rule, save, saved_size
from diablerie.kernel.luck import Luck, below, one_of
from diablerie.rl.rewards import place

Actions: TypeAlias = npt.NDArray[np.int64]

BLOCK: Final = 56
"""So many places of a mask are looked at together."""
ALL_LEGAL: Final = -1
"""What `first_illegal` finds when there is none."""


class Terms(NamedTuple):
    """What is agreed on for all games."""

    rounds: int
    """After so many rounds a game ends, if not before."""
    is_limit: int
    """1 if that is a limit for games without end, and not what was asked for."""
    by_points: int
    """1 for points whenever totals change, 0 for the place at the end."""
    sign: int
    """Whether a high total is a good one: 1 or -1."""


class Desk(NamedTuple):
    """Everything about the games; the compiled loops write here, and whoever learns reads here."""

    tables: npt.NDArray[np.int64]
    """The states, as `kernel.save` writes them."""
    lucks: npt.NDArray[np.int64]
    """Where each game's stream of chance goes on."""
    whims: npt.NDArray[np.int64]
    """Where each game's stream of random actions goes on."""
    observations: npt.NDArray[Any]
    masks: npt.NDArray[np.uint8]
    turns: npt.NDArray[np.int64]
    """Who decides next."""
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    lengths: npt.NDArray[np.int64]
    """How many decisions the game under way has seen."""


def empty_desk(numbers: AnyNumbers, opening: State, games: int, options: Options) -> Desk:
    """Make room for so many games."""
    return Desk(
        tables=np.zeros((games, saved_size(opening)), np.int64),
        lucks=np.zeros(games, np.int64),
        whims=np.zeros(games, np.int64),
        observations=np.zeros((games, numbers.size), numbers.kind.dtype),
        masks=np.zeros((games, numbers.actions(options)), np.uint8),
        turns=np.zeros(games, np.int64),
        rewards=np.zeros((games, SEATS), np.float32),
        terminated=np.zeros(games, np.bool_),
        truncated=np.zeros(games, np.bool_),
        lengths=np.zeros(games, np.int64),
    )


def begin_anew(desk: Desk, opening: State) -> None:
    """Lay `opening` on all tables; chance acts first there, whatever the first action is."""
    save(desk.tables[0], opening)
    desk.tables[1:] = desk.tables[0]


def part_of(desk: Desk, games: slice) -> Desk:
    """Some of the games, in the same memory."""
    arrays: Iterable[Any] = desk
    return Desk(*(array[games] for array in arrays))


@compiled
def first_illegal(masks: npt.NDArray[np.uint8], actions: Actions) -> int:
    """The first game whose action may not be done, or ALL_LEGAL."""
    for game in range(len(actions)):
        action = actions[game]
        if not 0 <= action < masks.shape[1] or masks[game, action] == 0:
            return game
    return ALL_LEGAL


@compiled
def choose_by_lot(masks: npt.NDArray[np.uint8], whims: npt.NDArray[np.int64], actions: Actions) -> None:
    """Choose any legal action in each game."""
    width = masks.shape[1]
    for game in range(len(actions)):
        if width <= BLOCK:
            actions[game] = one_of(whims[game], gather(masks[game], 0, width))
        else:
            actions[game] = one_of_many(whims[game], masks[game], width)
        whims[game] += 1


@rule
def one_of_many(luck: Luck, row: npt.NDArray[np.uint8], width: int) -> int:
    """One of the places of `row` that hold a 1, found block by block."""
    many = 0
    for first in range(0, width, BLOCK):
        many += count(gather(row, first, min(BLOCK, width - first)))
    number = below(luck, many)
    first = 0
    legal = gather(row, 0, BLOCK)
    while number >= count(legal):
        number -= count(legal)
        first += BLOCK
        legal = gather(row, first, min(BLOCK, width - first))
    return first + nth(legal, number)


@rule
def reward(desk: Desk, game: int, before: Six, after: Six, players: int, ended: bool, terms: Terms) -> None:
    """Add what every seat gets when totals go from `before` to `after`, or the game ends with them."""
    for seat in range(players):
        if terms.by_points:
            desk.rewards[game, seat] += terms.sign * (after[seat] - before[seat])
        elif ended:
            desk.rewards[game, seat] = place(after, players, seat, terms.sign)


@rule
def open_row(desk: Desk, game: int, by_points: int) -> None:
    """Clear what the last step wrote."""
    if by_points or desk.terminated[game] or desk.truncated[game]:
        for seat in range(SEATS):
            desk.rewards[game, seat] = 0.0
        desk.terminated[game] = False
        desk.truncated[game] = False
    desk.lengths[game] += 1


@rule
def end_row(desk: Desk, game: int, over: bool, terms: Terms) -> None:
    """Note that a game has ended: by its rules or as asked for, or because it would never end."""
    cut_off = terms.is_limit == 1 and not over
    desk.truncated[game] = cut_off
    desk.terminated[game] = not cut_off
    desk.lengths[game] = 0
