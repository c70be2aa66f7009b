"""Tables on two real nodes that share a PostgreSQL and a NATS, with sockets on both."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.nodes import (
    GAMES,
    Node,
    cluster,
    leave,
    make_ready,
    opened_at,
    play,
    seated_at,
    visitor,
)
from tests.server.clients import ask, play_together


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Node]]:
    with cluster(tmp_path_factory.mktemp("two")) as house:
        yield house.node(), house.node()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_people_at_both_nodes(two: tuple[Node, Node], game: str) -> None:
    code = opened_at(two[0], game, 3)
    clients = [visitor(two[place % 2], name) for place, name in enumerate(("Ada", "Ben", "Cem"))]
    ended = play_together(code, clients)
    assert ended["type"] == "ended"
    leave(clients)
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


def test_everybody_in_any_lobby_sees_the_tables_of_all_nodes(two: tuple[Node, Node]) -> None:
    ada, ben = visitor(two[0], "Ada"), visitor(two[1], "Ben")
    ada_there = visitor(two[1], "Ada", token=ada.token)
    ben.visit("/api/lobby/socket")
    ada_there.visit("/api/lobby/socket")
    code = ada.open_table("little_devils", players=3, public=True, pace="fast")
    ben.until_true(lambda: any(one["table"]["code"] == code for one in ben.heard("table_changed")))
    ada_there.until_true(
        lambda: any(code in [table["code"] for table in one["tables"]] for one in ada_there.heard("mine"))
    )
    assert code in [table["code"] for table in ben.ask("GET", "/api/tables").json["tables"]]
    ada.connect(code)
    for seat in range(3):
        ada.do("sit", seat=0) if not seat else ada.do("add_bot", seat=seat, bot="random")
    ben.until_true(lambda: ben.heard("table_changed")[-1]["table"]["seats"][2].get("bot") == "random")
    leave([ada, ben, ada_there])


def test_a_short_code_leads_to_its_table_from_every_node(two: tuple[Node, Node]) -> None:
    ada, ben = visitor(two[0], "Ada"), visitor(two[1], "Ben")
    made = ada.ask("POST", "/api/tables", {"game": "little_devils", "players": 3}).json
    assert made["short"] != made["code"]
    assert ben.ask("GET", f"/api/tables/{made['short']}").json["code"] == made["code"]
    assert ben.connect(made["short"])["code"] == made["code"]
    ben.leave()


def test_a_pass_is_used_once_at_any_node(two: tuple[Node, Node]) -> None:
    ada = visitor(two[0], "Ada")
    word = ada.ask("POST", "/api/me/pass").json["pass"]
    used = ask(two[1].open, "POST", "/api/pass", {"pass": word})
    assert used.json["who"] == ada.who
    assert f"diablerie={ada.token}" in used.cookie
    for node in two:
        ask(node.open, "POST", "/api/pass", {"pass": word}).refused(404, "no_such_pass")


def test_who_is_called_otherwise_is_so_everywhere(two: tuple[Node, Node]) -> None:
    ada = visitor(two[0], "Ada")
    there = visitor(two[1], "Ada", token=ada.token)
    code = there.open_table("little_devils", players=3, pace="fast")
    there.connect(code)
    there.do("sit", seat=0)
    assert ada.ask("PATCH", "/api/me", {"name": "Augusta"}).status == 200
    there.until_true(lambda: there.table["seats"][0].get("name") == "Augusta")
    assert there.ask("GET", "/api/me").json["name"] == "Augusta"
    there.leave()


def test_nobody_is_told_of_a_table_that_is_none(two: tuple[Node, Node]) -> None:
    for node in two:
        ada = visitor(node, "Ada")
        assert ada.ask("GET", "/api/tables/NOSUCH").refused(404, "no_such_table")


def test_games_go_on_when_their_owner_is_killed(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        first, second = house.node(), house.node()
        sat = [seated_at(second, opened_at(first, game, 3)) for game in ("little_devils", "devil_with_it")]
        for ada, *_ in sat:
            ada.until_true(lambda one=ada: bool(one.table.get("view")))  # type: ignore[misc]
        first.kill()
        everybody = [client for clients in sat for client in clients]
        assert len(play(everybody)) == 6
        leave(everybody)


def test_a_node_that_leaves_hands_its_tables_over(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        first, second = house.node(), house.node()
        clients = seated_at(second, opened_at(first, "little_devils", 3))
        assert first.stop() == 0
        assert len(play(clients)) == 3
        leave(clients)


def test_a_node_that_was_frozen_begins_again_as_another(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        first, second = house.node(), house.node()
        code = opened_at(first, "little_devils", 3)
        clients = seated_at(second, code, ready=False)
        late = visitor(first, "Dan")
        late.connect(code)
        first.freeze()
        make_ready(clients)
        assert len(play(clients)) == 3
        first.wake()
        first.wait_for(lambda: "begins again" in first.logged)
        late.connect(code)
        late.until("ended")
        leave([*clients, late])
