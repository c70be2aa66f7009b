"""The figures of a server, as docs list them and dashboard and alerts ask for them."""

import json
import re

import yaml

from tests.deploy.image import ROOT

CHART = ROOT / "deploy" / "chart"
BOARD = CHART / "files" / "dashboard.json"
ALERTS = CHART / "files" / "alerts.yaml"
PAGE = ROOT / "docs" / "hosting.md"
FIGURE = re.compile(r"\b(?:diablerie|process)_[a-z_]*[a-z]\b")
ROW = re.compile(r"^\| `([a-z_]+)` \| (n?) ?\|", re.M)


def expressions() -> list[str]:
    """What dashboard and alerts ask Prometheus for."""
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    shown = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    rules = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"]
    return shown + [rule["expr"] for group in rules for rule in group["rules"]]


def figures_of_the_page() -> dict[str, bool]:
    """What the page lists, and whether that is of nodes alone."""
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return {name: bool(mark) for name, mark in rows if FIGURE.fullmatch(name)}
