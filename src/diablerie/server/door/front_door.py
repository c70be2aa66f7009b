"""The door: who may connect to a table or look at the lobby."""

from itertools import count
from re import fullmatch

import msgspec

from diablerie.server.context import Context
from diablerie.server.door.guests import LobbyGuest, TableGuest
from diablerie.server.hall.introduction import at_table
from diablerie.server.hall.room import Room
from diablerie.server.log.facts import PersonKept
from diablerie.server.protocol.commands import CatchUp
from diablerie.server.protocol.messages import read_command
from diablerie.server.protocol.terms import PROTOCOL
from diablerie.server.table.entries import Person
from diablerie.server.table.presence import WATCHER
from diablerie.server.wire.doorkeeper import TOO_MANY
from diablerie.server.wire.guest import Guest, Line
from diablerie.server.wire.handshake import Request, Turned
from diablerie.server.wire.sockets import Socket

TABLE = r"/api/tables/([A-Za-z0-9]{1,12})/socket"
LOBBY = "/api/lobby/socket"
SPOKEN = str(PROTOCOL)
OTHER_PROTOCOL = Turned(
    409,
    "other_protocol",
    f"this server speaks protocol {PROTOCOL}: your client was made for another",
)


class FrontDoor:
    """Lets people in who say who they are, come from our own pages, and are not too many."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._watchers = count(1)

    async def open(self, request: Request, socket: Socket) -> Guest | Turned:
        """Let somebody in, or turn them away."""
        context, found = self.context, fullmatch(TABLE, request.path)
        address = context.address(request.headers, request.address)
        if (refused := self._refusal(request)) is not None:
            return refused
        if not context.admits_connection(address):
            return TOO_MANY
        if found is not None:
            guest: Turned | Guest = await self.at_table(request, found[1], address, socket)
        elif request.path == LOBBY:
            person = await context.person(request.headers)
            guest = LobbyGuest(context.hub, socket, person.key if person else "")
        else:
            return Turned(404, "no_such_table", "there is no such table; check the code")
        if isinstance(guest, Turned):
            return guest
        if not context.admits_connection(address):  # others have come in meanwhile
            return TOO_MANY
        return Counted(guest, context, address)

    def _refusal(self, request: Request) -> Turned | None:
        """Why somebody may not even ask for a table, whoever they are."""
        foreign = self.context.hosts.refusal(request.headers.get("host"), request.end)
        if foreign is not None:
            return foreign
        if not self.context.trusts_origin(request.headers):
            return Turned(403, "foreign_origin", "a page of another site may not connect here")
        return None if request.query.get("protocol", SPOKEN) == SPOKEN else OTHER_PROTOCOL

    async def at_table(self, request: Request, code: str, address: str, socket: Socket) -> Guest | Turned:
        """Somebody who comes to a table; nothing is waited for when that is found, so that it stays true."""
        context, headers = self.context, request.headers
        while True:
            known = await context.person(headers)
            room = await context.lookup.find(code, known.key if known else "", address)
            person = context.people.now(known) if known else None
            if known is None or person is not None:  # else the log is another one since, and knows others
                break
        if isinstance(room, Turned):
            return room
        watches, screen = request.query.get("watch") == "1", request.query.get("screen") == "1"
        comer = self.comer(room, person, socket, watches, screen)
        if comer is None:
            why = "say who you are: POST /api/guests or /api/bots, or ?watch=1"
            return Turned(401, "unknown", await context.why_unknown(headers, why))
        if not context.admits_watcher(room, comer.person.key, address):
            return Turned(429, "too_many_watchers", "the table is surrounded by people already")
        return comer

    def comer(
        self, room: Room, person: PersonKept | None, socket: Line, watches: bool, screen: bool
    ) -> TableGuest | None:
        """Who comes; somebody who only watches, like a screen on the wall, is nobody in particular."""
        hub = self.context.hub
        if watches:
            nobody = Person(f"{WATCHER}{next(self._watchers)}", "Watcher")
            return Watcher(hub, room, nobody, socket, screen)
        return None if person is None else TableGuest(hub, room, at_table(person, room), socket, screen)


class Watcher(TableGuest):
    """Somebody who is nobody in particular: they can have no seat, and nothing to say."""

    __slots__ = ()

    def heard(self, content: bytes, at: float) -> None:
        """They have sent something; all that they may ask for is what they have missed."""
        try:
            command = read_command(content)
        except (msgspec.DecodeError, UnicodeDecodeError):
            command = None
        if command is None or isinstance(command, CatchUp):
            super().heard(content, at)
        elif self.may_speak(at):
            self.refuse("not_seated", "you only watch; come without ?watch=1 to sit down", at, command.id)


class Counted:
    """A guest whose connection counts for their address."""

    __slots__ = ("_address", "_code", "_context", "_guest", "heard")

    def __init__(self, guest: Guest, context: Context, address: str) -> None:
        self._guest = guest
        self._context = context
        self._address = address
        self._code = guest.room.code if isinstance(guest, TableGuest) else ""
        self.heard = guest.heard

    def opened(self) -> None:
        """They are connected."""
        self._context.connections[self._address] += 1
        self._context.at_tables[self._code, self._address] += 1
        self._guest.opened()

    def measured(self, trip_ms: int, line_ms: int | None) -> None:
        """The way to them and back was measured; behind a proxy the kernel knows only the way to that."""
        self._guest.measured(trip_ms, None if self._context.settings.behind_proxy else line_ms)

    def gone(self) -> None:
        """They are not connected any more."""
        self._context.connections[self._address] -= 1
        if not self._context.connections[self._address]:
            del self._context.connections[self._address]
        here = (self._code, self._address)
        self._context.at_tables[here] -= 1
        if not self._context.at_tables[here]:
            del self._context.at_tables[here]
        self._guest.gone()
