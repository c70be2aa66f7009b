"""What may be seen of Pig: everything, by everybody."""

from typing import NamedTuple

from diablerie.game.core import NOBODY, Seat
from diablerie.game.masks import members
from diablerie.game.rules import one_awaited
from diablerie.game.sight import seated

from .rules import State, winners


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
    waits = members(one_awaited(state))
    return View(NOBODY, players, goal, to_act, waits, turn, die, points, totals[:players], rounds, won)


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it."""
    return shared_view(state)._replace(seat=seat if seated(state.players, seat) else NOBODY)
