"""The command on a real terminal."""

import os
import signal
import subprocess
from pathlib import Path

from tests.children import COMMAND
from tests.terminal.screen import screen


def test_a_person_chooses_a_game_plays_and_leaves(tmp_path: Path) -> None:
    record = tmp_path / "left.jsonl"
    with screen("play", "--seed", "1", "--record", str(record)) as shown:
        shown.wait_for("Which game")
        shown.type("7")
        shown.wait_for("'7' is none of them")
        shown.type("2")
        shown.wait_for("Your card")
        shown.type("?")
        shown.wait_for("diablerie rules little_devils")
        shown.type("q")
        shown.wait_for("The record is in")
        assert shown.ended() == 0
    assert record.read_text().count("\n") >= 2


def test_the_end_of_the_input_leaves_the_game() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "devil_with_it"], input="", capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0
    assert "the game is not finished" in done.stdout
    assert done.stderr == ""


def test_ctrl_c_stops_a_game_without_a_traceback_and_keeps_its_record(tmp_path: Path) -> None:
    record = tmp_path / "stopped.jsonl"
    with screen("play", "little_devils", "--record", str(record)) as shown:
        shown.wait_for("Your card")
        os.killpg(shown.process.pid, signal.SIGINT)
        shown.wait_for("stopped")
        assert "Traceback" not in shown.shown
        assert shown.ended() == 130
    assert record.exists()
