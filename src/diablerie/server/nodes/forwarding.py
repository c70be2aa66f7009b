"""HTTP about a table that lives elsewhere: the request goes to its owner, the answer comes back in parts.

Nobody's token goes with it: this node has seen who asks, and says so by the person's key.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from re import compile as pattern
from typing import Any

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from diablerie.server.context import ASKS_FOR, COOKIE
from diablerie.server.hall.fetches import TableElsewhere
from diablerie.server.nodes.frames import Node
from diablerie.server.nodes.requests import Requests, Unanswered
from diablerie.server.wire.handshake import Turned
from diablerie.server.wire.middleware import refusing

ABOUT_A_TABLE = pattern(r"/(?:api/tables|table|tv|replay)/([A-Za-z0-9]{1,12})(?:/.*)?")
LARGEST_BODY = 64 * 1024
"""Bytes; no endpoint about a table takes any."""
KEPT_BACK = {"authorization", "cookie", ASKS_FOR, "x-forwarded-for", "connection", "transfer-encoding"}
TOO_LARGE = Turned(413, "too_large", f"more than {LARGEST_BODY} bytes; send less")
NOT_NOW = Turned(503, "not_now", "the table is on its way to another place; ask again in a moment")

logger = logging.getLogger("diablerie.server")


class Request(Struct, frozen=True, array_like=True):
    """A request as it was asked at another node."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[str, str]]
    scheme: str
    server: tuple[str, int | None]
    address: str
    """Where it comes from, as limits see it."""
    who: str
    """The key of who asks, or nothing."""
    body: bytes


class Head(Struct, frozen=True, array_like=True):
    """How an answer begins."""

    status: int
    headers: list[tuple[bytes, bytes]]


_encoder = msgspec.msgpack.Encoder()
_request: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
_head: msgspec.msgpack.Decoder[Head] = msgspec.msgpack.Decoder(Head)


class Asker(Struct, frozen=True):
    """Who asks, as this node has seen it."""

    key: str
    address: str


def forwarded(
    app: ASGIApp,
    requests: Callable[[], Requests],
    elsewhere: Callable[[str, Headers, str], Awaitable[tuple[Node, Asker] | None]],
) -> ASGIApp:
    """Answer here what is about no table, or one that lives here; `elsewhere` says who else is asked."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        found = ABOUT_A_TABLE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        peer = (scope.get("client") or ("", 0))[0]
        try:
            place = await elsewhere(found[1].upper(), Headers(scope=scope), peer) if found else None
        except TableElsewhere:
            await refusing(NOT_NOW)(scope, receive, send)
            return
        if place is None:
            await app(scope, receive, send)
            return
        body = await _body(receive)
        if body is None:
            await refusing(TOO_LARGE)(scope, receive, send)
            return
        node, asker = place
        asked = _encoder.encode(_written(scope, body, asker))
        await _passed_on(requests().ask(node, "http", asked), scope, receive, send)

    return answer


async def _passed_on(parts: AsyncIterator[bytes], scope: Scope, receive: Receive, send: Send) -> None:
    begun = False
    try:
        async for part in parts:
            if not begun:
                head = _head.decode(part)
                begun = True
                await send({"type": "http.response.start", "status": head.status, "headers": head.headers})
            else:
                await send({"type": "http.response.body", "body": part, "more_body": True})
    except Unanswered:
        if not begun:
            await refusing(NOT_NOW)(scope, receive, send)
            return
        raise  # the client must see that this is not all
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _body(receive: Receive) -> bytes | None:
    body = b""
    while len(body) <= LARGEST_BODY:
        message = await receive()
        more: bytes = message.get("body", b"")
        body += more
        if not message.get("more_body"):
            return body
    return None


def _written(scope: Scope, body: bytes, asker: Asker) -> Request:
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
    kept = [(name, value) for name, value in headers if name not in KEPT_BACK]
    server = scope.get("server") or ("", None)
    return Request(
        scope["method"],
        scope["path"],
        scope["query_string"],
        [*kept, *_other_cookies(headers)],
        scope["scheme"],
        (server[0], server[1]),
        asker.address,
        asker.key,
        body,
    )


def _other_cookies(headers: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The cookies but that which proves who somebody is."""
    cookies = [one.strip() for name, value in headers if name == "cookie" for one in value.split(";")]
    written = "; ".join(one for one in cookies if one and one.partition("=")[0].strip() != COOKIE)
    return [("cookie", written)] if written else []


def answering(app: ASGIApp, word: str, header: str) -> Callable[[bytes], AsyncIterator[bytes]]:
    """Answer what was asked at other nodes, with this application, which is told in a header who asks."""

    async def answer(content: bytes) -> AsyncIterator[bytes]:
        request = _request.decode(content)
        request.headers.append((header, word + request.who))
        parts: asyncio.Queue[bytes | None] = asyncio.Queue(1)
        task = asyncio.create_task(_run(app, request, parts))
        try:
            while (part := await parts.get()) is not None:
                yield part
            await task
        finally:
            task.cancel()

    return answer


async def _run(app: ASGIApp, request: Request, parts: "asyncio.Queue[bytes | None]") -> None:
    messages = asyncio.Queue[Message]()
    messages.put_nowait({"type": "http.request", "body": request.body, "more_body": False})
    receive = messages.get  # after that nothing comes: whoever listens for the end is cancelled by it

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [(bytes(name), bytes(value)) for name, value in message.get("headers", ())]
            await parts.put(_encoder.encode(Head(message["status"], headers)))
        elif message.get("body"):
            await parts.put(message["body"])

    try:
        await app(_scope(request), receive, send)
    finally:
        await parts.put(None)


def _scope(request: Request) -> dict[str, Any]:
    headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in request.headers]
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": request.method,
        "path": request.path,
        "raw_path": request.path.encode("latin-1", "replace"),
        "query_string": request.query,
        "root_path": "",
        "headers": headers,
        "scheme": request.scheme,
        "server": request.server,
        "client": (request.address, 0),
        "state": {},
    }
