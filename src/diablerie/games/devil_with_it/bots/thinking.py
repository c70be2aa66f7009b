"""What thinking needs: imagined rounds by the chunk, as many as time allows, and room to work in."""

import time
from collections.abc import Iterator
from threading import local
from typing import Any, Final, NamedTuple

from diablerie.game.mind import Mind
from diablerie.games.devil_with_it.bots.habits import FARTHEST, Reach
from diablerie.games.devil_with_it.bots.solution import MOST_SETS, PURPOSES, Values
from diablerie.games.devil_with_it.memory import Memory

CHUNK: Final = 20
"""Imagined rounds between two looks at the clock."""


class Span(NamedTuple):
    """Some of the imagined rounds that follow from a seed."""

    seed: int
    first: int
    last: int
    """The first that is not among them."""


def spans(samples: int, mind: Mind[Memory]) -> Iterator[Span]:
    """Go through so many samples, times the effort, until the time is over; a few in any case."""
    finish = None if mind.seconds is None else time.monotonic() + mind.seconds
    seed, samples = mind.luck.getrandbits(30), max(1, round(samples * mind.effort))
    for first in range(0, samples, CHUNK):
        yield Span(seed, first, min(first + CHUNK, samples))
        if finish is not None and time.monotonic() > finish:
            return


class Room(NamedTuple):
    """What is written over by every decision."""

    reach: Reach
    values: Values


_rooms = local()


def room() -> Room:
    """The room of this thread: two bots that think at once do not write over one another."""
    if not hasattr(_rooms, "own"):
        _rooms.own = Room(zeros(FARTHEST), zeros(PURPOSES, MOST_SETS))
    own: Room = _rooms.own
    return own


def zeros(*shape: int) -> Any:
    """Numbers, all 0."""
    import numpy as np  # takes a while, and whoever plays without thinking ahead needs none of it

    return np.zeros(shape)
