"""Where Pig is installed: in a folder of its own, for the processes of a test that are told of it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PIG = ROOT / "examples" / "pig"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Pig in it, as pip leaves it there; nothing is asked of the network."""
    folder = tmp_path_factory.mktemp("site")
    offline = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    pip = [sys.executable, "-m", "pip", "install", *offline, "--target", str(folder), str(PIG)]
    subprocess.run(pip, check=True, timeout=120, capture_output=True, text=True)
    return folder


def knowing(site: Path) -> dict[str, str]:
    """The environment of a process that finds Pig."""
    return os.environ | {"PYTHONPATH": str(site), "DIABLERIE_LANGUAGE": "en"}


def run(site: Path, folder: Path, *words: object, typed: str = "") -> str:
    """Run `diablerie` with Pig to its end, and return what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "diablerie", *map(str, words)],
        env=knowing(site),
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def pytest_passes(site: Path, *words: str) -> None:
    """Let another pytest, whose catalogue has Pig, run tests; at least one of them."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words],
        env=knowing(site),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=350,
    )
    assert done.returncode == 0, done.stdout[-3000:]
