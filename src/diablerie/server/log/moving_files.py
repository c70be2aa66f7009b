"""A SQLite file as a source or a target of a move."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from diablerie.errors import InputError
from diablerie.server.log.check import examined, is_ours
from diablerie.server.log.disk import readable, unusable
from diablerie.server.log.move import ROWS, Elsewhere, House, Row, Sealed
from diablerie.server.log.rows import KEYS
from diablerie.server.log.schema import MARKED, migrate
from diablerie.server.log.seals import BETWEEN, SEAL
from diablerie.server.log.sqlite_file import SqliteFile

COUNTS = {
    "entries": "SELECT coalesce(sum(next), 0) FROM heads",
    **{table: f"SELECT count(*) FROM {table}" for table in KEYS},
}


class FileSide:
    """A file that nobody else has open; all of its entries have settled."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = sqlite3.connect(path, isolation_level=None)
        self._file.text_factory = readable
        self._file.execute("PRAGMA synchronous=FULL")

    async def house(self) -> House:
        """What it is."""
        [[house]] = self._rows("SELECT id FROM house")
        return House(house, self._path.name)

    async def damages(self) -> list[str]:
        """Look at everything, and name what is damaged."""
        return examined(self._file, lambda tables: None).damages

    async def codes(self) -> list[str]:
        """All tables of which there are entries, in order."""
        return [code for (code,) in self._rows("SELECT DISTINCT code FROM settled ORDER BY code")]

    async def contents(self, codes: Sequence[str]) -> dict[str, Sealed]:
        """The entries of tables, as they are there."""
        found = {}
        query = "SELECT content FROM settled WHERE code = ? ORDER BY version"
        for code in codes:
            if rows := self._rows(query, code):
                found[code] = [sealed for (contents,) in rows for sealed in contents.split(BETWEEN)]
        return found

    async def rows(self, table: str, after: Row | None, until: Row | None) -> list[Row]:
        """The next rows, in order."""
        keys, marks = ", ".join(KEYS[table]), ", ".join("?" for _ in KEYS[table])
        limits = [f"({keys}) > ({marks})"] * (after is not None) + [f"({keys}) <= ({marks})"] * (
            until is not None
        )
        where = f"WHERE {' AND '.join(limits)}" if limits else ""
        most = f"LIMIT {ROWS}" if until is None else ""
        query = f"SELECT * FROM {table} {where} ORDER BY {keys} {most}"
        return self._rows(query, *(after or ()), *(until or ()))

    async def counts(self) -> dict[str, int]:
        """How much there is of everything."""
        return {what: self._rows(query)[0][0] for what, query in COUNTS.items()}

    async def begin(self, house: House) -> bool:
        """Say that it holds but a part from now on."""
        names = [name for (name,) in self._rows("SELECT name FROM sqlite_schema")]
        if names and not is_ours(self._file):
            raise InputError(f"{self._path} is a database of another program; choose another file")
        migrate(self._file, self._path, finishing=True)
        if MARKED in names:
            [[marked, source]] = self._rows(f"SELECT id, name FROM {MARKED}")
            if marked != house.id:
                raise Elsewhere(str(self._path), f"a part of {source}")
            return True
        if any((await self.counts()).values()):
            return False
        with self._all_or_nothing():
            self._file.execute(f"CREATE TABLE {MARKED} (id TEXT NOT NULL, name TEXT NOT NULL) STRICT")
            self._file.execute(f"INSERT INTO {MARKED} VALUES (?, ?)", house)
        return True

    async def write(self, contents: Mapping[str, Sealed]) -> None:
        """Write the entries of tables, all or none."""
        with self._all_or_nothing():
            rows = ((code, 0, BETWEEN.join(sealed)) for code, sealed in contents.items())
            self._file.executemany("INSERT INTO settled VALUES (?, ?, ?)", rows)
            heads = ((code, len(sealed), sealed[-1][-SEAL:]) for code, sealed in contents.items())
            self._file.executemany("INSERT INTO heads VALUES (?, ?, ?)", heads)

    async def write_rows(self, table: str, rows: Sequence[Row]) -> None:
        """Write rows, all or none."""
        with self._all_or_nothing():
            marks = ", ".join("?" for _ in rows[0])
            self._file.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)

    async def end(self) -> None:
        """Say that it is whole."""
        self._file.execute(f"DROP TABLE {MARKED}")

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._file.execute(query, values).fetchall()

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._file.execute("COMMIT")
        except BaseException:
            if self._file.in_transaction:
                self._file.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


@contextmanager
def file_side(path: Path, is_source: bool) -> Iterator[FileSide]:
    """A file for a move, which nobody else has; what cannot be done with it is told in one line."""
    try:
        if is_source:
            SqliteFile(path).close()  # brought up to date; all that has come has settled
        with closing(FileSide(path)) as side:
            yield side
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise unusable(path, error) from None
