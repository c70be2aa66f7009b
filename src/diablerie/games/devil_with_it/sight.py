"""What a machine is shown of The Devil With It instead of a view: what a seat knows, as numbers and sets."""

from typing import Final, NamedTuple, TypeAlias

from diablerie.game.core import Seat
from diablerie.games.devil_with_it.coal import Places, Shown, left, worth
from diablerie.games.devil_with_it.rules import awaited
from diablerie.games.devil_with_it.state import (
    BET,
    NO_BETS,
    TURN,
    Phase,
    State,
)
from diablerie.games.devil_with_it.track import Track
from diablerie.kernel import Six, count, put, rule

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


@rule
def sight(state: State, seat: Seat) -> Sight:
    """Take what a seat knows from the state: an allow-list like a view; a law holds their numbers equal."""
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
