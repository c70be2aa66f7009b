"""`diablerie admin`, with a server that runs and without one."""

import json
import shutil
import socket
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread

import pytest

from diablerie.server.app import OFFICE_CONNECTIONS
from diablerie.server.log.file_lock import notice_of
from diablerie.server.log.schema import MIGRATIONS
from tests.children import COMMAND, wait_until
from tests.commands.processes import (
    PATIENCE,
    Process,
    Visitor,
    asked,
    diablerie,
    refused,
    seated,
)

BOTH = pytest.mark.parametrize("runs", [True, False], ids=["running", "stopped"])


@contextmanager
def house(folder: Path, runs: bool) -> Iterator[tuple[str, list[Visitor]]]:
    """A table with a game and a public one where nobody sits; the server runs on, or it was stopped."""
    with ExitStack() as stack:
        server = stack.enter_context(Process(folder, "serve", "--port", 0))
        code, visitors = seated(server.url)
        visitors[1].open_table(game="diavolo", options={}, public=True)
        if not runs:
            assert server.stop() == 0
        yield code, visitors
        for visitor in visitors:
            visitor.leave()


@BOTH
def test_tables_lists_what_is_not_over(runs: bool, tmp_path: Path) -> None:
    with house(tmp_path, runs) as (code, _):
        listed = json.loads(diablerie(tmp_path, "admin", "tables", "--json").stdout)
        by_code = {line["code"]: line for line in listed}
        assert by_code[code]["game"] == "little_devils"
        assert by_code[code]["stage"] == "playing"
        assert by_code[code]["seats"] == ["Ada", "Bo", "Cy"]
        assert [line["stage"] for line in listed if line["code"] != code] == ["waiting"]
        shown = diablerie(tmp_path, "admin", "tables").stdout
        assert f"{code}  little_devils  playing  " in shown
        assert shown.endswith("2 tables\n")
        assert "–, –" in shown


@BOTH
def test_a_closed_table_does_not_go_on(runs: bool, tmp_path: Path) -> None:
    with house(tmp_path, runs) as (code, visitors):
        done = diablerie(tmp_path, "admin", "close", code.lower(), "--why", "the club is closing")
        assert done.stdout == f"table {code} is closed\n", done.stderr
        if runs:
            assert visitors[0].play_until_sent_away() == 4002
        assert code not in diablerie(tmp_path, "admin", "tables").stdout
        assert "is over already" in refused(diablerie(tmp_path, "admin", "close", code))
        assert "there is no table NOSUCH" in refused(diablerie(tmp_path, "admin", "close", "NOSUCH"))
        assert "1 to 100" in refused(diablerie(tmp_path, "admin", "close", code, "--why", " "))


@BOTH
def test_a_backup_is_whole_and_overwrites_nothing(runs: bool, tmp_path: Path) -> None:
    with house(tmp_path, runs) as (code, _):
        done = diablerie(tmp_path, "admin", "backup", "monday.db")
        assert done.stdout == "monday.db: 2 tables, 3 people\n", done.stderr
        assert "--force" in refused(diablerie(tmp_path, "admin", "backup", "monday.db"))
        assert diablerie(tmp_path, "admin", "backup", "monday.db", "--force").returncode == 0
        assert "cannot write" in refused(diablerie(tmp_path, "admin", "backup", "no/such/folder.db"))
        database = tmp_path / "data" / "diablerie" / "diablerie.db"
        line = refused(diablerie(tmp_path, "admin", "backup", database, "--force"))
        assert "is the database itself" in line
    assert stat.S_IMODE((tmp_path / "monday.db").stat().st_mode) == 0o600
    assert {file.name for file in tmp_path.iterdir()} == {"data", "monday.db"}
    assert not [file for file in database.parent.iterdir() if file.name.endswith(".part")]
    shutil.move(tmp_path / "monday.db", tmp_path / "elsewhere.db")
    listed = diablerie(tmp_path, "admin", "tables", "--json", "--database", "elsewhere.db").stdout
    assert {line["code"] for line in json.loads(listed)} > {code}


