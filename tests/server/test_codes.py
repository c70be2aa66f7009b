"""The codes of tables: a long one that nobody can guess, and a short one to read out while people gather."""

from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection

import pytest
from websockets.exceptions import InvalidStatus

from diablerie.server.hall.lookup import REMEMBERED_ADDRESSES, Lookup
from diablerie.server.hall.opening import Codes, opened_now
from diablerie.server.log.facts import EntryKept, TableOpened
from diablerie.server.table.entries import decoded, encoded
from diablerie.server.wire.handshake import Turned
from tests.server.clients import Answer, Client, ask
from tests.server.open_server import AT_ONCE, OpenServer

HTML = {"Accept": "text/html"}


@pytest.fixture
def server() -> Iterator[OpenServer]:
    with OpenServer(misses_per_address=5) as server:
        yield server


def knock(client: Client, code: str, query: str = "") -> int:
    """Come to a table, and return the status with which one is let in or not."""
    try:
        client.connect(code, query)
    except InvalidStatus as turned:
        return turned.response.status_code
    return 101


def guess(server: OpenServer, times: int = 5) -> None:
    """Try codes of no table, in every way there is."""
    ways = ("/api/tables/{}", "/table/{}", "/tv/{}", "/replay/{}", "/api/tables/{}/qr.svg")
    for number in range(times):
        path = ways[number % len(ways)].format(f"NOSUC{number}")
        assert ask(server, "GET", path, headers=HTML).status == 404


def begin(client: Client, code: str) -> None:
    """Sit down with bots, and begin."""
    client.connect(code)
    client.do("sit", seat=0)
    client.do("add_bot", seat=1, bot="random")
    client.do("start")


def table(server: OpenServer, code: str) -> Answer:
    return ask(server, "GET", f"/api/tables/{code}")


def test_a_short_code_leads_to_the_table_until_the_game_begins(server: OpenServer) -> None:
    with Client(server, "Ada") as ada, Client(server, "Bo") as bo:
        made = ada.ask("POST", "/api/tables", {"game": "diavolo", "players": 2, "pace": AT_ONCE}).json
        code, short = made["code"], made["short"]
        assert (len(code), len(short)) == (12, 6)
        assert made["url"].endswith(f"/table/{code}")
        assert table(server, short.lower()).json["code"] == code
        shown = bo.connect(short)
        assert (shown["code"], shown["short"]) == (code, short)
        begin(ada, code)
        assert "short" not in bo.until("shown")
        table(server, short).refused(404, "no_such_table")
        assert knock(bo, short) == 404
        assert knock(bo, code) == 101


def test_a_page_at_a_short_code_goes_on_to_the_long_one(server: OpenServer) -> None:
    ada = Client(server, "Ada")
    made = ada.ask("POST", "/api/tables", {"game": "diavolo"}).json
    for place in ("table", "tv", "replay"):
        with closing(HTTPConnection(server.host)) as line:
            line.request("GET", f"/{place}/{made['short'].lower()}?watch=1")
            answer = line.getresponse()
            assert answer.status == 307
            assert answer.headers["Location"] == f"/{place}/{made['code']}?watch=1"
            assert answer.headers["Cache-Control"] == "no-store"


def test_a_short_code_is_the_same_after_a_restart_and_ends_when_the_table_is_closed(
    server: OpenServer,
) -> None:
    with Client(server, "Ada") as ada:
        made = ada.ask("POST", "/api/tables", {"game": "diavolo"}).json
        server.restart()
        assert table(server, made["short"]).json["code"] == made["code"]
        server.call(lambda: server.hub.close_table(server.hub.rooms[made["code"]], "enough"))
        table(server, made["short"]).refused(404, "no_such_table")
        assert table(server, made["code"]).json["over"]


def test_a_rematch_has_codes_of_its_own(server: OpenServer) -> None:
    with Client(server, "Ada") as ada:
        quick = {"game": "little_devils", "players": 3, "options": {"goal": 1}, "pace": AT_ONCE}
        made = ada.ask("POST", "/api/quick", quick).json
        assert made["short"] == made["code"]  # nobody is awaited there
        ada.connect(made["code"])
        ada.play()
        ada.do("rematch")
        code = ada.heard("moved")[0]["code"]
        assert len(code) == 12
        assert table(server, ada.connect(code)["short"]).json["code"] == code


def test_tables_of_before_keep_their_codes(server: OpenServer) -> None:
    opened = opened_now(Codes("ABC234"), "diavolo", 2, {}, "normal", "somebody")
    assert b"short" not in encoded(opened)
    assert decoded(encoded(opened)) == opened
    server.stop()
    fact = TableOpened("ABC234", "diavolo", "somebody", False, opened.time)
    server.append(fact, EntryKept("ABC234", 0, encoded(opened)))
    server.start()
    with Client(server, "Ada") as ada:
        assert "short" not in ada.connect("abc234")
        begin(ada, "ABC234")
        server.restart()
        assert ada.connect("ABC234")["code"] == "ABC234"


def test_whoever_tries_codes_has_to_wait(server: OpenServer) -> None:
    with Client(server, "Ada") as ada, Client(server, "Eve") as eve:
        made = ada.ask("POST", "/api/tables", {"game": "diavolo", "players": 2}).json
        guess(server)
        for code in ("NOSUCH", made["short"], "NOSUCHNOSUCH"):  # which of them there is, is not told
            assert "wait a minute" in table(server, code).refused(429, "too_many_misses")
            assert knock(eve, code) == knock(eve, code, "?watch=1") == 429
        assert ask(server, "GET", f"/table/{made['short']}", headers=HTML).status == 429
        ask(server, "GET", f"/api/tables/{made['short']}/record").refused(429, "too_many_misses")


def test_whoever_knows_a_table_gets_in_whatever_others_try_at_the_same_address(server: OpenServer) -> None:
    with Client(server, "Ada") as ada, Client(server, "Bo") as bo:
        made = ada.ask("POST", "/api/tables", {"game": "diavolo", "players": 2}).json
        public = ada.open_table("diavolo", public=True)
        guess(server)
        assert knock(bo, made["code"]) == 101  # by the link
        assert knock(bo, public) == 101  # from the list
        assert knock(ada, made["short"]) == 101  # their own table
        assert ask(server, "GET", f"/replay/{made['code']}", headers=HTML).status == 200


def test_misses_count_for_one_address_and_are_forgotten(server: OpenServer) -> None:
    lookup, now = Lookup(server.hub, 3, lambda: now), 1000.0

    def tried(address: str) -> int:
        found = server.wait_for(lookup.find("NOSUCH", "", address))
        assert isinstance(found, Turned)
        return found.status

    assert [tried("192.0.2.1") for _ in range(5)] == [404, 404, 404, 429, 429]
    assert tried("192.0.2.2") == 404
    now += 19.0
    assert tried("192.0.2.1") == 429
    now += 1.0
    assert [tried("192.0.2.1") for _ in range(2)] == [404, 429]
    now += 60.0
    assert [tried("192.0.2.1") for _ in range(4)] == [404, 404, 404, 429]


def test_a_crowd_of_addresses_fills_no_memory(server: OpenServer) -> None:
    lookup = Lookup(server.hub, 1)

    def try_all() -> int:
        for number in range(REMEMBERED_ADDRESSES + 100):
            lookup.note_miss(str(number))
        return len(lookup._misses)

    assert server.call(try_all) == REMEMBERED_ADDRESSES
