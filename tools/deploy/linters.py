"""The linters, as they are called by hand too."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import gettempdir

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
PATIENCE = 600

COMPOSE = ["compose.yaml", "compose.cluster.yaml"]
YAML = [
    *COMPOSE,
    "deploy/chart/Chart.yaml",
    "deploy/chart/values.yaml",
    "deploy/chart/files",
    "deploy/examples",
]
YAML_RULES = "{extends: default, rules: {document-start: disable, line-length: disable}}"
LINTERS = {
    "hadolint": ["hadolint", "Dockerfile"],
    "yamllint": ["yamllint", "--strict", "-d", YAML_RULES, *YAML],
    "compose": ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", *COMPOSE],
    "caddy": ["caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"],
    "nats": ["nats-server", "-t", "-c", "deploy/nats.conf"],
}
SAID = {"DIABLERIE_BUS_PASSWORD": "secret", "XDG_DATA_HOME": gettempdir(), "XDG_CONFIG_HOME": gettempdir()}
"""What the files ask the environment for."""


class Fault(Exception):
    """What a check has found."""


def lint(words: list[str]) -> str:
    """Run a linter of our environment; quiet means well."""
    command = [str(BIN / words[0]), *words[1:]]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | SAID,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    if done.returncode:
        raise Fault(done.stdout + done.stderr)
    return "ok"
