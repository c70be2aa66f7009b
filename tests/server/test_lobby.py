"""The list of public tables, as it is and as it changes."""

from collections.abc import Iterator
from contextlib import suppress
from unittest.mock import patch

import pytest
from websockets.exceptions import ConnectionClosed

from diablerie.server.lobby import ALPHABET, SHORT_CODE, drawn_code
from tests.server.open_server import Client, Json, OpenServer, ask, play_together

LOBBY = "/api/lobby/socket"


@pytest.fixture
def server() -> Iterator[OpenServer]:
    with OpenServer() as server:
        yield server


def listed(server: OpenServer) -> list[str]:
    answer = ask(server, "GET", "/api/tables").json
    assert answer["type"] == "listed"
    return [table["code"] for table in answer["tables"]]


def next_about(client: Client, code: str) -> Json:
    """The next message of the lobby, which must be about this table."""
    message = client.hear()
    shown: Json = message.get("table", message)
    assert shown["code"] == code
    return message


def test_whoever_looks_sees_public_tables_come_change_and_go(server: OpenServer) -> None:
    ada, bo, eve = (Client(server, name) for name in ("Ada", "Bo", "Eve"))
    with ada, bo, eve:
        eve.headers = {}  # nobody has to be known to look
        eve.visit(LOBBY)
        assert eve.until("listed")["tables"] == []
        code = ada.open_table("little_devils", players=3, options={"goal": 1}, public=True)
        shown = next_about(eve, code)
        assert shown["type"] == "table_changed"
        assert shown["table"] == ask(server, "GET", f"/api/tables/{code}").json
        assert shown["table"]["options"] == {"goal": 1}
        ada.connect(code)
        assert next_about(eve, code)["table"]["watchers"] == 1
        ada.do("sit", seat=1)
        [seat] = [seat for seat in next_about(eve, code)["table"]["seats"] if seat]
        assert seat["name"] == "Ada"
        assert not seat.get("you")
        ada.do("add_bot", seat=0, bot="bold")
        ada.do("add_bot", seat=2, bot="bold")
        ada.do("start")
        eve.until_true(lambda: eve.told[-1].get("table", {}).get("begun", False))
        ada.play()
        assert eve.until("table_gone") == {"type": "table_gone", "code": code}
        assert listed(server) == []
        assert eve.silent()


def test_a_private_table_is_never_listed(server: OpenServer) -> None:
    people = [Client(server, name) for name in ("Ada", "Bo", "Cy")]
    with Client(server, "Eve") as eve, people[0], people[1], people[2]:
        eve.visit(LOBBY)
        eve.until("listed")
        code = people[0].open_table("little_devils", players=3, options={"goal": 1})
        play_together(code, people)
        people[0].do("rematch")
        people[0].ask("POST", "/api/quick", {"game": "diavolo"})
        assert eve.silent()
        assert listed(server) == []
        server.restart()
        assert listed(server) == []


def test_the_newest_table_comes_first_also_after_a_restart(server: OpenServer) -> None:
    ada = Client(server, "Ada")
    codes = [ada.open_table("diavolo", public=True) for _ in range(5)]
    assert listed(server) == codes[::-1]
    with Client(server, "Eve") as eve:
        eve.visit(LOBBY)
        assert [table["code"] for table in eve.hear()["tables"]] == codes[::-1]
        server.restart()
        assert eve.closing() == (1012, "the server restarts; come back in a moment")
    assert listed(server) == codes[::-1]


def test_a_table_to_which_nobody_comes_is_gone_after_a_while(server: OpenServer) -> None:
    with Client(server, "Ada") as ada:
        code = ada.open_table("diavolo", public=True)
        ada.visit(LOBBY)
        ada.until("listed")
        server.call(lambda: _wait_for_ever(server, code))
        assert ada.until("table_gone")["code"] == code
    assert listed(server) == []
    with Client(server, "Bo") as bo:
        bo.connect(code)
        assert bo.send("sit", seat=0)["code"] == "closed"


def _wait_for_ever(server: OpenServer, code: str) -> None:
    server.hub.rooms[code].empty_since -= 10_000
    server.hub.sweep()


def test_there_is_nothing_to_say_in_the_lobby(server: OpenServer) -> None:
    with Client(server, "Ada") as ada:
        ada.visit(LOBBY)
        ada.until("listed")
        refused = ada.send("say", text="hello")
        assert refused["code"] == "not_a_command"
        assert ada.socket is not None
        with suppress(ConnectionClosed):  # it may be closed before all of it is said
            for _ in range(40):
                ada.socket.send("[]")
        assert ada.closing()[0] == 1008


def test_a_code_can_be_read_out_loud() -> None:
    codes = {drawn_code(SHORT_CODE) for _ in range(1000)}
    assert len(codes) > 990
    assert set("".join(codes)) == set(ALPHABET)
    assert not set("01IO") & set(ALPHABET)


def test_a_code_is_not_used_again_for_another_table(server: OpenServer) -> None:
    ada = Client(server, "Ada")
    public, private = ada.open_table("diavolo", public=True), ada.open_table("diavolo")
    short = ada.connect(private)["short"]
    ada.leave()
    server.restart()
    codes = iter([public, short, "FRESH2", private, "FRESHFRESH23"])
    with patch("diablerie.server.lobby.drawn_code", lambda length: next(codes)):
        made = ada.ask("POST", "/api/tables", {"game": "diavolo"}).json
    assert (made["code"], made["short"]) == ("FRESHFRESH23", "FRESH2")
