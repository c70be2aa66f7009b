"""What a strong bot thinks of a position: every choice there is, with numbers."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from diablerie.bots.bot import Mind
from diablerie.game.game import Event

Figures = Mapping[str, float]
"""Numbers with names; what each name means stands in the locale as `figure-NAME`."""


class Choice(NamedTuple):
    """Something that may be done, and what it is worth."""

    event: Event
    """What is done; where places do not matter, with any of them."""
    chance: float
    """The chance to win the game, from 0 to 1; tied winners share one victory."""
    figures: Figures
    """What the chance is made of, such as the devils to expect."""


class Assessment(NamedTuple):
    """What a seat may do now, the best first."""

    choices: tuple[Choice, ...]
    figures: Figures
    """What is true whatever is chosen, such as the chance of a devil in the next piece."""

    @property
    def best(self) -> Choice:
        """What the strong bot would do."""
        return self.choices[0]


class Assess(Protocol):
    """A way of judging the positions of one game, as a function."""

    def __call__(self, view: Any, mind: Mind) -> Assessment | None:
        """Judge every choice of the seat that looks; None if nothing is to be decided."""
        ...
