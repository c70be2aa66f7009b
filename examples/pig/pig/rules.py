"""The rules of Pig: roll as often as you dare, for a 1 loses what the turn has brought."""

from typing import Final, NamedTuple

from diablerie.game.core import (
    CHANCE,
    GAME_OVER,
    IMPOSSIBLE,
    LEGAL,
    NOBODY,
    NOT_NOW,
    NOT_YOUR_TURN,
    OWN,
    Refusal,
    Seat,
)
from diablerie.game.rules import is_over, nothing_to_take_back, one_awaited
from diablerie.kernel import NOTHING, Six, put, rule

START: Final = 0
ROLL: Final = 1
DIE: Final = 2
HOLD: Final = 3
VERBS: Final = ("start", "roll", "die", "hold")

ROLL_FIRST: Final = OWN
OWN_CODES: Final = ("pig_roll_first",)
"""Why Pig alone refuses something."""


over, awaited, take_back = is_over, one_awaited, nothing_to_take_back


class State(NamedTuple):
    """Everything that is true at the table."""

    players: int
    goal: int
    to_act: Seat
    start: Seat
    """Who began, NOBODY before the lot."""
    turn: Seat
    die: int
    """What was rolled last, 0 before the first roll."""
    points: int
    """What this turn has brought so far."""
    totals: Six
    rounds: int


class Event(NamedTuple):
    """Something that happens."""

    by: Seat
    do: int
    what: int = 0
    """Who begins, or what the die shows."""


def new_game(players: int, goal: int) -> State:
    """Open a table."""
    return State(players, goal, CHANCE, NOBODY, NOBODY, 0, 0, NOTHING, 0)


@rule
def drawn_next(state: State) -> int:
    """What chance does when it is awaited."""
    return START if state.start == NOBODY else DIE


@rule
def refusal(state: State, event: Event) -> Refusal:
    """Why `event` may not happen now, or LEGAL."""
    if state.to_act == NOBODY:
        return GAME_OVER
    if event.do == START or event.do == DIE:
        if state.to_act != CHANCE or event.by != CHANCE or event.do != drawn_next(state):
            return NOT_NOW
        low, high = (0, state.players - 1) if event.do == START else (1, 6)
        return LEGAL if low <= event.what <= high else IMPOSSIBLE
    if (event.do != ROLL and event.do != HOLD) or state.to_act == CHANCE:
        return NOT_NOW
    if event.by != state.to_act:
        return NOT_YOUR_TURN
    if event.what != 0:
        return IMPOSSIBLE
    return ROLL_FIRST if event.do == HOLD and state.points == 0 else LEGAL


@rule
def apply(state: State, event: Event) -> State:
    """Let `event` happen; it is trusted to be legal."""
    if event.do == START:
        return state._replace(to_act=event.what, start=event.what, turn=event.what)
    if event.do == ROLL:
        return state._replace(to_act=CHANCE)
    if event.do == HOLD:
        return end_turn(state, state.points)
    points = state.points + event.what
    rolled = state._replace(to_act=state.turn, die=event.what, points=points)
    if event.what == 1:
        return end_turn(rolled, 0)
    return end_turn(rolled, points) if state.totals[state.turn] + points >= state.goal else rolled


@rule
def end_turn(state: State, kept: int) -> State:
    """Keep points and pass the die on; whoever has reached the goal has won."""
    totals = put(state.totals, state.turn, state.totals[state.turn] + kept)
    won = totals[state.turn] >= state.goal
    left = state.turn + 1 if state.turn + 1 < state.players else 0
    return state._replace(
        to_act=NOBODY if won else left,
        turn=state.turn if won else left,
        points=0,
        totals=totals,
        rounds=state.rounds + 1 if won or left == state.start else state.rounds,
    )


@rule
def winners(state: State) -> int:
    """Who is ahead, as a mask; at the end, who has won."""
    mask = 0
    for seat in range(state.players):
        if state.totals[seat] == max(state.totals):
            mask |= 1 << seat
    return mask


def choices(state: State, seat: Seat) -> list[Event]:
    """Everything that `seat` may do now."""
    if seat != state.to_act or seat < 0:
        return []
    return [Event(seat, ROLL), Event(seat, HOLD)] if state.points else [Event(seat, ROLL)]


def played_by_clock(state: State, seat: Seat) -> Event:
    """What is done for a seat whose time is over: it keeps what it has."""
    return Event(seat, HOLD if state.points else ROLL)
