"""What a node says to others and hears of them: its edge and its owner on the bus, and the beats of both."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from itertools import count
from typing import Any, Protocol

from diablerie.server.hall.room import Listener
from diablerie.server.nodes.bus import Bus
from diablerie.server.nodes.callers import Caller
from diablerie.server.nodes.edge import Edge
from diablerie.server.nodes.edge_guest import EdgeGuest
from diablerie.server.nodes.frames import (
    SPOKEN,
    BagToEdge,
    BagToOwner,
    ConnectionId,
    Node,
    TurnedAway,
    Visitor,
    bag_to_edge,
    bag_to_owner,
    packed,
)
from diablerie.server.nodes.gossip import Gossip, Listens
from diablerie.server.nodes.owner import Owner
from diablerie.server.nodes.remote import Remote
from diablerie.server.nodes.requests import Answer, Requests
from diablerie.server.wire.guest import Guest, Line

BEAT = 0.25
"""Seconds between two looks at what has to be done by itself."""
HANDSHAKE = 15.0
"""Seconds for an owner to say whether somebody may come in: longer than a lease lasts."""
STRANGE = 2.0
"""The same for one that was never heard: it speaks otherwise, or has come or gone in this moment."""
NOT_NOW = TurnedAway(0, 503, "not_now", "the table is on its way to another place; come back in a moment")

logger = logging.getLogger("diablerie.server")


class House(Listens, Protocol):
    """What this node does itself."""

    async def owner_of(self, code: str) -> Node | None:
        """Who owns a table, which is claimed if nobody does; None if there is none, or an error."""

    async def admit(self, visitor: Visitor, line: Line) -> Guest | TurnedAway | None:
        """Let somebody in to a table of this node, or not; None if it is not here."""

    def when_durable(self, listener: Listener) -> None:
        """Post an empty frame to this listener after everything so far is durable and told."""

    def bus_lost(self) -> None:
        """The bus is gone."""

    def bus_back(self) -> None:
        """The bus is there again; what was said meanwhile is lost."""


class Exchange:
    """One node among others, as long as its incarnation lasts."""

    def __init__(
        self, url: str, house_name: str, me: Node, house: House, answers: Mapping[str, Answer]
    ) -> None:
        loop = asyncio.get_running_loop()
        self.me = me
        self.bus = Bus(url, f"{house_name}.{SPOKEN}", me, self)
        self.edge = Edge(me, _EdgeSide(self, lambda: self.edge.flush()), loop.time)
        self.owner = Owner(me, _OwnerSide(self, lambda: self.owner.flush()), loop.time)
        self.requests = Requests(me, self.bus, answers)
        self.house = house
        self.guests: dict[ConnectionId, EdgeGuest] = {}
        self.frames_heard = self.frames_said = 0
        """Of other nodes, and for them."""
        self._connections = count(1)
        self._loop = loop
        self._tasks: set[asyncio.Task[None]] = set()
        self.bus.hear(f"node.{me}.in", self._heard_edge)
        self.bus.hear(f"node.{me}.out", self._heard_owner)
        self.bus.hear(f"node.{me}.asked", lambda _, content: self.requests.heard_question(content))
        self.bus.hear(f"node.{me}.answered", lambda _, content: self.requests.heard_answer(content))
        self.bus.hear("gone.*", lambda subject, _: self._gone(int(subject.rpartition(".")[2])))
        self.bus.hear("owner.*", self._moved)
        self.gossip = Gossip(me, house, loop.time, partial(self.bus.post, "lobby"), loop.call_soon)
        self.bus.hear("lobby", lambda _, content: self.gossip.heard(content))

    async def open(self) -> None:
        """Begin to listen, and to beat."""
        await self.bus.open()
        self.do(self._beat())

    async def close(self) -> None:
        """Say and hear nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.requests.close()
        await self.bus.close()

    async def come(self, visitor: Visitor, socket: Line, owner: Node) -> EdgeGuest | TurnedAway:
        """Somebody comes to a table that lives elsewhere: who they are here, or why they may not come in."""
        patience = HANDSHAKE if self.gossip.knows(owner) else STRANGE
        connection = next(self._connections)
        guest = self.guests[connection] = EdgeGuest(self.edge, connection, socket, self.guests.pop)
        self.edge.come(connection, visitor)
        try:
            async with asyncio.timeout(patience):
                refusal = await guest.answer
        except TimeoutError:
            refusal = NOT_NOW
            if not self.gossip.knows(owner):
                other = {"other": f"{owner:x}", "table": visitor.code}
                logger.warning("a node is not heard on the bus: is it of another version?", extra=other)
        except BaseException:
            guest.gone()
            raise
        if refusal is None:
            self._loop.call_soon(guest.leave_unless_open)  # the door opens at once, or never
            return guest
        guest.gone()
        return refusal

    def tell_gone(self, node: Node) -> None:
        """Let everybody know that a node is no more, this one too."""
        self.bus.post(f"gone.{node}", b"")
        self._gone(node)

    def tell_moved(self, code: str, owner: Node | None) -> None:
        """Let everybody know that a table has another owner, or none."""
        self.bus.post(f"owner.{code}", b"" if owner is None else b"%d" % owner)

    def say(self, subject: str, bag: BagToEdge | BagToOwner) -> None:
        """Send a bag to another node."""
        self.frames_said += len(bag.frames)
        self.bus.post(subject, packed(bag))

    def lost(self) -> None:
        """The bus is gone."""
        self.house.bus_lost()

    def came_back(self) -> None:
        """The bus is there again."""
        self.house.bus_back()

    def do(self, what: Coroutine[Any, Any, None]) -> None:
        """Do something beside the loop's turn."""
        task = self._loop.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.edge.beat()
            self.owner.beat()
            self.gossip.beat()

    def _heard_edge(self, _: str, content: bytes) -> None:
        bag = bag_to_owner(content)
        self.frames_heard += len(bag.frames)
        self.owner.arrived(bag)

    def _heard_owner(self, _: str, content: bytes) -> None:
        bag = bag_to_edge(content)
        self.frames_heard += len(bag.frames)
        self.edge.arrived(bag)

    def _gone(self, node: Node) -> None:
        self.edge.gone(node)
        self.owner.gone(node)
        self.requests.gone(node)
        self.gossip.gone(node)

    def _moved(self, subject: str, content: bytes) -> None:
        self.edge.moved(subject.rpartition(".")[2], int(content) if content else None)


