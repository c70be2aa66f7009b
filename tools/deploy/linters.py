"""The linters, as they are called by hand too."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
PATIENCE = 600

YAML = ["compose.yaml"]
YAML_RULES = "{extends: default, rules: {document-start: disable, line-length: disable}}"
LINTERS = {
    "hadolint": ["hadolint", "Dockerfile"],
    "yamllint": ["yamllint", "--strict", "-d", YAML_RULES, *YAML],
    "compose": ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", *YAML],
}


class Fault(Exception):
    """What a check has found."""


def lint(words: list[str]) -> str:
    """Run a linter of our environment; quiet means well."""
    command = [str(BIN / words[0]), *words[1:]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    if done.returncode:
        raise Fault(done.stdout + done.stderr)
    return "ok"
