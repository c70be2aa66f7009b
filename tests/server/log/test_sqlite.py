"""The log on a real disk, with real kills."""

import asyncio
import random
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from diablerie.errors import InputError
from diablerie.server.log import sqlite_file
from diablerie.server.log.facts import EntryKept, TableFinished, TableOpened
from diablerie.server.log.schema import MIGRATIONS
from diablerie.server.log.seals import DamagedTable, entries_of
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.table.entries import decoded
from diablerie.server.table.table import Table
from tests.children import child
from tests.server.hall import Hall


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqliteFile]:
    """A log in a file of its own."""
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        yield log


def test_a_table_comes_back_from_its_file(tmp_path: Path) -> None:
    hall = Hall("devil_with_it", 3, {"goal": 300})
    guests = hall.seat_everybody(["Ada"])
    for _ in range(8):
        hall.play_on(guests)
    log = SqliteFile(tmp_path / "hall.db")
    log.append([TableOpened("coal", "devil_with_it", "key of Ada", False, 0)])
    log.append([EntryKept("coal", version, content) for version, content in enumerate(hall.log)])
    log.close()
    again = SqliteFile(tmp_path / "hall.db")
    assert asyncio.run(again.queries.unfinished()) == ["coal"]
    table = Table.restored(map(decoded, again.entries("coal")))
    assert table.ledger.match == hall.table.ledger.match
    assert table.ledger.version == hall.table.ledger.version
    again.close()


def test_a_finished_table_is_not_fetched_again(log: SqliteFile) -> None:
    log.append([TableOpened("coal", "diavolo", "a", True, 0), TableOpened("fire", "diavolo", "a", True, 0)])
    log.append([TableFinished("coal", 5, True)])
    assert asyncio.run(log.queries.unfinished()) == ["fire"]


def test_the_entries_of_a_table_that_settle_together_are_one_row(
    log: SqliteFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "SETTLE_AFTER", 6)
    for version in range(3):
        log.append(
            [EntryKept(code, version, code[:1].encode() + b"%d" % version) for code in ("fire", "coal")]
        )
    rows = log.queries.rows("SELECT * FROM settled")
    assert [(code, first, contents.count(b"\n")) for code, first, contents in rows] == [
        ("coal", 0, 2),
        ("fire", 0, 2),
    ]
    assert log.queries.rows("SELECT * FROM recent") == []
    assert list(entries_of(rows[:1])) == [EntryKept("coal", number, b"c%d" % number) for number in range(3)]
    assert asyncio.run(log.queries.has_table("fire"))


