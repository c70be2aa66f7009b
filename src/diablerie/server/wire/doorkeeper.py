"""The doorkeeper: how many connections may be open, of one address and in all, and which goes first.

Whoever waits for nothing of ours makes room: of all connections that have asked for nothing, or not to the
end, the one that is so for longest is cut when somebody else comes. Sockets and whoever is being answered
stay.
"""

import sys
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from diablerie.server.wire.handshake import Turned

MOST_TURNED = 16
"""Connections of one address that are told why they are turned away; more are cut at once."""
LEAST_RESERVED, MOST_RESERVED = 64, 4096
MOST_FILES = 1 << 16
WITHOUT_A_LIMIT = 10_000
"""Connections in all where the system does not say how many there can be."""

TOO_MANY = Turned(429, "too_many_connections", "too many connections from your address; close some")
FULL = Turned(503, "full", "everything is full here; try again in a moment")


class Visit(Protocol):
    """A connection that is counted."""

    address: str

    def cut(self) -> None:
        """End it at once: somebody else needs the room."""


@dataclass
class Household:
    """The connections of one address."""

    open: int = 0
    turned: int = 0
    idle: OrderedDict[Visit, None] = field(default_factory=OrderedDict)
    """Those that wait for nothing of ours, the longest first."""


class Doorkeeper:
    """Counts every connection from its first moment to its last."""

    def __init__(self, in_all: int, of_one: int) -> None:
        self._in_all = in_all
        self._of_one = of_one
        self._open: dict[Visit, bool] = {}
        """Every connection, and whether it will be turned away."""
        self._idle: OrderedDict[Visit, None] = OrderedDict()
        self._households: dict[str, Household] = {}

    def came(self, visit: Visit) -> Turned | None:
        """Count a connection, or say why it is turned away; if it has to go at once, it is not counted."""
        household = self._households.get(visit.address) or Household()
        turned = TOO_MANY if self._has_enough(household) else None
        if turned and household.turned >= MOST_TURNED:
            return turned
        if self._in_all and len(self._open) >= self._in_all and not self._make_room(self._idle):
            return FULL
        self._households[visit.address] = household  # it may have been let go just now
        self._open[visit] = turned is not None
        household.turned += turned is not None
        household.open += turned is None
        self.waits(visit)
        return turned

    def counts(self, visit: Visit) -> bool:
        """Whether a connection is one of those that are open."""
        return visit in self._open

    def waits(self, visit: Visit) -> None:
        """From now on it waits for nothing of ours."""
        if visit in self._open:
            self.works(visit)
            self._idle[visit] = None
            if not self._open[visit]:
                self._households[visit.address].idle[visit] = None

    def works(self, visit: Visit) -> None:
        """It has asked for something, or is a socket."""
        self._idle.pop(visit, None)
        if visit in self._open:
            self._households[visit.address].idle.pop(visit, None)

    def gone(self, visit: Visit) -> None:
        """It is over, or will be in a moment."""
        self.works(visit)
        turned = self._open.pop(visit, None)
        if turned is not None:
            household = self._households[visit.address]
            household.turned -= turned
            household.open -= not turned
            if not household.open and not household.turned:
                del self._households[visit.address]

    def _has_enough(self, household: Household) -> bool:
        return 0 < self._of_one <= household.open and not self._make_room(household.idle)

    def _make_room(self, idle: OrderedDict[Visit, None]) -> bool:
        if not idle:
            return False
        longest = next(iter(idle))
        self.gone(longest)
        longest.cut()
        return True


def files_allowed(more: bool = False) -> int:
    """How many files this process may have open, 0 if nobody says; with `more`, as many as it can get."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if more and soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # some systems have another limit above this one
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return 0 if soft == resource.RLIM_INFINITY else soft


def reserve_of(files: int) -> int:
    """The files that no connection gets: for the database, the owner, and those who come before we count."""
    return min(max(files // 4, LEAST_RESERVED), files // 2, MOST_RESERVED)


def most_connections() -> int:
    """How many connections can be open in all."""
    files = files_allowed()
    return files - reserve_of(files) if files else WITHOUT_A_LIMIT
