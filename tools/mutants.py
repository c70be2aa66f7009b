"""Change the rules of a game in many small ways, one at a time, and count how often a test notices.

`python tools/mutants.py [GAME …]` does it in a copy of the sources, shows every change that nobody noticed,
and ends with the figures. What was done is kept in `build/mutants`, so that a run that was stopped goes on.
"""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
WORK = ROOT / "build" / "mutants"
CONFIG = Path(__file__).with_suffix(".toml")
NEEDED = ("src", "tests", "docs", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "site", "images")


def games() -> list[str]:
    """Every game that has rules."""
    return sorted(path.parent.name for path in (ROOT / "src/diablerie/games").glob("*/rules.py"))


def prepared(game: str) -> Path:
    """Copy what is needed into a folder of its own, where the rules can be changed."""
    copy = WORK / game
    for name in NEEDED:
        there = copy / name
        if (ROOT / name).is_dir():
            shutil.rmtree(there, ignore_errors=True)
            shutil.copytree(ROOT / name, there, ignore=LEFT_OUT)
        else:
            copy.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, there)
    (copy / "config.toml").write_text(CONFIG.read_text("utf-8").replace("GAME", game), "utf-8")
    return copy


def run(copy: Path, *words: str) -> str:
    """Run a command of the mutation tool in a copy, with the copy's own sources."""
    environment = os.environ | {"PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(words, cwd=copy, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(words)} failed\n{done.stdout}")
    return done.stdout


def tried(game: str) -> list[tuple[Any, Any]]:
    """Try every change of a game's rules, and return each with what became of it."""
    copy = prepared(game)
    if not (copy / "session.sqlite").exists():
        run(copy, "cosmic-ray", "init", "config.toml", "session.sqlite")
        run(copy, "cr-filter-operators", "session.sqlite", "config.toml")
    run(copy, "cosmic-ray", "baseline", "config.toml")
    run(copy, "cosmic-ray", "exec", "config.toml", "session.sqlite")
    lines = run(copy, "cosmic-ray", "dump", "session.sqlite").splitlines()
    found = [tuple(json.loads(line)) for line in lines]
    return [(work, result) for work, result in found if result and result["worker_outcome"] == "normal"]


def survivors(results: list[tuple[Any, Any]]) -> Iterator[str]:
    """The changes that no test noticed."""
    for _, result in results:
        if result["test_outcome"] == "survived":
            yield result["diff"]


def main(chosen: list[str]) -> None:
    """Try the chosen games, or all."""
    figures = []
    for game in chosen or games():
        results = tried(game)
        for diff in survivors(results):
            print(diff, flush=True)
        outcomes = Counter(result["test_outcome"] for _, result in results)
        killed = outcomes["killed"] + outcomes["incompetent"]
        share = killed / len(results)
        figures.append(f"{game}: {killed} of {len(results)} changes were noticed ({share:.1%})")
    print("\n".join(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
