"""The door: who may connect to a table or look at the lobby."""

from itertools import count
from re import fullmatch

import msgspec

from diablerie.server.doorkeeper import TOO_MANY
from diablerie.server.entries import Person
from diablerie.server.guests import LobbyGuest, TableGuest
from diablerie.server.handshake import Request, Turned
from diablerie.server.house import House
from diablerie.server.identity import at_table
from diablerie.server.messages import CatchUp, read_command
from diablerie.server.room import Room
from diablerie.server.sockets import Guest, Socket

TABLE = r"/api/tables/([A-Za-z0-9]{1,12})/socket"
LOBBY = "/api/lobby/socket"


class FrontDoor:
    """Lets people in who say who they are, come from our own pages, and are not too many."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._watchers = count(1)

    def open(self, request: Request, socket: Socket) -> Guest | Turned:
        """Let somebody in, or turn them away."""
        house = self.house
        foreign = house.hosts.refusal(request.headers.get("host"), request.end)
        if foreign is not None:
            return foreign
        if not house.trusts_origin(request.headers):
            return Turned(403, "foreign_origin", "a page of another site may not connect here")
        address = house.address(request.headers, request.address)
        if not house.admits_connection(address):
            return TOO_MANY
        if request.path == LOBBY:
            return Counted(LobbyGuest(house.hub, socket), house, address)
        found = fullmatch(TABLE, request.path)
        if found is None:
            return Turned(404, "no_such_table", "there is no such table; check the code")
        room = house.table(found[1], request.headers, request.address)
        if isinstance(room, Turned):
            return room
        guest = self._guest(request, room, socket)
        if guest is None:
            why = "say who you are: POST /api/guests or /api/bots, or ?watch=1"
            return Turned(401, "unknown", house.why_unknown(request.headers, why))
        if not house.admits_watcher(room, guest.person.key, address):
            return Turned(429, "too_many_watchers", "the table is surrounded by people already")
        return Counted(guest, house, address, room.code)

    def _guest(self, request: Request, room: Room, socket: Socket) -> TableGuest | None:
        """Who comes; somebody who only watches, like a screen on the wall, is nobody in particular."""
        if request.query.get("watch") == "1":
            nobody = Person(f"watcher {next(self._watchers)}", "Watcher")
            return Watcher(self.house.hub, room, nobody, socket)
        person = self.house.person(request.headers)
        return None if person is None else TableGuest(self.house.hub, room, at_table(person, room), socket)


class Watcher(TableGuest):
    """Somebody who is nobody in particular: he can have no seat, and nothing to say."""

    __slots__ = ()

    def heard(self, content: bytes, at: float) -> None:
        """He has sent something; all that he may ask for is what he has missed."""
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

    __slots__ = ("_address", "_code", "_guest", "_house", "heard")

    def __init__(self, guest: TableGuest | LobbyGuest, house: House, address: str, code: str = "") -> None:
        self._guest = guest
        self._house = house
        self._address = address
        self._code = code
        self.heard = guest.heard

    def opened(self) -> None:
        """They are connected."""
        self._house.connections[self._address] += 1
        self._house.at_tables[self._code, self._address] += 1
        self._guest.opened()

    def measured(self, trip_ms: int, line_ms: int | None) -> None:
        """The way to them and back was measured; behind a proxy the kernel knows only the way to that."""
        self._guest.measured(trip_ms, None if self._house.settings.behind_proxy else line_ms)

    def gone(self) -> None:
        """They are not connected any more."""
        self._house.connections[self._address] -= 1
        if not self._house.connections[self._address]:
            del self._house.connections[self._address]
        here = (self._code, self._address)
        self._house.at_tables[here] -= 1
        if not self._house.at_tables[here]:
            del self._house.at_tables[here]
        self._guest.gone()
