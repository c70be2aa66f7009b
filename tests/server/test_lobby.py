"""The list of public tables, as it is and as it changes."""

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from unittest.mock import patch

import pytest
from websockets.exceptions import ConnectionClosed

from diablerie.server.hall.housekeeping import sweep
from diablerie.server.hall.lobby import PAGE
from diablerie.server.hall.opening import ALPHABET, SHORT_CODE, drawn_code
from diablerie.server.table.entries import Person
from tests.children import wait_until
from tests.server.clients import Client, Json, ask, play_together
from tests.server.open_server import OpenServer

LOBBY = "/api/lobby/socket"


def begin(client: Client, code: str) -> None:
    """Sit down at a table for three with two bots, and begin."""
    client.connect(code)
    client.do("sit", seat=0)
    for seat in (1, 2):
        client.do("add_bot", seat=seat, bot="bold")
    client.do("start")


@pytest.fixture
def server() -> Iterator[OpenServer]:
    with OpenServer() as server:
        yield server


@pytest.fixture
def crowded() -> Iterator[OpenServer]:
    with OpenServer(tables_per_person=0, public_tables_per_address=0) as server:
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
        eve.until("mine")
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
    server.until(lambda: len(server.hub.rooms) == len(codes))
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
    sweep(server.hub)


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
    server.until(lambda: private in server.hub.rooms)
    codes = iter([public, "FRESHFRESH22", short, "FRESHFRESH22", "FRESH2", private, "FRESH2", "FRESHFRESH23"])
    with patch("diablerie.server.hall.opening.drawn_code", lambda length: next(codes)):
        made = ada.ask("POST", "/api/tables", {"game": "diavolo"}).json
    assert (made["code"], made["short"]) == ("FRESHFRESH23", "FRESH2")


# pages


def many(client: Client, count: int) -> list[str]:
    """Open public tables, and return their codes, the newest first."""
    return [client.open_table("diavolo", public=True) for _ in range(count)][::-1]


def test_the_list_has_pages(crowded: OpenServer) -> None:
    with Client(crowded, "Ada") as ada:
        codes = many(ada, 2 * PAGE + 3)
        pages = [ask(crowded, "GET", f"/api/tables?page={number}").json for number in (1, 2, 3, 4)]
        assert [[table["code"] for table in page["tables"]] for page in pages] == [
            *(codes[:PAGE], codes[PAGE : 2 * PAGE], codes[2 * PAGE :], []),
        ]
        assert [page.get("more", 0) for page in pages] == [PAGE + 3, 3, 0, 0]
        assert ask(crowded, "GET", "/api/tables").json == pages[0]
        ada.visit(LOBBY)
        assert ada.until("listed") == pages[0]
    for page in ("0", "-1", "x", "1001", "", "1" * 5000):
        why = ask(crowded, "GET", f"/api/tables?page={page}").refused(422, "bad_value")
        assert "1 to 1000" in why


def test_the_first_message_stays_small_however_many_tables_there_are(crowded: OpenServer) -> None:
    with Client(crowded, "Ж" * 24) as ada:
        codes = many(ada, PAGE + 10)
        for code in codes:
            ada.connect(code)
            ada.do("sit", seat=0)
        assert len(ask(crowded, "GET", "/api/tables").content) < 64 * 1024


def test_whoever_looks_is_told_of_the_first_page_alone(crowded: OpenServer) -> None:
    with Client(crowded, "Ada") as ada, Client(crowded, "Eve") as eve:
        codes = many(ada, PAGE + 1)
        eve.visit(LOBBY)
        assert eve.until("listed")["more"] == 1
        assert eve.until("mine")["tables"] == []
        ada.connect(codes[-1])  # on the second page
        newest = ada.open_table("diavolo", public=True)
        assert eve.hear() == {"type": "table_gone", "code": codes[PAGE - 1], "more": 2}
        assert (eve.hear()["table"]["code"], eve.told[-1]["more"]) == (newest, 2)
        crowded.call(lambda: crowded.hub.close_table(crowded.hub.rooms[newest], "enough"))
        assert eve.hear() == {"type": "table_gone", "code": newest, "more": 1}
        assert eve.hear()["table"]["code"] == codes[PAGE - 1]


def test_tables_with_a_free_seat_come_first(crowded: OpenServer) -> None:
    with Client(crowded, "Ada") as ada:
        old, new = ada.open_table("diavolo", public=True), ada.open_table("diavolo", public=True, players=2)
        assert listed(crowded) == [new, old]
        ada.connect(new)
        ada.do("sit", seat=0)
        ada.do("add_bot", seat=1, bot="bold")
        assert listed(crowded) == [old, new]


def test_many_changes_are_told_at_once(crowded: OpenServer) -> None:
    with Client(crowded, "Ada") as ada, Client(crowded, "Eve") as eve:
        code = ada.open_table("diavolo", public=True)
        eve.visit(LOBBY)
        eve.until("mine")

        def come_and_go() -> None:
            room = crowded.hub.rooms[code]
            for number in range(500):
                crowded.hub.arrive(room, Person(f"key {number}", "Bo"), Nobody())

        crowded.call(come_and_go)
        assert eve.hear()["table"]["watchers"] == 500
        assert eve.silent()


class Nobody:
    """Somebody who listens to nothing."""

    def post(self, frame: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...

    def ping(self) -> None: ...


def test_so_many_public_tables_are_opened_from_one_address() -> None:
    with OpenServer(public_tables_per_address=2, behind_proxy=True) as server, ExitStack() as stack:
        ada, bo, cy = (stack.enter_context(Client(server, name)) for name in ("Ada", "Bo", "Cy"))
        for client, address in ((ada, "192.0.2.1"), (bo, "192.0.2.1"), (cy, "192.0.2.2")):
            client.headers["X-Forwarded-For"] = f"198.51.100.7, {address}"
        code = ada.open_table("little_devils", players=3, options={"goal": 1}, public=True)
        bo.open_table("diavolo", public=True)
        refused = ada.ask("POST", "/api/tables", {"game": "diavolo", "public": True})
        assert "private" in refused.refused(429, "too_many_public_tables")
        ada.open_table("diavolo")
        cy.open_table("diavolo", public=True)
        begin(ada, code)
        ada.play()
        ada.do("rematch")  # which takes the place of the table that is over
        ada.ask("POST", "/api/tables", {"game": "diavolo", "public": True}).refused(
            429, "too_many_public_tables"
        )


def test_tables_that_have_rested_do_not_come_back_beside_too_many_others() -> None:
    with OpenServer(public_tables_per_address=2, rest_after=1) as server, Client(server, "Ada") as ada:
        rested = [ada.open_table("little_devils", players=3, public=True) for _ in range(2)]
        for code in rested:
            begin(ada, code)
        ada.leave()
        wait_until(lambda: listed(server) == [])
        others = [ada.open_table("little_devils", players=3, public=True) for _ in range(2)]
        ada.connect(rested[0])
        ada.until_true(lambda: "view" in ada.table)
        assert sorted(listed(server)) == sorted(others)
