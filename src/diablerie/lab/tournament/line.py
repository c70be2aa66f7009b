"""A line to one program that speaks the server's protocol: just enough HTTP, and a WebSocket at a time."""

import socket
from collections.abc import Callable
from time import monotonic
from typing import Any

from msgspec import DecodeError
from msgspec.json import decode, encode
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

Json = dict[str, Any]
LOOK_UP = 0.2
"""Seconds of silence after which somebody looks whether the program is still there."""
KNOCK = 10.0
"""Seconds that a program which has knocked may take to say what it wants."""
LARGEST = 1 << 16


class Line:
    """Our end of it; a program that has lost its connection may come again."""

    def __init__(self, token: str, greeting: Callable[[], Json]) -> None:
        self._token = token
        self._greeting = greeting
        self._door = socket.create_server(("127.0.0.1", 0))
        self._door.settimeout(LOOK_UP)
        self._wire: socket.socket | None = None
        self._protocol = ServerProtocol()
        self._heard: list[Json] = []
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def say(self, message: Json) -> None:
        """Send a message, if anybody is there; who comes again is greeted with all that matters."""
        if self._wire is not None:
            self._protocol.send_text(encode(message))
            self._flush()

    def hear(self, until: float) -> Json | None:
        """The next message, or None if none has come after a short while."""
        while not self._heard and monotonic() < until:
            if not (self._let_in() if self._wire is None else self._read()):
                break
        return self._heard.pop(0) if self._heard else None

    def close(self) -> None:
        """Hang up."""
        self._hang_up()
        self._door.close()

    def _let_in(self) -> bool:
        """Answer whoever knocks, with a token or with a socket; False if nobody does for a while."""
        try:
            wire, _ = self._door.accept()
        except TimeoutError:
            return False
        wire.settimeout(KNOCK)
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            first = wire.recv(LARGEST)
        except OSError:
            first = b""
        wire.settimeout(LOOK_UP)
        if first.startswith(b"GET "):
            self._wire, self._protocol = wire, ServerProtocol()
            self._take(first)
            return True
        with wire:
            body = encode({"token": self._token})
            head = (
                f"HTTP/1.1 201 Created\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            )
            wire.sendall(f"{head}Connection: close\r\n\r\n".encode() + body)
        return True

    def _read(self) -> bool:
        """Take in what has come; False if nothing has for a while."""
        assert self._wire is not None
        try:
            data = self._wire.recv(LARGEST)
        except TimeoutError:
            return False
        except OSError:
            data = b""
        if data:
            self._take(data)
        else:
            self._hang_up()
        return True

    def _take(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._protocol.send_response(self._protocol.accept(event))
                if self._protocol.state is State.OPEN:
                    self._protocol.send_text(encode(self._greeting()))
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard.append(_object(bytes(event.data)))
        self._flush()

    def _flush(self) -> None:
        assert self._wire is not None
        try:
            for data in self._protocol.data_to_send():
                self._wire.sendall(data)
        except OSError:
            self._hang_up()
        if self._protocol.close_expected():
            self._hang_up()

    def _hang_up(self) -> None:
        if self._wire is not None:
            self._wire.close()
        self._wire = None


def _object(text: bytes) -> Json:
    """What a message says; anything but an object of JSON says nothing."""
    try:
        found = decode(text)
    except DecodeError:
        found = None
    return found if isinstance(found, dict) else {"do": text[:60].decode(errors="replace")}
