"""What may be seen of a game, and remembered: the one door through which secrets leave, or stay."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from diablerie.game.core import NOBODY, Seat
from diablerie.game.types import E, M, S, State, V

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Sight(Generic[S, E, V, M]):
    """What a seat sees of a state and of an event, and what it remembers besides."""

    view: Callable[[S, Seat], V]
    shared_view: Callable[[S], V]
    """What everybody sees, which is all that a spectator sees."""
    shared_after: Callable[[V, S], V]
    """The same, from what everybody saw earlier in the game: only what has changed is worked out anew."""
    private_fields: tuple[str, ...]
    """The fields of a view that may differ from seat to seat; they come first in it."""
    private: Callable[[S, V, Seat], tuple[Any, ...]]
    """Those fields as a seat sees them; with the rest of the shared view they are its `view`."""
    touched: Callable[[S, E, S], int]
    """The seats for which an event may change those fields, as a mask."""
    open_view: Callable[[S], V]
    """The view of somebody who may see everything: after the end, and in tests."""
    seen: Callable[[S, E, Seat], E]
    """What a seat sees of an event at the moment it happens."""
    hides_totals: Callable[[S, Seat], int]
    """Whose totals a seat may not see, as a mask."""

    no_memory: M
    """What is remembered before anything has happened."""
    remember: Callable[[M, S, E, S], M]
    """What somebody who pays attention remembers after an event, besides what a view shows; no secret."""


def nothing_to_remember(memory: M, before: object, event: object, after: object) -> M:
    """Whoever looks at the table sees everything that matters."""
    return memory


def seen_by_all(state: object, event: T, seat: Seat) -> T:
    """Nothing of an event is hidden from anybody."""
    return event


def no_total_is_hidden(state: object, seat: Seat) -> int:
    """Everybody sees how everybody stands."""
    return 0


ONLY_THE_SEAT = ("seat",)
"""The private fields of a game without secrets: the same view for all, but for who looks."""


def only_the_seat(state: State, shared: object, seat: Seat) -> tuple[Seat]:
    """Those fields as a seat sees them."""
    return (seat if seated(state.players, seat) else NOBODY,)


def nobody(before: object, event: object, after: object) -> int:
    """No seat: where what differs from seat to seat never changes."""
    return 0


def everybody(before: State, event: object, after: object) -> int:
    """All seats, as a mask: where any event may change what any seat alone may see."""
    return (1 << before.players) - 1


def seated(players: int, seat: Seat) -> bool:
    """Whether somebody sits there; whoever has no seat is a spectator."""
    return 0 <= seat < players


def with_own(shared: tuple[T, ...], seat: Seat, own: T) -> tuple[T, ...]:
    """What everybody sees of each seat, with what `seat` sees of itself."""
    return (*shared[:seat], own, *shared[seat + 1 :])
