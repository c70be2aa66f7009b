"""Reading with open eyes: one table, or everything there is."""

import sqlite3
from collections.abc import Callable
from typing import Any, NamedTuple

from diablerie.server.log.recent import Run, head_of, unsettled
from diablerie.server.log.rows import damaged_rows
from diablerie.server.log.schema import SEALED
from diablerie.server.log.seals import BETWEEN, DamagedTable, Head, verified

ONE_TABLE = (
    "SELECT 0, next, seal FROM heads WHERE code = ?1 "
    "UNION ALL SELECT 1, version, content FROM settled WHERE code = ?1 "
    "UNION ALL SELECT 2, version, content FROM recent WHERE code = ?1 ORDER BY 1, 2"
)
"""The head of a table and its rows, in one statement: all are of the same moment."""
EVERY_CODE = (
    "SELECT code FROM tables UNION SELECT code FROM heads "
    "UNION SELECT code FROM settled UNION SELECT code FROM recent"
)
TOLD = 20
"""So much of what SQLite itself finds is told."""


class Findings(NamedTuple):
    """What was read, and what of it is damaged."""

    tables: int
    entries: int
    damages: list[str]
    """One line each."""
    sealed: bool = True
    """Whether entries have seals; those of an older version have none."""


def one_table(file: sqlite3.Connection, code: str) -> list[bytes]:
    """The entries of a table; none if there is and was no such table."""
    parts: tuple[list[tuple[Any, Any]], ...] = ([], [], [])
    for part, number, content in file.execute(ONE_TABLE, (code,)).fetchall():
        parts[part].append((number, content))
    heads, settled, recent = parts
    opened = "SELECT 1 FROM tables WHERE code = ?"
    if not (settled or recent) and (heads or file.execute(opened, (code,)).fetchone()):
        raise DamagedTable(code, 0, "is missing")
    return verified(code, Head(*heads[0]) if heads else None, settled, recent)


def is_ours(file: sqlite3.Connection) -> bool:
    """Whether a database is one of Diablerie."""
    return file.execute("SELECT 1 FROM sqlite_schema WHERE name = 'entries'").fetchone() is not None


def tables_in(file: sqlite3.Connection) -> int:
    """How many tables there are to read; none where entries have no seals."""
    try:
        (tables,) = file.execute(f"SELECT count(*) FROM ({EVERY_CODE})").fetchone()
    except sqlite3.Error:
        return 0
    return int(tables)


def examined(file: sqlite3.Connection, advance: Callable[[int], None]) -> Findings:
    """Read everything, in one moment of the database; `advance` hears how many more tables are read."""
    file.execute("BEGIN")
    try:
        damages = _found_by_sqlite(file)
        (schema,) = file.execute("PRAGMA user_version").fetchone()
        if schema < SEALED:
            (tables,) = file.execute("SELECT count(DISTINCT code) FROM entries").fetchone()
            return Findings(tables, 0, damages, sealed=False)
        damages += damaged_rows(file)
        return _tables_read(file, advance, damages)
    finally:
        file.execute("ROLLBACK")


def _found_by_sqlite(file: sqlite3.Connection) -> list[str]:
    try:
        found = [str(line) for (line,) in file.execute(f"PRAGMA integrity_check({TOLD})")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [] if found == ["ok"] else [" ".join(line.split()) for line in found]


def _tables_read(file: sqlite3.Connection, advance: Callable[[int], None], damages: list[str]) -> Findings:
    runs, damaged, _ = unsettled(file)
    damages += map(str, damaged.values())
    codes = [code for (code,) in file.execute(EVERY_CODE)]
    entries = 0
    for code in codes:
        try:
            if code not in damaged:
                entries += _entries_in(file, code, runs.get(code))
        except (DamagedTable, sqlite3.DatabaseError) as error:
            damages.append(str(error) if isinstance(error, DamagedTable) else f"table {code}: {error}")
        advance(1)
    return Findings(len(codes), entries, damages)


def _entries_in(file: sqlite3.Connection, code: str, run: Run | None) -> int:
    """Read a table, of which what has not settled is known already: to look for that takes long."""
    rows = file.execute("SELECT version, content FROM settled WHERE code = ? ORDER BY version", (code,))
    recent = [(run.first, BETWEEN.join(run.contents))] if run and run.contents else []
    entries = verified(code, head_of(file, code), rows, recent)
    if not entries:
        raise DamagedTable(code, 0, "is missing")
    return len(entries)
