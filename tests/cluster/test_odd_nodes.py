"""Nodes that do not agree with others: about the time, or about what is said on the bus."""

import asyncio
from pathlib import Path

import pytest

from tests.children import PATIENCE
from tests.cluster.guests import LONG, Company, breaches, guests_at, play_on, watched
from tests.cluster.nodes import Node, cluster, visitor
from tests.server.clients import turned_away

HOUR = 3600
SOON = ("--drain", 2)


def over(node: Node) -> None:
    assert node.drain(PATIENCE) == 0


@pytest.mark.parametrize("clock", [HOUR, -HOUR])
def test_a_table_moves_between_nodes_whose_clocks_are_hours_apart(tmp_path: Path, clock: int) -> None:
    with cluster(tmp_path) as house:
        watched(house)
        first, second = house.node(*SOON, odd=["--clock", clock]), house.node(odd=["--clock", -clock])
        guests = guests_at(first, LONG, [(first, second), (second,), (first, second)])

        async def moves(company: Company) -> None:
            await asyncio.to_thread(over, first)

        play_on(guests, moves)
        for words in ("a node is gone", "begins again"):
            assert not any(words in node.logged for node in (first, second))
        assert breaches(house, guests) == []


def test_a_node_of_another_version_takes_tables_over_and_is_told_apart_before(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        watched(house)
        first, second = house.node(*SOON), house.node(odd=["--spoken", 99])
        guests = guests_at(first, LONG, [(first, second)] * 3)

        async def deploy(company: Company) -> None:
            path, late = f"/api/tables/{guests[0].code}/socket", visitor(second, "Late")
            answer = await asyncio.to_thread(turned_away, second.open, path, late.headers)
            assert answer == (503, "not_now")
            assert "is it of another version?" in second.logged
            await asyncio.to_thread(over, first)

        play_on(guests, deploy)
        assert [one.closings for one in guests] == [[1012]] * 3
        assert breaches(house, guests) == []
