"""What chance does in a fair game: drawn from a seed by the dealer (docs/fair-shuffles.md)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from diablerie.game.types import E, S

T = TypeVar("T")

Layout: TypeAlias = tuple[int, ...]
"""What lies face down, place by place, and the dealer alone knows; empty where nothing does."""


class Draw(Protocol):
    """One draw from the seed; it may be asked for as many numbers as it takes."""

    def below(self, limit: int) -> int:
        """Draw a number from 0 to `limit` - 1, all equally likely."""
        ...

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Shuffle, every order equally likely."""
        ...


def nothing_lies(state: object, layout: Layout) -> None:
    """Nothing is turned up that was laid before: everything chance does is drawn when it happens."""


@dataclass(frozen=True, kw_only=True)
class Chance(Generic[S, E]):
    """What the dealer does when the state awaits CHANCE."""

    drawn: Callable[[S, Draw], tuple[E, Layout]]
    """What happens by this draw, and what lies face down from now on; empty if that stays as it was."""
    turned_up: Callable[[S, Layout], E | None] = nothing_lies
    """What shows that was laid before, which takes no draw; None where chance draws."""
