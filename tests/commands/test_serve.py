"""`diablerie serve` and `diablerie` alone: real processes, their output, their exit codes."""

import json
import resource
import signal
import sqlite3
import stat
import subprocess
import threading
from pathlib import Path

import pytest
import segno

from diablerie.commands.serve import serve
from diablerie.server.log.file_lock import notice_path
from diablerie.server.log.seals import entries_of
from tests.children import wait_until
from tests.commands.processes import (
    PATIENCE,
    Process,
    Visitor,
    asked,
    diablerie,
    environment,
    refused,
    seated,
)
from tests.ports import taken_port
from tests.terminal.screen import screen


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_a_signal_ends_it_well(how: int, tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        assert server.said == f"Diablerie is open at {server.url} · Ctrl-C stops it\n"
        assert asked(f"{server.url}/healthz")[1]["status"] == "ok"
        assert server.stop(how) == 0
    assert "Traceback" not in server.logged


def test_the_database_is_in_the_folder_for_data_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        files = sorted(server.database.parent.iterdir())
        assert notice_path(server.database) in files
        for file in files:
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        server.stop()
    assert list(server.database.parent.iterdir()) == [server.database]


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with taken_port() as taken:
        port = taken.getsockname()[1]
        assert f"port {port}: Address already in use; try another --port" in refused(
            diablerie(tmp_path, "serve", "--port", port)
        )


def test_a_second_server_on_one_database_is_refused_and_named_the_first(tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        (tmp_path / "other name.db").symlink_to(server.database)
        for words in ((), ("--database", "other name.db")):
            line = refused(diablerie(tmp_path, "serve", "--port", 0, *words))
            assert f"the database {server.database} is in use by the server at {server.url}" in line
            assert "choose another --database" in line
        assert asked(f"{server.url}/healthz")[0] == 200


def test_a_server_that_was_killed_claims_nothing(tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        server.stop(signal.SIGKILL)
    assert notice_path(server.database).exists()
    assert diablerie(tmp_path, "admin", "tables").stdout == "0 tables\n"
    with Process(tmp_path, "serve", "--port", 0) as server:
        assert server.stop() == 0
    assert not notice_path(server.database).exists()


def test_a_damaged_or_foreign_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    damaged, foreign = tmp_path / "damaged.db", tmp_path / "foreign.db"
    damaged.write_bytes(b"this was a database once, before it rained on it" * 99)
    assert "restore a backup" in refused(diablerie(tmp_path, "serve", "--database", damaged, "--port", 0))
    assert damaged.read_bytes().startswith(b"this was")
    with sqlite3.connect(foreign) as file:
        file.execute("CREATE TABLE recipes (cake TEXT)")
    file.close()
    assert "of another program" in refused(diablerie(tmp_path, "serve", "--database", foreign, "--port", 0))


def test_a_database_that_somebody_has_locked_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Process(tmp_path, "serve", "--port", 0, "--database", path) as server:
        server.stop()
    file = sqlite3.connect(path, isolation_level=None)
    file.execute("PRAGMA locking_mode=EXCLUSIVE")
    file.execute("BEGIN EXCLUSIVE")
    line = refused(diablerie(tmp_path, "serve", "--database", path, "--port", 0))
    assert f"cannot use the database {path}: database is locked; close what else has it open" in line
    file.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--database", "page/games.db"), "cannot make the folder"),
        (("--database", "."), "is a folder; name a file with --database"),
        (("--public-url", "games.example.org"), "write it as https://games.example.org"),
        (("--public-url", "https://example.org/games"), "leads to a folder"),
        (("--host-name", "two words"), "'two words' is no name of a host; write it as games.example.org"),
        (("--port", "70000"), "70000 is not in the range"),
        (("--host", "256.1.1.1"), "cannot listen on 256.1.1.1"),
        (("--log-level", "loud"), "'loud' is not one of"),
        (("--watchers-per-table", "-1"), "-1 is not in the range"),
        (("--database", "postgresql://ada:secret"), "write it as postgresql://user:password@host:5432/name"),
        (("--database", "postgresql://ada:secret@127.0.0.1:9/games"), "cannot be reached"),
    ],
)
def test_a_setting_that_cannot_be_is_one_line(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    (tmp_path / "page").write_text("no folder")
    line = refused(diablerie(tmp_path, "serve", *words))
    assert said in line
    assert "secret" not in line


def test_settings_come_from_the_environment_too(tmp_path: Path, kept_port: int) -> None:
    port = kept_port
    given = {
        "DIABLERIE_PORT": str(port),
        "DIABLERIE_DATABASE": str(tmp_path / "here" / "games.db"),
        "DIABLERIE_TABLES_PER_PERSON": "1",
        "DIABLERIE_PUBLIC_URL": "https://games.example.org/",
        "DIABLERIE_HOST_NAME": "club.lan games.lan",
        "DIABLERIE_LOG_FORMAT": "json",
    }
    with Process(tmp_path, "serve", **given) as server:
        assert server.url == "https://games.example.org"
        assert f"(listens on http://127.0.0.1:{port})" in server.said
        for host, status in (("club.lan", 200), ("games.lan:80", 200), ("other.lan", 421)):
            assert asked(f"http://127.0.0.1:{port}/healthz", None, {"Host": host})[0] == status
        ada = Visitor(f"http://127.0.0.1:{port}", "Ada")
        assert ada.ask("/api/tables", {"game": "diavolo"})[1]["url"].startswith("https://games.example.org/")
        assert ada.ask("/api/tables", {"game": "diavolo"})[0] == 429
        server.stop()
    assert (tmp_path / "here" / "games.db").exists()
    assert {json.loads(line)["level"] for line in server.logged.splitlines()} == {"info"}
    shown = diablerie(tmp_path, "serve", "--help").stdout
    assert all(name in shown for name in given)


def test_the_page_for_hosts_tells_every_setting_with_its_usual_value() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = [
        [cell.strip(" `") for cell in line.split("|")[1:4]] for line in page.splitlines() if "| `--" in line
    ]
    told = {option: (variable, usual) for option, variable, usual in rows}
    for option in serve.params:
        variable, usual = told.pop(option.opts[0])
        assert variable == option.envvar
        if isinstance(option.default, int) and not isinstance(option.default, bool):
            assert usual == str(option.default)
    assert told == {}


def test_on_the_lan_there_is_an_address_and_a_code_to_scan(tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--lan", "--host", "127.0.0.1", "--port", 0) as server:
        server.wait_for(lambda: "▀▀▀▀▀" in server.said)
        server.stop()
    assert scanned_modules(server.said) == modules_of(server.url)
    with Process(tmp_path, "serve", "--lan", "--port", 0) as server:
        server.wait_for(lambda: server.said.count("\n") > 1)
        assert asked(f"{server.url}/healthz")[0] == 200
        server.stop()
    assert "▀▀▀▀▀" in server.said or "No network was found" in server.said


def test_on_a_terminal_the_code_has_its_own_colours(tmp_path: Path) -> None:
    words = ("serve", "--lan", "--host", "127.0.0.1", "--port", "0")
    with screen(*words, env=environment(tmp_path), stderr=subprocess.DEVNULL) as terminal:
        terminal.wait_for("▀▀▀▀▀")
        terminal.process.terminate()
        assert terminal.ended() == 0
    drawn = [line for line in terminal.shown.splitlines() if "█" in line]
    assert drawn
    assert all(line.startswith("\x1b[38;5;231;48;5;16m") and line.endswith("\x1b[0m") for line in drawn)


def scanned_modules(said: str) -> list[list[int]]:
    """The dark and light modules of a code drawn in half blocks, light ones drawn."""
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    rows = [line for line in said.splitlines() if set(line) <= set(halves)]
    modules = []
    for row in rows:
        modules += [[halves[sign][half] for sign in row] for half in (0, 1)]
    return modules[:-1]  # an odd number of rows


def modules_of(url: str) -> list[list[int]]:
    code = segno.make(url, micro=False)
    return [list(row) for row in code.matrix_iter(border=4)]


def test_a_stop_under_load_loses_nothing(tmp_path: Path, kept_port: int) -> None:
    with Process(tmp_path, "serve", "--port", kept_port) as server:
        code, visitors = seated(server.url)
        play_and_stop(visitors, server)
    for _ in range(2):
        with Process(tmp_path, "serve", "--port", kept_port) as server:
            for visitor in visitors:
                visitor.come(code)
            play_and_stop(visitors, server)
    check_all_is_kept(server.database, code, visitors)


def play_and_stop(visitors: list[Visitor], server: Process) -> None:
    """Let people play until all have heard something, and the server is stopped, which sends them away."""
    enough = [len(visitor.heard) + 20 for visitor in visitors]
    playing = [threading.Thread(target=visitor.play_until_sent_away) for visitor in visitors]
    for thread in playing:
        thread.start()
    wait_until(lambda: all(len(one.heard) >= number for one, number in zip(visitors, enough, strict=True)))
    assert server.stop() == 0
    for thread in playing:
        thread.join(PATIENCE)
    assert [visitor.closed for visitor in visitors] == [1012] * len(visitors)


def check_all_is_kept(database: Path, code: str, visitors: list[Visitor]) -> None:
    """Whatever anybody was told or had confirmed is in the log, once."""
    with sqlite3.connect(database) as file:
        rows = file.execute("SELECT * FROM entries WHERE code = ?", (code,)).fetchall()
    file.close()
    entries = {version: json.loads(content) for _, version, content in entries_of(rows)}
    assert sorted(entries) == list(range(len(entries)))
    for visitor in visitors:
        for version, event in visitor.heard.items():
            kept = entries[version]["event"]
            assert event["do"] == kept["do"]
            assert event.get("card") == kept.get("card") or event["do"] == "deal"
        kept_ids = [entry["id"] for entry in entries.values() if entry.get("who") == visitor.key]
        assert len(set(kept_ids)) == len(kept_ids)
        assert len(visitor.done - set(kept_ids)) == 2, "only catching up leaves nothing behind"


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can limit another process")
def test_when_the_log_cannot_be_written_it_stops_with_exit_code_1(tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (90_000, 90_000))
        for number in range(1000):
            try:
                status, _ = asked(f"{server.url}/api/bots", {"name": f"Bot {number}"})
            except OSError:
                break
            if status != 201:
                break
        assert server.end() == 1
    last = server.logged.splitlines()[-1]
    assert last.startswith(f"diablerie: the database {server.database} cannot be written")
    assert "Traceback" not in server.logged
    with Process(tmp_path, "serve", "--port", 0) as server:
        assert server.stop() == 0
