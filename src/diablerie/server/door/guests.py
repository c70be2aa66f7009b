"""Whoever is connected: reads what they send, lets them do no more than is fair, and passes it on."""

import msgspec

from diablerie.server.hall.hub import Hub
from diablerie.server.hall.room import Room
from diablerie.server.people.allowance import Allowance
from diablerie.server.protocol.codes import RefusalCode
from diablerie.server.protocol.messages import read_command, written
from diablerie.server.protocol.told import Refused
from diablerie.server.table.entries import Person
from diablerie.server.wire.guest import Line

COMMANDS_A_SECOND = 40
BURST = 120
STRIKES = 30
"""So many bad messages, and the connection is closed; one is forgiven every second."""
TOO_MUCH = 1008


class Limited:
    """A connection that is refused what is too much, and closed when that goes on."""

    __slots__ = ("_commands", "_strikes", "post", "socket")

    def __init__(self, socket: Line) -> None:
        self.socket = socket
        self.post = socket.post
        self._commands = Allowance()
        self._strikes = Allowance()

    def close(self, code: int, reason: str) -> None:
        """Send them away."""
        self.socket.close(code, reason)

    def ping(self) -> None:
        """Measure the way to them."""
        self.socket.ping()

    def may_speak(self, now: float) -> bool:
        """Whether they have not sent too much lately."""
        if self._commands.spend(now, 1 / COMMANDS_A_SECOND, BURST):
            return True
        self.refuse("too_fast", f"more than {COMMANDS_A_SECOND} commands a second; slow down", now)
        return False

    def refuse(self, code: RefusalCode, why: str, now: float, command: int | None = None) -> None:
        """Refuse what is not even a command; whoever goes on is sent away."""
        self.socket.send(written(Refused(code, why, command)))
        if not self._strikes.spend(now, 1.0, STRIKES):
            self.close(TOO_MUCH, "too many bad messages")


class TableGuest(Limited):
    """Somebody connected to a table."""

    __slots__ = ("hub", "person", "room", "screen")

    def __init__(self, hub: Hub, room: Room, person: Person, socket: Line, screen: bool = False) -> None:
        super().__init__(socket)
        self.hub = hub
        self.room = room
        self.person = person
        self.screen = screen

    def opened(self) -> None:
        """They are connected."""
        self.hub.arrive(self.room, self.person, self, self.screen)
        self.socket.ping()

    def heard(self, content: bytes, at: float) -> None:
        """They have sent something."""
        if not self.may_speak(at):
            return
        try:
            command = read_command(content)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.refuse("not_a_command", f"this is no command: {error}", at)
            return
        self.hub.receive(self.room, self.person, command, at)

    def measured(self, trip_ms: int, line_ms: int | None) -> None:
        """The way to them and back was measured."""
        self.room.table.measured(self.person.key, trip_ms, line_ms)

    def gone(self) -> None:
        """They are not connected any more."""
        self.hub.depart(self.room, self.person.key, self)


class LobbyGuest(Limited):
    """Somebody who looks at the list of public tables and, if they are known, at their own."""

    __slots__ = ("hub", "key")

    def __init__(self, hub: Hub, socket: Line, key: str) -> None:
        super().__init__(socket)
        self.hub = hub
        self.key = key

    def opened(self) -> None:
        """They are connected."""
        self.hub.lobby.welcome(self, self.key)

    def heard(self, content: bytes, at: float) -> None:
        """They have sent something, which they should not."""
        if self.may_speak(at):
            self.refuse("not_a_command", "in the lobby there is nothing to say; sit down at a table", at)

    def measured(self, trip_ms: int, line_ms: int | None) -> None:
        """The way to them and back was measured, which does not matter here."""

    def gone(self) -> None:
        """They are not connected any more."""
        self.hub.lobby.forget(self, self.key)
