"""Dashboard and alerts: a parser of PromQL reads every expression, and promtool too where there is one."""

import json
import shutil
import subprocess
from importlib import import_module

from tools.deploy.linters import PATIENCE, ROOT, Fault

FILES = ROOT / "deploy" / "chart" / "files"


def expressions() -> list[str]:
    """Every expression, with the interval that Grafana would put in."""
    alerts = import_module("yaml").safe_load((FILES / "alerts.yaml").read_text(encoding="utf-8"))
    board = json.loads((FILES / "dashboard.json").read_text(encoding="utf-8"))
    found = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    found += [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    return [each.replace("$__rate_interval", "1m") for each in found]


def check() -> str:
    """Read all expressions, and let alerts come and go."""
    parser = import_module("promql_parser")
    for expression in (every := expressions()):
        try:
            parser.parse(expression)
        except ValueError as error:
            raise Fault(f"{expression}: {error}") from None
    if (promtool := shutil.which("promtool")) is None:
        return f"ok: {len(every)} expressions; SKIPPED: promtool (Debian: prometheus)"
    for words in (
        ["check", "rules", str(FILES / "alerts.yaml")],
        ["test", "rules", "tools/deploy/alerts.test.yaml"],
    ):
        done = subprocess.run(
            [promtool, *words], cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        if done.returncode:
            raise Fault(done.stdout + done.stderr)
    return f"ok: {len(every)} expressions, and promtool"
