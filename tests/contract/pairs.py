"""Moments of a match in two worlds that differ in what somebody may not see."""

from collections.abc import Iterator
from random import Random

from diablerie.game.core import NOBODY
from diablerie.match.referee import Step
from tests.contract.disguise import disguised
from tests.play import Played

FEW = 10
"""So many moments of a match are looked at, by every seat and by a spectator."""

Pair = tuple[list[Step], list[Step], int]


def pairs(played: Played) -> Iterator[Pair]:
    """Some moments of a match: what happened so far, the same with other secrets, and who looks."""
    luck = Random(played.seed)
    for _ in range(FEW):
        steps = list(played.steps[: luck.randrange(1, len(played.steps) + 1)])
        for seat in (*range(len(played.names)), NOBODY):
            yield steps, disguised(steps, seat, luck), seat
