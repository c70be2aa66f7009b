"""Nodes that are cut off: from the database, from the bus, in one direction or both."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cluster.nodes import Cluster, Node, cluster, opened_at, play, visitor
from tests.cluster.proxy import Proxy
from tests.commands.processes import asked
from tests.server.clients import Client

Cut = Callable[[Proxy], None]


def cut(proxy: Proxy) -> None:
    proxy.cut()


def held(proxy: Proxy) -> None:
    proxy.hold()


def one_way(proxy: Proxy) -> None:
    proxy.to_client.hold()


def seated(house: Cluster, first: Node, second: Node) -> list[Client]:
    """A game on the first node, and all who play it on the second."""
    code = opened_at(first, "little_devils", 3)
    clients = [visitor(second, name) for name in ("Ada", "Ben", "Cem")]
    for seat, client in enumerate(clients):
        client.connect(code)
        client.do("sit", seat=seat)
    for client in clients:
        client.do("ready")
    return clients


def status(node: Node) -> int:
    return asked(f"{node.url}/readyz")[0]


@pytest.mark.parametrize("how", [cut, held, one_way], ids=lambda how: how.__name__)
def test_who_plays_elsewhere_plays_on_when_the_owner_loses_the_database(tmp_path: Path, how: Cut) -> None:
    with cluster(tmp_path) as house:
        proxy = house.before_database()
        first, second = house.node(database=proxy), house.node()
        clients = seated(house, first, second)
        proxy.do(how)
        assert len(play(clients)) == 3
        proxy.do(lambda it: it.mend())
        first.wait_for(lambda: "begins again" in first.logged)
        late = visitor(second, "Dan")
        late.connect(opened_at(second, "diavolo", 3))
        for client in [*clients, late]:
            client.leave()


@pytest.mark.parametrize("how", [cut, held], ids=lambda how: how.__name__)
def test_who_plays_elsewhere_plays_on_when_the_owner_loses_the_bus(tmp_path: Path, how: Cut) -> None:
    with cluster(tmp_path) as house:
        proxy = house.before_bus()
        first, second = house.node(bus=proxy), house.node()
        clients = seated(house, first, second)
        assert status(first) == 200
        proxy.do(how)
        assert len(play(clients)) == 3
        assert status(first) == 503
        proxy.do(lambda it: it.mend())
        first.wait_for(lambda: status(first) == 200)
        for client in clients:
            client.leave()
