"""The example that evaluates random agents in PettingZoo."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "pettingzoo_random.py"


def run(*arguments: str) -> str:
    command = [sys.executable, "-W", "error", str(EXAMPLE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


@pytest.mark.parametrize("game", ["little_devils", "devil_with_it", "diavolo"])
def test_it_tells_the_mean_reward_of_every_seat(game: str) -> None:
    said = run(game, "--games", "6", "--players", "3", "--rounds", "1")
    rows = re.findall(r"player_(\d)\D+?([+-]\d\.\d{3})\D+(\d\.\d{3})", said)
    assert [seat for seat, _, _ in rows] == ["0", "1", "2"]
    assert sum(float(mean) for _, mean, _ in rows) == pytest.approx(0, abs=0.002)
    assert any(float(error) > 0 for _, _, error in rows)


def test_the_same_seed_tells_the_same() -> None:
    first, again, other = (run("diavolo", "--games", "5", "--seed", seed) for seed in ("3", "3", "4"))
    assert first == again != other
