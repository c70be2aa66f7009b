"""A PostgreSQL database as a source or a target of a move."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import groupby
from operator import itemgetter

import asyncpg

from diablerie.errors import InputError
from diablerie.server.database import PostgresAddress
from diablerie.server.log.move import ROWS, Elsewhere, House, Row, Sealed
from diablerie.server.log.postgres.check import examined
from diablerie.server.log.postgres.columns import COLUMNS, ENTRIES, by_column
from diablerie.server.log.postgres.lease import LEASE
from diablerie.server.log.postgres.links import Connection, connected
from diablerie.server.log.postgres.schema import MOVING, check_whole, migrate
from diablerie.server.log.postgres.troubles import unusable
from diablerie.server.log.rows import KEYS

ALIVE = (
    "SELECT address FROM beats JOIN nodes USING (id) "
    "WHERE NOT fenced AND heard > clock_timestamp() - $1::float8 * interval '1 s' LIMIT 1"
)
CONTENTS = "SELECT code, version, content FROM entries WHERE code = ANY($1) ORDER BY code, version"
ENDS = """
    UPDATE tables SET length = version + 1, last = seal_of_last FROM (
        SELECT DISTINCT ON (code) code, version, substring(content FROM length(content) - 7) AS seal_of_last
        FROM entries ORDER BY code, version DESC
    ) AS last WHERE last.code = tables.code AND finished IS NOT NULL
"""


class PostgresSide:
    """A database that no node serves."""

    def __init__(self, address: PostgresAddress, connection: Connection) -> None:
        self._address = address
        self._connection = connection

    async def house(self) -> House:
        """What it is."""
        return House(await self._connection.fetchval("SELECT id FROM house"), f"the database {self._address}")

    async def damages(self) -> list[str]:
        """Look at everything, and name what is damaged."""
        return (await examined(self._connection, lambda read: None)).damages

    async def codes(self) -> list[str]:
        """All tables of which there are entries, in order."""
        query = "SELECT DISTINCT code FROM entries ORDER BY code"
        return [code for (code,) in await self._connection.fetch(query)]

    async def contents(self, codes: Sequence[str]) -> dict[str, Sealed]:
        """The entries of tables, as they are there; what has another number than its place is no seal's."""
        rows = map(tuple, await self._connection.fetch(CONTENTS, codes))
        return {
            code: [content if version == place else b"" for place, (_, version, content) in enumerate(found)]
            for code, found in groupby(rows, key=itemgetter(0))
        }

    async def rows(self, table: str, after: Row | None, until: Row | None) -> list[Row]:
        """The next rows, in order."""
        keys, number = ", ".join(KEYS[table]), len(KEYS[table])
        values = [*(after or ()), *(until or ())]
        marks = [f"${place}" for place in range(1, len(values) + 1)]
        limits = [f"({keys}) > ({', '.join(marks[:number])})"] if after else []
        limits += [f"({keys}) <= ({', '.join(marks[-number:])})"] if until else []
        where = f"WHERE {' AND '.join(limits)}" if limits else ""
        most = f"LIMIT {ROWS}" if until is None else ""
        query = f"SELECT {COLUMNS[table].listed} FROM {table} {where} ORDER BY {keys} {most}"
        return [tuple(row) for row in await self._connection.fetch(query, *values)]

    async def counts(self) -> dict[str, int]:
        """How much there is of everything."""
        return {
            table: await self._connection.fetchval(f"SELECT count(*) FROM {table}")
            for table in ("entries", *KEYS)
        }

    async def begin(self, house: House) -> bool:
        """Say that it holds but a part from now on."""
        row = await self._connection.fetchrow("SELECT moving, moving_from FROM house")
        assert row is not None
        if row[0]:
            if row[0] != house.id:
                raise Elsewhere(f"the database {self._address}", f"a part of {row[1]}")
            return True
        if any((await self.counts()).values()):
            return False
        await self._connection.execute("UPDATE house SET moving = $1, moving_from = $2", *house)
        return True

    async def write(self, contents: Mapping[str, Sealed]) -> None:
        """Write the entries of tables, all or none."""
        entries = (
            (code, version, content)
            for code, sealed in contents.items()
            for version, content in enumerate(sealed)
        )
        await self._connection.copy_records_to_table("entries", records=entries, columns=ENTRIES.names)

    async def write_rows(self, table: str, rows: Sequence[Row]) -> None:
        """Write rows, all or none."""
        columns = COLUMNS[table]
        query = f"INSERT INTO {table} ({columns.listed}) SELECT * FROM {columns.unnested(1)}"
        await self._connection.execute(query, *by_column(rows))

    async def end(self) -> None:
        """Say that it is whole."""
        async with self._connection.transaction():
            await self._connection.execute(ENDS)
            await self._connection.execute("UPDATE house SET moving = '', moving_from = ''")
        await self._connection.execute("ANALYZE")


@asynccontextmanager
async def postgres_side(address: PostgresAddress, is_source: bool) -> AsyncIterator[PostgresSide]:
    """A database for a move, as long as no server has it; whatever fails is told in one line."""
    try:
        connection = await connected(address)
        try:
            await migrate(connection, address)
            await _have_alone(connection, address)
            if is_source:
                await check_whole(connection, address)
            yield PostgresSide(address, connection)
        finally:
            connection.terminate()
    except Exception as error:
        raise unusable(address, error) from None


async def _have_alone(connection: Connection, address: PostgresAddress) -> None:
    """Keep servers and other moves away for as long as the connection lasts."""
    await connection.execute("SET synchronous_commit = on")
    try:
        # A move that was killed has the lock a little longer than it lives.
        await connection.execute("SELECT pg_advisory_lock($1)", MOVING)
    except asyncpg.LockNotAvailableError:
        raise InputError(f"the database {address} is being moved just now; wait until that is done") from None
    where = await connection.fetchval(ALIVE, LEASE)
    if where is not None:
        raise InputError(f"the database {address} is in use by the server at {where}; stop that first")
    await connection.execute("UPDATE nodes SET fenced = true")  # who only sleeps shall not wake and write
