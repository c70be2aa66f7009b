"""Who may come in, over HTTP and over sockets: origins, cookies, proxies, limits, and one person twice."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from diablerie.server.context import origin_of
from diablerie.server.http.endpoints import ENDPOINTS
from diablerie.server.wire.client_address import network_of
from diablerie.server.wire.headers import SAFETY
from tests.children import wait_until
from tests.server.open_server import Client, OpenServer, ask

POSTS = [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS if endpoint.method != "GET"]
FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "file://",
    "http://[",
    "",
]


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer(guests_per_address=0, tables_per_person=0, connections_per_address=0) as server:
        yield server


def turned_away(server: OpenServer, path: str, headers: dict[str, str]) -> tuple[int, str]:
    """Knock at a socket's door, and return the status and the code of the answer; 101 if one is let in."""
    try:
        with connect(f"{server.ws_url}{path}", additional_headers=headers, proxy=None):
            return 101, ""
    except InvalidStatus as turned:
        body = bytes(turned.response.body or b"")
        problem = json.loads(body)
        assert problem.keys() == {"code", "why"}
        assert body.count(b"\n") == 1
        return turned.response.status_code, problem["code"]


# origins


@pytest.mark.parametrize(("method", "path"), POSTS)
@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_changes_nothing(
    server: OpenServer, method: str, path: str, origin: str
) -> None:
    ask(server, method, path, {"name": "Ada"}, {"Origin": origin}).refused(403, "foreign_origin")


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_opens_no_socket(server: OpenServer, origin: str) -> None:
    ada = Client(server, "Ada")
    code = ada.open_table("diavolo")
    for path in (f"/api/tables/{code}/socket", f"/api/tables/{code}/socket?watch=1", "/api/lobby/socket"):
        headers = ada.headers | {"Origin": origin}
        assert turned_away(server, path, headers) == (403, "foreign_origin")


def test_our_own_page_may(server: OpenServer) -> None:
    own = {"Origin": server.url}
    assert ask(server, "POST", "/api/guests", {"name": "Ada"}, own).status == 201
    ada = Client(server, "Ada")
    code = ada.open_table("diavolo")
    for path in (f"/api/tables/{code}/socket", "/api/lobby/socket"):
        assert turned_away(server, path, ada.headers | own) == (101, "")


def test_a_page_at_the_public_address_may() -> None:
    with OpenServer(public_url="https://Games.example.org:443") as server:
        for origin in ("https://games.example.org", server.url):
            headers = {"Origin": origin}
            assert ask(server, "POST", "/api/guests", {"name": "Ada"}, headers).status == 201
            assert turned_away(server, "/api/lobby/socket", headers) == (101, "")
        headers = {"Origin": "http://games.example.org"}
        ask(server, "POST", "/api/guests", {"name": "Ada"}, headers).refused(403, "foreign_origin")
        assert turned_away(server, "/api/lobby/socket", headers) == (403, "foreign_origin")


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://games.example.org", "https://games.example.org"),
        ("https://Games.Example.org/", "https://games.example.org"),
        ("https://games.example.org:443", "https://games.example.org"),
        ("http://games.example.org:80/", "http://games.example.org"),
        ("http://games.example.org:443", "http://games.example.org:443"),
        ("http://[::1]:8666", "http://[::1]:8666"),
    ],
)
def test_browsers_name_an_origin_in_one_way(url: str, origin: str) -> None:
    assert origin_of(url) == origin


# answers


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


# sockets


def test_there_is_no_socket_without_a_table(server: OpenServer) -> None:
    ada = Client(server, "Ada")
    for code in ("NOSUCH", "x" * 200, "%C3%9F", "a/b", ""):
        assert turned_away(server, f"/api/tables/{code}/socket", ada.headers) == (404, "no_such_table")
    assert turned_away(server, "/api/me", ada.headers) == (404, "no_such_table")


def test_a_stranger_has_to_say_who_he_is(server: OpenServer) -> None:
    code = Client(server).open_table("diavolo")
    for headers in ({}, {"Cookie": "diablerie=guessed"}, {"Authorization": "Bearer \xe9"}):
        assert turned_away(server, f"/api/tables/{code}/socket", headers) == (401, "unknown")


def test_a_code_is_the_same_in_small_letters(server: OpenServer) -> None:
    with Client(server) as ada:
        code = ada.open_table("diavolo")
        assert ada.connect(code.lower())["code"] == code


