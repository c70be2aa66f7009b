"""A house whose tables are left alone: over real sockets and with a real log."""

from contextlib import suppress
from unittest.mock import patch

import pytest
from websockets.exceptions import ConnectionClosed

from diablerie.server.hall import housekeeping, openings
from diablerie.server.hall.room import TABLE_CLOSED
from diablerie.server.protocol.told import TOO_LONG
from diablerie.server.table.entries import PACES, AnyEntry, Began, Happening, decoded
from tests.children import wait_until
from tests.server.clients import Client
from tests.server.open_server import OpenServer

LOBBY = "/api/lobby/socket"
A_LONG_GAME = {"goal": 500}


def quick(client: Client, game: str = "little_devils", **fields: object) -> str:
    wish = {"game": game, "players": 3, "bot": "random", "pace": "fast"} | fields
    answer = client.ask("POST", "/api/quick", wish)
    assert answer.status == 201, answer.content
    return str(answer.json["code"])


def among_bots(client: Client, game: str, **fields: object) -> str:
    """A game that bots play among themselves, and that somebody watches."""
    code = client.open_table(game, **({"players": 3, "pace": "fast"} | fields))
    client.connect(code)
    for seat in range(3):
        client.do("add_bot", seat=seat, bot="random")
    client.do("start")
    return code


def kept(server: OpenServer, code: str) -> list[AnyEntry]:
    return [decoded(content) for content in server.entries(code)]


def rests(server: OpenServer, code: str) -> None:
    """Wait until a table rests; then nothing is left that could wake it but a person."""
    server.until(lambda: code in server.hub.rooms and server.hub.rooms[code].table.resting)
    server.until(lambda: server.hub.rooms[code].timer is None)
    table = server.hub.rooms[code].table
    wait_until(lambda: len(server.entries(code)) == table.ledger.version + 1)


def test_a_game_of_bots_alone_goes_at_a_walking_pace_rests_and_goes_on_when_somebody_comes() -> None:
    with OpenServer(rest_after=1) as server, Client(server, "Ada") as ada:
        code = among_bots(ada, "little_devils", options=A_LONG_GAME)
        for _ in range(3):
            ada.until("happened")
        ada.leave()
        rests(server, code)
        entries = kept(server, code)
        times = [e.at for e in entries if isinstance(e, Happening) and e.event["by"] != "chance"]
        assert len(times) >= 2
        assert min(b - a for a, b in zip(times, times[1:])) >= PACES["fast"].bot - 2  # two roundings
        server.call(lambda: housekeeping.sweep(server.hub))
        assert kept(server, code) == entries
        assert ada.connect(code)["version"] == len(entries) - 1
        assert ada.until("happened")["version"] == len(entries)


def test_a_quick_game_to_which_nobody_comes_is_not_even_dealt() -> None:
    with OpenServer() as server, Client(server, "Ada") as ada:
        code = quick(ada, pace="fast")
        rests(server, code)
        assert isinstance(kept(server, code)[-1], Began)
        assert ada.connect(code)["view"]["hands"][0]
        assert not server.call(lambda: server.hub.rooms[code].table.resting)


def left_to_bots(ada: Client, game: str) -> str:
    """A game in which only bots are awaited."""
    code = among_bots(ada, game)
    ada.leave()
    return code


def test_after_a_restart_nothing_is_written_until_somebody_comes() -> None:
    with OpenServer() as server, Client(server, "Ada") as ada:
        codes = [left_to_bots(ada, game) for game in ("little_devils", "devil_with_it", "diavolo")]
        server.restart()
        before = {code: kept(server, code) for code in codes}
        for code in codes:
            rests(server, code)
        assert server.call(lambda: server.hub.counts.bots) == 0
        assert {code: kept(server, code) for code in codes} == before
        for code in codes:
            shown = ada.connect(code)
            assert shown["version"] == len(before[code]) - 1
            assert "rolls" in shown or ada.until("happened")["version"] == len(before[code])


