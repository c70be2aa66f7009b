"""What a bot is: somebody who looks at views, remembers what was to be seen, and decides."""

from random import Random
from typing import Protocol

from diablerie.game.mind import Decision, Mind
from diablerie.game.types import Event, Memory, View


class Bot(Protocol):
    """A player without a body."""

    def decide(self, view: View, memory: Memory) -> Event | None:
        """What to do now; None to do nothing, which only a race allows."""
        ...


class SimpleBot:
    """A bot that is nothing but a way of playing, its luck and its patience."""

    def __init__(
        self,
        decision: Decision[View, Memory, Event],
        luck: Random,
        seconds: float | None = None,
        effort: float = 1.0,
    ) -> None:
        self._decision = decision
        self._luck = luck
        self._seconds = seconds
        self._effort = effort

    def decide(self, view: View, memory: Memory) -> Event | None:
        """What to do now."""
        return self._decision(view, Mind(memory, self._luck, self._seconds, self._effort))