def test_any_number_of_entries_may_come_and_settle_at_once(
    log: SqliteFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = 2 * sqlite_file.AT_ONCE + 3
    for number in range(1, tables + 1):  # whether they fill statements or leave some over
        log.append([EntryKept(f"t{number}", version, b"%d" % version) for version in range(number)])
    monkeypatch.setattr(sqlite_file, "SETTLE_AFTER", 1)
    log.append([EntryKept("last", 0, b"0")])
    assert log.queries.rows("SELECT count(*) FROM settled") == [(tables + 1,)]
    for number in range(1, tables + 1):
        assert list(log.entries(f"t{number}")) == [b"%d" % version for version in range(number)]


def test_an_entry_with_a_line_break_is_refused(log: SqliteFile) -> None:
    """It would be two when it is read again."""
    with pytest.raises(sqlite3.IntegrityError, match="entry 0 of coal has a line break"):
        log.append([EntryKept("coal", 0, b"a\nb")])
    log.append([EntryKept("coal", 0, b"a")])
    assert list(log.entries("coal")) == [b"a"]


def backed_up(folder: Path) -> SqliteFile:
    """A log that had one entry when it was copied, and has two now."""
    log = SqliteFile(folder / "hall.db")
    log.append([EntryKept("coal", 0, b"a")])
    log.back_up(folder / "copy.db")
    log.append([EntryKept("coal", 1, b"b")])
    return log


def test_a_backup_takes_the_place_of_everything(tmp_path: Path) -> None:
    log = backed_up(tmp_path)
    (tmp_path / "junk.db").write_bytes(b"junk" * 999)
    with pytest.raises(InputError, match="restore a backup"):
        log.restore(tmp_path / "junk.db")
    assert list(log.entries("coal")) == [b"a", b"b"]
    log.restore(tmp_path / "copy.db")
    assert list(log.entries("coal")) == [b"a"]
    log.append([EntryKept("coal", 1, b"c")])
    log.close()


def test_rows_are_written_all_or_none(log: SqliteFile) -> None:
    log.append([EntryKept("coal", 0, b"a")])
    with pytest.raises(sqlite3.IntegrityError):
        log.append(
            [TableOpened("fire", "diavolo", "a", True, 0), TableOpened("fire", "diavolo", "a", True, 0)]
        )
    with pytest.raises(sqlite3.IntegrityError):
        log.append([EntryKept("coal", 1, b"b"), EntryKept("coal", 0, b"c")])
    assert list(log.entries("coal")) == [b"a"]
    assert asyncio.run(log.queries.unfinished()) == []
    log.append([EntryKept("coal", 1, b"b")])


@pytest.mark.parametrize("opened_again", [False, True])
@pytest.mark.parametrize("settle_after", [1, 2, 100])
@pytest.mark.parametrize("version", [-1, 0, 1, 2, 4])
def test_no_entry_is_written_twice_or_left_out(
    version: int, settle_after: int, opened_again: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether those before have settled or not, and after a failure as before it."""
    monkeypatch.setattr(sqlite_file, "SETTLE_AFTER", settle_after)
    log = SqliteFile(tmp_path / "hall.db")
    for number in range(3):
        log.append([EntryKept("coal", number, b"%d" % number)])
    if opened_again:
        log.close()
        log = SqliteFile(tmp_path / "hall.db")
    for _ in range(2):
        with pytest.raises(sqlite3.IntegrityError, match=f"entry {version} of coal cannot follow entry 2"):
            log.append([EntryKept("fire", 0, b"f"), EntryKept("coal", version, b"x")])
    log.append([EntryKept("coal", 3, b"3"), EntryKept("fire", 0, b"f")])
    assert list(log.entries("coal")) == [b"0", b"1", b"2", b"3"]
    assert list(log.entries("fire")) == [b"f"]
    log.close()


def test_a_copy_is_made_while_the_log_is_in_use(tmp_path: Path) -> None:
    log = backed_up(tmp_path)
    copy = SqliteFile(tmp_path / "copy.db")
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
        SqliteFile(path)
    assert "\n" not in str(told.value)
    assert path.read_bytes() == content


@pytest.mark.parametrize("version", [0, 2, 4, 7])
def test_a_table_of_which_an_entry_is_missing_or_there_twice_is_set_aside_and_named(
    version: int, tmp_path: Path
) -> None:
    path = tmp_path / "hall.db"
    log = SqliteFile(path)
    log.append([EntryKept("coal", number, b"%d" % number) for number in range(3)])
    log.append([EntryKept("fire", 0, b"f")])
    log.close()
    SqliteFile(path).close()  # and they have settled
    with sqlite3.connect(path) as file:
        file.execute("INSERT INTO recent VALUES ('coal', ?, X'61')", (version,))
    file.close()
    for _ in range(3):  # as often as it is opened
        log = SqliteFile(path)
        with pytest.raises(DamagedTable, match="table coal: entry 3 is damaged"):
            log.entries("coal")
        with pytest.raises(DamagedTable):
            log.append([EntryKept("coal", 3, b"3")])
        log.append([EntryKept("fire", len(log.entries("fire")), b"f")])
        log.close()


def test_a_file_from_the_future_is_refused(tmp_path: Path) -> None:
    SqliteFile(tmp_path / "hall.db").close()
    with sqlite3.connect(tmp_path / "hall.db") as file:
        file.execute(f"PRAGMA user_version={len(MIGRATIONS) + 1}")
    file.close()
    with pytest.raises(InputError, match="update diablerie"):
        SqliteFile(tmp_path / "hall.db")


def test_entries_are_in_order_whether_they_have_settled_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "SETTLE_AFTER", 7)
    for start in range(0, 20, 5):  # it is opened again and again, and some have always settled
        log = SqliteFile(tmp_path / "hall.db")
        for version in range(start, start + 5):
            log.append([EntryKept(code, version, f"{code} {version}".encode()) for code in ("fire", "coal")])
            for code in ("coal", "fire"):
                kept = [content.decode() for content in log.entries(code)]
                assert kept == [f"{code} {number}" for number in range(version + 1)]
        assert log.queries.rows("SELECT count(*) > 0 FROM settled") == [(1,)]
        log.close()


def test_a_group_that_fails_as_it_settles_leaves_nothing(
    log: SqliteFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "SETTLE_AFTER", 2)
    log.append([EntryKept("coal", 0, b"a"), EntryKept("coal", 1, b"b")])
    with pytest.raises(sqlite3.IntegrityError):
        log.append([EntryKept("coal", 2, b"c"), EntryKept("coal", 0, b"d")])
    assert list(log.entries("coal")) == [b"a", b"b"]
    log.append([EntryKept("coal", 2, b"c")])
    assert list(log.entries("coal")) == [b"a", b"b", b"c"]


WRITER = """
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from diablerie.server.log import sqlite_file
from diablerie.server.log.facts import EntryKept
from diablerie.server.log.sqlite_file import SqliteFile
sqlite_file.SETTLE_AFTER = 5
log = SqliteFile(Path(sys.argv[1]))
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
        with child([sys.executable, "-c", WRITER, str(path)], stderr=None) as writer:
            assert writer.stdout is not None
            for _ in range(luck.randrange(1, 12)):
                acknowledged = int(writer.stdout.readline())
            writer.send_signal(signal.SIGKILL)
            rest = writer.stdout.read().split()
            acknowledged = int(rest[-1]) if rest else acknowledged
        log = SqliteFile(path)
        kept = sum(1 for _ in log.entries("coal"))
        log.close()
        assert kept >= acknowledged
        assert kept % 2 == 0
