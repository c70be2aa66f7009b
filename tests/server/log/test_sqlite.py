"""The log on a real disk, with real kills."""

import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from diablerie.errors import InputError
from diablerie.server.entries import decoded
from diablerie.server.log.facts import EntryKept, TableFinished, TableOpened
from diablerie.server.log.sqlite import MIGRATIONS, SqliteLog
from diablerie.server.table import Table
from tests.server.hall import Hall


def test_a_table_comes_back_from_its_file(tmp_path: Path) -> None:
    hall = Hall("devil_with_it", 3, {"goal": 300})
    guests = hall.seat_everybody(["Ada"])
    for _ in range(8):
        hall.play_on(guests)
    log = SqliteLog(tmp_path / "hall.db")
    log.append([TableOpened("coal", "devil_with_it", "key of Ada", False, 0)])
    log.append([EntryKept("coal", version, content) for version, content in enumerate(hall.log)])
    log.close()
    again = SqliteLog(tmp_path / "hall.db")
    assert again.unfinished() == ["coal"]
    table = Table.restored(map(decoded, again.entries("coal")))
    assert table.match == hall.table.match
    assert table.version == hall.table.version
    again.close()


def test_a_finished_table_is_not_fetched_again(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "hall.db")
    log.append([TableOpened("coal", "diavolo", "a", True, 0), TableOpened("fire", "diavolo", "a", True, 0)])
    log.append([TableFinished("coal", 5, True)])
    assert log.unfinished() == ["fire"]
    log.close()


def test_a_file_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "hall.db") as old:
        old.executescript(MIGRATIONS[0] + "PRAGMA user_version=1;")
        old.execute("INSERT INTO entries VALUES ('coal', 0, X'61')")
    old.close()
    log = SqliteLog(tmp_path / "hall.db")
    assert list(log.entries("coal")) == [b"a"]
    log.append([TableOpened("fire", "diavolo", "a", True, 0)])
    assert log.unfinished() == ["fire"]
    log.close()


def test_a_backup_takes_the_place_of_everything(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "hall.db")
    log.append([EntryKept("coal", 0, b"a")])
    log.back_up(tmp_path / "copy.db")
    log.append([EntryKept("coal", 1, b"b")])
    (tmp_path / "junk.db").write_bytes(b"junk" * 999)
    with pytest.raises(InputError, match="restore a backup"):
        log.restore(tmp_path / "junk.db")
    assert list(log.entries("coal")) == [b"a", b"b"]
    log.restore(tmp_path / "copy.db")
    assert list(log.entries("coal")) == [b"a"]
    log.append([EntryKept("coal", 1, b"c")])
    log.close()


def test_rows_are_written_all_or_none(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "hall.db")
    log.append([EntryKept("coal", 0, b"a")])
    with pytest.raises(sqlite3.IntegrityError):
        log.append([EntryKept("coal", 1, b"b"), EntryKept("coal", 0, b"c")])
    assert list(log.entries("coal")) == [b"a"]
    log.append([EntryKept("coal", 1, b"b")])
    log.close()


def test_a_copy_is_made_while_the_log_is_in_use(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "hall.db")
    log.append([EntryKept("coal", 0, b"a")])
    log.back_up(tmp_path / "copy.db")
    log.append([EntryKept("coal", 1, b"b")])
    copy = SqliteLog(tmp_path / "copy.db")
    assert list(copy.entries("coal")) == [b"a"]
    copy.close()
    log.close()


@pytest.mark.parametrize(
    "content", [b"not a database at all, but long enough to look at" * 50, b"SQLite format 3\0junk" * 99]
)
def test_a_damaged_file_is_refused_in_one_line(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    path.write_bytes(content)
    with pytest.raises(InputError, match="restore a backup") as told:
        SqliteLog(path)
    assert "\n" not in str(told.value)
    assert path.read_bytes() == content


def test_a_file_from_the_future_is_refused(tmp_path: Path) -> None:
    SqliteLog(tmp_path / "hall.db").close()
    with sqlite3.connect(tmp_path / "hall.db") as file:
        file.execute(f"PRAGMA user_version={len(MIGRATIONS) + 1}")
    file.close()
    with pytest.raises(InputError, match="update diablerie"):
        SqliteLog(tmp_path / "hall.db")


WRITER = """
import sys
from pathlib import Path
from diablerie.server.log.facts import EntryKept
from diablerie.server.log.sqlite import SqliteLog
log = SqliteLog(Path(sys.argv[1]))
version = sum(1 for _ in log.entries("coal"))
while True:
    log.append([EntryKept("coal", version, b"x" * 100), EntryKept("coal", version + 1, b"y" * 100)])
    version += 2
    print(version, flush=True)
"""


def test_nothing_that_was_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    luck = random.Random(1)
    acknowledged = 0
    for _ in range(15):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            for _ in range(luck.randrange(1, 12)):
                acknowledged = int(writer.stdout.readline())
            writer.send_signal(signal.SIGKILL)
            rest = writer.stdout.read().split()
            acknowledged = int(rest[-1]) if rest else acknowledged
        log = SqliteLog(path)
        kept = sum(1 for _ in log.entries("coal"))
        log.close()
        assert kept >= acknowledged
        assert kept % 2 == 0
