"""Reading everything there is with open eyes."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager
from itertools import groupby
from operator import itemgetter
from typing import Any, TypeAlias

from diablerie.errors import InputError
from diablerie.server.database import PostgresAddress
from diablerie.server.log.check import Findings
from diablerie.server.log.postgres.columns import COLUMNS
from diablerie.server.log.postgres.links import Connection, ReadingLink
from diablerie.server.log.postgres.reading import checked
from diablerie.server.log.postgres.troubles import is_damage, said, unusable
from diablerie.server.log.rows import KEYS, damage_in, is_sound
from diablerie.server.log.seals import DamagedTable

Bar: TypeAlias = Callable[[int], AbstractContextManager[Callable[[int], None]]]
"""What is shown while so many tables are read; it is told how many more are."""
AT_ONCE = 100
"""Tables that are read at once."""
ROWS = 1000
"""Rows of people and the like that are read at once."""
CODES = {"tables": "SELECT code FROM tables", "entries": "SELECT DISTINCT code FROM entries"}
ENDS = "SELECT code, length, last FROM tables WHERE code = ANY($1)"
CONTENTS = "SELECT code, version, content FROM entries WHERE code = ANY($1) ORDER BY code, version"


async def examined_database(address: PostgresAddress, bar: Bar) -> Findings:
    """Read everything in a database, which nodes may use meanwhile; `bar` shows how far that is."""
    link = ReadingLink(address)
    try:
        connection = await link.connection()
        if await connection.fetchval("SELECT to_regclass('house')") is None:
            raise InputError(f"there is nothing of Diablerie in the database {address}")
        with bar(await connection.fetchval("SELECT count(*) FROM tables")) as advance:
            return await examined(connection, advance)
    except Exception as error:
        raise unusable(address, error) from None
    finally:
        await link.close()


async def examined(connection: Connection, advance: Callable[[int], None]) -> Findings:
    """Read everything, in one moment of the database; `advance` hears how many of the tables are read."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        damages = [damage for table in COLUMNS async for damage in _damaged_rows(connection, table)]
        codes = await _every_code(connection, damages)
        entries = 0
        for start in range(0, len(codes), AT_ONCE):
            some = codes[start : start + AT_ONCE]
            entries += await _read(connection, some, damages)
            advance(len(some))
    return Findings(len(codes), entries, damages)


async def _every_code(connection: Connection, damages: list[str]) -> list[str]:
    """All tables, wherever anything says that there are such."""
    codes: set[str] = set()
    for table, query in CODES.items():
        try:
            codes.update(code for (code,) in await _fetched(connection, query))
        except Unreadable as error:
            damages.append(f"{table}: {error}")
    return sorted(codes)


class Unreadable(Exception):
    """What PostgreSQL has kept and cannot read."""


async def _fetched(connection: Connection, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """Ask for rows; if they cannot be read, others still can."""
    try:
        async with connection.transaction():
            return [tuple(row) for row in await connection.fetch(query, *values)]
    except Exception as error:
        if is_damage(error):
            raise Unreadable(said(error)) from None
        raise


async def _damaged_rows(connection: Connection, table: str) -> AsyncIterator[str]:
    """Name every row that is not what was kept."""
    last: tuple[Any, ...] | None = None
    while True:
        try:
            rows = await _fetched(connection, *_next_rows(table, last))
        except Unreadable as error:
            yield f"{table}: {error}"
            return
        for row in rows:
            if not is_sound(table, row):
                yield damage_in(table, row)
        if len(rows) < ROWS:
            return
        last = rows[-1][: len(KEYS[table])]


def _next_rows(table: str, last: Sequence[Any] | None) -> tuple[Any, ...]:
    keys = ", ".join(KEYS[table])
    after = f"WHERE ({keys}) > ({', '.join(f'${n}' for n in range(1, len(KEYS[table]) + 1))})" if last else ""
    query = f"SELECT {COLUMNS[table].listed} FROM {table} {after} ORDER BY {keys} LIMIT {ROWS}"
    return query, *(last or ())


async def _read(connection: Connection, codes: Sequence[str], damages: list[str]) -> int:
    """Read some tables; where that fails, each of them alone, to find out which it is."""
    try:
        ends = {code: (length, last) for code, length, last in await _fetched(connection, ENDS, codes)}
        rows = await _fetched(connection, CONTENTS, codes)
    except Unreadable as error:
        if len(codes) == 1:
            damages.append(f"table {codes[0]}: {error}")
            return 0
        return sum([await _read(connection, [code], damages) for code in codes])
    contents = {code: [row[1:] for row in found] for code, found in groupby(rows, key=itemgetter(0))}
    return sum(_checked(code, ends, contents.get(code, []), damages) for code in codes)


def _checked(
    code: str, ends: dict[str, tuple[Any, Any]], entries: list[tuple[Any, Any]], damages: list[str]
) -> int:
    try:
        return len(checked(code, True, ends.get(code, (None, None)), entries))
    except DamagedTable as damage:
        damages.append(str(damage))
        return 0
