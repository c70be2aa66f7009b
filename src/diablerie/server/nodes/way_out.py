"""The way out of a node: its tables go to others first, and then everybody here is sent after them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from math import ceil

import msgspec

from diablerie.server.context import Context
from diablerie.server.door.guests import Limited
from diablerie.server.hall.hub import MOVES
from diablerie.server.hall.room import COME_BACK, Listener, Room
from diablerie.server.nodes.exchange import Exchange
from diablerie.server.nodes.frames import Node
from diablerie.server.nodes.places import Members, Neighbour, Places
from diablerie.server.nodes.remote import Remote
from diablerie.server.nodes.requests import Unanswered

SLICES = 20
AT_ONCE = 20
"""Tables that nobody has while they are handed over: with more of them each would wait for all the others."""
TAKING = 1.0
"""Seconds for other nodes to take tables; who waits here had better look for theirs than wait for longer."""
SILENT = 3.0
"""Seconds after which a node that does not beat is asked for nothing."""
TAKE = "take"
"""What it is called to ask a node to have tables."""
WAY_OUT = "the server restarts; come back in a moment"

logger = logging.getLogger("diablerie.server")


class WayOut:
    """Hands tables over and sends people on; at the other end, takes tables."""

    def __init__(self, context: Context, members: Members, places: Places) -> None:
        self._context = context
        self._members = members
        self._places = places
        self.exchange: Exchange

    async def in_slices(self, seconds: float) -> None:
        """Let go of everything in so many seconds, or sooner if there is little.

        The strokes of the clock do not wait for the work, so that a slice lasts no longer for it.
        """
        hub = self._context.hub
        slices, began = min(SLICES, max(len(hub.rooms), len(self.exchange.guests))), hub.loop.time()
        for number in range(slices):
            await asyncio.sleep(max(0.0, began + number * seconds / SLICES - hub.loop.time()))
            await self.let_go(1 / (slices - number))
        await self.let_go(1)  # who has come meanwhile

    async def let_go(self, share: float) -> None:
        """Let go of a share of all tables, and of all sockets at tables elsewhere."""
        rooms = [room for room in self._context.hub.rooms.values() if not room.finished]
        going = rooms[: ceil(share * len(rooms))]
        for start in range(0, len(going), AT_ONCE):
            await self.hand_over(going[start : start + AT_ONCE])
        guests = [guest for guest in self.exchange.guests.values() if not guest.is_at_home]
        for guest in guests[: ceil(share * len(guests))]:
            guest.socket.close(COME_BACK, WAY_OUT)

    async def hand_over(self, rooms: Sequence[Room]) -> None:
        """Give tables up; who is at one of them is sent on when another node has it."""
        hub = self._context.hub
        if hub.outbox.failure is not None:
            raise hub.outbox.failure  # nothing becomes durable any more
        here = [room for room in rooms if hub.rooms.get(room.code) is room]
        codes = [room.code for room in here]
        self._places.given_up.update(codes)
        waiting = [guest for room in here for guest in self._sent_on(hub.let_go(room))]
        try:
            await self._released(codes)
            await self._taken(codes)
        finally:
            for guest in waiting:
                guest.close(COME_BACK, MOVES)

    def _sent_on(self, guests: Sequence[Listener]) -> list[Listener]:
        """Those whose sockets are here; the edges of all others look for the table, and close nothing."""
        waiting = []
        for guest in guests:
            if isinstance(guest, Limited) and isinstance(guest.socket, Remote):
                guest.close(COME_BACK, MOVES)
            else:
                waiting.append(guest)
        return waiting

    async def _released(self, codes: Sequence[str]) -> None:
        """Let others claim tables as soon as all that was written of them is durable."""
        if not codes:
            return
        try:
            await self._context.hub.outbox.durable()
            await self._members.release(codes)
        finally:
            self._places.given_up.difference_update(codes)
        for code in codes:
            logger.info("a table is handed over", extra={"table": code})
            self.exchange.tell_moved(code, None)

    async def _taken(self, codes: Sequence[str]) -> None:
        """Wait until other nodes have these tables, if there are others who can."""
        if not codes:
            return
        others = [node for node in await self._members.nodes() if self._may_take(node)]
        if others and self.exchange.bus.connected:
            others.sort(key=lambda node: node.tables)
            shares = [codes[place :: len(others)] for place in range(len(others))]
            asked = zip(others, shares, strict=True)
            await asyncio.gather(*(self._ask(node.id, share) for node, share in asked if share))

    def _may_take(self, node: Neighbour) -> bool:
        is_well = node.bus and node.heard < SILENT and not (node.draining or node.fenced)
        return is_well and node.id != self._places.me

    async def _ask(self, node: Node, codes: Sequence[str]) -> None:
        with suppress(Unanswered):  # then whoever comes first claims them
            async for _ in self.exchange.requests.ask(node, TAKE, msgspec.json.encode(codes), TAKING):
                pass

    async def take(self, content: bytes) -> AsyncIterator[bytes]:
        """Have tables here that another node has given up, unless somebody else was quicker."""
        codes = msgspec.json.decode(content, type=list[str])
        await asyncio.gather(*map(self._context.hub.find, codes), return_exceptions=True)
        yield b""
