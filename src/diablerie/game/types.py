"""What the layers above a game know of its values: what every state, event and view has."""

from collections.abc import Iterator
from typing import Any, Protocol, TypeAlias, TypeVar, overload

from diablerie.game.core import Seat


class State(Protocol):
    """Where a game stands; everything else in it is the game's own."""

    @property
    def players(self) -> int:
        """How many play."""
        ...

    @property
    def to_act(self) -> Seat:
        """Who is awaited: a seat, CHANCE, EVERYBODY, or NOBODY when the game is over."""
        ...

    @property
    def rounds(self) -> int:
        """How many rounds are finished."""
        ...


class Event(Protocol):
    """Something that happens in a game."""

    @property
    def by(self) -> Seat:
        """Who does it: a seat, CHANCE or CLOCK."""
        ...

    @property
    def do(self) -> int:
        """What is done, one of the game's verbs."""
        ...


class View(Protocol):
    """A table as one seat sees it: a named tuple, whose private fields come first."""

    @property
    def _fields(self) -> tuple[str, ...]: ...

    @property
    def seat(self) -> Seat:
        """Who looks, or NOBODY for a spectator."""
        ...

    @property
    def players(self) -> int:
        """How many play."""
        ...

    @property
    def to_act(self) -> Seat:
        """Who is awaited: a seat, CHANCE, EVERYBODY, or NOBODY when the game is over."""
        ...

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that may decide now."""
        ...

    def _asdict(self) -> dict[str, Any]: ...

    def __iter__(self) -> Iterator[Any]: ...

    @overload
    def __getitem__(self, index: int, /) -> Any: ...
    @overload
    def __getitem__(self, index: slice, /) -> tuple[Any, ...]: ...


Memory: TypeAlias = object
"""What somebody who pays attention remembers; only the game's own functions look into it."""

Fields: TypeAlias = dict[str, Any]
"""An event as a record writes it, without `at`."""

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
M = TypeVar("M")
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
