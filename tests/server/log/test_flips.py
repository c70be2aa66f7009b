"""A flipped bit in an entry is found and named, wherever it is; nothing is played on that was not kept."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from diablerie.errors import InputError
from diablerie.server.log import sqlite_file
from diablerie.server.log.backups import checked
from diablerie.server.log.check import Findings, examined
from diablerie.server.log.disk import DamagedDatabase, readable, wal_of
from diablerie.server.log.facts import EntryKept, TableOpened
from diablerie.server.log.seals import DamagedTable, beginning, seal_of
from diablerie.server.log.sqlite_file import SqliteFile
from tests.server.hall import Hall

CODES = ("COAL22", "FIRE33")
FLIPS = 30


class Kept(NamedTuple):
    """A game that was played, as it lies on the disk."""

    whole: Path
    """Everything in one file."""
    crashed: Path
    """A folder as it was left, with the last of it in the write-ahead log."""
    log: list[bytes]


@pytest.fixture(scope="module", params=[10**9, 40], ids=["recent", "settled"])
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Two tables at which the same was played."""
    hall = Hall("devil_with_it", 3, {"goal": 300})
    guests = hall.seat_everybody(["Ada"])
    for _ in range(8):
        hall.play_on(guests)
    folder, crashed = tmp_path_factory.mktemp("house"), tmp_path_factory.mktemp("crashed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite_file, "SETTLE_AFTER", request.param)
        log = SqliteFile(folder / "hall.db")
        log.append([TableOpened(code, "devil_with_it", "key of Ada", False, 0) for code in CODES])
        for version, content in enumerate(hall.log):
            log.append([EntryKept(code, version, content) for code in CODES])
        for file in folder.iterdir():
            if not file.name.endswith("-shm"):
                shutil.copy(file, crashed)
        whole = tmp_path_factory.mktemp("whole") / "hall.db"
        log.queries.rows(
            "VACUUM INTO ?", str(whole)
        )  # without pages that are free, where old entries would lie
        log.close()
    return Kept(whole, crashed, hall.log)


class Place(NamedTuple):
    """Where an entry is in a file."""

    start: int
    size: int
    name: str


def places_in(content: bytes, log: list[bytes]) -> Iterator[Place]:
    """Where the entries with their seals are, as far as each is in one piece."""
    for code in CODES:
        seal = beginning(code).seal
        for version, entry in enumerate(log):
            seal = seal_of(entry, seal)
            sealed = entry + seal
            if (start := content.find(sealed)) >= 0:
                yield Place(start, len(sealed), f"table {code}: entry {version} is damaged")


def flipped(content: bytes, place: int, luck: Random) -> bytes:
    changed = bytearray(content)
    changed[place] ^= 1 << luck.randrange(8)
    return bytes(changed)


def look(path: Path) -> Findings:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.text_factory = readable
        return examined(file, lambda read: None)


def named_in(path: Path, whole: list[bytes]) -> list[str]:
    """Read all tables as a server does; what is not refused must be what was kept."""
    with closing(SqliteFile(path)) as log:
        for code in CODES:
            with suppress(DamagedTable):
                assert log.entries(code) == whole
        log.append([EntryKept("OTHER2", 0, b"{}")])  # the others go on
        return [str(damage) for damage in log.damaged.values()]


@pytest.mark.parametrize("seed", range(FLIPS))
def test_a_flipped_bit_in_an_entry_of_the_database_is_found_and_named(
    seed: int, kept: Kept, tmp_path: Path
) -> None:
    luck = Random(seed)
    content = kept.whole.read_bytes()
    places = list(places_in(content, kept.log))
    assert len(places) > len(kept.log), "most are found"
    place = luck.choice(places)
    (tmp_path / "hall.db").write_bytes(flipped(content, place.start + luck.randrange(place.size), luck))
    shutil.copy(tmp_path / "hall.db", tmp_path / "backup.db")
    assert look(tmp_path / "hall.db").damages == [place.name]
    assert named_in(tmp_path / "hall.db", kept.log) == [place.name]
    with pytest.raises(InputError, match=rf"damaged \({place.name}\); take an older one"):
        checked(tmp_path / "backup.db")


@pytest.mark.parametrize("seed", range(FLIPS))
def test_whatever_bit_flips_nothing_is_played_on_that_was_not_kept(
    seed: int, kept: Kept, tmp_path: Path
) -> None:
    luck = Random(seed)
    content = kept.whole.read_bytes()
    (tmp_path / "hall.db").write_bytes(flipped(content, luck.randrange(len(content)), luck))
    with suppress(InputError):
        named_in(tmp_path / "hall.db", kept.log)


@pytest.mark.parametrize("seed", range(FLIPS))
def test_a_flipped_bit_in_the_write_ahead_log_is_noticed(seed: int, kept: Kept, tmp_path: Path) -> None:
    """SQLite drops that commit and all after it, without a word."""
    luck = Random(seed)
    shutil.copytree(kept.crashed, tmp_path, dirs_exist_ok=True)
    wal = wal_of(tmp_path / "hall.db")
    content = wal.read_bytes()
    wal.write_bytes(flipped(content, luck.randrange(len(content)), luck))
    last = f"has lost entry {len(kept.log) - 1} of table {CODES[-1]}"
    for _ in range(2):  # it is not forgotten by being said
        with pytest.raises(DamagedDatabase, match=last):
            SqliteFile(tmp_path / "hall.db")


@pytest.mark.parametrize("cut", [1, 5000, 20_000])
def test_a_write_ahead_log_whose_tail_is_gone_is_noticed(cut: int, kept: Kept, tmp_path: Path) -> None:
    shutil.copytree(kept.crashed, tmp_path, dirs_exist_ok=True)
    wal = wal_of(tmp_path / "hall.db")
    wal.write_bytes(wal.read_bytes()[:-cut])
    with pytest.raises(DamagedDatabase, match="which was acknowledged; restore a backup, or go on without"):
        SqliteFile(tmp_path / "hall.db")
    SqliteFile(tmp_path / "hall.db", accept_loss=True).close()
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        for code in CODES:
            entries = log.entries(code)
            assert entries == kept.log[: len(entries)]


def test_a_crash_is_no_loss(kept: Kept, tmp_path: Path) -> None:
    shutil.copytree(kept.crashed, tmp_path, dirs_exist_ok=True)
    assert named_in(tmp_path / "hall.db", kept.log) == []
    assert look(tmp_path / "hall.db").damages == []


@pytest.mark.parametrize("change", ["code = 'COAM22'", "version = version + 2"])
def test_entries_that_stand_under_another_name_are_missed_where_they_belong(
    change: str, kept: Kept, tmp_path: Path
) -> None:
    path = tmp_path / "hall.db"
    shutil.copy(kept.whole, path)
    with closing(sqlite3.connect(path)) as file, file:
        (table,) = ["recent"] if file.execute("SELECT 1 FROM recent").fetchone() else ["settled"]
        last = f"SELECT max(version) FROM {table} WHERE code = 'COAL22'"
        file.execute(f"UPDATE {table} SET {change} WHERE code = 'COAL22' AND version = ({last})")
    found = {damage.split(":")[0] for damage in look(path).damages}
    assert "table COAL22" in found
    assert "table FIRE33" not in found
    assert "table COAL22" in {damage.split(":")[0] for damage in named_in(path, kept.log)}
