"""WebSockets as uvicorn's own protocol class, with nothing in between: `Config(app, ws=socket_class(door))`.

A door decides who may come in; a guest hears what one client says. Nothing but a handshake is a task: what
arrives in one turn of the loop is handed on together after it, what is sent in one turn leaves in one write
at its end. So the processor does one thing many times, and then the next.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, cast

from uvicorn.config import Config
from uvicorn.server import ServerState

from diablerie.server.protocol.messages import LONGEST_COMMAND
from diablerie.server.wire.client_address import ends_of
from diablerie.server.wire.frames import (
    Closed,
    Failed,
    Ping,
    Pong,
    Reader,
    Received,
    close_frame,
    ping_frame,
    pong_frame,
    text_frame,
)
from diablerie.server.wire.guest import Door, Guest
from diablerie.server.wire.handshake import Request, Turned, handshake, turned_away
from diablerie.server.wire.round_trip import shortest_trip

PING_EVERY = 15.0
"""Seconds between two pings of ours."""
PATIENCE = 2.0
"""Seconds that a client has to answer our close frame."""
SLOW = 256 * 1024
"""Bytes that may wait for a client to read them; one that lets more wait is cut off."""
OUR_FAULT, RESTART = 1011, 1012

logger = logging.getLogger("diablerie.server")


class Socket(asyncio.Protocol):
    """One connection; made by uvicorn when a client asks to upgrade."""

    __slots__ = (
        "_asking",
        "_connections",
        "_early",
        "_guest",
        "_loop",
        "_pending",
        "_pings",
        "_reader",
        "_timer",
        "_transport",
        "left",
        "open",
    )

    door: ClassVar[Door]
    limit: ClassVar[int]
    ping_every: ClassVar[float]
    waiting: ClassVar[list["Socket"]]
    """Those that have something to send at the end of this turn of the loop."""
    arrived: ClassVar[list[tuple["Socket", bytes, float]]]
    """What has arrived in this turn, for whom and when."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.open = False
        """It can be spoken to: the handshake is done, and nobody has begun to close."""
        self.left: Callable[[], object] = lambda: None
        """Called when the connection is over, whether anybody was let in or not."""
        self._connections: set[Any] = server_state.connections
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._asking: asyncio.Task[None] | None = None
        """The door, until it has answered."""
        self._early = b""
        """What the client has sent before it was let in."""
        self._guest: Guest | None = None
        self._reader = Reader(self.limit)
        self._pending = b""
        """What waits for the end of this turn."""
        self._pings: dict[bytes, float] = {}
        """The pings that are not answered yet, the oldest first, and when they were sent."""
        self._timer: asyncio.TimerHandle | None = None
        """The next ping, or while it closes, the end of our patience."""

    def post(self, frame: bytes) -> None:
        """Send a message that has its frame already."""
        if self.open:
            if not self._pending:
                if not self.waiting:
                    self._loop.call_soon(self._flush_waiting)
                self.waiting.append(self)
            self._pending += frame

    def send(self, content: bytes) -> None:
        """Send a text message at the end of this turn of the loop; when the connection is over, nothing."""
        self.post(text_frame(content))

    def flush(self) -> None:
        """Send what waits now, and not only at the end of the turn."""
        if self._pending:
            frames, self._pending = self._pending, b""
            self._transport.write(frames)

    def ping(self) -> None:
        """Measure the round trip once more; `Guest.measured` will tell."""
        if self.open:
            content = secrets.token_bytes(8)  # nobody can answer it before they have it
            self._pending += ping_frame(content)
            self._pings[content] = self._loop.time()
            self.flush()

    def close(self, code: int, reason: str) -> None:
        """Send what waits, say why it is over, and close when the client has answered or does not."""
        if self.open:
            self._pending += close_frame(code, reason)
            self.flush()
            self._leave()

    def shutdown(self) -> None:
        """Close because the server stops; uvicorn calls this."""
        if self._guest is None:
            self._transport.close()
        self.close(RESTART, "service restart")

    @classmethod
    def _flush_waiting(cls) -> None:
        waiting = cls.waiting.copy()
        cls.waiting.clear()
        for socket in waiting:
            socket.flush()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection from uvicorn."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=SLOW)
        self._transport.set_protocol(self)  # uvicorn does so too, but only after the guest was told
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the guest, once."""
        self._hand_on()
        self.open = False
        self._connections.discard(self)
        self._pending = b""
        self._pings.clear()
        if self._timer is not None:
            self._timer.cancel()
        if self._asking is not None:
            self._asking.cancel()
        self.left()
        if self._guest is not None:
            try:
                self._guest.gone()
            except Exception:
                logger.exception("a guest failed while they were going")
            self._guest = None

    def eof_received(self) -> None:
        """The client says nothing more: the connection closes when what was sent has left."""
        self._hand_on()
        self._leave()

    def pause_writing(self) -> None:
        """Cut off a client that does not read; the others do not wait for it."""
        self.open = False
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Hand on what has arrived; the first of it is the whole request, read and checked by uvicorn."""
        if self._guest is None:
            if not self._transport.is_closing():
                self._come_in(data)
            return
        if not self.arrived:
            self._loop.call_soon(self._hand_on)
        self.arrived.append((self, data, self._loop.time()))

    @classmethod
    def _hand_on(cls) -> None:
        arrived = cls.arrived.copy()
        cls.arrived.clear()
        for socket, data, at in arrived:
            if socket._guest is not None:
                socket._take(data, socket._guest, at)

    def _take(self, data: bytes, guest: Guest, at: float) -> None:
        try:
            for received in self._reader.feed(data):
                if not isinstance(received, bytes):
                    self._obey(received, guest, at)
                elif self.open:
                    guest.heard(received, at)
        except Exception:
            self._apologise()

    def _obey(self, received: Received, guest: Guest, at: float) -> None:
        if isinstance(received, Closed):
            self.close(received.code, "")
            self._transport.close()
        elif isinstance(received, Failed):
            self.close(received.code, received.reason)
            if self._transport.can_write_eof():
                with suppress(OSError):  # they may be gone already
                    self._transport.write_eof()  # to close at once could destroy the close frame on its way
        elif isinstance(received, Ping) and self.open:
            self.post(pong_frame(received.content))
        elif isinstance(received, Pong) and received.content in self._pings:
            sent = self._pings[received.content]
            self._pings = {content: later for content, later in self._pings.items() if later > sent}
            guest.measured(round(1000 * (at - sent)), shortest_trip(self._transport))

    def _come_in(self, data: bytes) -> None:
        """Ask the door; what the client says before it knows the answer waits, if it is not too much."""
        if self._asking is not None:
            self._early += data
            if len(self._early) > self.limit:
                self._transport.abort()
            return
        asked = handshake(data, *ends_of(self._transport))
        if isinstance(asked, Turned):
            self._turn_away(asked)
        else:
            self._asking = self._loop.create_task(self._ask(*asked))

    async def _ask(self, request: Request, agreed: bytes) -> None:
        try:
            guest = await self.door.open(request, self)
        except Exception:
            logger.exception("the door failed")
            guest = Turned(500, "our_fault", "something went wrong here; try again later")
        self._asking = None
        if self._transport.is_closing():
            return
        if isinstance(guest, Turned):
            self._turn_away(guest)
        else:
            self._transport.write(agreed)
            self._welcome(guest)
            early, self._early = self._early, b""
            if early:
                self.data_received(early)

    def _turn_away(self, turned: Turned) -> None:
        self._transport.write(turned_away(turned))
        self._transport.close()
        self._leave()

    def _welcome(self, guest: Guest) -> None:
        self._guest = guest
        self.open = True
        try:
            guest.opened()
        except Exception:
            self._apologise()
        if self.open:
            self._beat()

    def _beat(self) -> None:
        now = self._loop.time()
        if now - next(iter(self._pings.values()), now) > 1.5 * self.ping_every:
            self.close(OUR_FAULT, "no answer")
        else:
            self._set_timer(self.ping_every, self._beat)
            self.ping()

    def _apologise(self) -> None:
        logger.exception("a guest failed; their connection is closed")
        self.close(OUR_FAULT, "something went wrong here")

    def _leave(self) -> None:
        """Say nothing more; a client that does not read would keep the connection for ever."""
        self.open = False
        self._set_timer(PATIENCE, self._transport.abort)

    def _set_timer(self, seconds: float, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, then)


def socket_class(door: Door, limit: int = LONGEST_COMMAND, ping_every: float = PING_EVERY) -> type[Socket]:
    """Make the class to give to uvicorn; one for every server that runs."""
    own = {"__slots__": (), "door": door, "limit": limit, "ping_every": ping_every}
    own |= {"waiting": [], "arrived": []}
    return type("DoorSocket", (Socket,), own)
