"""Files of an older version are brought up to date, and go on."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from diablerie.server.log import sqlite_file
from diablerie.server.log.facts import EntryKept, TableOpened
from diablerie.server.log.schema import MIGRATIONS
from diablerie.server.log.sqlite_file import SqliteFile


def test_a_file_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "hall.db") as old:
        old.executescript(MIGRATIONS[0] + "PRAGMA user_version=1;")
        old.execute("INSERT INTO entries VALUES ('coal', 0, X'61')")
    old.close()
    log = SqliteFile(tmp_path / "hall.db")
    assert list(log.entries("coal")) == [b"a"]
    log.append([TableOpened("fire", "diavolo", "a", True, 0)])
    assert asyncio.run(log.queries.unfinished()) == ["fire"]
    log.close()


def test_entries_of_an_older_version_that_had_not_settled_are_kept(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "hall.db") as old:
        old.executescript("".join(MIGRATIONS[:3]) + "PRAGMA user_version=3;")
        old.execute("INSERT INTO settled VALUES ('coal', 0, X'61')")
        old.execute("INSERT INTO recent VALUES ('coal', 2, X'63'), ('fire', 0, X'66'), ('coal', 1, X'62')")
    old.close()
    log = SqliteFile(tmp_path / "hall.db")
    with pytest.raises(sqlite3.IntegrityError):
        log.append([EntryKept("coal", 2, b"x")])
    log.append([EntryKept("coal", 3, b"d"), EntryKept("fire", 1, b"g")])
    assert list(log.entries("coal")) == [b"a", b"b", b"c", b"d"]
    assert list(log.entries("fire")) == [b"f", b"g"]
    log.close()


def test_rows_of_an_older_version_hold_one_entry_and_newer_ones_follow_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sqlite3.connect(tmp_path / "hall.db") as old:
        old.executescript("".join(MIGRATIONS[:4]) + "PRAGMA user_version=4;")
        old.execute("INSERT INTO settled VALUES ('coal', 0, X'61'), ('coal', 1, X'62')")
    old.close()
    monkeypatch.setattr(sqlite_file, "SETTLE_AFTER", 3)
    log = SqliteFile(tmp_path / "hall.db")
    for version in range(2, 9):
        log.append([EntryKept("coal", version, b"%d" % version)])
    assert list(log.entries("coal")) == [b"a", b"b", *(b"%d" % version for version in range(2, 9))]
    log.close()
    with sqlite3.connect(tmp_path / "hall.db") as file:
        assert file.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),), (
            "older ones must refuse it"
        )
    file.close()
