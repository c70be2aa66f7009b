"""The Devil With It in numbers, for learning: what a seat sees, and what it may do (docs/research.md)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from diablerie.games.core import SEATS, Seat, clockwise
from diablerie.games.devil_with_it.coal import KINDS, NUMBERS, OVEN, VALUES, Places, Shown, left, worth
from diablerie.games.devil_with_it.memory import Memory
from diablerie.games.devil_with_it.rules import awaited
from diablerie.games.devil_with_it.state import (
    BET,
    NO_BET,
    NO_BETS,
    REVEAL,
    START_CHIPS,
    STOP,
    TURN,
    Event,
    Phase,
    State,
)
from diablerie.games.devil_with_it.track import BEYOND, SPACES, Track, track_of
from diablerie.games.devil_with_it.view import View
from diablerie.games.masks import REMEMBERED
from diablerie.kernel import NOTHING, Six, count, fill, put, rule, spread

ACTION_STOP: Final = 0
"""Ends the turn."""
ACTION_REVEAL: Final = 1
"""The first of those that turn up the coal at a place."""
ACTION_BET: Final = ACTION_REVEAL + OVEN
"""The first of those that bet: nothing, ten chips, twenty, and so on."""
TEN: Final = 10
"""Chips between one bet and the next."""

BETTING: Final = 0
"""Where it stands that bets are made, and behind it that somebody is at the oven."""
FACE_DOWN: Final = 2
"""How many pieces lie face down."""
UNSEEN: Final = 3
"""How many of each kind nobody has seen."""
TURNED: Final = UNSEEN + KINDS
"""How many of each kind with a number were turned up in this turn."""
TURNED_WORTH: Final = TURNED + NUMBERS
TURNS: Final = TURNED_WORTH + 1
"""How many turns are over in this round."""
ROUNDS: Final = TURNS + 1
GOAL: Final = ROUNDS + 1
MOUTH: Final = GOAL + 1
MINIMUM_BET: Final = MOUTH + 1
TRACK: Final = MINIMUM_BET + 1
"""The number spaces of the money track, -1 for those that do not exist."""
SEAT: Final = TRACK + SPACES
"""Where what is known of each seat begins, the own seat first, then clockwise: SEAT_SIZE numbers each."""
SEAT_FIELDS: Final = (
    "seated",
    "chips",
    "stake",
    "awaited",
    "turn",
    "start",
    "pawn",
    "pact",
    "burnt",
    "amount",
    "pieces",
    "last_stake",
)
SEAT_SIZE: Final = 12
SIZE: Final = SEAT + SEATS * SEAT_SIZE

Kinds: TypeAlias = tuple[int, int, int, int, int, int, int]
"""One number for each kind of coal."""
NO_KINDS: Final[Kinds] = (0, 0, 0, 0, 0, 0, 0)


class Sight(NamedTuple):
    """What a seat knows, as numbers."""

    seat: Seat
    players: int
    goal: int
    mouth: int
    minimum_bet: int
    track: Track
    phase: Phase
    awaited: int
    """Who may decide now, as a mask."""
    turn: Seat
    start: Seat
    turns: int
    rounds: int
    face_down: Places
    unseen: Kinds
    turned: Kinds
    chips: Six
    """Everybody's chips: who pays attention knows them."""
    stakes: Six
    """The bets that may be seen; NO_BET for the others."""
    last_stakes: Six
    """The bets of the round before."""
    pawns: Six
    pacts: int
    burnt: int
    amounts: Six
    pieces: Six
    highest_bet: int
    """The most this seat may bet now, 0 if it may not."""
    may_stop: int
    """Whether it may end its turn now."""


def sight_of(view: View, memory: Memory) -> Sight:
    """What a seat knows by what it sees and what it remembers."""
    turned = [kind for _, kind in view.turned]
    return Sight(  # in the order of its fields: by their names it would take much longer
        view.seat,
        view.players,
        view.goal,
        view.mouth,
        view.minimum_bet,
        track_of(view.track),
        view.phase,
        _mask(view.awaited),
        view.turn,
        view.start,
        view.turns,
        view.rounds,
        _mask(view.face_down),
        view.unseen,  # type: ignore[arg-type]  # one number a kind
        tuple([turned.count(kind) for kind in range(KINDS)]),  # type: ignore[arg-type]
        _six(memory.chips[: view.players], NOTHING),
        _six([NO_BET if stake is None else stake for stake in view.stakes], NO_BETS),
        memory.bets[-1] if memory.bets else NO_BETS,
        _six(view.pawns, NOTHING),
        _mask(view.pacts),
        _mask(view.burnt),
        _six(view.amounts, NOTHING),
        _six([len(front) for front in view.fronts], NOTHING),
        view.highest_bet,
        int(view.may_stop),
    )


def _six(numbers: Iterable[int], rest: Six) -> Six:
    """One number a seat, filled up for those that do not exist."""
    return (*numbers, *rest)[:SEATS]  # type: ignore[return-value]


@lru_cache(REMEMBERED)
def _mask(places: tuple[int, ...]) -> int:
    return sum([1 << place for place in places])


