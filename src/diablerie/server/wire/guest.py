"""What a socket expects of those behind it: a door, and a guest."""

from typing import TYPE_CHECKING, Protocol

from diablerie.server.wire.handshake import Request, Turned

if TYPE_CHECKING:  # it knows them
    from diablerie.server.wire.sockets import Socket


class Line(Protocol):
    """What a socket, here or at another node, does for whoever speaks through it."""

    def post(self, frame: bytes) -> None:
        """Send a message that has its frame already."""

    def send(self, content: bytes) -> None:
        """Send a text message."""

    def close(self, code: int, reason: str) -> None:
        """Send the client away."""

    def ping(self) -> None:
        """Measure the way to the client once more."""


class Guest(Protocol):
    """Whoever listens to one client."""

    def opened(self) -> None:
        """The client is there and can be spoken to."""

    def heard(self, content: bytes, at: float) -> None:
        """The client has sent a message; `at` is on the clock of the loop."""

    def measured(self, trip_ms: int, line_ms: int | None) -> None:
        """A ping of ours came back after so many milliseconds; the kernel may know the line alone."""

    def gone(self) -> None:
        """The connection is over; told once, and nothing after it."""


class Door(Protocol):
    """Whoever decides who may come in."""

    async def open(self, request: Request, socket: "Socket") -> Guest | Turned:
        """Let a client in, or turn it away; the socket says nothing before `opened`.

        A guest who is let in hears `opened` before anything else happens; if the client is gone, nothing.
        """
