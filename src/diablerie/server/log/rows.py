"""Rows that are no entries: people, ratings, tables and seats, each with a seal of its own."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from itertools import groupby
from typing import Any, NamedTuple

from diablerie.server.log.facts import (
    Fact,
    PersonKept,
    PersonRenamed,
    RatingKept,
    SeatPlayed,
    TableFinished,
    TableOpened,
)

KEYS = {"people": ("key",), "ratings": ("game", "person"), "tables": ("code",), "seats": ("code", "seat")}
"""The tables whose rows are sealed, and what each row is found by; the seal is the last column."""
KINDS = {TableOpened: "tables", SeatPlayed: "seats", PersonKept: "people", RatingKept: "ratings"}
"""Which table a new fact is a row of."""
INSERTS = {
    TableOpened: "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    SeatPlayed: "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    PersonKept: "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?)",
    RatingKept: "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?)",
}


class PersonWritten(NamedTuple):
    """Who came or was renamed, and the seal of their row since."""

    key: str
    seal: str


def row_seal(table: str, values: Iterable[Any]) -> bytes:
    """The seal of a row, for its values as SQLite gives them back, types included."""
    return blake2b(ascii((table, *values)).encode(), digest_size=8).digest()


def is_sound(table: str, row: Sequence[Any]) -> bool:
    """Whether a row, its seal included, is what was kept."""
    *values, seal = row
    return bool(seal == row_seal(table, values))


def write_rows(file: sqlite3.Connection, facts: Iterable[Any]) -> PersonWritten | None:
    """Write facts that are no entries; the last person among them is returned."""
    last = None
    for kind, group in groupby(facts, type):
        if kind is PersonRenamed or kind is TableFinished:
            for fact in group:
                last = _changed(file, fact) or last
        else:
            rows = [sealed_row(fact) for fact in group]
            file.executemany(INSERTS[kind], rows)
            if kind is PersonKept:
                last = PersonWritten(rows[-1][0], rows[-1][-1].hex())
    return last


def sealed_row(fact: Fact) -> tuple[Any, ...]:
    """The row of a new fact; SQLite knows no `bool`."""
    match fact:
        case TableOpened(code, game, creator, public, opened):
            return _with_seal("tables", (code, game, creator, int(public), opened, None, 0))
        case PersonKept(key, token, name, colour, bot, created):
            return _with_seal("people", (key, token, name, colour, int(bot), created))
        case RatingKept(game, person, mu, sigma, games):
            return _with_seal("ratings", (game, person, float(mu), float(sigma), games))
        case SeatPlayed():
            return _with_seal("seats", fact)
    raise TypeError(f"{type(fact).__name__} is no row")


def _with_seal(table: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*values, row_seal(table, values))


def place_of(fact: PersonRenamed | TableFinished) -> tuple[str, str]:
    """The table of the row that a fact changes, and the row's key."""
    return ("people", fact.key) if isinstance(fact, PersonRenamed) else ("tables", fact.code)


def changed_row(row: Sequence[Any], fact: PersonRenamed | TableFinished) -> tuple[Any, ...]:
    """The row that a fact makes of another; one that is damaged does not become sound by that."""
    *values, seal = row
    if isinstance(fact, PersonRenamed):
        table, values[2:4] = "people", (fact.name, fact.colour)
    else:
        table, values[5:7] = "tables", (fact.finished, int(fact.over))
    return _with_seal(table, tuple(values)) if is_sound(table, row) else (*values, seal)


def _changed(file: sqlite3.Connection, fact: PersonRenamed | TableFinished) -> PersonWritten | None:
    """Change a row, if it is there."""
    table, key = place_of(fact)
    row = file.execute(f"SELECT * FROM {table} WHERE {KEYS[table][0]} = ?", (key,)).fetchone()
    if row is None:
        return None
    changed = changed_row(row, fact)
    if isinstance(fact, PersonRenamed):
        query = "UPDATE people SET name = ?, colour = ?, seal = ? WHERE key = ?"
        file.execute(query, (fact.name, fact.colour, changed[-1], key))
        return PersonWritten(key, changed[-1].hex()) if is_sound(table, changed) else None
    query = "UPDATE tables SET finished = ?, over = ?, seal = ? WHERE code = ?"
    file.execute(query, (fact.finished, int(fact.over), changed[-1], key))
    return None


def seal_rows(file: sqlite3.Connection) -> None:
    """Seal the rows of an older version."""
    for table, keys in KEYS.items():
        where = " AND ".join(f"{key} = ?" for key in keys)
        for row in file.execute(f"SELECT * FROM {table}").fetchall():
            found = row[: len(keys)]
            file.execute(f"UPDATE {table} SET seal = ? WHERE {where}", (row_seal(table, row[:-1]), *found))


def damaged_rows(file: sqlite3.Connection) -> Iterator[str]:
    """Name every row that is not what was kept."""
    for table in KEYS:
        try:
            for row in file.execute(f"SELECT * FROM {table}"):
                if not is_sound(table, row):
                    yield damage_in(table, row)
        except sqlite3.DatabaseError as error:
            yield f"{table}: {error}"


def damage_in(table: str, row: Sequence[Any]) -> str:
    """Name a row that is not what was kept."""
    match table:
        case "people":
            return f"person {row[0]}: is damaged"
        case "ratings":
            return f"rating of {row[1]} at {row[0]}: is damaged"
    return f"table {row[0]}: its row in {table} is damaged"
