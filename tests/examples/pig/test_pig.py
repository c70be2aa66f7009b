"""Pig, a game of a package of its own: everything that the house does with its own games works with it."""

import json
import re
from pathlib import Path

import pytest

from diablerie.games.catalogue import GAMES
from diablerie.words import LANGUAGES
from tests.examples.pig.installed import PIG, ROOT, pytest_passes, run, site
from tests.web.visitor import found_browser

__all__ = ["site"]


def test_it_is_no_game_of_ours_and_named_nowhere_in_the_house() -> None:
    assert "pig" not in GAMES
    sources = [
        *ROOT.glob("src/diablerie/**/*.py"),
        *ROOT.glob("web/src/**/*.ts"),
        *ROOT.glob("web/src/**/*.svelte"),
    ]
    assert sources
    for file in sources:
        assert not re.search(r"\bpig\b", file.read_text(encoding="utf-8"), re.I), file


def test_all_laws_hold_for_it(site: Path) -> None:
    pytest_passes(site, "tests/contract", "-k", "pig or nobody_can_disguise")


def test_the_house_plays_it(site: Path) -> None:
    pytest_passes(site, "tests/examples/pig/in_house.py")


@pytest.mark.skipif(found_browser() is None, reason="NO BROWSER: Pig is not tested in pages")
def test_the_browser_plays_it(site: Path) -> None:
    pytest_passes(site, "tests/examples/pig/in_browser.py")


def test_it_is_played_in_the_terminal_until_somebody_has_won(site: Path, tmp_path: Path) -> None:
    """Whoever holds after every roll that is no 1 wins or loses sooner or later."""
    words = (
        "play",
        "pig",
        "--players",
        2,
        "--bots",
        "random",
        "-o",
        "goal=20",
        "--seed",
        3,
        "--record",
        "game.jsonl",
    )
    said = run(site, tmp_path, *words, typed="x\nh\n" + "\nh\n" * 200)
    assert "means nothing here" in said
    assert "Roll first." in said
    assert re.search(r"wins? with 2\d!", said)
    assert "every move is legal, every shuffle follows from its seed" in run(
        site, tmp_path, "verify", "game.jsonl"
    )
    assert "rolls a" in run(site, tmp_path, "replay", "game.jsonl")
    assert "accuracy" in run(site, tmp_path, "analyse", "game.jsonl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(site: Path, tmp_path: Path, language: str) -> None:
    words = ("play", "pig", "--players", 2, "--bots", "hard,devil", "-o", "goal=20", "--language", language)
    assert len(run(site, tmp_path, *words).splitlines()) > 10
    texts = {
        file.parent.name: file.read_text(encoding="utf-8") for file in PIG.glob("pig/locale/*/words.ftl")
    }
    ids = {spoken: re.findall(r"^[\w-]+", text, re.M) for spoken, text in texts.items()}
    assert ids[language] == ids["en"]


def test_it_is_simulated_and_the_better_bot_wins(site: Path, tmp_path: Path) -> None:
    assert "2,000 games" in run(site, tmp_path, "simulate", "pig", "--games", 2000, "--players", 6)
    words = ("--bots", "hard,random", "--games", 200, "--seed", 1, "--json", "result.json")
    run(site, tmp_path, "tournament", "pig", *words)
    found = json.loads((tmp_path / "result.json").read_text())
    assert found["game"] == "pig"
    assert found["standings"][0]["bot"] == "hard"
    assert found["standings"][0]["wins"]["low"] > 0.5


def test_its_rules_are_told_and_it_is_listed(site: Path, tmp_path: Path) -> None:
    assert "A 1 ends the turn" in run(site, tmp_path, "rules", "pig")
    assert "pig: Pig (a folk game), 2 to 6 players" in run(site, tmp_path, "games")
