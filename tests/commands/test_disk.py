"""What the disk does to a server: it is full, or the database is taken away under it."""

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from diablerie.server.log.facts import EntryKept
from diablerie.server.log.file_lock import claimed, notice_path
from diablerie.server.log.sqlite_file import SqliteFile
from tests.children import COMMAND
from tests.commands.processes import (
    PATIENCE,
    Process,
    Visitor,
    diablerie,
    environment,
    refused,
)

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the database itself is not locked")
FULL = 75
"""The exit code after which systemd tries again."""


@LINUX
def test_who_removes_the_notice_does_not_get_in(tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        notice_path(server.database).unlink()
        for words in (("serve", "--port", 0), ("admin", "tables"), ("admin", "close", "ABC234")):
            line = refused(diablerie(tmp_path, *words))
            assert f"the database {server.database} is in use by another process" in line
        assert not notice_path(server.database).exists(), "nothing is left of those who were refused"
        Visitor(server.url, "Ada")
        assert server.stop() == 0
    with Process(tmp_path, "serve", "--port", 0) as server:
        assert server.stop() == 0


@LINUX
def test_a_claim_is_given_back_whole(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    first = claimed(path)
    assert first is not None
    notice_path(path).unlink()
    assert claimed(path) is None
    first.give_back()
    again = claimed(path)
    assert again is not None
    again.give_back()
    assert not notice_path(path).exists()


def removed(database: Path) -> None:
    database.unlink()


def replaced(database: Path) -> None:
    other = database.with_name("other.db")
    shutil.copy(database, other)
    other.replace(database)


def without_wal(database: Path) -> None:
    database.with_name(database.name + "-wal").unlink()


@pytest.mark.parametrize("change", [removed, without_wal])
def test_a_database_that_is_taken_away_stops_an_idle_server(
    change: Callable[[Path], None], tmp_path: Path
) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        change(server.database)
        assert server.end() == 1
    last = server.logged.splitlines()[-1]
    assert "critical the log cannot be written, the server stops" in server.logged
    assert "was removed or replaced under the running server; nothing was acknowledged since" in last
    assert "Traceback" not in server.logged


def copied_over(database: Path) -> None:
    shutil.copyfile(database.with_name("old.db"), database)


def with_wal_cut(database: Path) -> None:
    os.truncate(database.with_name(database.name + "-wal"), 0)


@pytest.mark.parametrize("change", [copied_over, with_wal_cut])
@pytest.mark.parametrize("stopped", [False, True])
def test_a_database_that_is_overwritten_stops_the_server_and_is_not_used_again(
    stopped: bool, change: Callable[[Path], None], tmp_path: Path
) -> None:
    """Also if the server is stopped before it could see that."""
    with Process(tmp_path, "serve", "--port", 0) as server:
        assert server.stop() == 0
    shutil.copyfile(server.database, server.database.with_name("old.db"))
    with Process(tmp_path, "serve", "--port", 0) as server:
        Visitor(server.url, "Ada")
        change(server.database)
        assert (server.stop() if stopped else server.end()) == 1
    last = server.logged.splitlines()[-1]
    assert "was overwritten under the running server; nothing was acknowledged since" in last
    assert "Traceback" not in server.logged
    line = refused(diablerie(tmp_path, "serve", "--port", 0))
    assert "was overwritten while it was in use; restore a backup, or go on without it" in line
    checked = diablerie(tmp_path, "admin", "check")
    assert (checked.returncode, "was overwritten while it was in use" in checked.stdout) == (1, True)


def test_nothing_is_acknowledged_after_a_database_was_replaced(tmp_path: Path) -> None:
    with Process(tmp_path, "serve", "--port", 0) as server:
        ada = Visitor(server.url, "Ada")
        replaced(server.database)
        try:
            status, _ = ada.ask("/api/tables", {"game": "diavolo"})
        except OSError:
            status = 0
        assert status != 201
        assert server.end() == 1
    removed(server.database)
    line = refused(diablerie(tmp_path, "serve", "--port", 0))
    assert (
        "diablerie.db is gone; diablerie.db.last says that it was here and in use; restore a backup" in line
    )


def full(done: subprocess.CompletedProcess[str]) -> None:
    """A start that failed for want of room, said in one line and to be tried again."""
    assert done.returncode == FULL, done
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("diablerie: the disk is full: ")
    assert "; make room and start again" in done.stderr
    assert "backup" not in done.stderr


@pytest.mark.parametrize("limit", [0, 100, 600, 5000, 33_000])
def test_a_start_without_room_is_tried_again_later(limit: int, tmp_path: Path) -> None:
    """A file may not grow beyond the limit: those that a start writes, one after another."""

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    done = subprocess.run(
        [*COMMAND, "serve", "--port", "0", "--no-open"],
        env=environment(tmp_path, PYTHONDONTWRITEBYTECODE="1"),
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        preexec_fn=little_room,
    )
    full(done)


IN_A_SMALL_WORLD = """
mount -t tmpfs -o size=1m,mode=700 tmpfs "$1" || exit
database="$1/games.db"; command="$2 -m diablerie"
cp "$4" "$database"
cat /dev/zero > "$1/rubbish" 2> /dev/null
truncate --size=-$3k "$1/rubbish"
timeout 30 $command serve --port 0 --no-open --database "$database"
code=$?
rm "$1/rubbish"
$command admin check --database "$database" || exit
exit $code
"""
"""A file system of our own with a megabyte, which is full."""


def may_mount() -> bool:
    """Whether this machine lets us have a file system of our own."""
    trial = ["unshare", "--user", "--map-root-user", "--mount", "true"]
    if shutil.which("unshare") is None:
        return False
    return subprocess.run(trial, capture_output=True, timeout=PATIENCE).returncode == 0


@pytest.mark.skipif(sys.platform != "linux" or not may_mount(), reason="needs a file system of its own")
@pytest.mark.parametrize("kilobytes", [0, 40])
def test_a_start_on_a_full_disk_is_tried_again_later(kilobytes: int, tmp_path: Path) -> None:
    """With so much room left, which is not enough."""
    with closing(SqliteFile(tmp_path / "games.db")) as log:
        log.append([EntryKept("ABC234", 0, b"{}")])
    (tmp_path / "small").mkdir()
    words = [tmp_path / "small", sys.executable, kilobytes, tmp_path / "games.db"]
    apart = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", IN_A_SMALL_WORLD, "sh"]
    done = subprocess.run(
        [*apart, *map(str, words)],
        env=environment(tmp_path),
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
    )
    full(done)
    assert "1 tables, 1 entries, all sound" in done.stdout
