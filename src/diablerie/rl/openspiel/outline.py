"""What OpenSpiel must know of a game besides its numbers: chance in steps, secrets, and how long it lasts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from diablerie.game.core import Seat
from diablerie.rl.encoding import Event, Sight, State
from diablerie.rl.setup import Setup

Drawn: TypeAlias = tuple[int, ...]
"""What chance has drawn so far of an event that takes several draws."""
Outcomes: TypeAlias = list[tuple[int, float]]
"""What chance may draw next, each with its probability."""


class Bounds(NamedTuple):
    """What no game can exceed."""

    decisions: int
    """How many decisions are taken."""
    draws: int
    """How often chance draws."""
    events: int
    """How many events a seat can recall, those included that it is told once more."""
    lowest: float
    highest: float
    """Between which a seat's points lie."""


@dataclass(frozen=True)
class Outline:
    """A game as OpenSpiel looks at it."""

    name: str

    most_outcomes: Callable[[int], int]
    """How many outcomes a draw can have at most, with so many players."""
    outcomes: Callable[[State, Drawn], Outcomes]
    """What chance may draw next."""
    drawn_event: Callable[[State, Drawn], Event | None]
    """The event that the draws amount to, or None while more must be drawn."""
    written_draw: Callable[[State, Drawn, int], str]
    """A draw in words."""

    seen: Callable[[State, Event, Seat], Event]
    """What a seat learns of an event when it happens; NOBODY is a spectator."""
    keeps_secrets: Callable[[State], bool]
    """Whether decisions that were hidden when they were taken are still hidden."""
    public: Callable[[Sight], Sight]
    """What everybody may know of what a seat knows."""
    sets: tuple[str, ...]
    """The fields of a sight that are sets, as masks."""

    numbers: Callable[[Event], list[int]]
    """What an event says besides who does what, as numbers; hidden ones are negative."""
    width: int
    """How many numbers an event has at most."""
    bounds: Callable[[Setup, int], Bounds]
    """What no game of so many rounds can exceed."""


def equally_likely(actions: list[int]) -> Outcomes:
    """Give all of them the same chance."""
    return [(action, 1 / len(actions)) for action in actions]
