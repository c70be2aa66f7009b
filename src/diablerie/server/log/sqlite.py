"""The log in one SQLite file: appended in groups, durable when `append` returns."""

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from diablerie.errors import InputError

MIGRATIONS = (
    """
    CREATE TABLE entries (
        code TEXT NOT NULL,
        version INTEGER NOT NULL,
        content BLOB NOT NULL,
        PRIMARY KEY (code, version)
    ) WITHOUT ROWID, STRICT;
    """,
)
"""One script a schema version; a file of an older version runs those it has not seen."""


class Row(NamedTuple):
    """One entry of one table."""

    code: str
    """The table."""
    version: int
    """The number of the entry, from 0; two entries of a table never have the same."""
    content: bytes


class SqliteLog:
    """An append-only log; one thread writes, and what it has written stays written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._file.execute("PRAGMA journal_mode=WAL")
            self._file.execute("PRAGMA synchronous=FULL")
            self._file.execute("PRAGMA busy_timeout=5000")
            (sound,) = self._file.execute("PRAGMA quick_check(1)").fetchone()
            if sound != "ok":
                raise InputError(f"the database {path} is damaged ({sound}); restore a backup")
            self._migrate()
        except sqlite3.Error as error:
            raise InputError(f"cannot use the database {path}: {error}; restore a backup") from None

    def _migrate(self) -> None:
        (schema,) = self._file.execute("PRAGMA user_version").fetchone()
        if schema > len(MIGRATIONS):
            raise InputError(f"the database {self.path} is of a newer version; update diablerie")
        for number in range(schema, len(MIGRATIONS)):
            self._file.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version={number + 1}; COMMIT;")

    def append(self, rows: Iterable[Row]) -> None:
        """Write rows, all or none; when this returns they survive whatever happens."""
        self._file.execute("BEGIN IMMEDIATE")
        try:
            self._file.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            self._file.execute("COMMIT")
        except BaseException:
            self._file.execute("ROLLBACK")
            raise

    def codes(self) -> list[str]:
        """Name every table there is."""
        return [code for (code,) in self._file.execute("SELECT DISTINCT code FROM entries ORDER BY code")]

    def entries(self, code: str) -> Iterator[bytes]:
        """Read the entries of a table, in order."""
        rows = self._file.execute("SELECT content FROM entries WHERE code = ? ORDER BY version", (code,))
        return (content for (content,) in rows)

    def back_up(self, path: Path) -> None:
        """Copy the log to another file while it is in use."""
        with sqlite3.connect(path) as copy:
            self._file.backup(copy)
        copy.close()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
