"""Change the rules of a game in many small ways, one at a time, and count how often a test notices.

The game's own tests come first, which are quick; what they let pass is tried with the laws of all games.

`python tools/mutants.py [GAME …]` does it in a copy of the sources, shows every change that nobody noticed,
and ends with the figures. What was done is kept in `build/mutants`, so that a run that was stopped goes on.
"""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
WORK = ROOT / "build" / "mutants"
CONFIG = Path(__file__).with_suffix(".toml")
HOURS = 12 * 3600
"""Seconds that a step may take at most: every change of a large game is tried."""
NEEDED = ("src", "tests", "docs")
LAWS = "tests/perft tests/golden tests/games/test_refusals.py tests/contract/test_legality.py \
tests/contract/test_conserved.py tests/contract/test_taking_back.py tests/contract/test_views.py"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "site", "images")


def games() -> list[str]:
    """Every game that has rules."""
    return sorted(path.parent.name for path in (ROOT / "src/diablerie/games").glob("*/rules.py"))


def prepared(game: str) -> Path:
    """Copy what is needed into a folder of its own, where the rules can be changed."""
    copy = WORK / game
    copy.mkdir(parents=True, exist_ok=True)
    for name in NEEDED:
        shutil.rmtree(copy / name, ignore_errors=True)
        shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", copy)
    config = CONFIG.read_text(encoding="utf-8").replace("GAME", game)
    own = f"--ignore=tests/games/{game}/bots tests/games/{game}"
    for tests, words in (("own", own), ("laws", f"-k {game} {LAWS}")):
        (copy / f"{tests}.toml").write_text(config.replace("TESTS", words), encoding="utf-8")
    return copy


def run(copy: Path, *words: str) -> str:
    """Run a command of the mutation tool in a copy, with the copy's own sources."""
    environment = os.environ | {"PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        words, cwd=copy, env=environment, stdout=subprocess.PIPE, text=True, check=False, timeout=HOURS
    )
    if done.returncode:
        sys.exit(f"{' '.join(words)} failed\n{done.stdout}")
    return done.stdout


def tried(game: str) -> list[Any]:
    """Try every change of a game's rules, and return what became of each."""
    copy = prepared(game)
    session, second = copy / "own.sqlite", copy / "laws.sqlite"
    if not session.exists():
        run(copy, "cosmic-ray", "init", "own.toml", session.name)
        run(copy, "cr-filter-operators", session.name, "own.toml")
    for tests in ("own", "laws"):
        run(copy, "cosmic-ray", "baseline", f"{tests}.toml")
    run(copy, "cosmic-ray", "exec", "own.toml", session.name)
    if not second.exists():
        shutil.copy(session, second)
        with sqlite3.connect(second) as database:
            database.execute("DELETE FROM work_results WHERE test_outcome = 'SURVIVED'")
    run(copy, "cosmic-ray", "exec", "laws.toml", second.name)
    results = [json.loads(line)[1] for line in run(copy, "cosmic-ray", "dump", second.name).splitlines()]
    return [result for result in results if result and result["worker_outcome"] == "normal"]


def main(chosen: list[str]) -> None:
    """Try the chosen games, or all."""
    figures = []
    for game in chosen or games():
        results = tried(game)
        unnoticed = [result["diff"] for result in results if result["test_outcome"] == "survived"]
        print(*unnoticed, sep="\n", flush=True)
        killed = len(results) - len(unnoticed)
        share = killed / len(results)
        figures.append(f"{game}: {killed} of {len(results)} changes were noticed ({share:.1%})")
    print("\n".join(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
