"""The tables of the database, and how a file of an older version is brought up to date."""

import logging
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from diablerie.errors import InputError
from diablerie.server.log.rows import seal_rows
from diablerie.server.log.seals import BETWEEN, Head, beginning, seal_of

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
    """
    CREATE TABLE heads (
        code TEXT PRIMARY KEY,
        next INTEGER NOT NULL,
        seal BLOB NOT NULL
    ) WITHOUT ROWID, STRICT;
    CREATE TABLE house (id TEXT NOT NULL) STRICT;
    ALTER TABLE tables ADD COLUMN seal BLOB NOT NULL DEFAULT X'';
    ALTER TABLE seats ADD COLUMN seal BLOB NOT NULL DEFAULT X'';
    ALTER TABLE people ADD COLUMN seal BLOB NOT NULL DEFAULT X'';
    ALTER TABLE ratings ADD COLUMN seal BLOB NOT NULL DEFAULT X'';
    """,  # and every entry and row is sealed, see `_seal_all`
)
"""One script a schema version; a file of an older version runs those it has not seen."""

SEALED = 6
"""The schema from which on entries and rows are sealed."""

MARKED = "moving"
"""A table that is there until everything has been moved into the database; it names the source."""
HALF = (
    "{} holds but a part of {}: `diablerie admin move` was interrupted; "
    "give the same command again to finish it"
)

logger = logging.getLogger("diablerie.server")


def migrate(file: sqlite3.Connection, path: Path, finishing: bool = False) -> None:
    """Bring a database up to date; one of another program or of a newer version is refused.

    So is one that holds but a part of what was to be moved there, unless that is just being finished.
    """
    names = [name for (name,) in file.execute("SELECT name FROM sqlite_schema")]
    if MARKED in names and not finishing:
        [(source,)] = file.execute(f"SELECT name FROM {MARKED}")
        raise InputError(HALF.format(path, source))
    if names and "entries" not in names:
        raise InputError(f"{path} is a database of another program; choose another file")
    (schema,) = file.execute("PRAGMA user_version").fetchone()
    if schema > len(MIGRATIONS):
        raise InputError(f"the database {path} is of a newer version; update diablerie")
    for number in range(schema, len(MIGRATIONS)):
        try:
            file.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version={number + 1};")
            if number + 1 == SEALED:
                _seal_all(file)
                seal_rows(file)
            file.execute("COMMIT")
        except BaseException:
            if file.in_transaction:
                file.execute("ROLLBACK")
            raise


def new_id() -> str:
    """An id for a database, by which its witness knows it."""
    return secrets.token_hex(8)


def give_new_id(path: Path) -> None:
    """Let a copy be a database of its own, of which the witness of the first knows nothing."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE house SET id = ?", (new_id(),))


def _seal_all(file: sqlite3.Connection) -> None:
    """Seal the entries of an older version, and settle all of them."""
    file.execute("INSERT INTO house VALUES (?)", (new_id(),))
    file.execute("INSERT OR IGNORE INTO settled SELECT * FROM recent")
    # An entry that is there twice, and differs, stays where it is: nobody can tell which is right.
    file.execute(
        "DELETE FROM recent WHERE EXISTS (SELECT 1 FROM settled AS s "
        "WHERE s.code = recent.code AND s.version = recent.version AND s.content = recent.content)"
    )
    codes = [code for (code,) in file.execute("SELECT DISTINCT code FROM settled")]
    for code in codes:
        _seal_table(file, code)
    if codes:
        logger.info("all entries are sealed", extra={"count": len(codes)})


def _seal_table(file: sqlite3.Connection, code: str) -> None:
    """Seal a table up to where an entry is missing; what comes after has no seal, and is found damaged."""
    head, sealed, taken = beginning(code), [], []
    rows = file.execute("SELECT version, content FROM settled WHERE code = ? ORDER BY version", (code,))
    for first, contents in rows.fetchall():
        if first != head.next:
            break
        taken.append((code, first))
        for content in contents.split(BETWEEN):
            head = Head(head.next + 1, seal_of(content, head.seal))
            sealed.append(content + head.seal)
    if sealed:
        file.executemany("DELETE FROM settled WHERE code = ? AND version = ?", taken)
        file.execute("INSERT INTO settled VALUES (?, 0, ?)", (code, BETWEEN.join(sealed)))
    file.execute("INSERT INTO heads VALUES (?, ?, ?)", (code, *head))
