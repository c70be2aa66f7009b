"""The example that learns runs, learns something, and sits down in a tournament."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from diablerie.games.little_devils import tensor
from diablerie.rl.vector import VectorEnv
from examples import train_little_devils as example

EXAMPLE = Path(example.__file__)
ENTER = ("-m", "diablerie", "tournament", "little_devils", "--bots", "random,train_little_devils:Taught")


def run(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / EXAMPLE.name).write_text(EXAMPLE.read_text())
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env=os.environ,
        timeout=120,
    )


def error(network: example.Network) -> float:
    """How far its guesses are from the devils that came, squared."""
    env = VectorEnv("little_devils", 64, players=example.PLAYERS, rounds=1, reward="points")
    seen, cards, devils = example.play_round(env, network, np.random.default_rng(9))
    guessed, _ = network.devils(seen)
    return float(((np.take_along_axis(guessed, cards[..., None], 2)[..., 0] - devils) ** 2).mean())


def test_it_learns_how_many_devils_will_come() -> None:
    assert error(example.teach(8, 64, 1)) < 0.8 * error(example.Network.untaught(1))


def test_slopes_are_those_of_the_error() -> None:
    """A small step against the slope makes the error of the same cards smaller."""
    network, luck = example.Network.untaught(2), np.random.default_rng(2)
    seen = luck.random((32, tensor.SIZE), np.float32)
    cards, devils = luck.integers(0, 54, 32), luck.random(32, np.float32) * 10
    errors = [network.learn(seen, cards, devils) for _ in range(20)]
    assert all(later < earlier for earlier, later in zip(errors, errors[1:]))


def test_what_was_taught_sits_down_in_a_tournament(tmp_path: Path) -> None:
    taught = run(EXAMPLE.name, "--rounds", "1", "--games", "8", folder=tmp_path)
    assert taught.stdout.endswith("taught; little_devils.npz holds what it knows\n"), taught.stderr
    played = run(*ENTER, "--games", "6", "--option", "goal=5", folder=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "Taught" in played.stdout


def test_without_a_lesson_the_bot_says_what_to_do(tmp_path: Path) -> None:
    told = run(*ENTER, "--games", "1", folder=tmp_path)
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert "run train_little_devils.py first" in told.stderr
