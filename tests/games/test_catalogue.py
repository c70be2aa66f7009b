"""The catalogue: our games, and those that other packages bring."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from diablerie.errors import InputError
from diablerie.games.catalogue import GAMES, GROUP, find_game, installed

BROUGHT = """
from copy import copy
from diablerie.games.little_devils import GAME as OURS

GAME = copy(OURS)
GAME.name, GAME.package, GAME.bots = "other_devils", __name__, OURS.bots
"""


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("pig", "no_such_package:GAME", "cannot be loaded: ModuleNotFoundError: No module named"),
        ("pig", "diablerie.games.diavolo:NO_GAME", "cannot be loaded: AttributeError"),
        ("pig", "diablerie.games.diavolo:GAME", "must be a Manifest with the name 'pig'"),
        ("pig", "diablerie.games.diavolo:new_game", "must be a Manifest with the name 'pig'"),
        ("diavolo", "diablerie.games.diavolo:GAME", "another game of that name"),
    ],
)
def test_a_game_that_cannot_be_played_is_told_in_one_line(name: str, value: str, told: str) -> None:
    with pytest.raises(InputError) as error:
        installed(point(name, value))
    assert f"the game {name} ({value})" in str(error.value)
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def diablerie(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"PYTHONPATH": str(folder), "LANG": "en_GB.UTF-8"}
    command = [sys.executable, "-m", "diablerie", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


def package(folder: Path, points: str) -> None:
    """Install a package that brings games."""
    information = folder / "brought-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[{GROUP}]\n{points}\n")
    (folder / "brought.py").write_text(BROUGHT)
    (folder / "locale" / "en").mkdir(parents=True)
    (folder / "locale" / "en" / "words.ftl").write_text("game-other_devils = Other Devils\n")


def test_a_package_brings_a_game_that_can_be_simulated(tmp_path: Path) -> None:
    package(tmp_path, "other_devils = brought:GAME")
    done = diablerie(tmp_path, "simulate", "other_devils", "--bots", "cautious", "--games", "3")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Other Devils" in done.stdout


@pytest.mark.parametrize("code", ["roll_first", "other_devils_roll_first"])
def test_a_refusal_of_its_own_begins_with_the_name_of_the_game_and_has_a_text(
    code: str, tmp_path: Path
) -> None:
    package(tmp_path, "other_devils = brought:GAME")
    with (tmp_path / "brought.py").open("a") as file:
        file.write(f"GAME.own_codes = ({code!r},)\n")
    done = diablerie(tmp_path, "rules", "other_devils")
    assert done.returncode == 2
    told = "must begin with other_devils_ and have the text refusal-"
    assert f"its refusal {code!r} {told}{code} in English" in done.stderr.splitlines()[-1]


def test_a_game_that_is_broken_is_complained_about_and_the_others_are_played(tmp_path: Path) -> None:
    package(tmp_path, "other_devils = brought:NO_GAME")
    done = diablerie(tmp_path, "games")
    assert done.returncode == 0
    assert "little_devils: " in done.stdout
    assert [line[:31] for line in done.stderr.splitlines()] == ["diablerie: the game other_devil"]
    asked = diablerie(tmp_path, "rules", "other_devils")
    assert asked.returncode == 2
    assert "cannot be loaded: AttributeError" in asked.stderr.splitlines()[-1]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_however_its_name_is_written(name: str) -> None:
    assert find_game(f"The {name.replace('_', ' ')}") is GAMES[name]
