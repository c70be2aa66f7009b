"""What nodes write about themselves: every line says which one, and what is about a table which table."""

import json
from pathlib import Path
from typing import Any

from tests.children import wait_until
from tests.cluster.nodes import Node, cluster, opened_at


def lines(node: Node, message: str) -> list[dict[str, Any]]:
    written = [json.loads(line) for line in node.logged.splitlines(keepends=True) if line.endswith("\n")]
    return [line for line in written if line["message"] == message]


def test_every_line_names_its_node_and_the_table_it_is_about(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        first, second = (house.node("--log-format", "json") for _ in range(2))
        code = opened_at(first, "little_devils", 3)
        assert first.stop() == 0
        [handed] = lines(first, "a table is handed over")
        wait_until(lambda: lines(second, "a table is claimed"))
        [claimed] = lines(second, "a table is claimed")
        [opened, other] = (lines(node, "open")[0] for node in (first, second))
        assert handed["table"] == claimed["table"] == code
        assert handed["node"] == opened["node"]
        assert claimed["node"] == other["node"] != opened["node"]
