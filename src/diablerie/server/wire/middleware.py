"""What is put around every answer over HTTP: headers that keep browsers safe, and whom we answer at all."""

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from diablerie.server.wire.handshake import Turned
from diablerie.server.wire.headers import SAFETY
from diablerie.server.wire.hosts import Hosts

A_YEAR = 365 * 86400


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


def refusing(turned: Turned) -> ASGIApp:
    """Answer everything with one refusal, and say nothing more on this connection."""
    content = msgspec.json.encode({"code": turned.code, "why": turned.why}) + b"\n"
    headers = SAFETY | {"Cache-Control": "no-store", "Connection": "close"}
    return Response(content, turned.status, headers, "application/json")