def test_a_stranger_may_watch_and_do_nothing_else(server: OpenServer) -> None:
    with Client(server, "Ada") as ada, Client(server, "Eve") as eve:
        code = ada.open_table("diavolo", players=2)
        eve.headers = {}
        ada.connect(code)
        shown = eve.connect(code, "?watch=1")
        assert ada.until("present")["watchers"] >= 1
        ada.do("sit", seat=0)
        eve.until("changed")
        for do, fields in (
            ("sit", {"seat": 1}),
            ("say", {"text": "hello"}),
            ("react", {"reaction": "laugh"}),
            ("add_bot", {"seat": 1, "bot": "bold"}),
            ("act", {"event": {}}),
        ):
            assert eve.send(do, **fields)["code"] == "not_seated"
        assert eve.send("shout")["code"] == "not_a_command"
        eve.do("catch_up", version=shown["version"])
        assert len(eve.heard("changed")) == 2
        assert not ada.heard("said")
        assert ask(server, "GET", f"/api/tables/{code}").json["seats"][1] == {}


def test_whoever_has_a_seat_can_look_at_his_table_as_strangers_do(server: OpenServer) -> None:
    with Client(server, "Ada") as ada, Client(server, "Ada's wall") as wall:
        code = ada.ask("POST", "/api/quick", {"game": "little_devils", "pace": "at_once"}).json["code"]
        wall.headers = ada.headers
        ada.connect(code)
        wall.connect(code, "?watch=1")
        ada.until_true(lambda: any(ada.view["sizes"]))
        wall.until_true(lambda: any(wall.view["sizes"]))
        assert ada.view["hands"][0]
        assert wall.view["hands"] == [None] * wall.view["players"]
        assert wall.send("act", event={"do": "play", "card": ada.view["hands"][0][0]})["code"] == "not_seated"


def test_a_second_device_takes_over_the_seat(server: OpenServer) -> None:
    with Client(server, "Ada") as ada:
        code = ada.open_table("diavolo", players=2)
        ada.connect(code)
        ada.do("sit", seat=1)
        word = ada.ask("POST", "/api/me/pass").json["pass"]
        used = ask(server, "POST", "/api/pass", {"pass": word})
        with Client(server, token=used.cookie.partition("=")[2].partition(";")[0]) as phone:
            shown = phone.connect(code)
            assert shown["seats"][1]["you"]
            assert shown["id"] == 1
            assert ada.closing() == (4001, "you are here from somewhere else now")
            phone.do("ready")
            assert ask(server, "GET", f"/api/tables/{code}").json["seats"][1]["who"] == ada.who
            assert ada.connect(code)["seats"][1]["you"]
            assert phone.closing()[0] == 4001


# limits


def test_an_address_gets_so_many_guests_an_hour() -> None:
    with OpenServer(guests_per_address=3) as server:
        for path in ("/api/guests", "/api/bots", "/api/guests"):
            assert ask(server, "POST", path, {"name": "Ada"}).status == 201
        for forwarded in ("", "203.0.113.7"):
            for path in ("/api/guests", "/api/bots"):
                answer = ask(server, "POST", path, {"name": "Ada"}, {"X-Forwarded-For": forwarded})
                answer.refused(429, "too_many_guests")


def test_behind_a_proxy_the_last_address_counts() -> None:
    with OpenServer(guests_per_address=1, behind_proxy=True) as server:
        for forwarded, status in (
            ("203.0.113.7", 201),
            ("203.0.113.7", 429),
            ("198.51.100.1, 203.0.113.7", 429),
            ("203.0.113.7, 203.0.113.8", 201),
            ("2001:db8::1", 201),
            ("2001:db8::ffff:2", 429),
            ("2001:db8:0:1::1", 201),
            ("", 201),
            ("203.0.113.9,", 429),
        ):
            headers = {"X-Forwarded-For": forwarded}
            assert ask(server, "POST", "/api/guests", {"name": "Ada"}, headers).status == status, forwarded


