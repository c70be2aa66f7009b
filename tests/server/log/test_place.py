"""Nobody else writes into an open database without being noticed; our own writing is no alarm."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from diablerie.server.log import guard, sqlite_file
from diablerie.server.log.backups import checked, replace
from diablerie.server.log.disk import DamagedDatabase, DatabaseGone, Overwritten, wal_of
from diablerie.server.log.facts import EntryKept
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.log.witness import Witness


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqliteFile]:
    """A log in use, of which `old.db` is a plain copy of some time ago."""
    path = tmp_path / "hall.db"
    with closing(SqliteFile(path)) as first:
        first.append([EntryKept("coal", 0, b"a")])
    shutil.copy(path, tmp_path / "old.db")
    log = SqliteFile(path)
    yield log
    with suppress(Exception):
        log.close()


def copy_over(path: Path, other: Path) -> None:
    """What `cp` does: the same file has other content."""
    path.write_bytes(other.read_bytes())


def cut(path: Path) -> None:
    os.truncate(wal_of(path), 0)


def cut_half(path: Path) -> None:
    os.truncate(wal_of(path), wal_of(path).stat().st_size // 2)


def blank(path: Path) -> None:
    size = wal_of(path).stat().st_size
    os.truncate(wal_of(path), 0)
    os.truncate(wal_of(path), size)


def write_many(log: SqliteFile, start: int, many: int) -> None:
    for version in range(start, start + many):
        log.append([EntryKept("coal", version, b"%d" % version)])


@pytest.mark.parametrize("commits", [1, guard.CHECKPOINT_AFTER + 3])
def test_an_older_copy_that_is_copied_over_the_database_is_noticed(
    commits: int, log: SqliteFile, tmp_path: Path
) -> None:
    write_many(log, 1, commits)
    copy_over(log.path, tmp_path / "old.db")
    with pytest.raises(Overwritten, match=r"hall.db was overwritten under the running server"):
        log.check_place()
    with pytest.raises(Overwritten):
        log.append([EntryKept("coal", commits + 1, b"b")])
    log.close()
    assert log.path.read_bytes() == (tmp_path / "old.db").read_bytes(), "nothing is mixed into it"
    for _ in range(2):
        with pytest.raises(DamagedDatabase, match="was overwritten while it was in use; restore a backup"):
            SqliteFile(log.path)
        assert log.path.read_bytes() == (tmp_path / "old.db").read_bytes()


@pytest.mark.parametrize("change", [cut, cut_half, blank])
def test_a_write_ahead_log_that_is_cut_in_place_is_noticed(
    change: Callable[[Path], None], log: SqliteFile
) -> None:
    write_many(log, 1, 5)
    change(log.path)
    with pytest.raises(Overwritten, match=r"hall.db-wal was overwritten under the running server"):
        log.append([EntryKept("coal", 6, b"b")])
    log.close()
    with pytest.raises(DamagedDatabase, match="was overwritten while it was in use"):
        SqliteFile(log.path)


def test_what_was_overwritten_just_before_the_end_is_said_and_not_forgotten(
    log: SqliteFile, tmp_path: Path
) -> None:
    write_many(log, 1, 5)
    copy_over(log.path, tmp_path / "old.db")
    with pytest.raises(DatabaseGone, match="was overwritten"):
        log.close()
    assert Witness(log.path).word() is not None


def test_what_is_missing_at_the_end_is_said_and_not_forgotten(
    log: SqliteFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if nobody could see that it was taken away."""
    write_many(log, 1, 5)
    blank(log.path)
    monkeypatch.setattr(log._guard.place, "check", lambda: None)
    with pytest.raises(Overwritten, match=r"has lost entry 5 of table coal|cannot be read any more"):
        log.close()
    word = Witness(log.path).word()
    assert word is not None
    assert word.version == 5


def test_our_own_writing_is_no_alarm(
    log: SqliteFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Checkpoints, settling, backups and restoring change the files too."""
    monkeypatch.setattr(sqlite_file, "SETTLE_AFTER", 50)
    monkeypatch.setattr(guard, "CHECKPOINT_AFTER", 7)
    before = log.path.read_bytes()
    write_many(log, 1, 200)
    assert log.path.read_bytes() != before, "there were checkpoints"
    log.back_up(tmp_path / "monday.db")
    write_many(log, 201, 20)
    log.restore(tmp_path / "monday.db")
    log.check_place()
    write_many(log, 201, 20)
    log.close()
    assert not wal_of(log.path).exists()
    assert not Witness(log.path).path.exists()
    with closing(SqliteFile(log.path)) as again:
        assert len(again.entries("coal")) == 221


def test_the_write_ahead_log_does_not_grow_for_ever(log: SqliteFile) -> None:
    write_many(log, 1, 2 * guard.CHECKPOINT_AFTER)
    size = wal_of(log.path).stat().st_size
    write_many(log, 1 + 2 * guard.CHECKPOINT_AFTER, 4 * guard.CHECKPOINT_AFTER)
    assert wal_of(log.path).stat().st_size < 2 * size


def test_after_it_was_overwritten_a_backup_takes_its_place_or_the_loss_is_accepted(
    log: SqliteFile, tmp_path: Path
) -> None:
    log.back_up(tmp_path / "monday.db")
    write_many(log, 1, 5)
    copy_over(log.path, tmp_path / "old.db")
    with pytest.raises(Overwritten):
        log.check_place()
    log.close()
    shutil.copytree(tmp_path, tmp_path / "other")
    SqliteFile(tmp_path / "other" / "hall.db", accept_loss=True).close()
    SqliteFile(tmp_path / "other" / "hall.db").close()
    checked(tmp_path / "monday.db")
    replace(log.path, tmp_path / "monday.db")
    with closing(SqliteFile(log.path)) as again:
        assert again.entries("coal") == [b"a"]