@BOTH
def test_a_backup_that_is_none_is_refused_before_anything_is_touched(runs: bool, tmp_path: Path) -> None:
    (tmp_path / "junk.db").write_bytes(b"SQLite format 3\0junk" * 99)
    (tmp_path / "empty.db").touch()
    for name, version in (("foreign.db", 0), ("new.db", len(MIGRATIONS) + 1)):
        with sqlite3.connect(tmp_path / name) as file:
            file.execute("CREATE TABLE recipes (cake TEXT)")
            file.execute(f"PRAGMA user_version={version}")
        file.close()
    with house(tmp_path, runs) as (code, visitors):
        diablerie(tmp_path, "admin", "backup", "cut.db")
        whole = (tmp_path / "cut.db").read_bytes()
        (tmp_path / "cut.db").write_bytes(whole[: len(whole) // 2])
        for name, said in (
            ("junk.db", "no backup of Diablerie"),
            ("empty.db", "no backup of Diablerie"),
            ("foreign.db", "no backup of Diablerie"),
            ("cut.db", ""),
            ("new.db", "update diablerie"),
            ("none.db", "cannot read none.db: No such file"),
        ):
            before = (tmp_path / name).read_bytes() if name != "none.db" else b""
            assert said in refused(diablerie(tmp_path, "admin", "restore", name)), name
            assert name == "none.db" or (tmp_path / name).read_bytes() == before
        assert code in diablerie(tmp_path, "admin", "tables").stdout
        if runs:
            assert visitors[0].do("catch_up", version=0)["type"] == "done"


def test_restore_while_running_brings_old_tables_and_people_come_back(tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        code, visitors = seated(server.url)
        kept = visitors[0].version
        assert diablerie(tmp_path, "admin", "backup", "monday.db").returncode == 0
        playing = [Thread(target=visitor.play_until_sent_away) for visitor in visitors]
        for thread in playing:
            thread.start()
        stranger = Visitor(server.url, "Dee")
        late = stranger.open_table()
        visitors[0].open_table(game="diavolo", options={}, public=True)
        wait_until(lambda: visitors[0].version >= kept + 10)
        done = diablerie(tmp_path, "admin", "restore", "monday.db")
        assert done.stdout == "monday.db: restored 1 tables, 3 people\n", done.stderr
        for thread in playing:
            thread.join(PATIENCE)
        assert [visitor.closed for visitor in visitors] == [1012, 1012, 1012]
        assert stranger.ask("/api/me")[0] == 401, "they came after the backup"
        assert asked(f"{server.url}/api/tables/{late}")[0] == 404
        assert asked(f"{server.url}/api/tables")[1]["tables"] == []
        for visitor in visitors:
            visitor.version = -1
            visitor.come(code)
        assert visitors[0].version == kept
        playing = [Thread(target=visitor.play_until_sent_away) for visitor in visitors]
        for thread in playing:
            thread.start()
        wait_until(lambda: visitors[0].version >= kept + 10)
        assert server.stop() == 0
        for thread in playing:
            thread.join(PATIENCE)
    assert "Traceback" not in server.logged
    assert "error" not in server.logged


def test_restore_makes_a_new_database_where_there_is_none(tmp_path: Path) -> None:
    with house(tmp_path, runs=False) as (code, _):
        diablerie(tmp_path, "admin", "backup", "monday.db")
    done = diablerie(tmp_path, "admin", "restore", "monday.db", "--database", "new.db")
    assert done.stdout == "monday.db: restored 2 tables, 3 people\n", done.stderr
    assert code in diablerie(tmp_path, "admin", "tables", "--database", "new.db").stdout


def test_without_a_database_there_is_nothing_to_look_after(tmp_path: Path) -> None:
    for words in (("tables",), ("close", "ABCDEF"), ("backup", "monday.db")):
        assert "there is no database" in refused(diablerie(tmp_path, "admin", *words))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_the_owner_comes_in_when_a_crowd_is_at_the_door(loop: str, tmp_path: Path) -> None:
    files = 200
    few = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *COMMAND]
    without = {"PYTHONPATH": str(hidden_uvloop(tmp_path))} if loop == "asyncio" else {}
    with ExitStack() as stack:
        server = stack.enter_context(
            Process(tmp_path, "serve", "--port", 0, "--connections-per-address", 0, start=few, **without)
        )
        port = int(server.url.rpartition(":")[2])
        for number in range(2 * files):
            stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
            if number % 20 == 0:
                assert asked(f"{server.url}/healthz")[0] == 200, "whoever asks for something comes in"
        assert diablerie(tmp_path, "admin", "tables").stdout == "0 tables\n"
        notice = notice_of(server.database)
        assert notice is not None
        admin = int(notice.admin.rpartition(":")[2])
        for _ in range(2 * OFFICE_CONNECTIONS):
            stack.enter_context(socket.create_connection(("127.0.0.1", admin), PATIENCE))
        right = {"Authorization": f"Bearer {notice.token}"}
        assert asked(f"{notice.admin}/admin/tables", None, right) == (200, [])
        server.stop()
    assert "Too many open files" not in server.logged
    assert "out of system resource" not in server.logged


def hidden_uvloop(folder: Path) -> Path:
    """A folder that makes a program believe that there is no uvloop."""
    (folder / "hidden").mkdir()
    (folder / "hidden" / "uvloop.py").write_text("raise ImportError")
    return folder / "hidden"


def test_for_everybody_else_there_is_nothing_under_admin(tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        ada = Visitor(server.url, "Ada")
        notice = notice_of(server.database)
        assert notice is not None
        nothing = asked(f"{server.url}/nothing/here")
        assert nothing[0] == 404
        for token in ("", ada.token, notice.token[:-1], notice.token + "x", "é", notice.token):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            for method, path in (
                ("GET", "tables"), ("POST", "close"), ("POST", "backup"), ("POST", "restore"),
                ("PUT", "tables"), ("DELETE", "backup"),
            ):  # fmt: skip
                body = None if method == "GET" else {"code": "ABCDEF"}
                assert asked(f"{server.url}/admin/{path}", body, headers, method) == nothing
                if token != notice.token:
                    assert asked(f"{notice.admin}/admin/{path}", body, headers, method) == nothing
        assert ada.ask("/api/me")[0] == 200
        right = {"Authorization": f"Bearer {notice.token}"}
        assert asked(f"{notice.admin}/admin/tables", None, right) == (200, [])
        assert asked(f"{notice.admin}/healthz")[0] == 404, "there is nothing else"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("tables",), "cannot be reached"),
        (("close", "ABC234"), "cannot be reached"),
        (("backup", "monday.db"), "a PostgreSQL has tools of its own"),
        (("restore", "monday.db"), "a PostgreSQL has tools of its own"),
        (("check",), "cannot be reached"),
    ],
)
def test_what_is_not_done_to_a_database_elsewhere_is_one_line(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    address = "postgresql://ada:secret@127.0.0.1:9/games"
    line = refused(diablerie(tmp_path, "admin", *words, DIABLERIE_DATABASE=address))
    assert said in line
    assert "secret" not in line
    assert not (tmp_path / "monday.db").exists()
