"""What every answer over HTTP keeps to, whatever is asked."""

import socket
from typing import Any

import pytest

from diablerie.server.http.endpoints import ENDPOINTS
from diablerie.server.wire.headers import SAFETY
from tests.server.clients import Client, ask
from tests.server.open_server import OpenServer


@pytest.mark.parametrize(
    ("overrides", "headers", "secure"),
    [
        ({}, {"X-Forwarded-Proto": "https"}, False),
        ({"public_url": "https://games.example.org"}, {}, True),
        ({"public_url": "http://games.example.org"}, {}, False),
        ({"behind_proxy": True}, {"X-Forwarded-Proto": "https"}, True),
        ({"behind_proxy": True}, {"X-Forwarded-Proto": "http"}, False),
    ],
)
def test_a_cookie_is_secure_where_the_line_is(
    overrides: dict[str, Any], headers: dict[str, str], secure: bool
) -> None:
    with OpenServer(**overrides) as server:
        answer = ask(server, "POST", "/api/guests", {"name": "Ada"}, headers)
        assert ("secure" in answer.cookie.lower().split("; ")) is secure


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/me",
        "/api/games",
        "/api/style.css",
        "/healthz",
        "/nowhere",
        "/admin/tables",
        "/api/tables/NONE",
    ],
)
def test_every_answer_keeps_browsers_safe(server: OpenServer, path: str) -> None:
    for method in ("GET", "POST", "DELETE", "OPTIONS"):
        answer = ask(server, method, path)
        assert {name: answer.headers[name] for name in SAFETY} == SAFETY
        assert "unsafe" not in answer.headers["Content-Security-Policy"]
        assert answer.headers["Access-Control-Allow-Origin"] is None
        assert answer.headers["Server"] is None


def test_what_is_not_there_is_a_problem_in_one_line(server: OpenServer) -> None:
    for path in ("/nowhere", "/api/nowhere", "/api/tables/ABC/secrets", "/api/tables/ABC/socket"):
        ask(server, "GET", path).refused(404, "no_such_path")


def test_what_is_asked_in_another_way_is_a_problem_in_one_line(server: OpenServer) -> None:
    answer = ask(server, "DELETE", "/api/guests")
    assert "method" in answer.refused(405, "not_this_way")
    assert answer.headers["Allow"] == "POST"


PAGES = ["/", "/games", "/table/ABCDEF", "/tv/ABCDEF", "/replay/ABCDEF", "/rules/diavolo", "/learn/diavolo"]
PATHS = {path: {"GET", "HEAD"} for path in PAGES}
for known in ENDPOINTS:
    PATHS.setdefault(known.path, set()).update(known.methods)


@pytest.mark.parametrize(("path", "methods"), PATHS.items())
def test_a_path_says_in_which_ways_it_can_be_asked_for(
    server: OpenServer, path: str, methods: set[str]
) -> None:
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"} - methods:
        answer = ask(server, method, path)
        assert all(one in answer.refused(405, "not_this_way") for one in methods)
        assert answer.headers["Allow"] == ", ".join(sorted(methods))


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS", "BREW"])
def test_where_there_is_nothing_nothing_can_be_done(server: OpenServer, method: str) -> None:
    for path in ("/nowhere", "/api/nowhere", "/admin/tables", "/api/guests/x/"):
        if (method, path[-1]) != ("GET", "/"):
            ask(server, method, path).refused(404, "no_such_path")


@pytest.mark.parametrize("path", PATHS)
def test_nobody_keeps_what_is_somebodys_own(server: OpenServer, path: str) -> None:
    ada = Client(server)
    path = path.format(code=ada.open_table("diavolo"), game="diavolo")
    kept = {"/api/style.css": "max-age=3600"}
    for answer in (ada.ask("GET", path), ada.ask("POST", path, {}), ada.ask("DELETE", path)):
        may_keep = kept.get(path, "no-store") if answer.status == 200 else "no-store"
        assert answer.headers["Cache-Control"] == may_keep


@pytest.mark.parametrize(
    ("url", "told"),
    [("https://games.example.org", "max-age=31536000"), ("http://games.example.org", None), ("", None)],
)
def test_where_there_is_tls_browsers_use_nothing_else(url: str, told: str | None) -> None:
    with OpenServer(public_url=url) as server:
        for path in ("/", "/healthz", "/nowhere"):
            assert ask(server, "GET", path).headers["Strict-Transport-Security"] == told


def test_a_body_that_never_ends_is_not_waited_for(server: OpenServer) -> None:
    head = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), 5) as line:
        line.sendall(head.encode())
        line.sendall(3 * (b"1000\r\n" + b"x" * 0x1000 + b"\r\n"))
        assert b" 413 " in line.recv(4096)
