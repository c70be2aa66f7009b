"""The command on a real terminal."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "diablerie"]


class Screen:
    """A terminal with the command in it."""

    def __init__(self, *words: str) -> None:
        self.keyboard, inner = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=inner, stdout=inner, stderr=inner, start_new_session=True
        )
        os.close(inner)
        self.shown = ""

    def wait_for(self, text: str) -> None:
        """Read until `text` appears."""
        end = time.monotonic() + 30
        while text not in self.shown:
            ready, _, _ = select.select([self.keyboard], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{text!r} never came; shown: {self.shown}"
            self.shown += os.read(self.keyboard, 65536).decode()

    def type(self, line: str) -> None:
        self.shown = ""
        os.write(self.keyboard, f"{line}\n".encode())

    def ended(self) -> int:
        """Wait for the end and return the exit code."""
        code = self.process.wait(30)
        os.close(self.keyboard)
        return code


def test_a_person_chooses_a_game_plays_and_leaves(tmp_path: Path) -> None:
    record = tmp_path / "left.jsonl"
    screen = Screen("play", "--seed", "1", "--record", str(record))
    screen.wait_for("Which game")
    screen.type("7")
    screen.wait_for("'7' is none of them")
    screen.type("2")
    screen.wait_for("Your card")
    screen.type("?")
    screen.wait_for("diablerie rules little_devils")
    screen.type("q")
    screen.wait_for("The record is in")
    assert screen.ended() == 0
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
    screen = Screen("play", "little_devils", "--record", str(record))
    screen.wait_for("Your card")
    time.sleep(0.3)  # until it waits for the keyboard
    os.killpg(screen.process.pid, signal.SIGINT)
    screen.wait_for("stopped")
    assert "Traceback" not in screen.shown
    assert screen.ended() == 130
    assert record.exists()
