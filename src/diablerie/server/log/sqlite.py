"""The log in one SQLite file: appended in groups, durable when `append` returns."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from itertools import chain, groupby
from pathlib import Path
from typing import Any, NamedTuple

from diablerie.errors import InputError
from diablerie.server.log.facts import (
    EntryKept,
    Fact,
    PersonKept,
    PersonRenamed,
    RatingKept,
    SeatPlayed,
    TableFinished,
    TableOpened,
)

MIGRATIONS = (
    """
    CREATE TABLE entries (
        code TEXT NOT NULL,
        version INTEGER NOT NULL,
        content BLOB NOT NULL,
        PRIMARY KEY (code, version)
    ) WITHOUT ROWID, STRICT;
    """,
    """
    CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        creator TEXT NOT NULL,
        public INTEGER NOT NULL,
        opened INTEGER NOT NULL,
        finished INTEGER,
        over INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX unfinished ON tables (code) WHERE finished IS NULL;
    CREATE TABLE seats (
        code TEXT NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        total INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        PRIMARY KEY (code, seat)
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX games_of ON seats (person) WHERE person <> '';
    CREATE TABLE people (
        key TEXT PRIMARY KEY,
        token BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        colour TEXT NOT NULL,
        bot INTEGER NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID, STRICT;
    CREATE TABLE ratings (
        game TEXT NOT NULL,
        person TEXT NOT NULL,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (game, person)
    ) WITHOUT ROWID, STRICT;
    """,
    """
    ALTER TABLE entries RENAME TO settled;
    CREATE TABLE recent (code TEXT NOT NULL, version INTEGER NOT NULL, content BLOB NOT NULL) STRICT;
    CREATE UNIQUE INDEX once ON recent (code, version);
    CREATE VIEW entries AS SELECT * FROM settled UNION ALL SELECT * FROM recent;
    """,
    """
    DROP INDEX once;
    """,
    "",  # the same tables, but a row of `settled` may hold several entries, which older programs cannot read
)
"""One script a schema version; a file of an older version runs those it has not seen."""

SETTLE_AFTER = 8192
"""Entries are kept in the order in which they come and without an index, for that writes few pages; when
there are so many, those of each table are put together in one row."""
BETWEEN = b"\n"
"""What stands between the entries of a row; JSON that we write has no line breaks."""
AT_ONCE = 64
"""Rows in one statement, at most; a power of two."""

STATEMENTS: dict[type[Any], str] = {
    TableOpened: "INSERT INTO tables (code, game, creator, public, opened) VALUES (?, ?, ?, ?, ?)",
    TableFinished: "UPDATE tables SET finished = ?2, over = ?3 WHERE code = ?1",
    SeatPlayed: "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
    PersonKept: "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)",
    PersonRenamed: "UPDATE people SET name = ?, colour = ? WHERE key = ?",
    RatingKept: "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)",
}


@cache
def _inserting(table: str, rows: int) -> str:
    return f"INSERT INTO {table} VALUES " + ", ".join(["(?, ?, ?)"] * rows)


def entries_of(rows: Iterable[tuple[str, int, bytes]]) -> Iterator[EntryKept]:
    """Take rows of `entries` apart, each of which holds one entry or several that follow one another."""
    for code, first, contents in rows:
        for version, content in enumerate(contents.split(BETWEEN), first):
            yield EntryKept(code, version, content)


class Run(NamedTuple):
    """What has come of a table since it settled last."""

    first: int
    """The version of its first entry."""
    contents: list[bytes]

    @property
    def next(self) -> int:
        """The version of the entry after them."""
        return self.first + len(self.contents)


class SqliteLog:
    """An append-only log; one thread writes, and what it has written stays written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = self._connected()
            (sound,) = self._file.execute("PRAGMA quick_check(1)").fetchone()
            if sound != "ok":
                raise InputError(f"the database {path} is damaged ({sound}); restore a backup")
            self._migrate()
            self._reader = self._connected()
        except sqlite3.Error as error:
            way_out = "close what else has it open" if "locked" in str(error) else "restore a backup"
            raise InputError(f"cannot use the database {path}: {error}; {way_out}") from None

    def _connected(self) -> sqlite3.Connection:
        file = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        file.execute("PRAGMA journal_mode=WAL")
        file.execute("PRAGMA synchronous=FULL")
        file.execute("PRAGMA busy_timeout=5000")
        return file

    def _migrate(self) -> None:
        names = [name for (name,) in self._file.execute("SELECT name FROM sqlite_schema")]
        if names and "entries" not in names:
            raise InputError(f"{self.path} is a database of another program; choose another file")
        (schema,) = self._file.execute("PRAGMA user_version").fetchone()
        if schema > len(MIGRATIONS):
            raise InputError(f"the database {self.path} is of a newer version; update diablerie")
        for number in range(schema, len(MIGRATIONS)):
            self._file.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version={number + 1}; COMMIT;")
        self._recent = 0
        """How many entries have not settled, about."""
        self._runs = self._unsettled()
        with self._all_or_nothing():
            self._settle()

    def append(self, facts: Sequence[Fact]) -> None:
        """Write facts, all or none; when this returns they survive whatever happens."""
        with self._all_or_nothing():
            self._check_order(facts)
            for kind, rows in groupby(facts, type):
                if kind is EntryKept:
                    self._insert("recent", list(rows))
                else:
                    self._file.executemany(STATEMENTS[kind], rows)
            self._recent += len(facts)
            if self._recent >= SETTLE_AFTER:
                self._settle()

    def _insert(self, table: str, rows: Sequence[Iterable[object]]) -> None:
        """Write rows, many in one statement: between two the loop would want the interpreter back.

        As many as a power of two, so that a few statements serve for any number: SQLite keeps them all.
        """
        start = 0
        while left := len(rows) - start:
            many = min(AT_ONCE, 1 << left.bit_length() - 1)
            some = rows[start : start + many]
            self._file.execute(_inserting(table, many), [*chain.from_iterable(some)])
            start += many

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._file.execute("COMMIT")
        except BaseException:
            if self._file.in_transaction:  # where the disk failed, nothing is left of it
                self._file.execute("ROLLBACK")
            self._runs = self._unsettled()
            raise

    def _check_order(self, facts: Sequence[Fact]) -> None:
        """See that every entry is the next one of its table: none is written twice, none is left out."""
        runs = self._runs
        for fact in facts:
            if isinstance(fact, EntryKept):
                code, version, content = fact
                run = runs.get(code)
                if run is None:
                    run = runs[code] = Run(self._after_settled(code), [])
                if version != run.first + len(run.contents):
                    raise sqlite3.IntegrityError(
                        f"entry {version} of {code} cannot follow entry {run.next - 1}"
                    )
                if BETWEEN in content:
                    raise sqlite3.IntegrityError(f"entry {version} of {code} has a line break")
                run.contents.append(content)

    def _after_settled(self, code: str) -> int:
        """The version after all that have settled of a table."""
        last = "SELECT version, content FROM settled WHERE code = ? ORDER BY version DESC LIMIT 1"
        found = self._file.execute(last, (code,)).fetchone()
        return 0 if found is None else int(found[0]) + found[1].count(BETWEEN) + 1

    def _unsettled(self) -> dict[str, Run]:
        """What has not settled, as the file has it; where something is missing, it is damaged."""
        runs: dict[str, Run] = {}
        recent = self._file.execute("SELECT * FROM recent ORDER BY code, version").fetchall()
        for code, version, content in recent:
            run = runs.get(code) or runs.setdefault(code, Run(self._after_settled(code), []))
            if version != run.next:
                raise sqlite3.DatabaseError(f"entry {version} of {code} where {run.next} should follow")
            run.contents.append(content)
        return runs

    def _settle(self) -> None:
        grown = {code: run for code, run in sorted(self._runs.items()) if run.contents}
        rows = [(code, run.first, BETWEEN.join(run.contents)) for code, run in grown.items()]
        self._insert("settled", rows)
        self._file.execute("DELETE FROM recent")
        self._recent = 0
        self._runs = {code: Run(run.next, []) for code, run in grown.items()}

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Read something; for questions of other modules, which may not write."""
        return self._reader.execute(query, values).fetchall()

    def has_table(self, code: str) -> bool:
        """Whether there is or was such a table."""
        query = "SELECT 1 FROM tables WHERE code = ?1 UNION ALL SELECT 1 FROM settled WHERE code = ?1 LIMIT 1"
        return bool(self.rows(query, code))

    def unfinished(self) -> list[str]:
        """Name every table whose game may go on."""
        return [code for (code,) in self.rows("SELECT code FROM tables WHERE finished IS NULL ORDER BY code")]

    def entries(self, code: str) -> Iterator[bytes]:
        """Read the entries of a table, in order."""
        rows = self.rows("SELECT * FROM entries WHERE code = ? ORDER BY version", code)
        return (entry.content for entry in entries_of(rows))

    def people(self, where: str, value: object) -> PersonKept | None:
        """Find a person by the value of a column."""
        assert where in PersonKept._fields
        found = self.rows(f"SELECT * FROM people WHERE {where} = ?", value)
        return PersonKept(*found[0]) if found else None

    def rating(self, game: str, person: str) -> RatingKept | None:
        """How good somebody is at a game, if he has played it."""
        found = self.rows("SELECT * FROM ratings WHERE game = ? AND person = ?", game, person)
        return RatingKept(*found[0]) if found else None

    def finished_since(self, time: int) -> list[tuple[int, str, list[str]]]:
        """The games among people that have ended since, in order: when, which game, and who played."""
        rows = self.rows(
            "SELECT finished, game, group_concat(person) FROM tables JOIN seats USING (code) "
            "WHERE over AND finished > ? GROUP BY code HAVING min(person) <> '' ORDER BY finished",
            time,
        )
        return [(finished, game, people.split(",")) for finished, game, people in rows]

    def back_up(self, path: Path) -> None:
        """Copy the log to another file while it is in use."""
        # A connection of its own: whoever reads meanwhile does not wait for the whole copy.
        with closing(self._connected()) as own, closing(sqlite3.connect(path)) as copy:
            own.backup(copy)

    def restore(self, path: Path) -> None:
        """Put a backup in the place of everything there is; nothing may be written meanwhile."""
        SqliteLog(path).close()  # a damaged or foreign file is refused before anything is touched
        with closing(sqlite3.connect(path)) as copy:
            copy.backup(self._file)
        self._migrate()

    def close(self) -> None:
        """Close the file."""
        self._reader.close()
        self._file.close()
