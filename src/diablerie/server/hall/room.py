"""A table in the house: who is connected to it, and its clock."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from diablerie.server.protocol.lobby import TableShown
from diablerie.server.table.table import Table

TAKEN_OVER = 4001
TABLE_CLOSED = 4002
COME_BACK = 1012
"""Why a connection is closed, as WebSocket codes."""


class Listener(Protocol):
    """Somebody who is told things."""

    def post(self, frame: bytes) -> None:
        """Send them a message that has its frame already."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Send them away."""
        ...

    def ping(self) -> None:
        """Measure the way to them."""
        ...


class Room:
    """One table, those who are connected to it, and when it wants to be woken."""

    __slots__ = ("_zero", "code", "empty_since", "finished", "guests", "listed", "rings", "table", "timer")

    def __init__(self, table: Table, now: float, at: int) -> None:
        self.code = table.ledger.opened.code
        self.table = table
        self.guests: dict[str, Listener] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.rings = 0
        """When the timer rings, on the table's clock."""
        self.listed: TableShown | None = None
        """As the lobby shows it, if it does."""
        self.finished = table.ledger.finished
        """Whether the end has been noted."""
        self.empty_since = now
        self._zero = int(now * 1000) - at

    def belongs(self, key: str) -> bool:
        """Whether a person sits here, has opened the table or is here."""
        return (
            key in self.table.seats.by_key
            or key in self.table.presence.here
            or key == self.table.ledger.opened.creator
        )

    def at(self, now: float) -> int:
        """A time of the loop, on the table's clock."""
        return int(now * 1000) - self._zero

    def rested(self, now: float) -> float:
        """For how many seconds nothing has happened, if the table rests; also across restarts."""
        return (self.at(now) - self.table.ledger.last) / 1000 if self.table.resting else 0.0

    def when(self, at: int) -> float:
        """A time of the table's clock, for the loop."""
        return (at + self._zero) / 1000

    def set_timer(self, loop: asyncio.AbstractEventLoop, wake: Callable[["Room"], None]) -> None:
        """See to it that the table is woken in time; a timer that rings too early is set again."""
        table = self.table
        if self.timer is not None and self.guests:
            sleeps = table.play.tempo.sleeps_until()
            if sleeps is not None and self.rings <= sleeps:
                return
        wakes = table.wakes
        if self.timer is not None:
            if wakes is not None and self.rings <= wakes:
                return
            self.timer.cancel()
            self.timer = None
        if wakes is not None:
            self.rings = wakes
            self.timer = loop.call_at(self.when(wakes), wake, self)