class _Side:
    """What edge and owner both want done."""

    def __init__(self, exchange: Exchange, flush: Callable[[], None]) -> None:
        self._exchange = exchange
        self._flush = flush
        self._is_planned = False

    def plan(self) -> None:
        if not self._is_planned:
            self._is_planned = True
            asyncio.get_running_loop().call_soon(self._end_turn)

    def _end_turn(self) -> None:
        self._is_planned = False
        self._flush()

    async def _admitted(self, visitor: Visitor, line: Line) -> Guest | TurnedAway | None:
        """Who somebody is at a table of this node; None also if it is not known, for whatever reason."""
        try:
            return await self._exchange.house.admit(visitor, line)
        except Exception:
            logger.exception("somebody could not be let in", extra={"table": visitor.code})
            return None


class _EdgeSide(_Side):
    """What the edge wants done."""

    def seek(self, code: str) -> None:
        self._exchange.do(self._seek(code))

    async def _seek(self, code: str) -> None:
        edge = self._exchange.edge
        try:
            owner = await self._exchange.house.owner_of(code)
        except Exception as error:
            logger.warning("nobody can say who owns a table: %s", error, extra={"table": code})
            edge.not_found(code)
        else:
            edge.found(code, owner)

    def send(self, bag: BagToOwner, owner: Node) -> None:
        self._exchange.say(f"node.{owner}.in", bag)

    def admit(self, connection: ConnectionId) -> None:
        self._exchange.guests[connection].let_in()

    def turn_away(self, connection: ConnectionId, why: TurnedAway) -> None:
        self._exchange.guests[connection].let_in(why)

    def tell(self, connection: ConnectionId, frame: bytes) -> None:
        self._exchange.guests[connection].tell(frame)

    def ping(self, connection: ConnectionId) -> None:
        self._exchange.guests[connection].socket.ping()

    def close(self, connection: ConnectionId, code: int, reason: str) -> None:
        self._exchange.guests[connection].socket.close(code, reason)

    def take_home(self, connection: ConnectionId, caller: Caller) -> None:
        guest = self._exchange.guests[connection]
        guest.move([(unheard.content, unheard.at) for unheard in caller.unheard])
        self._exchange.do(self._admit(guest, caller.visitor))

    async def _admit(self, guest: EdgeGuest, visitor: Visitor) -> None:
        guest.moved(await self._admitted(visitor, guest.socket))


class _OwnerSide(_Side):
    """What the owner wants done."""

    def admit(self, remote: Remote, visitor: Visitor) -> None:
        self._exchange.do(self._admit(remote, visitor))

    async def _admit(self, remote: Remote, visitor: Visitor) -> None:
        outcome = await self._admitted(visitor, remote)
        if isinstance(outcome, TurnedAway):
            outcome = TurnedAway(remote.connection, outcome.status, outcome.code, outcome.why)
        self._exchange.owner.admitted(remote, outcome)

    def send(self, bag: BagToEdge, edge: Node) -> None:
        self._exchange.say(f"node.{edge}.out", bag)

    def when_durable(self, listener: Listener) -> None:
        self._exchange.house.when_durable(listener)
