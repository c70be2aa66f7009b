"""What a bot is: somebody who looks at views and decides."""

from random import Random
from typing import Any, Protocol

from diablerie.games.game import Event, View


class Bot(Protocol):
    """A player without a body."""

    def decide(self, view: View) -> Event | None:
        """What to do now; None to do nothing, which only Diavolo allows."""
        ...


class Decision(Protocol):
    """A way of playing one game, as a function."""

    def __call__(self, view: Any, luck: Random) -> Event | None:
        """What to do now."""
        ...


class SimpleBot:
    """A bot that is nothing but a way of playing and its luck."""

    def __init__(self, decision: Decision, luck: Random) -> None:
        self._decision = decision
        self._luck = luck

    def decide(self, view: View) -> Event | None:
        """What to do now."""
        return self._decision(view, self._luck)
