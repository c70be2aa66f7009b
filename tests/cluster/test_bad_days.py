"""Nodes that are cut off: from the database, from the bus, in one direction or both."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cluster.nodes import Node, cluster, leave, opened_at, play, seated_at, visitor
from tests.cluster.proxy import Proxy
from tests.commands.processes import asked

Cut = Callable[[Proxy], None]


def cut(proxy: Proxy) -> None:
    proxy.cut()


def held(proxy: Proxy) -> None:
    proxy.hold()


def one_way(proxy: Proxy) -> None:
    proxy.to_client.hold()


def status(node: Node) -> int:
    return asked(f"{node.url}/readyz")[0]


@pytest.mark.parametrize("how", [cut, held, one_way], ids=lambda how: how.__name__)
def test_who_plays_elsewhere_plays_on_when_the_owner_loses_the_database(tmp_path: Path, how: Cut) -> None:
    with cluster(tmp_path) as house:
        proxy = house.before_database()
        first, second = house.node(database=proxy), house.node()
        clients = seated_at(second, opened_at(first, "little_devils", 3))
        proxy.do(how)
        assert len(play(clients)) == 3
        proxy.do(lambda it: it.mend())
        first.wait_for(lambda: "begins again" in first.logged)
        late = visitor(second, "Dan")
        late.connect(opened_at(second, "diavolo", 3))
        leave([*clients, late])


@pytest.mark.parametrize("how", [cut, held], ids=lambda how: how.__name__)
def test_who_plays_elsewhere_plays_on_when_the_owner_loses_the_bus(tmp_path: Path, how: Cut) -> None:
    with cluster(tmp_path) as house:
        proxy = house.before_bus()
        first, second = house.node(bus=proxy), house.node()
        clients = seated_at(second, opened_at(first, "little_devils", 3))
        assert status(first) == 200
        proxy.do(how)
        assert len(play(clients)) == 3
        assert status(first) == 503
        proxy.do(lambda it: it.mend())
        first.wait_for(lambda: status(first) == 200)
        leave(clients)
