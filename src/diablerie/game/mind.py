"""A game's bots: ways of deciding, somebody who judges positions, and what must be compiled first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from diablerie.game.types import E, Event, M, V, View

E_co = TypeVar("E_co", bound=Event, covariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)

Figures: TypeAlias = Mapping[str, float]
"""Numbers with names; what each name means stands in the locale as `figure-NAME`."""


class Mind(NamedTuple, Generic[M]):
    """What a bot decides with, besides what it sees."""

    memory: M
    """What it remembers of what was to be seen before."""
    luck: Random
    seconds: float | None = None
    """How long it may think at most; None where its own effort is the only limit: the same luck, the same
    decision."""
    effort: float = 1.0
    """How much of its usual effort it makes: a tenth for a quick look, more for a thorough one."""


class Choice(NamedTuple, Generic[E]):
    """Something that may be done, and what it is worth."""

    event: E | None
    """What is done, or None for nothing; where places do not matter, with any of them."""
    chance: float
    """The chance to win the game, from 0 to 1; tied winners share one victory."""
    figures: Figures
    """What the chance is made of, such as the devils to expect."""


class Assessment(NamedTuple, Generic[E]):
    """What a seat may do now, the best first."""

    choices: tuple[Choice[E], ...]
    figures: Figures
    """What is true whatever is chosen, such as the chance of a devil in the next piece."""

    @property
    def best(self) -> Choice[E]:
        """What the strong bot would do."""
        return self.choices[0]


class Decision(Protocol[V_contra, M, E_co]):
    """A way of playing a game."""

    def __call__(self, view: V_contra, mind: Mind[M], /) -> E_co | None:
        """What to do now; None to do nothing, which only a race allows."""
        ...


Assess: TypeAlias = Callable[[V, Mind[M]], Assessment[E] | None]
"""A way of judging every choice of the seat that looks; None if nothing is to be decided."""


def ladder(
    easy: Decision[V, M, E], normal: Decision[V, M, E], hard: Decision[V, M, E], devil: Decision[V, M, E]
) -> dict[str, Decision[V, M, E]]:
    """The four levels that people play with, by the names that the roster has for them."""
    return {"easy": easy, "normal": normal, "hard": hard, "devil": devil}


def nothing_to_compile() -> None:
    """Every level thinks in plain Python."""


@dataclass(frozen=True, kw_only=True)
class Bots(Generic[E, V, M]):
    """Those who play one game without being there."""

    levels: Mapping[str, Decision[V, M, E]]
    """How each bot of the roster plays it."""
    assess: Assess[V, M, E]
    compiled: frozenset[str] = frozenset()
    """The levels that think in compiled code."""
    warm_up: Callable[[], None] = nothing_to_compile
    """Compiles that code, which may take seconds."""
