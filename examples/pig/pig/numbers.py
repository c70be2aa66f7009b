"""Pig in numbers, for machines that learn."""

from array import array
from typing import Any, Final, NamedTuple

from diablerie.game.core import SEATS, Seat, clockwise
from diablerie.game.numbers import CompiledRules, Numbers, Paper
from diablerie.game.rules import one_awaited
from diablerie.kernel import Six, rule
from diablerie.kernel.luck import Luck, below

from . import chance, rules
from .rules import HOLD, ROLL, Event, State
from .view import View

SIZE: Final = 2 + 3 * SEATS
"""The goal, the points of the turn; then for each seat, the own first: is it there, its turn, its total."""


class Sight(NamedTuple):
    """What a seat knows."""

    seat: Seat
    players: int
    goal: int
    to_act: Seat
    turn: Seat
    points: int
    totals: Six


@rule
def sight(state: State, seat: Seat) -> Sight:
    """Take what a seat knows from the state."""
    return Sight(seat, state.players, state.goal, state.to_act, state.turn, state.points, state.totals)


def sight_of(view: View) -> Sight:
    """The same from a view; a spectator looks from seat 0 and may do nothing."""
    a, b, c, d, e, f = (*view.totals, 0, 0, 0, 0)[:SEATS]
    to_act = view.to_act if view.seat >= 0 else -1
    return Sight(
        max(view.seat, 0), view.players, view.goal, to_act, view.turn, view.points, (a, b, c, d, e, f)
    )


@rule
def observe(sight: Sight, row: Any) -> None:
    """Write what a seat knows into `row`."""
    row[0], row[1] = sight.goal, sight.points
    for seat in range(SEATS):
        if seat < sight.players:
            first = 2 + 3 * clockwise(sight.seat, seat, sight.players)
            row[first], row[first + 1], row[first + 2] = 1, seat == sight.turn, sight.totals[seat]


@rule
def mark(sight: Sight, mask: Any) -> None:
    """Write what it may do now into `mask`."""
    mask[0] = sight.seat == sight.to_act
    mask[1] = sight.seat == sight.to_act and sight.points > 0


def observation(view: View, memory: None) -> bytearray:
    """Write what a seat knows by its view."""
    row = array("h", bytes(2 * SIZE))
    observe(sight_of(view), row)
    return bytearray(row.tobytes())


def mask(view: View, actions: int) -> bytearray:
    """Write what it may do now by its view."""
    row = bytearray(actions)
    mark(sight_of(view), row)
    return row


@rule
def event_of(seat: Seat, action: int) -> Event:
    """What an action does."""
    return Event(seat, HOLD if action else ROLL, 0)


@rule
def action_of(event: Event) -> int:
    """The action that makes an event happen."""
    return 1 if event.do == HOLD else 0


@rule
def decision(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Toss a coin for every roll after the first, as the random bot does."""
    return Event(state.turn, HOLD if state.points and below(luck, 2) else ROLL, 0), luck + 1


@rule
def totals(state: State) -> Six:
    """Everybody's points."""
    return state.totals


NUMBERS = Numbers(
    size=SIZE,
    dtype="int16",
    lowest=0,
    highest=1000,
    actions=lambda options: 2,
    what_actions_do="Action 0 rolls, action 1 holds.",
    is_simultaneous=False,
    paper=Paper(columns=40, lines=6, lines_a_player=1),
    observation=observation,
    mask=mask,
    event_of=event_of,
    action_of=action_of,
    outcome=chance.outcome,
    compiled=CompiledRules(
        apply=rules.apply,
        awaited=one_awaited,
        totals=totals,
        winners=rules.winners,
        decision=decision,
        sight=sight,
        observe=observe,
        mark=mark,
    ),
)
