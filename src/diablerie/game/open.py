"""A game without secrets: the whole table lies open, so one view says what each seat may know."""

from array import array
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from diablerie.game.core import NOBODY, Seat
from diablerie.game.numbers import TensorFile
from diablerie.game.sight import seated
from diablerie.game.types import S, V, View
from diablerie.kernel import rule

T = TypeVar("T")
Tensor: TypeAlias = TensorFile[Any, Any, "Looking[Any]"]


class OpenSight(Generic[S, V]):
    """What may be seen: the same by everybody, but for who looks."""

    PRIVATE_FIELDS = ("seat",)

    def __init__(self, shared_view: Callable[[S], V]) -> None:
        self.shared_view = shared_view
        self.open_view = shared_view

    def view(self, state: S, seat: Seat, /) -> V:
        """The table as a seat sees it."""
        shared: Any = self.shared_view(state)  # a named tuple, as every view is
        view: V = shared._replace(seat=self.private(state, shared, seat)[0])
        return view

    def shared_after(self, earlier: V, state: S, /) -> V:
        """What everybody sees now."""
        return self.shared_view(state)

    def private(self, state: S, shared: V, seat: Seat, /) -> tuple[Seat]:
        """Who looks."""
        return (seat if seated(state.players, seat) else NOBODY,)

    def touched(self, before: S, event: object, after: S, /) -> int:
        """Nobody: who looks never changes."""
        return 0

    def seen(self, state: S, event: T, seat: Seat, /) -> T:
        """Nothing of an event is hidden from anybody."""
        return event

    def hides_totals(self, state: S, seat: Seat, /) -> int:
        """Everybody sees how everybody stands."""
        return 0


class Looking(NamedTuple, Generic[T]):
    """What a seat of an open game knows, as compiled loops see it: the table, and where it sits itself."""

    seat: Seat
    table: T
    """A state; a view has the same names, so that the same rule writes both as numbers."""


@rule
def looking(state: T, seat: Seat) -> Looking[T]:
    """Let a seat look at the table."""
    return Looking(seat, state)


class OpenObservation:
    """The rows of an open game by its views: those that its rules write by its states."""

    def __init__(self, tensor: Tensor) -> None:
        self._tensor = tensor
        self._code = {"uint8": "B", "int16": "h", "int32": "i"}[tensor.KIND.dtype]

    def observation(self, view: View, memory: object, /) -> bytearray:
        """What a seat knows; a spectator looks from seat 0."""
        row = array(self._code, [0] * self._tensor.SIZE)
        self._tensor.observe(Looking(max(view.seat, 0), view), row)
        return bytearray(row.tobytes())

    def mask(self, view: View, actions: int, /) -> bytearray:
        """What it may do now; a spectator nothing."""
        row = bytearray(actions)
        if view.seat >= 0:
            self._tensor.mark(Looking(view.seat, view), row)
        return row
