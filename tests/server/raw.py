"""Requests written by hand, for what no library would send."""

import socket
from contextlib import suppress
from typing import NamedTuple

from tests.server.open_server import PATIENCE, OpenServer

KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Raw(NamedTuple):
    """What came back."""

    status: int
    head: str
    content: str


def dialled(server: OpenServer, address: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine, which says nothing yet."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def head(path: str, *lines: str, method: str = "GET", version: str = "1.1") -> bytes:
    """The head of a request."""
    return "\r\n".join([f"{method} {path} HTTP/{version}", *lines, "", ""]).encode("latin-1")


def handshake(path: str, *lines: str, version: str = "1.1") -> bytes:
    """The head of a request for a WebSocket."""
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    return head(path, *lines, *upgrade, f"Sec-WebSocket-Key: {KEY}", version=version)


def rest(line: socket.socket) -> bytes:
    """All that comes until the connection is closed."""
    found = b""
    with suppress(ConnectionError):
        while chunk := line.recv(1 << 16):
            found += chunk
    return found


def answered(line: socket.socket, content: bytes) -> Raw:
    """Send something, and read one answer to its end."""
    line.sendall(content)
    found = b""
    while b"\r\n\r\n" not in found:
        found += _more(line)
    top, _, body = found.partition(b"\r\n\r\n")
    text = top.decode("latin-1")
    sizes = [int(name[15:]) for name in text.lower().split("\r\n") if name.startswith("content-length:")]
    size = sum(sizes)  # none after a handshake: what follows are frames
    while len(body) < size:
        body += _more(line)
    return Raw(int(text.split()[1]), text, body[:size].decode())


def _more(line: socket.socket) -> bytes:
    chunk = line.recv(1 << 16)
    assert chunk, "it was closed before there was an answer"
    return chunk


def asked(server: OpenServer, content: bytes) -> Raw:
    """Send something on a connection of its own."""
    with dialled(server) as line:
        return answered(line, content)
