"""What may be seen of Pig: everything, by everybody."""

from typing import NamedTuple

from diablerie.game.core import NOBODY, Seat
from diablerie.game.masks import members

from .rules import State, awaited, winners


class View(NamedTuple):
    """The table as one seat sees it."""

    seat: Seat
    players: int
    goal: int
    to_act: Seat
    awaited: tuple[Seat, ...]
    turn: Seat
    die: int
    points: int
    totals: tuple[int, ...]
    rounds: int
    winners: tuple[Seat, ...]


def shared_view(state: State) -> View:
    """The table as a spectator sees it."""
    players, goal, to_act, _, turn, die, points, totals, rounds = state
    won = members(winners(state)) if to_act == NOBODY else ()
    waits = members(awaited(state))
    return View(NOBODY, players, goal, to_act, waits, turn, die, points, totals[:players], rounds, won)
