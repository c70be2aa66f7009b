"""What is said of many nodes in several places is the same everywhere, and nothing secret is among it."""

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import yaml

import diablerie
from tests.deploy.figures import BOARD, CHART, FIGURE, expressions, figures_of_the_page
from tests.deploy.image import ROOT, all_of, stages


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_dashboard_and_alerts_ask_for_figures_that_the_page_lists() -> None:
    asked = {name.removesuffix("_bucket") for each in expressions() for name in FIGURE.findall(each)}
    assert len(asked) > 15
    assert asked - set(figures_of_the_page()) == set()


def test_every_figure_of_the_page_is_shown() -> None:
    shown = " ".join(expressions())
    assert [name for name in sorted(figures_of_the_page()) if name not in shown] == []


def test_no_panel_lies_on_another() -> None:
    places = [panel["gridPos"] for panel in json.loads(BOARD.read_text(encoding="utf-8"))["panels"]]
    for one, other in combinations(places, 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        below = one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        assert beside or below, (one, other)


def test_the_chart_is_of_this_version() -> None:
    chart = read(CHART / "Chart.yaml")
    assert chart["version"] == chart["appVersion"] == diablerie.__version__


def test_every_value_has_a_schema_and_every_schema_a_value() -> None:
    schema = json.loads((CHART / "values.schema.json").read_text(encoding="utf-8"))
    values = read(CHART / "values.yaml")
    assert set(values) == set(schema["properties"]) - {"global"}
    for name, value in values.items():
        if isinstance(value, dict) and "properties" in schema["properties"][name]:
            assert set(value) == set(schema["properties"][name]["properties"]), name


def test_what_is_secret_is_in_no_file() -> None:
    for service in read(ROOT / "compose.cluster.yaml")["services"].values():
        for name, value in service.get("environment", {}).items():
            if "PASSWORD" in name or "PASSWORD" in value:
                assert re.search(r"\$\{DIABLERIE(_BUS)?_PASSWORD:\?", value), name


def test_a_stopped_node_has_the_time_that_its_drain_takes() -> None:
    drain = read(CHART / "values.yaml")["drain"]
    patience = read(ROOT / "compose.cluster.yaml")["x-node"]["stop_grace_period"]
    assert int(patience.removesuffix("s")) == drain["before"] + drain["seconds"] + 20


def test_caddy_asks_every_node_of_the_compose_file_whether_it_is_ready() -> None:
    said = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    services = read(ROOT / "compose.cluster.yaml")["services"]
    nodes = [name for name, service in services.items() if service.get("hostname")]
    assert f"reverse_proxy {' '.join(f'{name}:8666' for name in nodes)} " in said
    assert [services[name]["hostname"] for name in nodes] == nodes  # or it would say that it is not called so
    assert "health_uri /readyz" in said


def test_nodes_are_as_locked_up_as_a_server_alone() -> None:
    alone = read(ROOT / "compose.yaml")["services"]["diablerie"]
    node = read(ROOT / "compose.cluster.yaml")["x-node"]
    for name in ("read_only", "cap_drop", "security_opt", "ulimits"):
        assert node[name] == alone[name], name


def test_the_folders_that_a_node_may_write_are_those_of_the_image() -> None:
    image = stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))[-1]
    volumes = {*all_of(image, "VOLUME"), "/tmp"}
    node = read(ROOT / "compose.cluster.yaml")["x-node"]
    deployment = (CHART / "templates" / "deployment.yaml").read_text(encoding="utf-8")
    assert {line.partition(":")[0] for line in node["tmpfs"]} == volumes
    assert set(re.findall(r"mountPath: (\S+)", deployment)) == volumes
