"""The witness notices what is missing, and raises no false alarm."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from diablerie.errors import InputError
from diablerie.server.log import sqlite_file
from diablerie.server.log.disk import DamagedDatabase, DatabaseGone, wal_of
from diablerie.server.log.facts import EntryKept, PersonKept
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.log.witness import Witness, Word


def crash(log: SqliteFile, folder: Path) -> Path:
    """Have everything as a killed process would leave it, in another folder."""
    folder.mkdir()
    for file in log.path.parent.glob(log.path.name + "*"):
        if not file.name.endswith("-shm"):
            shutil.copy(file, folder)
    return folder / log.path.name


def test_a_database_that_was_closed_well_has_nothing_beside_it(tmp_path: Path) -> None:
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        log.append([EntryKept("coal", 0, b"a")])
        assert Witness(log.path).word() is not None
    assert [file.name for file in tmp_path.iterdir()] == ["hall.db"]


def test_a_crash_between_two_entries_is_no_loss(tmp_path: Path) -> None:
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        for number in range(5):
            log.append([EntryKept("coal", number, b"%d" % number)])
            left = crash(log, tmp_path / str(number))
            with closing(SqliteFile(left)) as again:
                assert len(again.entries("coal")) == number + 1


def test_a_person_who_came_last_is_missed_too(tmp_path: Path) -> None:
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        log.append([EntryKept("coal", 0, b"a")])
        log.append([PersonKept("ada", b"hash", "Ada", "", False, 0)])
        left = crash(log, tmp_path / "left")
        wal = wal_of(left)
        wal.write_bytes(wal.read_bytes()[:-100])
        with pytest.raises(DamagedDatabase, match="has lost the person who came last"):
            SqliteFile(left)


def test_a_backup_that_is_put_in_the_place_of_a_database_by_hand_is_no_loss(tmp_path: Path) -> None:
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        log.append([EntryKept("coal", 0, b"a")])
        log.back_up(tmp_path / "monday.db")
        log.append([EntryKept("coal", 1, b"b")])
        left = crash(log, tmp_path / "left")
    wal_of(left).unlink()
    shutil.copy(tmp_path / "monday.db", left)
    with closing(SqliteFile(left)) as again:
        assert again.entries("coal") == [b"a"]


def test_a_restored_backup_is_no_loss_even_twice(tmp_path: Path) -> None:
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        log.append([EntryKept("coal", 0, b"a")])
        log.back_up(tmp_path / "monday.db")
        for number in range(2):
            log.append([EntryKept("coal", 1, b"b"), EntryKept("coal", 2, b"c")])
            shutil.copy(tmp_path / "monday.db", tmp_path / "copy.db")
            log.restore(tmp_path / "copy.db")
            with closing(SqliteFile(crash(log, tmp_path / f"left {number}"))) as again:
                assert again.entries("coal") == [b"a"]


def test_a_database_that_is_gone_is_not_begun_anew_without_a_word(tmp_path: Path) -> None:
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        log.append([EntryKept("coal", 0, b"a")])
        left = crash(log, tmp_path / "left")
    left.unlink()
    wal_of(left).unlink()
    with pytest.raises(DamagedDatabase, match=r"hall.db is gone; hall.db.last says that it was here"):
        SqliteFile(left)
    Witness(left).forget()
    SqliteFile(left).close()


@pytest.mark.parametrize("content", [b"", b" " * 1024, b"junk", b"0" * 16 + b'["house"]', b"\xff" * 2000])
def test_a_witness_that_says_nothing_is_no_alarm(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "hall.db.last").write_bytes(content)
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        log.append([EntryKept("coal", 0, b"a")])
        word = Witness(log.path).word()
        assert isinstance(word, Word)
        assert (word.code, word.version) == ("coal", 0)


@pytest.mark.parametrize("ending", ["", "-wal"])
def test_nothing_is_acknowledged_when_the_file_was_removed_or_replaced(ending: str, tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    log = SqliteFile(path)
    log.append([EntryKept("coal", 0, b"a")])
    named = tmp_path / f"hall.db{ending}"
    named.rename(tmp_path / "elsewhere")
    for replaced in (False, True):
        if replaced:
            named.touch()
        with pytest.raises(DatabaseGone, match=rf"hall.db{ending} was removed or replaced"):
            log.check_place()
        with pytest.raises(DatabaseGone):
            log.append([EntryKept("fire", int(replaced), b"b")])
    log.close()


def test_a_witness_that_is_cut_or_removed_under_the_server_is_made_again(tmp_path: Path) -> None:
    """To write into a file that was cut must not end the process."""
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        last = tmp_path / "hall.db.last"
        for number, change in enumerate(("cut", "removed", "renamed")):
            if change == "cut":
                os.truncate(last, 0)
            else:
                last.rename(tmp_path / change)
                (tmp_path / "removed").unlink(missing_ok=True)
            log.append([EntryKept("coal", number, b"a")])
            word = Witness(log.path).word()
            assert word is not None
            assert word.version == number


def test_a_witness_that_cannot_be_written_hinders_nobody(tmp_path: Path) -> None:
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        (tmp_path / "hall.db.last").unlink()
        (tmp_path / "hall.db.last").mkdir()
        log.append([EntryKept("coal", 0, b"a")])
        (tmp_path / "hall.db.last").rmdir()


def test_the_witness_of_a_busy_server_hears_of_everything_at_the_next_look(tmp_path: Path) -> None:
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        log._guard.place.seen_just_now = lambda: True  # type: ignore[method-assign]
        log.append([EntryKept("coal", number, b"a") for number in range(sqlite_file.BUSY)])
        word = Witness(log.path).word()
        assert word is not None
        assert word.version == -1
        log.check_place()
        word = Witness(log.path).word()
        assert word is not None
        assert word.version == sqlite_file.BUSY - 1


def test_another_program_that_looks_is_no_alarm(tmp_path: Path) -> None:
    """Somebody may read the database with SQLite's own tools while a server runs."""
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        log.append([EntryKept("coal", 0, b"a")])
        with closing(sqlite3.connect(tmp_path / "hall.db")) as other:
            other.execute("SELECT * FROM entries").fetchall()
        log.append([EntryKept("coal", 1, b"b")])
        assert log.entries("coal") == [b"a", b"b"]


def test_a_file_that_is_no_database_is_still_refused_before_its_witness_is_asked(tmp_path: Path) -> None:
    (tmp_path / "hall.db").write_bytes(b"rain" * 999)
    with pytest.raises(InputError, match="file is not a database; restore a backup"):
        SqliteFile(tmp_path / "hall.db")


def test_a_backup_that_is_copied_into_the_file_under_a_running_server_is_noticed(tmp_path: Path) -> None:
    log = SqliteFile(tmp_path / "hall.db")
    log.append([EntryKept("coal", 0, b"a")])
    log.back_up(tmp_path / "monday.db")
    log.check_place()
    (tmp_path / "hall.db").write_bytes((tmp_path / "monday.db").read_bytes())
    with pytest.raises(DatabaseGone):
        log.append([EntryKept("coal", 1, b"b")])
    log.close()
    assert (tmp_path / "hall.db.last").exists(), "what was acknowledged is not forgotten"
