"""Attackers on the same port who send what is no request, or one that makes no sense."""

import errno
import json
import re
import socket
from contextlib import suppress
from random import Random

from diablerie.server.http.endpoints import ENDPOINTS
from tests.server.clients import ask
from tests.server.garbage.attacks import Report
from tests.server.garbage.messages import deep, random_json, some_value, some_word
from tests.server.open_server import OpenServer

# the same port speaks HTTP

HANDSHAKE = (
    "GET /api/lobby/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}\r\n"
)
RAW = (
    b"\r\n" * 50,
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\nhalf",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\nx",
    *(HANDSHAKE.format(key=key, more="").encode() for key in ("", "short", "=" * 24, "é" * 16)),
    *(
        HANDSHAKE.format(key="dGhlIHNhbXBsZSBub25jZQ==", more=more).encode("latin-1")
        for more in (
            "Origin: http://[\r\n",
            "Origin: null\r\n",
            "Cookie: diablerie=\xff; diablerie\r\n",
            "Sec-WebSocket-Version: 99\r\n",
            "Sec-WebSocket-Extensions: ;;;\r\n",
            "X: y\r\n" * 300,
        )
    ),
)


def attack_http(server: OpenServer, luck: Random, report: Report) -> None:
    """Send what is no request, then stop in the middle of it; whatever comes back is no fault of ours."""
    content = luck.choice((*RAW, luck.randbytes(luck.randrange(1, 2000)), luck.randbytes(20) + b"\r\n\r\n"))
    report.sent["no requests"] += 1
    with socket.create_connection(("127.0.0.1", server.port), 20) as connection, suppress(ConnectionError):
        connection.sendall(content)
        stop_sending(connection)
        found = re.match(rb"HTTP/1.1 (\d+) ", connection.recv(1000))
        assert found is None or int(found[1]) < 500, content


def stop_sending(connection: socket.socket) -> None:
    """Say that nothing more will come; a server that has hung up already need not hear it."""
    try:
        connection.shutdown(socket.SHUT_WR)
    except OSError as error:
        if error.errno != errno.ENOTCONN:
            raise


def attack_endpoint(server: OpenServer, token: str, luck: Random, report: Report) -> None:
    """Ask for something that there is, with a body and headers that make no sense."""
    endpoint = luck.choice(ENDPOINTS)
    strange = luck.choice(("/admin/tables", "/api/tables/%00", "/%ff", "//x", "/api/ratings/[]"))
    path = luck.choice((endpoint.path, endpoint.path, strange))
    path = path.replace("{code}", luck.choice(("NOSUCH", "%F0%9F%98%88", "A" * 300, "..%2f")))
    path = path.replace("{game}", luck.choice(("chess", "%00", "little_devils")))
    wish = {"game": "little_devils", "options": {"goal": some_value(luck), some_word(luck): some_value(luck)}}
    body = luck.choice(
        (
            json.dumps(wish).encode(),
            random_json(luck),
            deep(luck),
            b'{"game":"diavolo","options":{"race":%b}}' % deep(luck),
            b'{"name":%b}' % luck.choice((b'"\\u0000"', b'"\\ud800"', b'"' + b"x" * 9000 + b'"', b'"\xff"')),
            luck.randbytes(300),
            b"",
        )
    )
    headers = {
        "Authorization": luck.choice((f"Bearer {token}", "Bearer \xe9", "Basic x", "Bearer " + "x" * 999))
    }
    headers |= luck.choice(({}, {"Origin": "http://["}, {"Cookie": "diablerie=" + "x" * 500}, {"Host": "é"}))
    method = luck.choice((endpoint.method, endpoint.method, "GET", "POST", "PATCH", "DELETE", "BREW"))
    report.sent["requests"] += 1
    answer = ask(server, method, path, body, headers)
    assert answer.status < 500, (method, path, body, headers, answer)
