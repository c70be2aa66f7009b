"""How many may come in: guests, connections, watchers and tables."""

import socket
from contextlib import ExitStack

import pytest

from diablerie.server.wire.client_address import network_of
from tests.children import wait_until
from tests.server.clients import Client, ask, turned_away
from tests.server.open_server import OpenServer


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
