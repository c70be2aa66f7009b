"""`diablerie admin` for nodes that run: who is there and how they are, and tables wherever they live."""

import json
import re
from pathlib import Path
from typing import Any

from tests.children import wait_until
from tests.cluster.nodes import Cluster, cluster, opened_at, visitor
from tests.commands.processes import diablerie, refused


def lines(folder: Path, house: Cluster) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(
        diablerie(folder, "admin", "nodes", "--json", *house.where).stdout
    )
    return found


def test_nodes_say_how_they_are(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        first, second = house.node(), house.node()
        code = opened_at(first, "little_devils", 3)
        ada = visitor(second, "Ada")
        ada.connect(code)
        wait_until(lambda: all(line["bus"] and line["database"] for line in lines(tmp_path, house)))
        one, two = lines(tmp_path, house)
        assert [one["state"], two["state"]] == ["ready", "ready"]
        assert [one["tables"], two["tables"]] == [1, 0]
        assert [one["connections"], two["connections"]] == [0, 1]
        assert one["address"].endswith(first.url.rpartition(":")[2])
        head, *shown = diablerie(tmp_path, "admin", "nodes", *house.where).stdout.splitlines()
        assert head.split()[4:] == ["state", "tables", "connections", "moves/s", "PostgreSQL", "NATS"]
        assert re.search(r" ready +0 +1 +\d+\.\d +\d+\.\d ms +\d+\.\d ms$", shown[1])
        known = diablerie(tmp_path, "admin", "nodes", *house.where[:2])
        assert known.stdout.splitlines()[0].split()[4:] == ["state", "tables"]
        assert "--bus" in known.stderr
        lost = diablerie(tmp_path, "admin", "nodes", *house.where[:3], "nats://127.0.0.1:1")
        assert lost.stderr.startswith("cannot reach NATS at nats://127.0.0.1:1: ")
        assert lost.stdout.count(" there ") == 2
        ada.leave()


def test_a_table_is_closed_wherever_it_lives(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        first, second = house.node(), house.node()
        code, free = opened_at(first, "little_devils", 3), opened_at(second, "little_devils", 3)
        assert code in diablerie(tmp_path, "admin", "tables", *house.where[:2]).stdout
        ada = visitor(second, "Ada")
        ada.connect(code)
        line = refused(diablerie(tmp_path, "admin", "close", code, *house.where[:2]))
        assert f"the table {code} lives at " in line
        assert "--bus nats://… to close it there" in line
        done = diablerie(tmp_path, "admin", "close", code, "--why", "good night", *house.where)
        assert done.stdout == f"table {code} is closed\n"
        ada.until("closed")
        again = diablerie(tmp_path, "admin", "close", code, *house.where)
        assert again.stderr.endswith(f"diablerie: the table {code} is over already\n")
        none = diablerie(tmp_path, "admin", "close", "NOSUCH", *house.where)
        assert "there is no table NOSUCH" in refused(none)
        ada.leave()
        for node in (first, second):
            assert node.stop() == 0
        done = diablerie(tmp_path, "admin", "close", free, *house.where[:2])
        assert done.stdout == f"table {free} is closed\n"
        assert diablerie(tmp_path, "admin", "tables", *house.where[:2]).stdout == "0 tables\n"
        assert diablerie(tmp_path, "admin", "nodes", "--json", *house.where[:2]).stdout == "[]\n"
