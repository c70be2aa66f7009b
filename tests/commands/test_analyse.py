"""`diablerie analyse`: what it prints, and how it complains."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from diablerie.commands import run
from diablerie.games.catalogue import GAMES
from diablerie.match.record import encode
from diablerie.words import LANGUAGES, say
from tests.commands.typed import diablerie
from tests.play import NAMES, Table, play

QUICK = ("--effort", 0.05)
OPTIONS: dict[str, dict[str, Any]] = {
    "little_devils": {"goal": 5},
    "devil_with_it": {"goal": 300},
    "diavolo": {"limit": 3, "race": False},
}


class Said(NamedTuple):
    """What a command has said."""

    code: int
    out: str
    err: str


Analyse = Callable[..., Said]


@pytest.fixture
def analyse(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Analyse:
    """The command without a process of its own: what it compiles, it compiles once."""

    def call(*words: object) -> Said:
        monkeypatch.setattr(sys, "argv", ["diablerie", "analyse", *map(str, words)])
        code = run()
        return Said(code, *capsys.readouterr())

    return call


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record of each game, and one file with all of them."""
    folder = tmp_path_factory.mktemp("records")
    everything = b""
    for name, game in GAMES.items():
        played = play(Table(game, ("bold", "random", "cautious"), OPTIONS[name], 4))
        everything += (content := encode(played.lines))
        (folder / f"{name}.jsonl").write_bytes(content)
    (folder / "all.jsonl").write_bytes(everything)
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_a_review_tells_every_decision_and_ends_with_a_table_of_the_players(
    records: Path, game: str, analyse: Analyse
) -> None:
    done = analyse(records / f"{game}.jsonl", *QUICK, "--language", "en")
    assert (done.code, done.err) == (0, "")
    title, *lines = done.out.splitlines()
    assert title == f"{GAMES[game].title}: Ada, Bo, Cleo"
    assert "Round 1" in lines
    heads, *rows = lines[-4:]
    assert heads.split()[:3] == ["player", "accuracy", "decisions"]
    assert [row.split()[0] for row in rows] == list(NAMES[:3])
    decisions = [line.split()[1] for line in lines[:-5] if line and not line.startswith("Round")]
    assert [decisions.count(name) for name in NAMES[:3]] == [int(row.split()[2]) for row in rows]


@pytest.mark.parametrize("game", GAMES)
def test_as_json_it_has_the_same_decisions(records: Path, game: str, analyse: Analyse) -> None:
    path = records / f"{game}.jsonl"
    review = json.loads(analyse(path, *QUICK, "--json").out)
    again = json.loads(analyse(path, *QUICK, "--json", "--seat", 1).out)
    assert review["game"] == game
    assert [player["name"] for player in review["players"]] == list(NAMES[:3])
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    events = [line for line in lines if "by" in line]
    for one in review["decisions"]:
        played, event = one["played"]["event"], events[one["event"] - 1]
        assert played["do"] == "nothing" or played.items() <= event.items()
        assert played["do"] == "nothing" or event["by"] == one["seat"]
        assert one["choices"][0]["chance"] >= one["played"]["chance"]
    assert again["players"] == [review["players"][1]]
    assert again["decisions"] == [one for one in review["decisions"] if one["seat"] == 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(records: Path, language: str, analyse: Analyse) -> None:
    for game in (1, 2, 3):
        done = analyse(records / "all.jsonl", *QUICK, "--seat", 0, "--game", game, "--language", language)
        assert say(language, "analysis-round", round=1) in done.out
        assert say(language, "analysis-accuracy") in done.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("/no/such/file",), "cannot read /no/such/file: No such file or directory"),
        (("RECORD", "--seat", 3), "there is no seat 3; this game has the seats 0 to 2"),
        (("RECORD", "--game", 2), "holds 1 game, so there is no game 2"),
        (("RECORD", "--effort", 0), "0.0 is not in the range"),
        (("BROKEN",), "refused (not_your_turn)"),
        (("EMPTY",), "there is no game in this file"),
        ((), "Missing argument 'FILE'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    records: Path, words: tuple[object, ...], said: str, analyse: Analyse
) -> None:
    lines = (records / "little_devils.jsonl").read_bytes().splitlines(keepends=True)
    files = {"RECORD": lines, "BROKEN": [*lines[:2], lines[3]], "EMPTY": []}
    for name, content in files.items():
        (records / name).write_bytes(b"".join(content))
    done = analyse(*[records / str(word) if word in files else word for word in words])
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert said in done.err


def test_a_game_without_choices_says_so_in_a_process_of_its_own(records: Path) -> None:
    header, *_ = (records / "diavolo.jsonl").read_bytes().splitlines(keepends=True)
    (records / "short").write_bytes(header)
    done = diablerie("analyse", records / "short", "--language", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Nobody had a choice" in done.stdout
