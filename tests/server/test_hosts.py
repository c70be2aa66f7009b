"""By which names a server may be asked for, over HTTP and for sockets alike, and which ones it passes on."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from starlette.datastructures import URL

from diablerie.errors import InputError
from diablerie.server.http.invitations import drawing
from diablerie.server.settings import Settings, checked_host
from diablerie.server.wire import hosts
from diablerie.server.wire.hosts import Hosts
from tests.server.clients import Client
from tests.server.open_server import OpenServer
from tests.server.raw import asked, handshake, head

PUBLIC = "https://games.example.org"
OWN = [
    "games.example.org",
    "GAMES.example.org.:443",
    "club.lan",
    "localhost",
    "localhost:9000",
    "127.0.0.1",
    "127.8.8.8:80",
    "[::1]:8666",
    "192.168.7.7:8666",
    "10.0.0.1",
    "[fd00::7]",
    socket.gethostname(),
]
FOREIGN = [
    "evil.example",
    "evil.example:8666",
    "games.example.org.evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "8.8.8.8",
    "[2a00::1]:80",
    "2130706433",
    "localhost:99999",
    "localhost:8666:1",
    "a@localhost",
    "localhost/",
    "[::1",
    "::1",
    "é",
    "x" * 5000,
]


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer(public_url=PUBLIC, host_name=("club.lan",), connections_per_address=0) as server:
        yield server


@pytest.mark.parametrize("host", OWN)
def test_a_server_answers_to_its_own_names_and_to_private_addresses(server: OpenServer, host: str) -> None:
    assert asked(server, head("/healthz", f"Host: {host}")).status == 200
    assert asked(server, handshake("/api/lobby/socket", f"Host: {host}")).status == 101


@pytest.mark.parametrize("host", FOREIGN)
def test_whoever_asks_for_somebody_else_is_turned_away(server: OpenServer, host: str) -> None:
    lines = (f"Host: {host}", f"Origin: http://{host}", "X-Forwarded-Host: localhost")
    for request in (
        head("/healthz", *lines),
        head("/", *lines),
        head("/api/house", *lines),
        head("/nowhere", *lines),
        handshake("/api/lobby/socket", *lines),
    ):
        answer = asked(server, request)
        assert answer.status == 421
        problem = json.loads(answer.content)
        assert problem["code"] == "unknown_host"
        assert repr(host[:100]) in problem["why"]
        assert "--host-name" in problem["why"]
        assert len(answer.content) < 300


def test_whoever_names_no_host_is_no_browser(server: OpenServer) -> None:
    assert asked(server, head("/healthz", version="1.0")).status == 200
    assert asked(server, head("/healthz", "Host:")).status == 200
    assert asked(server, head("/healthz")).status == 400, "HTTP/1.1 has one"


def test_what_a_proxy_forwards_is_no_name_of_ours() -> None:
    with OpenServer(behind_proxy=True) as server:
        lines = ("Host: localhost", "X-Forwarded-Host: evil.example", "Forwarded: host=evil.example")
        assert "evil" not in asked(server, head("/api/house", *lines)).content


@pytest.mark.parametrize("lines", [["Host: 10.9.8.7:1"], ["Host: [fd00::7]"], ["Host:"], []])
def test_links_and_codes_name_an_address_of_this_machine(lines: list[str]) -> None:
    version = "1.1" if lines else "1.0"
    with OpenServer() as server:
        code = Client(server).open_table("diavolo")
        told = json.loads(asked(server, head("/api/house", *lines, version=version)).content)
        assert told["url"] == server.url
        path = f"/api/tables/{code}/qr.svg"
        drawn = asked(server, head(path, *lines, version=version)).content
        assert drawn.encode() == drawing(f"{server.url}/table/{code}")


@pytest.mark.parametrize(
    ("given", "host", "end", "admitted", "url"),
    [
        ({}, "198.100.1.1:80", "198.100.1.1", True, "http://198.100.1.1:80/"),
        ({}, "198.100.1.1:80", "127.0.0.1", False, ""),
        ({"host": "198.100.1.1"}, "198.100.1.1:80", "127.0.0.1", True, "http://198.100.1.1:80/"),
        ({"host_name": ("198.100.1.1",)}, "198.100.1.1", "10.0.0.2", True, "http://198.100.1.1/"),
        ({"host": "games.lan"}, "games.lan", "10.0.0.2", True, "http://games.lan/"),
        ({"host": "0.0.0.0"}, "0.0.0.0:8666", "10.0.0.2", True, "http://10.0.0.2:8666/"),
        ({"host": "::"}, "[2a00::7]:8666", "2a00::7", True, "http://[2a00::7]:8666/"),
        ({"host": "::"}, "10.0.0.2:8666", "::ffff:10.0.0.2", True, "http://10.0.0.2:8666/"),
        ({"host": "::"}, "10.0.0.9:8666", "2a00::7", True, "http://[2a00::7]:8666/"),
        ({"host": "0.0.0.0"}, "192.168.0.7:8666", "172.17.0.2", True, "http://192.168.0.7:8666/"),
        ({}, "elsewhere.local", "127.0.0.1", False, ""),
        ({}, "desk.local", "127.0.0.1", True, "http://desk.local/"),
        ({}, "desk", "127.0.0.1", True, "http://desk/"),
        ({"public_url": "http://[2a00::8]:9000"}, "[2a00::8]:9000", "::1", True, "http://[2a00::8]:9000/"),
    ],
)
def test_the_end_of_the_connection_is_an_address_of_this_machine(
    given: dict[str, Any], host: str, end: str, admitted: bool, url: str
) -> None:
    with (
        patch.object(hosts, "lan_address", return_value="192.168.0.7"),
        patch.object(socket, "gethostname", return_value="desk.club.example"),
    ):
        own = Hosts(Settings(Path(), **given))
        assert (own.refusal(host, end) is None) is admitted
        if admitted:
            assert str(own.own_url(URL(f"http://{host}/"), host, (end, 8666))) == url


@pytest.mark.parametrize("name", ["", "two words", "https://games.example.org", "a/b", "x:99999", "[::1"])
def test_a_name_that_cannot_be_is_one_line(name: str) -> None:
    with pytest.raises(InputError, match=r"no name of a host; write it as games\.example\.org"):
        checked_host(name)


@pytest.mark.parametrize(
    ("name", "host"),
    [("Games.LAN", "games.lan"), ("games.lan:80", "games.lan"), ("::1", "::1"), ("[2A00::1]:80", "2a00::1")],
)
def test_a_name_is_written_in_one_way(name: str, host: str) -> None:
    assert checked_host(name) == host
