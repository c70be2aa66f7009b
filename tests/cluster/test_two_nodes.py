"""Tables on two real nodes that share a PostgreSQL and a NATS, with sockets on both."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.cluster.nodes import Node, cluster, visitor
from tests.server.clients import Client, Json, play_together

GAMES = {"little_devils": {"goal": 10}, "devil_with_it": {"goal": 400}, "diavolo": {}}


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Node]]:
    with cluster(tmp_path_factory.mktemp("two")) as house:
        yield house.node(), house.node()


def opened_at(node: Node, game: str, players: int) -> str:
    opener = visitor(node, "Opener")
    fields = {"game": game, "players": players, "options": GAMES[game], "pace": "fast"}
    answer = opener.ask("POST", "/api/tables", fields)
    assert answer.status == 201, answer.content
    return str(answer.json["code"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_people_at_both_nodes(two: tuple[Node, Node], game: str) -> None:
    code = opened_at(two[0], game, 3)
    clients = [visitor(two[place % 2], name) for place, name in enumerate(("Ada", "Ben", "Cem"))]
    ended = play_together(code, clients)
    assert ended["type"] == "ended"
    for client in clients:
        client.leave()
    records = [visitor(node, "Reader").ask("GET", f"/api/tables/{code}/record").content for node in two]
    assert records[0] == records[1]


def test_what_is_asked_of_a_table_elsewhere_is_answered_from_there(two: tuple[Node, Node]) -> None:
    code = opened_at(two[0], "little_devils", 3)
    asks = [visitor(node, f"Asker {place}") for place, node in enumerate(two)]
    shown = [one.ask("GET", f"/api/tables/{code}") for one in asks]
    assert shown[0].json == shown[1].json
    for path in ("plain", "qr.svg", "record", "nothing"):
        answers = [one.ask("GET", f"/api/tables/{code}/{path}") for one in asks]
        assert answers[0].status == answers[1].status, path


def test_nobody_is_told_of_a_table_that_is_none(two: tuple[Node, Node]) -> None:
    for node in two:
        ada = visitor(node, "Ada")
        assert ada.ask("GET", "/api/tables/NOSUCH").refused(404, "no_such_table")


def test_games_go_on_when_their_owner_is_killed(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        first, second = house.node(), house.node()
        codes = {game: opened_at(first, game, 3) for game in ("little_devils", "devil_with_it")}
        sat = {game: [visitor(second, name) for name in ("Ada", "Ben", "Cem")] for game in codes}
        for game, clients in sat.items():
            for seat, client in enumerate(clients):
                client.connect(codes[game])
                client.do("sit", seat=seat)
            for client in clients:
                client.do("ready")
            clients[0].until_true(lambda one=clients[0]: bool(one.table.get("view")))  # type: ignore[misc]
        first.kill()
        everybody = [client for clients in sat.values() for client in clients]
        with ThreadPoolExecutor(len(everybody)) as pool:
            endings = list(pool.map(Client.play, everybody))
        assert len(endings) == 6
        for client in everybody:
            client.leave()


def test_a_node_that_leaves_hands_its_tables_over(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        first, second = house.node(), house.node()
        code = opened_at(first, "little_devils", 3)
        clients = [visitor(second, name) for name in ("Ada", "Ben", "Cem")]
        for seat, client in enumerate(clients):
            client.connect(code)
            client.do("sit", seat=seat)
        for client in clients:
            client.do("ready")
        assert first.stop() == 0
        endings = play(clients)
        assert len(endings) == 3
        for client in clients:
            client.leave()


def play(clients: list[Client]) -> list[Json]:
    with ThreadPoolExecutor(len(clients)) as pool:
        return list(pool.map(Client.play, clients))
