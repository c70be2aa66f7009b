"""What Prometheus is told of two real nodes, and that it is what docs, dashboard and alerts speak of."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tests.children import wait_until
from tests.cluster.nodes import Node, cluster, opened_at, visitor
from tests.deploy.figures import figures_of_the_page
from tests.server.clients import ask

IN, OUT = 'diablerie_forwarded_total{"direction": "in"}', 'diablerie_forwarded_total{"direction": "out"}'


def figures(node: Node) -> dict[str, float]:
    """Every figure of a node, by its name and what stands with it."""
    text = ask(node.open, "GET", "/metrics").content.decode()
    return {
        sample.name + (str(sample.labels).replace("'", '"') if sample.labels else ""): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def names(node: Node) -> set[str]:
    text = ask(node.open, "GET", "/metrics").content.decode()
    families = text_string_to_metric_families(text)
    totals = {one.name + ("_total" if one.type == "counter" else "") for one in families}
    return {name for name in totals if name.startswith("diablerie_")}


def until(node: Node, seen: Callable[[dict[str, float]], bool]) -> None:
    def happened() -> bool:
        with suppress(KeyError):  # nothing was measured yet
            return seen(figures(node))
        return False

    wait_until(happened)


def test_a_server_alone_has_every_figure_of_the_page_that_is_not_of_nodes(tmp_path: Path) -> None:
    with Node(tmp_path, "serve", "--port", 0) as node:
        asked = names(node)
        assert figures(node)["diablerie_ready"] == 1
        opened_at(node, "little_devils", 3)
        until(node, lambda seen: seen["diablerie_batch_seconds_count"] >= 1)
        assert figures(node)["diablerie_batch_seconds_sum"] > 0
    own = {name for name, of_nodes in figures_of_the_page().items() if not of_nodes}
    assert asked == {name for name in own if name.startswith("diablerie_")}


def test_two_nodes_tell_what_they_do_for_one_another(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        first, second = house.node(), house.node()
        for node in (first, second):
            until(node, lambda seen: seen["diablerie_database_round_trip_seconds"] > 0)
            until(node, lambda seen: seen["diablerie_bus_round_trip_seconds"] > 0)
        assert names(second) == {name for name in figures_of_the_page() if name.startswith("diablerie_")}
        before = figures(second)
        assert before["diablerie_ready"] == 1
        assert before["diablerie_remote_connections"] == before["diablerie_claims_total"] == 0
        code = opened_at(first, "little_devils", 3)
        ada = visitor(second, "Ada")
        ada.connect(code)
        ada.do("sit", seat=0)
        after = figures(second)
        assert after["diablerie_remote_connections"] == 1
        assert after[OUT] > before[OUT]
        assert after[IN] > before[IN]
        assert figures(first)["diablerie_batch_seconds_count"] >= 2
        first.kill()
        until(second, lambda seen: seen["diablerie_fences_total"] == seen["diablerie_claims_total"] == 1)
        until(second, lambda seen: seen["diablerie_remote_connections"] == 0)
        ada.leave()
