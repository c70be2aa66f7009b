"""The door of a node among others: whoever wants to come to a table is let in here, wherever it lives."""

import logging
from dataclasses import dataclass

from diablerie.server.context import Context
from diablerie.server.door.front_door import FrontDoor
from diablerie.server.hall.fetches import HouseCloses, TableElsewhere
from diablerie.server.log.facts import PersonKept
from diablerie.server.log.seals import DamagedTable
from diablerie.server.nodes.exchange import Exchange
from diablerie.server.nodes.frames import Node, TurnedAway, Visitor
from diablerie.server.nodes.places import Places
from diablerie.server.wire.guest import Guest, Line
from diablerie.server.wire.handshake import Request, Turned
from diablerie.server.wire.sockets import Socket

SURROUNDED = TurnedAway(0, 429, "too_many_watchers", "the table is surrounded by people already")
NOT_NOW = Turned(503, "not_now", "the table is on its way to another place; come back in a moment")

logger = logging.getLogger("diablerie.server")


class NodeDoor(FrontDoor):
    """Lets people in, to tables of this node and of others."""

    def __init__(self, context: Context, places: Places) -> None:
        super().__init__(context)
        self._places = places
        self.exchange: Exchange

    async def at_table(self, request: Request, code: str, address: str, socket: Socket) -> Guest | Turned:
        """Somebody who comes to a table, wherever it lives."""
        person = await self.context.person(request.headers)
        try:
            node = await self.elsewhere(code, person.key if person else "", address)
        except TableElsewhere:
            return NOT_NOW
        if node is None:
            return await super().at_table(request, code, address, socket)
        visitor = await self._visitor(request, code, address)
        if visitor is None:
            why = "say who you are: POST /api/guests or /api/bots, or ?watch=1"
            return Turned(401, "unknown", await self.context.why_unknown(request.headers, why))
        came = await self.exchange.come(visitor, socket, node)
        return Turned(came.status, came.code, came.why) if isinstance(came, TurnedAway) else came

    async def elsewhere(self, code: str, key: str, address: str) -> Node | None:
        """Which other node has a table; None if it is here, or there is none for somebody who only guesses.

        `TableElsewhere` if nobody can say, because it moves or the database does not answer.
        """
        lookup = self.context.lookup
        if lookup.has_to_wait(code, key, address):
            return None  # nor is the database asked
        try:
            node = await self._places.elsewhere(code)
        except TableElsewhere:
            raise
        except Exception as error:
            logger.warning("nobody can say who owns a table: %s", type(error).__name__)
            raise TableElsewhere from None
        return None if lookup.has_to_wait(code, key, address) else node

    async def _visitor(self, request: Request, code: str, address: str) -> Visitor | None:
        watches, screen = request.query.get("watch") == "1", request.query.get("screen") == "1"
        person = None if watches else await self.context.person(request.headers)
        if person is None:
            return Visitor(code.upper(), watch=True, screen=screen, address=address) if watches else None
        who = (person.key, person.name, person.colour, bool(person.bot))
        return Visitor(code.upper(), *who, screen=screen, address=address)

    async def let_in(self, visitor: Visitor, line: Line) -> Guest | TurnedAway | None:
        """Somebody whom this or another node has seen at its door, and whose table is here; or is it not?"""
        context = self.context
        try:
            room = await context.hub.find(visitor.code)
        except HouseCloses:
            room = None
        except DamagedTable as damage:
            return TurnedAway(0, 410, "damaged", damage.why)
        if room is None:
            return None
        seen = (visitor.key, b"", visitor.name, visitor.colour, visitor.program, 0)
        person = None if visitor.watch else PersonKept(*seen)
        comer = self.comer(room, person, line, visitor.watch, visitor.screen)
        assert comer is not None
        if not context.admits_watcher(room, comer.person.key, visitor.address):
            return SURROUNDED
        return AtTable(comer, context, (room.code, visitor.address))


@dataclass(slots=True)
class AtTable:
    """A guest who counts for their address at a table; their socket counts where it is."""

    guest: Guest
    context: Context
    place: tuple[str, str]

    def opened(self) -> None:
        """They are here."""
        self.context.at_tables[self.place] += 1
        self.guest.opened()

    def heard(self, content: bytes, at: float) -> None:
        """They have said something."""
        self.guest.heard(content, at)

    def measured(self, trip_ms: int, line_ms: int | None) -> None:
        """The way to them and back was measured."""
        self.guest.measured(trip_ms, line_ms)

    def gone(self) -> None:
        """They are here no more."""
        self.context.at_tables[self.place] -= 1
        if not self.context.at_tables[self.place]:
            del self.context.at_tables[self.place]
        self.guest.gone()
