"""The rules of a game: what may happen, who decides, and who is ahead."""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeAlias

from diablerie.game.core import NOBODY, Refusal, Seat
from diablerie.game.types import E, Fields, S, State
from diablerie.kernel import Six, rule

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


def kept_totals(state: Any) -> tuple[int, ...]:
    """What the state keeps as `totals`, of those who play."""
    totals: Six = state.totals
    return totals[: state.players]


def no_notes(state: object) -> Fields:
    """The totals say everything about a round."""
    return {}


class Rules(Protocol[S, E]):
    """What a game allows, as its file `rules.py` has it: all of it without chance or a clock."""

    def over(self, state: S, /) -> bool:
        """Whether the game has ended."""

    def awaited(self, state: S, /) -> int:
        """The seats that may decide now, as a mask."""

    def refusal(self, state: S, event: E, /) -> Refusal:
        """Why an event may not happen now, or LEGAL; it is asked before every `apply`."""

    def take_back(self, state: S, seat: Seat, /) -> S | None:
        """The state without a seat's decision that nobody has seen yet, or None where there is none."""

    def choices(self, state: S, seat: Seat, /) -> list[E]:
        """Everything that a seat may do now."""

    def winners(self, state: S, /) -> int:
        """Who is ahead, as a mask; at the end, who has won."""

    @property
    def played_by_clock(self) -> Callable[[S, Seat], E] | None:
        """What is done for a seat whose time is over; None where the clock closes a round instead."""
