"""Rows that are no entries are sealed too: one that is not what was kept is named, and not believed."""

import asyncio
import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from diablerie.errors import InputError
from diablerie.server.log.backups import checked
from diablerie.server.log.check import examined
from diablerie.server.log.disk import DamagedDatabase, readable, wal_of
from diablerie.server.log.facts import (
    Contest,
    EntryKept,
    PersonRenamed,
    Standing,
    TableFinished,
)
from diablerie.server.log.home import DamagedPerson
from diablerie.server.log.rows import KEYS
from diablerie.server.log.schema import MIGRATIONS, SEALED
from diablerie.server.log.sqlite_file import SqliteFile
from tests.databases.kept import ADA, DAMAGES, FINISHED, OPENED, RATED, RENAMED, SEATED


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with a row of each kind, all changed as they are in a game."""
    path = tmp_path / "hall.db"
    with closing(SqliteFile(path)) as log:
        log.append([ADA, OPENED, EntryKept("COAL22", 0, b"{}")])
        log.append([RENAMED, FINISHED])
        log.append([SEATED, RATED])
    return path


def standing(log: SqliteFile) -> Standing:
    """What the log knows of Ada when a game ends."""
    contest = Contest("FIRE33", "diavolo", ["ada"], 9, lambda before, meetings: [])
    (before,) = log.append([contest])[contest].before
    return before


def damages(path: Path) -> list[str]:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.text_factory = readable
        return examined(file, lambda read: None).damages


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(statement)


def test_what_was_written_and_changed_is_sound_and_read_as_it_was(path: Path) -> None:
    assert damages(path) == []
    with closing(SqliteFile(path)) as log:
        assert asyncio.run(log.queries.person_with_key("ada")) == ADA._replace(name="Ada L", colour="moss")
        assert standing(log).rating == RATED
        assert len(asyncio.run(log.queries.best_rated("diavolo", 0, 99.0, 5))) == 1
        assert asyncio.run(log.queries.finished_at("COAL22")) == 7


@pytest.mark.parametrize("named", DAMAGES)
def test_a_row_that_was_changed_is_named(
    named: str, path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    change(path, DAMAGES[named])
    shutil.copy(path, tmp_path / "backup.db")
    assert damages(path) == [named]
    with pytest.raises(InputError, match=f"this backup is damaged .{named}.; take an older one"):
        checked(tmp_path / "backup.db")
    with caplog.at_level(logging.CRITICAL):
        SqliteFile(path).close()
    assert caplog.messages == [f"{named}; it is not believed: restore a backup"]


def test_a_damaged_row_is_not_believed_and_does_not_become_sound_by_a_change(path: Path) -> None:
    for statement in DAMAGES.values():
        change(path, statement)
    with closing(SqliteFile(path)) as log:
        log.append([PersonRenamed("Eve", "moss", "ada"), TableFinished("COAL22", 8, True)])
        with pytest.raises(DamagedPerson, match="what was kept of you is damaged, so you are not let in"):
            asyncio.run(log.queries.person_with_token(ADA.token))
        assert standing(log) == Standing(None, 0)
        assert asyncio.run(log.queries.best_rated("diavolo", 0, 99.0, 5)) == []
        assert asyncio.run(log.queries.finished_at("COAL22")) == 0
    assert sorted(damages(path)) == sorted(DAMAGES)


@pytest.mark.parametrize("seed", range(40))
def test_a_flipped_bit_in_a_row_is_always_found(seed: int, path: Path) -> None:
    luck = Random(seed)

    def rows() -> object:
        with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as file:
            file.text_factory = bytes
            return [file.execute(f"SELECT * FROM {table}").fetchall() for table in KEYS]

    content, before = bytearray(path.read_bytes()), rows()
    texts = (b"hash of Ada", b"Ada Lmoss", b"COAL22diavoloada", b"diavoloada")
    word = luck.choice(texts)
    places = [place for place in range(len(content)) if content.startswith(word, place)]
    content[luck.choice(places) + luck.randrange(-6, len(word) + 8)] ^= 1 << luck.randrange(8)
    path.write_bytes(content)
    try:
        changed = rows() != before
    except sqlite3.DatabaseError:
        changed = True
    if changed:
        assert damages(path)


def test_rows_of_an_older_version_are_sealed_when_they_are_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with closing(sqlite3.connect(path)) as old, old:
        old.executescript("".join(MIGRATIONS[: SEALED - 1]) + f"PRAGMA user_version={SEALED - 1};")
        old.execute("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)", ADA)
        old.execute("INSERT INTO ratings VALUES ('diavolo', 'ada', 25, 8, 1)")
        old.execute("INSERT INTO tables VALUES ('COAL22', 'diavolo', 'ada', 1, 0, NULL, 0)")
        old.execute("INSERT INTO settled VALUES ('COAL22', 0, X'7B7D')")
        old.execute("INSERT INTO seats VALUES ('COAL22', 0, 'ada', 'Ada', '', 3, 1)")
    with closing(SqliteFile(path)) as log:
        assert asyncio.run(log.queries.person_with_token(ADA.token)) == ADA
        assert standing(log).rating == RATED
        assert asyncio.run(log.queries.unfinished()) == ["COAL22"]
    assert damages(path) == []


def test_a_new_name_that_was_acknowledged_and_is_gone_is_missed(path: Path, tmp_path: Path) -> None:
    (tmp_path / "left").mkdir()
    with closing(SqliteFile(path)) as log:
        log.append([EntryKept("FIRE33", 0, b"{}")])
        log.append([PersonRenamed("Beatrice", "moss", "ada")])
        for name in ("hall.db", "hall.db-wal", "hall.db.last"):
            shutil.copy(tmp_path / name, tmp_path / "left")
    left = tmp_path / "left" / "hall.db"
    wal = wal_of(left)
    wal.write_bytes(wal.read_bytes()[:-100])
    with pytest.raises(DamagedDatabase, match="has lost a person's new name, which was acknowledged"):
        SqliteFile(left)