@rule
def sight(state: State, seat: Seat) -> Sight:
    """The same taken at once: an allow-list like a view, which compiles; a law holds the two equal."""
    stakes = put(NO_BETS, seat, state.stakes[seat]) if state.phase == BET else state.stakes
    deciders = awaited(state)
    bets = deciders >> seat & 1 == 1 and state.phase == BET
    stops = deciders >> seat & 1 == 1 and state.phase == TURN and state.turned != 0
    highest_bet = state.chips[seat] if bets else 0  # numba wants no condition inside so long a call
    may_stop = 1 if stops else 0
    return Sight(
        seat=seat,
        players=state.players,
        goal=state.goal,
        mouth=state.mouth,
        minimum_bet=state.minimum_bet,
        track=state.track,
        phase=state.phase,
        awaited=deciders,
        turn=state.turn,
        start=state.start,
        turns=state.turns,
        rounds=state.rounds,
        face_down=state.face_down,
        unseen=unseen_of(state.shown),
        turned=kinds_among(state.shown, state.turned),
        chips=state.chips,
        stakes=stakes,
        last_stakes=state.last.stakes,
        pawns=state.pawns,
        pacts=state.pacts,
        burnt=state.burnt,
        amounts=worths_of(state.shown, state.front),
        pieces=pieces_of(state.front),
        highest_bet=highest_bet,
        may_stop=may_stop,
    )


@rule
def unseen_of(shown: Shown) -> Kinds:
    """How many pieces of each kind nobody has seen; written out, as loops over tuples are slow."""
    return (
        left(shown, 0),
        left(shown, 1),
        left(shown, 2),
        left(shown, 3),
        left(shown, 4),
        left(shown, 5),
        left(shown, 6),
    )


@rule
def kinds_among(shown: Shown, places: Places) -> Kinds:
    """How many pieces of each kind lie at `places`."""
    a, b, c, d, e, f, g = shown
    return (
        count(a & places),
        count(b & places),
        count(c & places),
        count(d & places),
        count(e & places),
        count(f & places),
        count(g & places),
    )


@rule
def worths_of(shown: Shown, front: Six) -> Six:
    """What the coal in front of each seat is worth."""
    a, b, c, d, e, f = front
    return (
        worth(shown, a),
        worth(shown, b),
        worth(shown, c),
        worth(shown, d),
        worth(shown, e),
        worth(shown, f),
    )


@rule
def pieces_of(front: Six) -> Six:
    """How many pieces of coal lie in front of each seat."""
    a, b, c, d, e, f = front
    return count(a), count(b), count(c), count(d), count(e), count(f)


@rule
def observe(sight: Sight, row: Any) -> None:
    """Write what a seat knows into `row`, which has SIZE places; those of seats that do not exist are 0."""
    row[BETTING] = sight.phase == BET
    row[BETTING + 1] = sight.phase == TURN
    row[FACE_DOWN] = count(sight.face_down)
    row[TURNED_WORTH] = 0
    row[TURNS] = sight.turns
    row[ROUNDS] = sight.rounds
    row[GOAL] = sight.goal
    row[MOUTH] = sight.mouth
    row[MINIMUM_BET] = sight.minimum_bet
    for kind in range(KINDS):
        row[UNSEEN + kind] = sight.unseen[kind]
    for kind in range(NUMBERS):
        row[TURNED + kind] = sight.turned[kind]
        row[TURNED_WORTH] += VALUES[kind] * sight.turned[kind]
    for space in range(SPACES):
        row[TRACK + space] = sight.track[space] if sight.track[space] < BEYOND else -1
    for seat in range(SEATS):
        if seat < sight.players:
            step = clockwise(sight.seat, seat, sight.players)
            observe_seat(sight, seat, row, SEAT + step * SEAT_SIZE)


@rule
def observe_seat(sight: Sight, seat: Seat, row: Any, first: int) -> None:
    """Write what is known of one seat, in the order of SEAT_FIELDS."""
    row[first] = 1
    row[first + 1] = sight.chips[seat]
    row[first + 2] = sight.stakes[seat]
    row[first + 3] = sight.awaited >> seat & 1
    row[first + 4] = sight.turn == seat
    row[first + 5] = sight.start == seat
    row[first + 6] = sight.pawns[seat]
    row[first + 7] = sight.pacts >> seat & 1
    row[first + 8] = sight.burnt >> seat & 1
    row[first + 9] = sight.amounts[seat]
    row[first + 10] = sight.pieces[seat]
    row[first + 11] = sight.last_stakes[seat]


def actions(goal: int) -> int:
    """How many actions there are: nobody bets who has reached the goal, but all begin with 200 chips."""
    return ACTION_BET + max(goal - 1, START_CHIPS) // TEN + 1


@rule
def mark(sight: Sight, mask: Any) -> None:
    """Write 1 for what this seat may do now and 0 for the rest into `mask`."""
    at_oven = sight.phase == TURN and sight.awaited >> sight.seat & 1 == 1
    mask[ACTION_STOP] = sight.may_stop
    spread(mask, ACTION_REVEAL, sight.face_down if at_oven else 0, OVEN)
    fill(mask, ACTION_BET, len(mask), 0)
    if sight.highest_bet:
        first = ACTION_BET + sight.minimum_bet // TEN
        fill(mask, first, ACTION_BET + sight.highest_bet // TEN + 1, 1)


@rule
def event_of(seat: Seat, action: int) -> Event:
    """What an action does."""
    if action >= ACTION_BET:
        return Event(seat, BET, TEN * (action - ACTION_BET))
    if action == ACTION_STOP:
        return Event(seat, STOP, 0)
    return Event(seat, REVEAL, action - ACTION_REVEAL)


@rule
def action_of(event: Event) -> int:
    """The action that makes a seat's `event` happen."""
    if event.do == BET:
        return ACTION_BET + event.what // TEN
    return ACTION_STOP if event.do == STOP else ACTION_REVEAL + event.what


@rule
def totals(state: State) -> Six:
    """Everybody's chips."""
    return state.chips
