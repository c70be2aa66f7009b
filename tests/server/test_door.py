"""Who may come in, over HTTP and over sockets: origins, cookies, proxies, limits, and one person twice."""

import pytest

from diablerie.server.context import origin_of
from diablerie.server.http.endpoints import ENDPOINTS
from tests.server.clients import Client, ask, turned_away
from tests.server.open_server import OpenServer

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
