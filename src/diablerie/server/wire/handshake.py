"""How a client asks to come in, and how it is let in or turned away."""

from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote

import msgspec
from starlette.datastructures import Headers
from websockets import http11
from websockets.server import ServerProtocol

from diablerie.server.protocol.codes import ProblemCode
from diablerie.server.wire.headers import SAFETY


class Request(NamedTuple):
    """What somebody says who wants to come in."""

    path: str
    query: dict[str, str]
    headers: Headers
    """Looked up in any case; of several with one name, the first."""
    address: str
    """The other end of the connection, which may be a proxy."""
    end: str = ""
    """Our own end of it."""


class Turned(NamedTuple):
    """Turned away at the door: an HTTP status, and the reason as JSON in one line."""

    status: int
    code: ProblemCode
    why: str


def handshake(head: bytes, address: str, end: str = "") -> tuple[Request, bytes] | Turned:
    """Read a request for a WebSocket, and write the answer that agrees to it."""
    protocol = ServerProtocol()
    protocol.receive_data(head)
    for asked in protocol.events_received():
        assert isinstance(asked, http11.Request)
        agreed = protocol.accept(asked)
        if agreed.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            path, _, query = asked.path.partition("?")
            fields = dict(parse_qsl(query, keep_blank_values=True))
            lines = [
                (name.lower().encode(), value.encode("latin-1", "replace"))
                for name, value in asked.headers.raw_items()
            ]
            return Request(unquote(path), fields, Headers(raw=lines), address, end), agreed.serialize()
    return Turned(400, "bad_handshake", f"this is no request for a WebSocket: {protocol.handshake_exc}")


def turned_away(turned: Turned) -> bytes:
    """Write the answer to somebody who may not come in."""
    content = msgspec.json.encode({"code": turned.code, "why": turned.why}) + b"\n"
    head = (
        f"HTTP/1.1 {turned.status} {HTTPStatus(turned.status).phrase}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\nConnection: close\r\n"
        "Cache-Control: no-store\r\n"
    )
    safety = "".join(f"{name}: {value}\r\n" for name, value in SAFETY.items())
    return f"{head}{safety}\r\n".encode() + content
