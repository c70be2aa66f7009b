"""A table that is over is shown by any number of nodes, and there is one rematch."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.cluster.nodes import cluster, visitor
from tests.server.clients import Client, play_together


def rematch(client: Client) -> str:
    """Ask for a rematch, and again after being sent away, as a browser does; where it is."""
    code = client.table["code"]
    while True:
        try:
            client.send("rematch")
            return str((client.heard("moved") or [client.until("moved")])[-1]["code"])
        except ConnectionClosed:
            client.connect(code)


def test_people_who_ask_for_a_rematch_at_several_nodes_get_the_same_one(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        nodes = house.node(), house.node()
        clients = [visitor(nodes[place % 2], name) for place, name in enumerate(("Ada", "Ben", "Cem"))]
        code = clients[0].open_table("little_devils", players=3, options={"goal": 1}, pace="fast")
        play_together(code, clients)
        for client in clients:
            client.connect(code)  # the table is over: each node shows what it finds in the log
        with ThreadPoolExecutor(len(clients)) as pool:
            codes = set(pool.map(rematch, clients))
        assert len(codes) == 1
        late = visitor(nodes[1], "Ben", token=clients[1].token)
        late.connect(code)
        assert {rematch(late)} == codes
        assert not any(node.is_over or "begins again" in node.logged for node in nodes)
        for client in [*clients, late]:
            client.leave()
