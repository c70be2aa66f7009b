"""What is put around every answer over HTTP: headers that keep browsers safe, and whom we answer at all."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from diablerie.server.wire.handshake import Turned
from diablerie.server.wire.headers import SAFETY
from diablerie.server.wire.hosts import Hosts

A_YEAR = 365 * 86400
UNREAD, UNREAD_FOR = 64 << 10, 2.0
"""Bytes of a request that nobody wanted, and seconds, for which its answer waits at most."""
BODIES = {b"content-length", b"transfer-encoding"}


def with_headers(app: ASGIApp, public_url: str) -> ASGIApp:
    """Put the headers that keep browsers safe on every answer; what may be kept says so itself."""
    usual = SAFETY | {"Cache-Control": "no-store"}
    if public_url.startswith("https:"):
        usual["Strict-Transport-Security"] = f"max-age={A_YEAR}"

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in usual.items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_safely)

    return answer


def for_own_hosts(app: ASGIApp, hosts: Hosts) -> ASGIApp:
    """Answer only those who ask for this server by a name of its own."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        turned = hosts.refusal(Headers(scope=scope).get("host"), (scope["server"] or ("", 0))[0])
        await (refusing(turned) if turned else app)(scope, receive, send)

    return answer


def hearing_out(app: ASGIApp) -> ASGIApp:
    """Read what nobody wanted to know before an answer ends.

    A connection that is closed while something lies there unread is reset, and takes with it what of the
    answer is still on its way.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if BODIES.isdisjoint(name for name, _ in scope.get("headers", ())):
            await app(scope, receive, send)
            return
        unread = True

        async def noting_the_end() -> Message:
            nonlocal unread
            message = await receive()
            unread = message["type"] == "http.request" and message.get("more_body", False)
            return message

        async def hear_out() -> None:
            size = 0
            with suppress(TimeoutError):
                async with asyncio.timeout(UNREAD_FOR):
                    while unread and size < UNREAD:
                        size += len((await noting_the_end()).get("body", b""))

        async def send_after_that(message: Message) -> None:
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                await hear_out()
            await send(message)

        await app(scope, noting_the_end, send_after_that)

    return answer


def refusing(turned: Turned) -> ASGIApp:
    """Answer everything with one refusal, and say nothing more on this connection."""
    content = msgspec.json.encode({"code": turned.code, "why": turned.why}) + b"\n"
    headers = SAFETY | {"Cache-Control": "no-store", "Connection": "close"}
    return Response(content, turned.status, headers, "application/json")
