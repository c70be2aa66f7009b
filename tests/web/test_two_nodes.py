"""Browsers at both of two real nodes: whose table is elsewhere sees and plays the same game."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.cluster.nodes import Node, cluster
from tests.web.conftest import NewVisitor
from tests.web.visitor import ENDING, LONGEST_GAME, MINE, PHONE, WAYS, begin_with_bots

SHORT = {"devil_with_it": {"goal": 230}, "little_devils": {"goal": 5}, "diavolo": {"limit": 2}}
PLAY_ON = """([ways, mine]) => {
    setInterval(() => {
        const way = ways.map(way => document.querySelector(way)).find(way => way);
        if (document.querySelector(mine)) way?.click();
        else document.querySelector("[data-testid=go-on]")?.click();
    }, 30);
}"""
"""Does whatever can be done, and reads nothing for long, until the page is left."""


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Node]]:
    """Two nodes, which a thread looks after: in this one the browser has the loop."""
    with ThreadPoolExecutor(1) as pool:
        held = cluster(tmp_path_factory.mktemp("two"))
        house = pool.submit(held.__enter__).result()
        try:
            yield pool.submit(house.node).result(), pool.submit(house.node).result()
        finally:
            pool.submit(held.__exit__, None, None, None).result()


@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_in_browsers_at_both_nodes(
    two: tuple[Node, Node], visitor: NewVisitor, game: str
) -> None:
    people = ada, bo = visitor(two[0].open, size=PHONE), visitor(two[1].open)
    for name, one in (("Ada", ada), ("Bo", bo)):
        one.be(name)
    wish = {"game": game, "players": 3, "pace": "fast", "options": SHORT[game]}
    code = ada.ask("/api/tables", **wish)["code"]
    begin_with_bots(code, ada, bo)
    for one in people:
        one.page.evaluate(PLAY_ON, [WAYS, MINE])
    for one in people:
        one.page.wait_for_selector(ENDING, timeout=LONGEST_GAME)
        expect(one.find("podium")).to_be_visible()
    for fact in ("result", "seed"):
        assert len({json.dumps(one.heard("ended")[-1][fact]) for one in people}) == 1
