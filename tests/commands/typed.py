"""The command as people type it: a real process, to its end."""

import subprocess
from pathlib import Path

from tests.children import COMMAND


def diablerie(*words: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, words)], input=typed, capture_output=True, text=True, timeout=120
    )


def records(path: Path, game: str = "little_devils", *words: object) -> Path:
    done = diablerie("simulate", game, "--games", 2, "--seed", 1, "--records", path, *words)
    assert done.returncode == 0, done.stderr
    return path
