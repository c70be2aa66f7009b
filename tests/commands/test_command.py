"""The command as people call it: a real process, its output, its exit code."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from diablerie import __version__
from diablerie.games.catalogue import GAMES
from tests.children import COMMAND, PATIENCE, child, wait_until
from tests.commands.typed import diablerie, records
from tests.independent.reader import check_file


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "litle_devils"), "unknown game 'litle_devils'; did you mean little_devils?"),
        (("simulate", "chess"), "unknown game 'chess'; there are: devil_with_it, little_devils, diavolo"),
        (("simulate", "little_devils", "--players", "2"), "Little Devils is for 3 to 6 players, not 2"),
        (("play", "diavolo", "--players", "7"), "Diavolo is for 2 to 6 players, not 7"),
        (("simulate", "diavolo", "-o", "goal=3"), "unknown option 'goal'; this game has: race, limit"),
        (
            ("simulate", "little_devils", "-o", "goal=none"),
            "option goal: 'none' is not allowed; allowed: 1 to 500",
        ),
        (("simulate", "little_devils", "-o", "goal"), "option 'goal' has no value"),
        (("simulate", "diavolo", "--bots", "bald"), "unknown bot 'bald'; did you mean bold?"),
        (("simulate", "diavolo", "--players", "2", "--bots", "bold,bold,bold"), "3 bots for 2 players"),
        (("simulate", "diavolo", "--games", "0"), "0 is not in the range"),
        (
            ("simulate", "diavolo", "--records", "/no/such/folder/x.jsonl"),
            "cannot write /no/such/folder/x.jsonl",
        ),
        (("simulate",), "Missing argument 'GAME'"),
        (("play", "diavolo", "--names", "A,B"), "2 names for 1 person; the other seats are bots"),
        (("play", "diavolo", "--names", "x" * 500), "must have 1 to 24 printable characters"),
        (("replay", "/no/such/file"), "cannot read /no/such/file: No such file or directory"),
        (("verify", "/"), "cannot read /: Is a directory"),
        (("rules", "hearts"), "unknown game 'hearts'"),
        (("wash",), "No such command 'wash'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(words: tuple[str, ...], said: str) -> None:
    done = diablerie(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


def test_version_help_and_games_say_what_there_is() -> None:
    assert diablerie("--version").stdout == f"diablerie {__version__}\n"
    assert "simulate" in diablerie("--help").stdout
    listed = diablerie("games").stdout
    for game in GAMES.values():
        assert game.title in listed
        assert all(f"{option.name}=" in listed for option in game.options)
    for name in ("play", "serve", "admin", "simulate", "replay", "verify", "rules", "games", "completion"):
        assert diablerie(name, "--help").stdout.startswith(f"Usage: diablerie {name}")


@pytest.mark.parametrize("game", GAMES)
def test_rules_prints_our_rulebook_with_its_clauses(game: str) -> None:
    text = diablerie("rules", game).stdout
    assert text.startswith(f"# {GAMES[game].title}")
    assert "**2.1**" in text


def test_completion_offers_commands_games_and_bots() -> None:
    assert "_diablerie_completion" in diablerie("completion", "bash").stdout

    def offered(*words: str) -> list[str]:
        environment = os.environ | {
            "_DIABLERIE_COMPLETE": "bash_complete",
            "COMP_WORDS": " ".join(("diablerie", *words)),
            "COMP_CWORD": str(len(words)),
        }
        done = subprocess.run(COMMAND, env=environment, capture_output=True, text=True, timeout=60)
        return [line.partition(",")[2] for line in done.stdout.splitlines()]

    assert "simulate" in offered("sim")
    assert offered("play", "dia") == ["diavolo"]
    assert offered("simulate", "diavolo", "--bots", "bold,c") == ["bold,cautious"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(game: str, tmp_path: Path) -> None:
    def compiled(cores: int) -> object:
        words = ("simulate", game, "--games", 5000, "--seed", 7, "--cores", cores, "--json")
        return json.loads(diablerie(*words).stdout)

    assert compiled(1) == compiled(2)
    contents = []
    for cores in (1, 3):
        path = tmp_path / f"{cores}.jsonl"
        diablerie(
            "simulate", game, "--games", 9, "--seed", 7, "--bots", "bold,cautious", "--cores", cores,
            "--records", path,
        )  # fmt: skip
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        contents.append([{k: v for k, v in line.items() if k != "started"} for line in lines])
    assert contents[0] == contents[1]


@pytest.mark.parametrize("game", GAMES)
def test_simulated_records_hold_for_strangers_and_for_verify(game: str, tmp_path: Path) -> None:
    for players in range(GAMES[game].fewest, GAMES[game].most + 1):
        path = tmp_path / f"{players}.jsonl"
        done = diablerie(
            "simulate", game, "--players", players, "--games", 12, "--seed", 3, "--records", path,
            "--bots", "random,bold", "--cores", 1,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert check_file(path) == 12
        verified = diablerie("verify", path)
        assert verified.returncode == 0
        assert "12 games" in verified.stdout


def test_the_table_names_seats_bots_and_intervals() -> None:
    out = diablerie(
        "simulate", "diavolo", "--players", 3, "--games", 30, "--bots", "bold,random,cautious"
    ).stdout
    for word in (
        "seat 0",
        "seat 2",
        "bold",
        "random",
        "cautious",
        "95 % interval",
        "rounds a game",
        "moves a game",
    ):
        assert word in out


def test_games_that_never_end_are_stopped_and_that_is_said(tmp_path: Path) -> None:
    words = ("simulate", "devil_with_it", "--players", 2, "--games", 1, "--seed", 1, "-o", "goal=1000000")
    assert "1 games were stopped after 10,000 rounds" in diablerie(*words).stdout
    path = tmp_path / "long.jsonl"
    assert diablerie(*words, "--records", path).returncode == 0
    assert json.loads(path.read_text().splitlines()[-1])["result"]["stopped"] is True
    assert check_file(path) == 1
    assert diablerie("verify", path).returncode == 0


def test_verify_names_the_line_that_was_changed(tmp_path: Path) -> None:
    path = records(tmp_path / "games.jsonl")
    lines = path.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if '"do":"play"' in line)
    other = json.loads(lines[at])
    other["card"] = other["card"] % 36 + 1
    lines[at] = json.dumps(other)
    path.write_text("\n".join(lines) + "\n")
    done = diablerie("verify", path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "games.jsonl, line " in done.stderr


def test_replay_tells_a_game_and_shows_any_moment_from_any_seat(tmp_path: Path) -> None:
    path = records(tmp_path / "games.jsonl")
    told = diablerie("replay", path).stdout
    assert "takes the trick" in told
    assert "The fewest devils win" in told
    moment = diablerie("replay", path, "--at", 3).stdout
    assert moment.count("Hand of") == 4
    own = diablerie("replay", path, "--at", 3, "--seat", 1).stdout
    assert "Your hand" in own
    assert "Hand of" not in own
    assert "Diavolo" not in diablerie("replay", path, "--game", 2).stdout
    assert "nothing after event 99999" in diablerie("replay", path, "--at", 99999).stderr
    assert "holds 2 games" in diablerie("replay", path, "--game", 9).stderr
    assert "no seat 5" in diablerie("replay", path, "--seat", 5).stderr


def test_a_closed_pipe_ends_it_quietly(tmp_path: Path) -> None:
    path = records(tmp_path / "games.jsonl")
    with child([*COMMAND, "replay", str(path)]) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(PATIENCE) in (0, 1)


@pytest.mark.parametrize(
    ("words", "sign"),
    [
        (("--games", "5000000"), "cache/**/*.nbi"),  # compiled, and at it
        (("--games", "900000", "-o", "goal=1", "--records", "records/games"), "records/games.part"),
    ],
    ids=["compiled", "recorded"],
)
def test_ctrl_c_stops_a_simulation_at_once_and_leaves_no_half_file(
    words: tuple[str, ...], sign: str, tmp_path: Path
) -> None:
    (tmp_path / "records").mkdir()
    own = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    with child([*COMMAND, "simulate", "little_devils", *words], env=own, cwd=tmp_path) as process:
        wait_until(
            lambda: process.poll() is not None or any(file.stat().st_size for file in tmp_path.glob(sign))
        )
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert out == ""
    assert err.split() == ["stopped"]
    assert list((tmp_path / "records").iterdir()) == []
