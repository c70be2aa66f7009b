"""Whoever wants a command to end is obeyed, whatever it was started deaf to, and nothing is left over."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.children import COMMAND, PATIENCE, child, deaf, wait_until
from tests.commands.processes import Process
from tests.commands.typed import records
from tests.terminal.screen import screen

ENDINGS = [(signal.SIGINT, 130), (signal.SIGTERM, 143)]
either = pytest.mark.parametrize(("how", "code"), ENDINGS, ids=["SIGINT", "SIGTERM"])


def gone(pid: int) -> bool:
    """Whether there is no such process any more; one that nobody has buried yet is gone too."""
    with suppress(OSError):
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


def ended(process: subprocess.Popen[str], how: int) -> tuple[str, str]:
    """End a process by a signal to it alone, and return what it has said."""
    process.send_signal(signal.SIGHUP)  # it was started so as not to hear this
    process.send_signal(how)
    return process.communicate(timeout=PATIENCE)


@either
def test_a_deaf_tournament_shows_what_has_been_played(how: int, code: int, tmp_path: Path) -> None:
    data, games = tmp_path / "so_far.json", tmp_path / "so_far.jsonl"
    words = ["tournament", "diavolo", "--bots", "bold,random", "--games", "900000", "--cores", "2"]
    growing = games.with_name("so_far.jsonl.part")
    with child([*deaf(COMMAND), *words, "--json", str(data), "--records", str(games)]) as process:
        wait_until(lambda: process.poll() is not None or (growing.exists() and growing.stat().st_size))
        out, err = ended(process, how)
    assert process.returncode == code, err
    assert "stopped early: 150,000 deals were planned" in out
    assert err == ""
    assert json.loads(data.read_text())["games"] > 0
    assert games.exists()
    assert not growing.exists()


@either
def test_a_deaf_tournament_ends_its_programs(how: int, code: int, tmp_path: Path) -> None:
    sleeper = tmp_path / "sleeper.py"
    sleeper.write_text(
        f"import os, time\nopen({str(tmp_path)!r} + f'/{{os.getpid()}}.pid', 'w').close()\ntime.sleep(600)\n"
    )
    words = ["tournament", "diavolo", "--bots", f"bold,exec:{sys.executable} {sleeper}", "--cores", "2"]
    with child([*deaf(COMMAND), *words]) as process:
        wait_until(lambda: process.poll() is not None or len(list(tmp_path.glob("*.pid"))) == 2)
        out, err = ended(process, how)
        assert (process.returncode, out, err.split()) == (code, "", ["stopped"])
        wait_until(lambda: all(gone(int(note.stem)) for note in tmp_path.glob("*.pid")))


@either
def test_a_deaf_simulation_leaves_no_half_file(how: int, code: int, tmp_path: Path) -> None:
    growing = tmp_path / "games.part"
    words = ["simulate", "little_devils", "--games", "900000", "-o", "goal=1", "--records"]
    with child([*deaf(COMMAND), *words, str(tmp_path / "games")]) as process:
        wait_until(lambda: process.poll() is not None or (growing.exists() and growing.stat().st_size))
        out, err = ended(process, how)
    assert (process.returncode, out, err.split()) == (code, "", ["stopped"])
    assert list(tmp_path.iterdir()) == []


@either
def test_a_deaf_game_at_the_keyboard_keeps_its_record(how: int, code: int, tmp_path: Path) -> None:
    record = tmp_path / "stopped.jsonl"
    with screen("play", "little_devils", "--record", str(record), start=deaf(COMMAND)) as shown:
        shown.wait_for("Your card")
        shown.process.send_signal(how)
        shown.wait_for("stopped")
        assert shown.ended() == code
    assert "Traceback" not in shown.shown
    assert record.exists()


@either
def test_a_deaf_analysis_ends(how: int, code: int, tmp_path: Path) -> None:
    games = records(tmp_path / "games.jsonl")
    with screen("analyse", str(games), "--effort", "100", start=deaf(COMMAND)) as shown:
        shown.wait_for("getting ready")
        shown.process.send_signal(how)
        shown.wait_for("stopped")
        assert shown.ended() == code
    assert "Traceback" not in shown.shown


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["SIGINT", "SIGTERM"])
def test_a_deaf_server_ends_well(how: int, tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0, start=deaf(COMMAND)) as server:
        os.kill(server.pid, signal.SIGHUP)
        assert server.stop(how) == 0
    assert "Traceback" not in server.logged


CONFTEST = """
import os, signal, sys
import tests.conftest
print(signal.getsignal(signal.SIGINT), signal.pthread_sigmask(signal.SIG_BLOCK, ()), flush=True)
os.execv(sys.executable, [sys.executable, "-c", "import signal; print(signal.getsignal(signal.SIGINT))"])
"""


def test_what_deaf_tests_start_hears_the_usual_signals() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        deaf([sys.executable, "-c", CONFTEST]), cwd=root, capture_output=True, text=True, timeout=60
    )
    usual = repr(signal.default_int_handler)
    assert done.stdout.splitlines() == [f"{usual} set()", usual], done.stderr


LOST = """
import os, signal, time
try:
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(60)
except KeyboardInterrupt:
    raise ValueError("what was that?")
"""


@pytest.mark.parametrize("code", ['exec("raise KeyboardInterrupt")', LOST], ids=["exec", "lost"])
def test_an_interrupt_has_the_code_of_any_other_wherever_it_comes(code: str, tmp_path: Path) -> None:
    """Most of numba is made by exec(), so that is where Ctrl-C comes when a command is getting ready.

    Now and then a library makes another error of it, too.
    """
    (tmp_path / "strange.py").write_text(code)
    words = ["tournament", "diavolo", "--bots", "bold,strange:Bot"]
    with child([*COMMAND, *words], env=os.environ | {"PYTHONPATH": str(tmp_path)}) as process:
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err.split() == ["stopped"]