def test_where_tables_never_rest_games_go_on_after_a_restart() -> None:
    with OpenServer(rest_after=0) as server, Client(server, "Ada") as ada:
        code = left_to_bots(ada, "little_devils")
        server.restart()
        before = len(kept(server, code))
        wait_until(lambda: len(server.entries(code)) > before)


def test_a_public_table_that_rests_is_not_listed_until_somebody_comes() -> None:
    with OpenServer(rest_after=1) as server, Client(server, "Ada") as ada, Client(server, "Eve") as eve:
        code = ada.open_table("little_devils", players=3, public=True)
        ada.connect(code)
        ada.do("sit", seat=0)
        for seat in (1, 2):
            ada.do("add_bot", seat=seat, bot="random")
        ada.do("start")
        eve.visit(LOBBY)
        assert [table["code"] for table in eve.until("listed")["tables"]] == [code]
        ada.leave()
        assert eve.until("table_gone")["code"] == code
        ada.connect(code)
        assert eve.until("table_changed")["table"]["code"] == code


def test_a_game_that_grows_too_long_is_closed_with_a_sentence() -> None:
    with OpenServer(entries_per_table=40) as server, Client(server, "Ada") as ada:
        code = quick(ada, pace="at_once")
        ada.connect(code)
        with suppress(ConnectionClosed):  # perhaps while a card is on its way
            ada.play()
        assert ada.closing() == (TABLE_CLOSED, TOO_LONG)
        assert ada.heard("closed")[0]["why"] == TOO_LONG
        assert len(kept(server, code)) <= 50
        record = ada.ask("GET", f"/api/tables/{code}/record")
        assert record.status == 200
        assert b'"result"' not in record.content
        assert ada.connect(code)["closed"] == TOO_LONG


@pytest.mark.parametrize("path", ["/api/tables", "/api/quick"])
def test_no_table_is_opened_for_an_endless_game(path: str) -> None:
    with OpenServer() as server, Client(server, "Ada") as ada:
        wish = {"game": "devil_with_it", "options": {"goal": 1_000_000}}
        why = ada.ask("POST", path, wish).refused(422, "bad_value")
        assert why == "option goal: 1000000 is not allowed; allowed: 10 to 5000"
        games = {game["name"]: game for game in ada.ask("GET", "/api/games").json["games"]}
        (goal,) = [option for option in games["devil_with_it"]["options"] if option["name"] == "goal"]
        assert (goal["highest"], goal["allowed"]) == (5_000, "10 to 5000")


def test_whoever_has_many_tables_at_rest_may_open_another_and_the_oldest_is_closed() -> None:
    with OpenServer(tables_per_person=2) as server, Client(server, "Ada") as ada:
        codes = [quick(ada), quick(ada)]
        ada.ask("POST", "/api/quick", {"game": "diavolo"}).refused(429, "too_many_tables")
        with patch.object(housekeeping, "LEFT_FOR", -1.0):  # an hour later
            newest = quick(ada)
        rooms = server.hub.rooms
        open_now = server.call(lambda: [code for code in rooms if not rooms[code].finished])
        assert open_now == [codes[1], newest]


def test_whoever_ends_every_table_at_once_opens_no_more_than_anybody_needs() -> None:
    """Else one person fills the disk: a table that is over does not count for those one may have."""
    with OpenServer() as server, Client(server, "Ada") as ada, patch.object(openings, "AT_ONCE", 3):
        for _ in range(3):
            ada.connect(code := quick(ada))
            ada.send("stand")
            ada.closing()
        ada.ask("POST", "/api/quick", {"game": "diavolo"}).refused(429, "too_many_tables")
        ada.ask("POST", "/api/tables", {"game": "diavolo"}).refused(429, "too_many_tables")
        bo = Client(server, "Bo")
        quick(bo)  # others may go on
        ada.connect(code)
        answer = ada.send("rematch")
        assert (answer["type"], answer["code"]) == ("refused", "too_fast")
    with OpenServer(tables_per_person=0) as server, patch.object(openings, "AT_ONCE", 1):
        eve = Client(server, "Eve")
        assert len({quick(eve) for _ in range(3)}) == 3
