"""A node among others, from the moment in which it joins until it leaves or is over."""

import asyncio
import logging
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.types import ASGIApp

from diablerie.server.context import ASKS_FOR, Context
from diablerie.server.hall.counts import NodeFigures
from diablerie.server.hall.room import COME_BACK, Listener
from diablerie.server.logging_setup import name_node
from diablerie.server.nodes.beating import beat, leave
from diablerie.server.nodes.desk import Desk
from diablerie.server.nodes.door import NodeDoor
from diablerie.server.nodes.exchange import Exchange
from diablerie.server.nodes.forwarding import Asker, answering, forwarded
from diablerie.server.nodes.frames import Node, TurnedAway, Visitor
from diablerie.server.nodes.news import News
from diablerie.server.nodes.passes import HousePasses
from diablerie.server.nodes.places import Members, Places
from diablerie.server.nodes.way_out import TAKE, WAY_OUT, WayOut
from diablerie.server.wire.guest import Guest, Line

SWEEP_EVERY, SWEPT = 2.0, 20
"""Seconds between two looks for tables that nobody has, and how many are claimed at once."""
BUS_PATIENCE = 10.0
"""Seconds without the bus after which a node hands its tables over: the others cannot reach them."""

SILENCE = 3.0
"""Seconds without the database after which everybody is sent away, before others may own the tables."""

logger = logging.getLogger("diablerie.server")


class Member(News):
    """One incarnation of a node."""

    def __init__(self, context: Context, members: Members, house: str, silence: Callable[[], float]) -> None:
        super().__init__(context)
        self.places = Places(members, context.hub)
        self.door = NodeDoor(context, self.places)
        self.way_out = WayOut(context, members, self.places)
        self._members = members
        self._house = house
        self._desk = Desk(context)
        self._silence = silence
        """For how many seconds the database has not answered."""
        self._bus_lost_at: float | None = None
        self._is_cut_off = False
        self._tasks: list[asyncio.Task[None]] = []
        self._app: ASGIApp
        self.exchange: Exchange

    async def open(self, address: str, app: ASGIApp) -> None:
        """Join the others; `app` answers what is about a table of this node."""
        me = self.places.me = await self._members.join(address, True)
        name_node(me)
        passes = HousePasses(me, lambda: self.exchange.requests)
        http = answering(app, f"{self.context.word} ", ASKS_FOR)
        desk = self._desk
        answers = {
            "http": http,
            "pass": passes.answer,
            "node": desk.show,
            "close": desk.close,
            TAKE: self.way_out.take,
        }
        self.exchange = Exchange(self.context.settings.bus, self._house, me, self, answers)
        self.door.exchange = self.way_out.exchange = self.exchange
        self.context.passes = passes
        self.context.node_figures = self.figures
        self.context.tables_elsewhere = self.tables_elsewhere
        try:
            await self.exchange.open()
        except BaseException:
            await self._members.leave()
            raise
        self.spread(self.exchange.gossip)
        self.context.hub.let_only_here(self.places.is_here)
        self.context.hub.may_add = self._may_add
        beating = beat(self._members, self.exchange.tell_gone, self._mind_silence)
        self._tasks = [asyncio.create_task(beating), asyncio.create_task(self._sweep())]

    def forwarding(self, app: ASGIApp) -> ASGIApp:
        """Answer here what can be, and elsewhere what cannot."""
        return forwarded(app, lambda: self.exchange.requests, self.elsewhere)

    async def elsewhere(self, code: str, headers: Headers, peer: str) -> tuple[Node, Asker] | None:
        """Which other node is asked about a table, and for whom; None if that is answered here."""
        person, address = await self.context.person(headers), self.context.address(headers, peer)
        asker = Asker(person.key if person else "", address)
        node = await self.door.elsewhere(code, asker.key, address)
        return None if node is None else (node, asker)

    async def tables_elsewhere(self, creator: str) -> int:
        """How many unfinished tables of somebody other nodes have, as far as all is durable."""
        everywhere = await self.context.log.queries.unfinished_of(creator)
        return max(0, everywhere - self.context.tables_here(creator))

    def figures(self) -> NodeFigures:
        """What is counted of this node."""
        members, there = self._members, self.exchange
        return NodeFigures(
            members.claims,
            members.fences,
            members.round_trip,
            there.bus.round_trip,
            there.frames_heard,
            there.frames_said,
            len(there.edge.callers),
        )

    async def _may_add(self, code: str, last: int) -> bool:
        """Whether this node alone may add to a table that is over, of whose end the database must know."""
        await self.context.hub.outbox.durable()
        return await self._members.claim_over(code, last)

    async def find_tables(self) -> None:
        """Tables are claimed by whoever is asked for them, and by the sweep."""

    async def drain(self) -> None:
        """Leave in good order: hand tables over, and send away who is connected here, some at a time."""
        self.context.is_ready, self.places.leaves = False, True
        try:
            await self._members.drain()
            await self.way_out.in_slices(self.context.settings.drain)
        except Exception as error:  # the rest is free as soon as the database hears that this node is over
            logger.warning("not everything can be handed over: %s", type(error).__name__)

    async def leave(self) -> None:
        """Be over; what nobody has taken over is free, at once if the database hears of it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await leave(self._members)
        self.exchange.tell_gone(self.exchange.me)
        await self.exchange.close()

    # what the exchange asks

    async def owner_of(self, code: str) -> Node | None:
        """Who owns a table, which is claimed if nobody does."""
        return await self.places.owner_of(code)

    async def admit(self, visitor: Visitor, line: Line) -> Guest | TurnedAway | None:
        """Let somebody in to a table of this node."""
        return await self.door.let_in(visitor, line)

    def when_durable(self, listener: Listener) -> None:
        """Post an empty frame to this listener after everything so far is durable and told."""
        outbox = self.context.hub.outbox
        outbox.batch.tells.append((b"", listener))
        outbox.plan()

    def bus_lost(self) -> None:
        """Say that others should be asked, and look in a while whether it is back."""
        self._bus_lost_at = self.context.hub.loop.time()
        self._look_whether_ready()

    def bus_back(self) -> None:
        """Be as before."""
        self._bus_lost_at = None
        self._look_whether_ready()

    def _look_whether_ready(self) -> None:
        self.context.is_ready = not (self.places.leaves or self._is_cut_off or self._bus_lost_at is not None)

    def _mind_silence(self) -> None:
        """Send everybody away when nothing is heard of the database: soon others may own the tables."""
        self._desk.look()
        was_cut_off, self._is_cut_off = self._is_cut_off, self._silence() > SILENCE
        if self._is_cut_off and not was_cut_off:
            logger.warning("nothing is heard of the database: everybody is sent away")
            self.context.hub.send_away()
            for guest in list(self.exchange.guests.values()):
                guest.socket.close(COME_BACK, WAY_OUT)
        self._look_whether_ready()

    async def _sweep(self) -> None:
        """Claim tables that nobody has, and let them go on."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                if self._bus_lost_at is None:
                    for code in await self._members.free(SWEPT) if not self.places.leaves else ():
                        await self.context.hub.find(code)
                elif self.context.hub.loop.time() - self._bus_lost_at > BUS_PATIENCE:
                    self._bus_lost_at = float("inf")  # once: whoever is asked next may claim them
                    logger.warning("the others cannot be reached: the tables here are handed over")
                    await self.way_out.let_go(1)
            except Exception as error:
                logger.warning("no tables can be claimed: %s", error)
