"""A WebSocket spoken by hand, which keeps what it is sent byte for byte."""

import json
import socket

import msgspec

from tests.server.clients import Json, is_answer

PATIENCE = 20.0
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
TEXT, CLOSE = 0x81, 0x88


class Line:
    """A connection that keeps every message it gets, byte for byte; pings are drawn by lot and left out."""

    def __init__(self, port: int, path: str, token: str = "") -> None:
        self.frames: list[bytes] = []
        self._held = b""
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        proof = f"Authorization: Bearer {token}\r\n" if token else ""
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n{proof}\r\n".encode()
        )
        while b"\r\n\r\n" not in self._held:
            self._receive()
        head, _, self._held = self._held.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head

    def _receive(self) -> None:
        content = self.socket.recv(1 << 16)
        assert content, "the connection is closed"
        self._held += content

    def say(self, *messages: bytes) -> None:
        self.socket.sendall(b"".join(map(masked, messages)))

    def frame(self) -> bytes:
        """The next frame, whatever it is."""
        while (size := whole(self._held)) is None:
            self._receive()
        frame, self._held = self._held[:size], self._held[size:]
        return frame

    def next(self) -> Json:
        """The next message."""
        while (frame := self.frame())[0] != TEXT:
            assert frame[0] != CLOSE, frame
        self.frames.append(frame)
        message: Json = json.loads(frame[head_of(frame) :])
        return message

    def until(self, kind: str) -> None:
        while self.next()["type"] != kind:
            pass

    def ask(self, command: Json) -> Json:
        """Say something, and hear until it is answered."""
        self.say(msgspec.json.encode(command))
        while not is_answer(answer := self.next()) or answer.get("id") != command["id"]:
            pass
        return answer


def masked(content: bytes, first: int = TEXT) -> bytes:
    """The frame of a client; a mask of zeros is one too."""
    size = len(content)
    if size < 126:
        return bytes((first, 0x80 | size, 0, 0, 0, 0)) + content
    if size < 1 << 16:
        return bytes((first, 0xFE)) + size.to_bytes(2) + bytes(4) + content
    return bytes((first, 0xFF)) + size.to_bytes(8) + bytes(4) + content


def head_of(frame: bytes) -> int:
    """Where the content of a server's frame begins."""
    return {126: 4, 127: 10}.get(frame[1], 2)


def whole(held: bytes) -> int | None:
    """The size of the first frame of a server, if all of it is there."""
    if len(held) < 2 or len(held) < head_of(held):
        return None
    head = head_of(held)
    size = head + (held[1] if head == 2 else int.from_bytes(held[2:head]))
    return size if len(held) >= size else None
