"""`diablerie tournament` as people call it: a real process, its tables, its files, its exit code."""

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from diablerie.games.catalogue import GAMES
from tests.children import COMMAND, PATIENCE, child, wait_until
from tests.commands.typed import diablerie
from tests.independent.reader import check_file

SHORTER = {
    "little_devils": ("-o", "goal=20"),
    "devil_with_it": ("-o", "goal=500"),
    "diavolo": (),
}
EXAMPLE = f"exec:{sys.executable} examples/bot.py"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("diavolo",), "Missing option '--bots'"),
        (("chess", "--bots", "bold,random"), "unknown game 'chess'"),
        (("diavolo", "--bots", "bold"), "a tournament needs two different bots"),
        (("diavolo", "--bots", "bold,bold"), "a tournament needs two different bots"),
        (("diavolo", "--bots", "bold,bald"), "unknown bot 'bald'; did you mean bold?"),
        (("diavolo", "--bots", "bold,,random"), "unknown bot ''"),
        (
            ("diavolo", "--bots", "bold,no.module:Bot"),
            "the bot no.module:Bot cannot be loaded: ModuleNotFound",
        ),
        (
            ("diavolo", "--bots", "bold,exec:/no/such thing"),
            "cannot be started: there is no program '/no/such'",
        ),
        (("diavolo", "--bots", "bold,random", "--players", "9"), "Diavolo is for 2 to 6 players, not 9"),
        (("diavolo", "--bots", "bold,random", "--games", "0"), "0 is not in the range"),
        (("diavolo", "--bots", "bold,random", "--seconds", "0"), "0.0 is not in the range"),
        (("diavolo", "--bots", "bold,random", "-o", "race=maybe"), "option race: 'maybe' is not allowed"),
        (("diavolo", "--bots", "bold,random", "--html", "/no/such/x.html"), "cannot write /no/such/x.html"),
        (("diavolo", "--bots", "bold,random", "--json", "/no/such/x.json"), "cannot write /no/such/x.json"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(words: tuple[str, ...], said: str) -> None:
    done = diablerie("tournament", *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


@pytest.mark.parametrize(
    ("name", "fault"), [("Faint", "RuntimeError: too hot in here"), ("Leaver", "SystemExit: I am going home")]
)
def test_a_strangers_fault_in_a_worker_is_one_line_too(name: str, fault: str) -> None:
    done = diablerie(
        "tournament", "little_devils", "--bots", f"bold,tests.lab.outsiders:{name}", "--games", 4
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"outsiders:{name} failed while deciding: {fault}" in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(game: str, tmp_path: Path) -> None:
    contents = []
    for cores in (1, 2):
        data, records = tmp_path / f"{cores}.json", tmp_path / f"{cores}.jsonl"
        done = diablerie(
            "tournament", game, "--bots", "bold,cautious,random", "--games", 10, "--seed", 4,
            "--cores", cores, "--json", data, "--records", records, *SHORTER[game],
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert check_file(records) == 12
        contents.append(data.read_bytes())
    assert contents[0] == contents[1]
    assert json.loads(contents[0])["games"] == 12


def test_data_is_printed_alone_where_its_file_is_a_dash(tmp_path: Path) -> None:
    words = ("tournament", "diavolo", "--bots", "bold,random", "--games", 4, "--seed", 4)
    data = tmp_path / "data.json"
    assert "bold" in diablerie(*words, "--json", data).stdout
    assert diablerie(*words, "--json", "-").stdout == data.read_text()


def test_tables_and_page_tell_who_is_better_and_how_to_see_it_again(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    words = (
        "tournament",
        "little_devils",
        "--bots",
        "random,bold",
        "--games",
        20,
        "--seed",
        4,
        "-o",
        "goal=20",
    )
    out = diablerie(*words, "--html", page).stdout
    assert "4 deals × 6 seatings = 24 games, seed 4" in out
    assert out.index("bold") < out.index("random")
    assert "25.0% would be even" in out
    text = page.read_text()
    assert "--games 24 --seed 4 --option goal=20" in text
    assert text.count("<svg") == 4


def test_bots_that_think_by_the_clock_are_said_to_depend_on_the_machine(tmp_path: Path) -> None:
    words = ("tournament", "diavolo", "--bots", "random,bold", "--games", 4, "--seconds", "0.5")
    assert "another machine gives another result" in diablerie(*words).stdout


def test_ctrl_c_shows_what_has_been_played_and_keeps_it(tmp_path: Path) -> None:
    data, records = tmp_path / "so_far.json", tmp_path / "so_far.jsonl"
    words = ["tournament", "diavolo", "--bots", "bold,random", "--games", "900000", "--seed", "3"]
    words += ["--json", str(data), "--records", str(records)]
    growing = records.with_name("so_far.jsonl.part")
    with child([*COMMAND, *words]) as process:
        wait_until(lambda: process.poll() is not None or (growing.exists() and growing.stat().st_size))
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "stopped early: 150,000 deals were planned" in out
    assert err == ""
    so_far = json.loads(data.read_text())
    assert not so_far["whole"]
    assert check_file(records) == so_far["games"] > 0
    again = tmp_path / "again.json"
    diablerie(*words[:4], "--games", so_far["games"], "--seed", 3, "--json", again)
    assert json.loads(again.read_text()) == so_far | {"whole": True}


def test_ctrl_c_before_anything_was_played_says_so_and_ends_all_programs(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    sleeper = tmp_path / "sleeper.py"
    sleeper.write_text(
        f"import os, time\nopen({str(note)!r}, 'w').write(f'{{os.getpid()}}.')\ntime.sleep(600)\n"
    )
    words = ["tournament", "diavolo", "--bots", f"bold,exec:{sys.executable} {sleeper}", "--cores", "1"]
    with child([*COMMAND, *words]) as process:
        wait_until(lambda: process.poll() is not None or (note.exists() and note.read_text().endswith(".")))
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert out == ""
    assert err.split() == ["stopped"]
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text().rstrip(".")), 0)


def test_a_program_may_take_part_from_the_command_line() -> None:
    done = diablerie(
        "tournament",
        "devil_with_it",
        "--players",
        2,
        "--bots",
        f"bold,{EXAMPLE}",
        "--games",
        2,
        "-o",
        "goal=200",
    )
    assert done.returncode == 0, done.stderr
    assert "bot " in done.stdout
