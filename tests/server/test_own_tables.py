"""One's own tables, as the lobby tells them."""

from diablerie.server.hall.own_tables import MOST_TOLD
from tests.server.clients import Client
from tests.server.open_server import OpenServer

LOBBY = "/api/lobby/socket"


def test_whoever_is_known_sees_their_own_tables_change_and_nobody_elses(server: OpenServer) -> None:
    """*Continue* and *Your turn* are live: Ada looks at the lobby while Bo plays."""
    with Client(server, "Ada") as ada, Client(server, "Bo") as bo, Client(server, "Eve") as eve:
        code = bo.open_table("devil_with_it", players=2)
        for seat, one in enumerate((ada, bo)):
            one.connect(code)
            one.do("sit", seat=seat)
        ada.visit(LOBBY)
        eve.visit(LOBBY)
        (mine,) = ada.until("mine")["tables"]
        assert (mine["code"], mine["seat"], mine["begun"]) == (code, 0, False)
        assert eve.until("mine")["tables"] == []
        bo.do("start")
        ada.until_true(lambda: ada.told[-1].get("tables", [{}])[0].get("my_turn", False))
        assert eve.silent()
        bo.leave()
        server.call(lambda: server.hub.close_table(server.hub.rooms[code], "enough"))
        ada.until_true(lambda: ada.told[-1] == {"type": "mine", "tables": []})


def test_of_very_many_tables_of_ones_own_the_newest_are_told() -> None:
    with OpenServer(tables_per_person=0) as server, Client(server, "Ada") as ada:
        codes = [ada.open_table("diavolo") for _ in range(MOST_TOLD + 2)]
        ada.visit("/api/lobby/socket")
        told = [table["code"] for table in ada.until("mine")["tables"]]
        assert len(told) == MOST_TOLD
        assert told[0] == codes[-1]
        assert len(ada.ask("GET", "/api/me/games").json["running"]) == MOST_TOLD + 2
