"""The example that learns runs, learns something, and sits down in a tournament."""

import json
import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_little_devils.py"


def run(*words: str, folder: Path) -> str:
    told = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=True, cwd=folder, env=os.environ
    )
    return told.stdout


def test_what_was_taught_in_a_moment_beats_the_bot_that_draws_lots(tmp_path: Path) -> None:
    copy = tmp_path / EXAMPLE.name
    copy.write_text(EXAMPLE.read_text())
    assert "taught; little_devils.npz" in run(copy.name, "--rounds", "8", "--games", "128", folder=tmp_path)
    bots = "random,train_little_devils:Taught"
    words = ("tournament", "little_devils", "--bots", bots, "--games", "60", "--seed", "1", "--json", "found")
    run("-m", "diablerie", *words, folder=tmp_path)
    found = json.loads((tmp_path / "found").read_text())
    ahead = {bot["bot"]: bot["ahead"]["value"] for bot in found["standings"]}
    assert ahead["Taught"] > 0.5, ahead


def test_without_a_lesson_the_bot_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / EXAMPLE.name).write_text(EXAMPLE.read_text())
    words = ("tournament", "little_devils", "--bots", "random,train_little_devils:Taught", "--games", "1")
    told = subprocess.run(
        [sys.executable, "-m", "diablerie", *words], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert told.returncode != 0
    assert "run train_little_devils.py first" in told.stderr
    assert "Traceback" not in told.stderr
