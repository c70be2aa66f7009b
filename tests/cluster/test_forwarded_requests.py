"""What goes along with a request to another node: all that it needs, and nobody's token."""

import asyncio

import msgspec
import pytest
from starlette.types import Receive, Scope, Send

from diablerie.server.nodes.forwarding import Asker, _written, answering


@pytest.mark.parametrize(
    ("cookie", "left"),
    [
        ("diablerie=SECRET", ""),
        ("a/b=1; diablerie=SECRET; diablerie-language=de", "a/b=1; diablerie-language=de"),
        ("expires=1; diablerie=SECRET", "expires=1"),
        ('diablerie="SECRET";diablerie = SECRET; x', "x"),
        ("; =; \xff=1; diablerie=SECRET", "=; \xff=1"),
    ],
)
def test_cookies_of_every_kind_go_along_but_for_the_token(cookie: str, left: str) -> None:
    headers = [(b"host", b"localhost"), (b"cookie", cookie.encode("latin-1")), (b"authorization", b"SECRET")]
    scope = {"method": "GET", "path": "/", "query_string": b"", "scheme": "http", "headers": headers}
    written = _written(scope, b"", Asker("ada", "203.0.113.1"))
    assert "SECRET" not in repr(written)
    assert [value for name, value in written.headers if name == "cookie"] == ([left] if left else [])


def test_who_listens_whether_the_client_goes_keeps_nobody_else_waiting() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["body"] == b"body"
        listening = asyncio.ensure_future(receive())
        await asyncio.sleep(0)
        heard = listening.done()
        listening.cancel()
        await send({"type": "http.response.start", "status": 500 if heard else 200})

    async def scene() -> None:
        scope = {"method": "GET", "path": "/", "query_string": b"", "scheme": "http", "headers": []}
        asked = msgspec.msgpack.encode(_written(scope, b"body", Asker("ada", "203.0.113.1")))
        [head] = [msgspec.msgpack.decode(part) async for part in answering(app, "", "asks-for")(asked)]
        assert head[0] == 200

    asyncio.run(scene())
