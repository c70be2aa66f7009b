"""A table as it is in two worlds, and the people who look at it."""

from dataclasses import dataclass, field
from typing import Any

from diablerie.game.core import NOBODY
from diablerie.server.table.entries import AnyEntry

Json = dict[str, Any]
Entries = list[AnyEntry]

NAMES = ("Ada", "Bo", "Cleo", "Dan")
SPECTATOR = 4
"""The one of the five lookers who has no seat."""


@dataclass
class Scene:
    """A table as it is in both worlds, who looks at it, and what the people there do next."""

    looker: int
    code: str
    worlds: tuple[Entries, Entries]
    moves: list[tuple[int, Json, Json]] = field(default_factory=list)
    """Who does it, and what it is in each world."""
    probes: tuple[list[Json], ...] = ()
    """What the looker tries in vain, before those moves and after them."""

    @property
    def seat(self) -> int:
        return self.looker if self.looker != SPECTATOR else NOBODY

    @property
    def version(self) -> int:
        return len(self.worlds[0]) - 1


def token(looker: int) -> str:
    return "" if looker == SPECTATOR else f"token of {NAMES[looker]}"
