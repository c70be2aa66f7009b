"""What may be seen of a game, and remembered: the one door through which secrets leave, or stay."""

from typing import Any, Protocol, TypeVar

from diablerie.game.core import Seat
from diablerie.game.types import E, E_contra, M, S_contra, State, V

T = TypeVar("T")


class Sight(Protocol[S_contra, E, V]):
    """What a seat sees of a state and of an event, as the game's file `view.py` has it."""

    def view(self, state: S_contra, seat: Seat, /) -> V:
        """The table as a seat sees it."""

    def shared_view(self, state: S_contra, /) -> V:
        """What everybody sees, which is all that a spectator sees."""

    def shared_after(self, earlier: V, state: S_contra, /) -> V:
        """The same, from what everybody saw earlier in the game: only what has changed is worked out anew."""

    @property
    def PRIVATE_FIELDS(self) -> tuple[str, ...]:  # noqa: N802  # it is a constant of the file
        """The fields of a view that may differ from seat to seat; they come first in it."""

    def private(self, state: S_contra, shared: V, seat: Seat, /) -> tuple[Any, ...]:
        """Those fields as a seat sees them; with the rest of the shared view they are its `view`."""

    def touched(self, before: S_contra, event: E, after: S_contra, /) -> int:
        """The seats for which an event may change those fields, as a mask."""

    def open_view(self, state: S_contra, /) -> V:
        """The view of somebody who may see everything: after the end, and in tests."""

    def seen(self, state: S_contra, event: E, seat: Seat, /) -> E:
        """What a seat sees of an event at the moment it happens."""

    def hides_totals(self, state: S_contra, seat: Seat, /) -> int:
        """Whose totals a seat may not see, as a mask."""


class Memories(Protocol[S_contra, E_contra, M]):
    """What somebody who pays attention remembers besides what a view shows, as `memory.py` has it."""

    @property
    def NO_MEMORY(self) -> M:  # noqa: N802  # it is a constant of the file
        """What is remembered before anything has happened."""

    def remember(self, memory: M, before: S_contra, event: E_contra, after: S_contra, /) -> M:
        """What is remembered after an event; no secret."""


class _Forgetful:
    """No memory at all."""

    NO_MEMORY = None

    def remember(self, memory: None, before: object, event: object, after: object, /) -> None:
        """Whoever looks at the table sees everything that matters."""


NOTHING_TO_REMEMBER = _Forgetful()
"""The memory of a game whose views say everything."""


def everybody(before: State, event: object, after: object) -> int:
    """All seats, as a mask: where any event may change what any seat alone may see."""
    return (1 << before.players) - 1


def seated(players: int, seat: Seat) -> bool:
    """Whether somebody sits there; whoever has no seat is a spectator."""
    return 0 <= seat < players


def with_own(shared: tuple[T, ...], seat: Seat, own: T) -> tuple[T, ...]:
    """What everybody sees of each seat, with what `seat` sees of itself."""
    seen = [*shared]
    seen[seat] = own
    return tuple(seen)