def test_a_line_of_the_client_does_not_stand_for_that_of_the_proxy() -> None:
    with OpenServer(guests_per_address=1, behind_proxy=True) as server:
        statuses = []
        for claimed in ("198.51.100.1", "198.51.100.2"):
            lines = [
                "POST /api/guests HTTP/1.1",
                "Host: localhost",
                f"X-Forwarded-For: {claimed}",
                "X-Forwarded-For: 203.0.113.7",
                "Content-Length: 14",
                "",
                '{"name":"Ada"}',
            ]
            with socket.create_connection(("127.0.0.1", server.port), 5) as line:
                line.sendall("\r\n".join(lines).encode())
                statuses.append(line.recv(4096).split()[1])
        assert statuses == [b"201", b"429"]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", ""),
        ("x" * 100, "x" * 64),
    ],
)
def test_a_household_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_an_address_has_so_many_connections() -> None:
    with OpenServer(connections_per_address=2) as server, ExitStack() as stack:
        ada, bo = (stack.enter_context(Client(server, name)) for name in ("Ada", "Bo"))
        code = ada.open_table("diavolo")
        ada.connect(code)
        bo.visit("/api/lobby/socket")
        bo.until("listed")
        for path in (f"/api/tables/{code}/socket", "/api/lobby/socket"):
            for headers in ({}, {"X-Forwarded-For": "203.0.113.7"}):
                assert turned_away(server, path, bo.headers | headers) == (429, "too_many_connections")
        bo.leave()
        ada.until_true(
            lambda: ask(server, "GET", "/healthz").json.get("connections") == 1 or ada.silent(0.01)
        )
        assert turned_away(server, "/api/lobby/socket", {}) == (101, "")


def test_one_address_does_not_fill_a_table_with_watchers() -> None:
    with OpenServer(watchers_per_table=4, behind_proxy=True) as server, ExitStack() as stack:
        ada, bo = (stack.enter_context(Client(server, name)) for name in ("Ada", "Bo"))
        code = ada.open_table("diavolo", players=2)
        path = f"/api/tables/{code}/socket"
        crowd = [stack.enter_context(Client(server, f"Eve {number}")) for number in range(2)]
        for eve in crowd:
            eve.headers = {"X-Forwarded-For": "192.0.2.1"}
            eve.connect(code, "?watch=1")
        refused = turned_away(server, path + "?watch=1", {"X-Forwarded-For": "192.0.2.1"})
        assert refused == (429, "too_many_watchers")
        bo.headers["X-Forwarded-For"] = "192.0.2.2"
        bo.connect(code)
        bo.do("sit", seat=0)
        crowd[0].leave()
        wait_until(lambda: turned_away(server, path + "?watch=1", crowd[0].headers) == (101, ""))


def test_a_table_has_so_many_watchers() -> None:
    with OpenServer(watchers_per_table=2, behind_proxy=True) as server, ExitStack() as stack:
        ada, bo, cy, di = (stack.enter_context(Client(server, name)) for name in ("Ada", "Bo", "Cy", "Di"))
        code = ada.open_table("diavolo", players=2)
        path = f"/api/tables/{code}/socket"
        for number, client in enumerate((ada, bo, cy, di)):
            client.headers["X-Forwarded-For"] = f"192.0.2.{number}"
        bo.connect(code)
        cy.connect(code, "?watch=1")
        assert turned_away(server, path, di.headers) == (429, "too_many_watchers")
        assert turned_away(server, path + "?watch=1", {}) == (429, "too_many_watchers")
        ada.connect(code)  # who opened it always may
        bo.do("sit", seat=0)
        bo.connect(code)
        assert turned_away(server, path, di.headers) == (429, "too_many_watchers")
        ada.do("sit", seat=1)
        assert turned_away(server, path, di.headers) == (101, "")


def test_0_stands_for_no_limit() -> None:
    limits = [
        *("guests_per_address", "connections_per_address", "watchers_per_table", "tables_per_person"),
        *("public_tables_per_address", "misses_per_address"),
    ]
    with OpenServer(None, **dict.fromkeys(limits, 0)) as server, ExitStack() as stack:
        for _ in range(3):
            client = stack.enter_context(Client(server))
            client.connect(client.open_table("diavolo"), "?watch=1")


def test_a_person_has_so_many_tables() -> None:
    quick = {"game": "little_devils", "players": 3, "options": {"goal": 1}, "pace": "at_once"}
    with OpenServer(tables_per_person=2) as server, Client(server, "Ada") as ada:
        ada.open_table("diavolo")
        code = ada.ask("POST", "/api/quick", quick).json["code"]
        for path in ("/api/tables", "/api/quick"):
            ada.ask("POST", path, {"game": "diavolo"}).refused(429, "too_many_tables")
        Client(server, "Bo").open_table("diavolo")
        ada.connect(code)
        ada.play()
        ada.open_table("diavolo")
