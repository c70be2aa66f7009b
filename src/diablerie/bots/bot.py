"""What a bot is: somebody who looks at views, remembers what was to be seen, and decides."""

from random import Random
from typing import Any, NamedTuple, Protocol

from diablerie.game.game import Event, Memory, View


class Bot(Protocol):
    """A player without a body."""

    def decide(self, view: View, memory: Memory) -> Event | None:
        """What to do now; None to do nothing, which only Diavolo allows."""
        ...


class Mind(NamedTuple):
    """What a bot decides with, besides what it sees."""

    memory: Memory
    """What it remembers of what was to be seen before."""
    luck: Random
    seconds: float | None = None
    """How long it may think at most; None where its own effort is the only limit: the same luck, the same
    decision."""
    effort: float = 1.0
    """How much of its usual effort it makes: a tenth for a quick look, more for a thorough one."""


class Decision(Protocol):
    """A way of playing one game, as a function."""

    def __call__(self, view: Any, mind: Mind) -> Event | None:
        """What to do now."""
        ...


class SimpleBot:
    """A bot that is nothing but a way of playing, its luck and its patience."""

    def __init__(
        self, decision: Decision, luck: Random, seconds: float | None = None, effort: float = 1.0
    ) -> None:
        self._decision = decision
        self._luck = luck
        self._seconds = seconds
        self._effort = effort

    def decide(self, view: View, memory: Memory) -> Event | None:
        """What to do now."""
        return self._decision(view, Mind(memory, self._luck, self._seconds, self._effort))
