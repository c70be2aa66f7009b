"""HTTP as uvicorn's protocol class with limits of our own: `Config(app, http=connection_class(…))`.

Every connection is counted from its first moment (`doorkeeper.py`), and whoever dawdles is not waited for:
the head of a request, its body, the pause until the next one and the reading of an answer have their time.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from diablerie.server.settings import Patience
from diablerie.server.wire.client_address import network_of
from diablerie.server.wire.doorkeeper import Doorkeeper
from diablerie.server.wire.handshake import Turned, turned_away
from diablerie.server.wire.middleware import refusing
from diablerie.server.wire.sockets import Socket

CLOSING = 2.0
"""Seconds in which the last answer must have been read."""
LEAST_READ = 16 << 10
"""Bytes of a waiting answer that must be read each time we look."""
HEAD, BODY, ANSWER, IDLE = "head", "body", "answer", "idle"
TOO_OLD = Turned(400, "bad_handshake", "a WebSocket needs HTTP/1.1; ask for it with that")
TOO_SLOW = Turned(408, "too_slow", "the request did not come to its end in time; send it again")


class HttpConnection(H11Protocol):
    """One connection, until it ends or becomes a socket."""

    keeper: ClassVar[Doorkeeper]
    patience: ClassVar[Patience]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and wait for what it asks for; but not for long."""
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else ""
        self._timer: asyncio.TimerHandle | None = None
        self._end: asyncio.TimerHandle | None = None
        """When it is over because an answer is not read."""
        self._doing: tuple[str, object] = (HEAD, None)
        """What is under way, and in which request."""
        self._has_said = False
        self._turned = self.keeper.came(self)
        if self._turned is None:
            self._set_timer(self.patience.head)
        elif self.keeper.counts(self):
            self.app = refusing(self._turned)
            self._set_timer(self.patience.turned)
        else:
            self._refuse(self._turned)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._set_timer(None)
        self._set_end(None)
        self.keeper.gone(self)
        super().connection_lost(exc)

    def cut(self) -> None:
        """End it at once: somebody else needs the room."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what has arrived, and see what is under way after it."""
        if self.transport.is_closing():
            return
        self._has_said = True
        super().data_received(data)
        self._look(HEAD)

    def on_response_complete(self) -> None:
        """The answer is written; the next request may be there already."""
        self._has_said = False
        super().on_response_complete()
        if self.transport.is_closing():
            self.keeper.waits(self)
            self._watch_reading()
        self._look(IDLE)

    def _look(self, between: str) -> None:
        """See what is under way; its time begins when it does, however much of it arrives."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        theirs = self.conn.their_state
        doing = between if theirs is h11.IDLE else BODY if theirs is h11.SEND_BODY else ANSWER
        if (doing, self.cycle) != self._doing:
            self._doing = (doing, self.cycle)
            self._begin(doing)

    def _begin(self, doing: str) -> None:
        if doing == ANSWER:
            self.keeper.works(self)
            self._set_timer(None)
        else:
            self.keeper.waits(self)
            patience = self.patience
            self._set_timer({HEAD: patience.head, BODY: patience.body, IDLE: patience.idle}[doing])

    def _too_late(self) -> None:
        begun = self.cycle is not None and self.cycle.response_started and self._doing[0] == BODY
        if self._has_said and not begun:
            self._refuse(TOO_SLOW)
        else:
            self._close()

    def pause_writing(self) -> None:
        """Much of an answer waits to be read, but not for ever."""
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        """It is being read."""
        super().resume_writing()
        self._set_end(None)

    def _watch_reading(self, unread: int = 0) -> None:
        """Look again and again whether some of an answer was read meanwhile."""
        left = self.transport.get_write_buffer_size()
        if unread and unread - left < LEAST_READ:
            self.transport.abort()
        else:
            self._set_end(self.patience.reading, partial(self._watch_reading, left or 1))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, which goes on being counted."""
        turned = self._turned or (TOO_OLD if event.http_version < b"1.1" else None)
        if turned is not None:
            self._refuse(turned)
            return
        self._set_timer(None)
        self.keeper.works(self)
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, Socket):
            socket.left = partial(self.keeper.gone, self)

    def timeout_keep_alive_handler(self) -> None:
        """It has asked for nothing more."""
        self._close()

    def shutdown(self) -> None:
        """The server stops."""
        if not self.transport.is_closing():
            super().shutdown()

    def _refuse(self, turned: Turned) -> None:
        self.transport.write(turned_away(turned))
        self._close()

    def _close(self) -> None:
        self._set_timer(None)
        self.transport.close()
        self._set_end(CLOSING, self.transport.abort)

    def _set_end(self, seconds: float | None, then: Callable[[], None] = lambda: None) -> None:
        if self._end is not None:
            self._end.cancel()
        self._end = None if seconds is None else self.loop.call_later(seconds, then)

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_late)


def connection_class(keeper: Doorkeeper, patience: Patience) -> type[HttpConnection]:
    """Make the class to give to uvicorn; one for every port that is listened on."""
    own: dict[str, Any] = {"keeper": keeper, "patience": patience}
    return type("CountedConnection", (HttpConnection,), own)
