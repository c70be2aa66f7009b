"""Keeping a node alive: a beat a second, a look at who has fallen silent, and a word when it is alone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from diablerie.server.log.postgres.endings import Ended, OutOfReach
from diablerie.server.log.postgres.lease import SILENCE, Lease
from diablerie.server.log.postgres.membership import Membership
from diablerie.server.log.postgres.troubles import passes, said

BEAT = 1.0
"""Seconds between two beats."""

logger = logging.getLogger("diablerie.server")


class Hears(Protocol):
    """Whoever wants to know how this node and the others are; all of it is called in the loop."""

    def silent(self) -> None:
        """The database was not heard of for so long that people are better sent to other nodes."""

    def heard(self) -> None:
        """It is heard of again, and this node is not over."""

    def fenced(self, nodes: Sequence[int]) -> None:
        """Nodes are over: what they owned may be claimed."""

    def over(self, why: Ended) -> None:
        """This node is over; it may join again."""


class Keeper:
    """Beats for a node until it is over or stopped."""

    def __init__(self, membership: Membership, lease: Lease, hears: Hears) -> None:
        self._membership = membership
        self._lease = lease
        self._hears = hears
        self._is_silent = False
        self._beats = 0
        """Without one that failed between them."""

    async def run(self, pause: Callable[[], Awaitable[None]] = lambda: asyncio.sleep(BEAT)) -> None:
        """Beat until this node is over."""
        while self._lease.over is None:
            await pause()
            await self.turn()
        self._hears.over(self._lease.over)

    async def turn(self) -> None:
        """Beat once, and draw the conclusions."""
        try:
            await self._membership.beat()
        except Ended:
            return
        except Exception as error:
            self._missed(error)
            return
        self._beats += 1
        if self._is_silent:
            self._is_silent = False
            self._hears.heard()
        # Where the database was away for everybody, nobody is to blame for it: all have time to come back.
        if self._beats * BEAT > self._lease.seconds:
            await self._fence()

    def _missed(self, error: Exception) -> None:
        self._beats = 0
        if not passes(error):
            logger.error("a beat failed: %s", said(error))
        if self._lease.is_over:
            self._lease.end(OutOfReach(f"the database was out of reach for too long ({said(error)})"))
        elif self._lease.silence > min(SILENCE, self._lease.seconds * 0.6) and not self._is_silent:
            self._is_silent = True
            self._hears.silent()

    async def _fence(self) -> None:
        try:
            if nodes := await self._membership.fence():
                self._hears.fenced(nodes)
        except Exception as error:  # the next turn tries again
            logger.warning("nobody could be fenced: %s", said(error))
