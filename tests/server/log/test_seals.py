"""Seals: what was sealed is read as it was, and nothing else is; files of older versions get theirs."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.server.log import sqlite_file
from diablerie.server.log.check import examined
from diablerie.server.log.facts import EntryKept
from diablerie.server.log.schema import MIGRATIONS, SEALED
from diablerie.server.log.seals import (
    BETWEEN,
    DamagedTable,
    Head,
    beginning,
    entries_of,
    seal_of,
    verified,
)
from diablerie.server.log.sqlite_file import SqliteFile

contents = st.lists(
    st.binary(max_size=60).filter(lambda content: BETWEEN not in content), min_size=1, max_size=8
)


def sealed(code: str, entries: list[bytes]) -> tuple[bytes, Head]:
    """A row with all of these entries, and where it leads."""
    head, row = beginning(code), []
    for entry in entries:
        head = Head(head.next + 1, seal_of(entry, head.seal))
        row.append(entry + head.seal)
    return BETWEEN.join(row), head


@given(contents, st.integers(0, 8))
def test_what_was_sealed_is_read_as_it_was(entries: list[bytes], cut: int) -> None:
    row, _ = sealed("COAL22", entries)
    assert [entry.content for entry in entries_of([("COAL22", 0, row)])] == entries
    before, head = sealed("COAL22", entries[:cut])
    settled = [(0, before)] if before else []
    recent = list(enumerate(row.split(BETWEEN)))[cut:]
    assert verified("COAL22", head, settled, recent) == entries


@given(contents, st.integers(min_value=0), st.integers(0, 7))
def test_a_changed_bit_is_always_found(entries: list[bytes], place: int, bit: int) -> None:
    row, head = sealed("COAL22", entries)
    place %= len(row)
    changed = row[:place] + bytes([row[place] ^ 1 << bit]) + row[place + 1 :]
    with pytest.raises(DamagedTable):
        verified("COAL22", head, [(0, changed)], [])


@given(contents)
def test_entries_of_one_table_are_none_of_another_and_none_can_be_left_out(entries: list[bytes]) -> None:
    row, head = sealed("COAL22", entries)
    with pytest.raises(DamagedTable, match="table FIRE33: entry 0 is damaged"):
        verified("FIRE33", head, [(0, row)], [])
    last = len(entries) - 1
    cut, _ = sealed("COAL22", entries[:last])
    with pytest.raises(DamagedTable, match=f"table COAL22: entry {last} is missing"):
        verified("COAL22", head, [(0, cut)] if cut else [], [])


@pytest.mark.parametrize("schema", range(1, SEALED))
def test_a_file_of_any_older_version_is_sealed_and_goes_on(schema: int, tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    rows = [("coal", number, b"%d" % number) for number in range(5)] + [("fire", 0, b"f")]
    with closing(sqlite3.connect(path)) as old, old:
        old.executescript("".join(MIGRATIONS[:schema]) + f"PRAGMA user_version={schema};")
        table = "entries" if schema < 3 else "settled"
        if schema == SEALED - 1:  # several in one row
            rows = [("coal", 0, b"0\n1\n2"), ("fire", 0, b"f")]
            old.execute("INSERT INTO recent VALUES ('coal', 4, X'34'), ('coal', 3, X'33')")
        old.executemany(f"INSERT INTO {table} VALUES (?, ?, ?)", rows)
    for number in (5, 6):
        with closing(SqliteFile(path)) as log:
            log.append([EntryKept("coal", number, b"%d" % number)])
            assert log.entries("coal") == [b"%d" % version for version in range(number + 1)]
            assert log.entries("fire") == [b"f"]
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        assert examined(file, lambda read: None) == (2, 8, [], True)


def test_what_was_damaged_before_there_were_seals_is_not_made_sound_by_them(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with closing(sqlite3.connect(path)) as old, old:
        old.executescript("".join(MIGRATIONS[: SEALED - 1]) + f"PRAGMA user_version={SEALED - 1};")
        old.execute("INSERT INTO settled VALUES ('coal', 0, X'61'), ('coal', 2, X'63'), ('twin', 0, X'61')")
        old.execute("INSERT INTO recent VALUES ('twin', 0, X'62'), ('fire', 0, X'66')")
    with closing(SqliteFile(path)) as log:
        for code in ("coal", "twin"):
            with pytest.raises(DamagedTable, match=f"table {code}: entry 1 is damaged"):
                log.entries(code)
        assert log.entries("fire") == [b"f"]


def test_a_table_without_its_first_entry_or_its_head_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "SETTLE_AFTER", 1)
    path = tmp_path / "hall.db"
    with closing(SqliteFile(path)) as log:
        log.append([EntryKept(code, 0, b"a") for code in ("coal", "fire", "lost")])
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DELETE FROM settled WHERE code = 'lost'")
        file.execute("DELETE FROM heads WHERE code = 'coal'")
    with closing(SqliteFile(path)) as log:
        for code, said in (("lost", "entry 0 is missing"), ("coal", "entry 1 is damaged")):
            with pytest.raises(DamagedTable, match=f"table {code}: {said}"):
                log.entries(code)
        assert log.entries("fire") == [b"a"]
        assert log.entries("none") == []
