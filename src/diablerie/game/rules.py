"""The rules of a game as one value: what may happen, what it changes, and who is ahead."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias

from diablerie.game.core import NOBODY, Refusal, Seat
from diablerie.game.options import Options
from diablerie.game.types import E, Fields, S, State
from diablerie.kernel import rule

Better: TypeAlias = int
MORE: Final = 1
"""A high total is a good one."""
FEWER: Final = -1
"""A low total is a good one."""


@rule
def is_over(state: State) -> bool:
    """Whether nobody is awaited any more."""
    return state.to_act == NOBODY


@rule
def one_awaited(state: State) -> int:
    """The seat that may decide now, as a mask; where no two ever decide at once."""
    return 1 << state.to_act if state.to_act >= 0 else 0


def nothing_to_take_back(state: object, seat: Seat) -> None:
    """Everything is seen as soon as it is done."""


def no_notes(state: object) -> Fields:
    """The totals say everything about a round."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, E]):
    """What a game allows; everything here is a function of the state, without chance and without a clock."""

    new_game: Callable[[int, Options], S]
    over: Callable[[S], bool] = is_over
    awaited: Callable[[S], int] = one_awaited
    """The seats that may decide now, as a mask."""
    refusal: Callable[[S, E], Refusal]
    """Why an event may not happen now, or LEGAL; it is asked before every `apply`."""
    apply: Callable[[S, E], S]
    """The state after an event that is legal."""
    take_back: Callable[[S, Seat], S | None] = nothing_to_take_back
    """The state without a seat's decision that nobody has seen yet, or None where there is none."""
    choices: Callable[[S, Seat], list[E]]
    played_by_clock: Callable[[S, Seat], E] | None
    """What is done for a seat whose time is over; None where the clock closes a round instead."""
    winners: Callable[[S], int]
    """Who is ahead; at the end, who has won."""
    totals: Callable[[S], tuple[int, ...]]
    better: Better
    """Which way a total counts: MORE or FEWER of it is better."""
    out_at_zero: bool = False
    """Whether whoever has nothing left is out, so that those who lasted longer finish ahead."""
    rounds: Callable[[S], int]
    """How many rounds are finished."""
    round_notes: Callable[[S], Fields] = no_notes
    """What a record adds to the totals after a round."""
