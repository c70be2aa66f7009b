"""What is counted for the owner of a server (`/metrics`)."""

from bisect import bisect_left
from dataclasses import dataclass
from typing import NamedTuple

BOUNDS = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds up to which durations are counted together."""


@dataclass(slots=True)
class Counts:
    """What the hub has done since it started."""

    commands: int = 0
    """Those of people and programs, also the refused ones."""
    events: int = 0
    """Changes of tables that were kept."""
    bots: int = 0
    """How often a bot was asked to decide."""
    games: int = 0
    """Those that were played to their end."""


class Durations:
    """How long something took, each time it was done."""

    __slots__ = ("_counts", "total")

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0
        """Seconds of all together."""

    def note(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def up_to(self) -> list[tuple[str, int]]:
        """How many took no longer than each bound, as Prometheus writes it."""
        found, so_far = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            so_far += count
            found.append((bound, so_far))
        return found


class NodeFigures(NamedTuple):
    """What a node has done among others since it joined, and how far away they are."""

    claims: int
    """Tables that it took over."""
    fences: int
    """Nodes that it gave up."""
    database: float | None
    """Seconds to PostgreSQL and back, as the last beat has measured it."""
    bus: float | None = None
    """The same to NATS; None if there is none, or nothing was measured yet."""
    heard: int = 0
    """Frames that came from other nodes."""
    said: int = 0
    """Frames for other nodes."""
    remote: int = 0
    """Sockets here whose table is on another node."""
