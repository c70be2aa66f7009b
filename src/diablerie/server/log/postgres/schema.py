"""The tables of the database, and how one of an older version is brought up to date."""

from contextlib import suppress
from typing import NamedTuple

import asyncpg

from diablerie.errors import InputError
from diablerie.server.database import PostgresAddress
from diablerie.server.log.postgres.links import Connection
from diablerie.server.log.postgres.troubles import Unusable, read_only
from diablerie.server.log.schema import HALF, new_id

OLDEST = 130000
"""PostgreSQL 13, the oldest that is looked after."""
MIGRATING = 0x6469_6162_0001
"""The locks of this program, by numbers that no other is likely to use."""
JOINING = 0x6469_6162_0002
MOVING = 0x6469_6162_0003


class Migration(NamedTuple):
    """One step from a version to the next."""

    needs: int
    """The oldest schema whose programs may go on with the database, as during a deploy."""
    script: str


MIGRATIONS = (
    Migration(
        1,
        """
        CREATE TABLE house (
            id text NOT NULL,
            schema int NOT NULL,
            needs int NOT NULL,
            moving text NOT NULL DEFAULT '',
            moving_from text NOT NULL DEFAULT ''
        );
        CREATE TABLE nodes (
            id bigint PRIMARY KEY,
            batch bigint NOT NULL DEFAULT 0,
            fenced boolean NOT NULL DEFAULT false
        ) WITH (fillfactor = 50);
        -- apart from them, so that no beat waits for a batch
        CREATE TABLE beats (
            id bigint PRIMARY KEY,
            heard timestamptz NOT NULL DEFAULT clock_timestamp(),
            since timestamptz NOT NULL DEFAULT clock_timestamp(),
            address text NOT NULL,
            bus boolean NOT NULL,
            draining boolean NOT NULL DEFAULT false
        ) WITH (fillfactor = 50);
        CREATE TABLE entries (
            code text COLLATE "C" NOT NULL,
            version int NOT NULL,
            content bytea NOT NULL,
            PRIMARY KEY (code, version)
        );
        CREATE TABLE tables (
            code text COLLATE "C" PRIMARY KEY,
            game text NOT NULL,
            creator text NOT NULL,
            public smallint NOT NULL,
            opened bigint NOT NULL,
            finished bigint,
            over smallint NOT NULL,
            seal bytea NOT NULL,
            owner bigint,
            -- of a finished table: how many entries lead to which last seal
            length int,
            last bytea
        );
        CREATE INDEX tables_unfinished ON tables (code) WHERE finished IS NULL;
        CREATE INDEX tables_owned ON tables (owner) WHERE owner IS NOT NULL;
        CREATE INDEX tables_of ON tables (creator) WHERE finished IS NULL;
        CREATE TABLE seats (
            code text COLLATE "C" NOT NULL,
            seat int NOT NULL,
            person text COLLATE "C" NOT NULL,
            name text NOT NULL,
            bot text NOT NULL,
            total bigint NOT NULL,
            rank int NOT NULL,
            seal bytea NOT NULL,
            PRIMARY KEY (code, seat)
        );
        CREATE INDEX seats_of ON seats (person) WHERE person <> '';
        CREATE TABLE people (
            key text COLLATE "C" PRIMARY KEY,
            token bytea NOT NULL UNIQUE,
            name text NOT NULL,
            colour text NOT NULL,
            bot smallint NOT NULL,
            created bigint NOT NULL,
            seal bytea NOT NULL
        );
        CREATE TABLE ratings (
            game text COLLATE "C" NOT NULL,
            person text COLLATE "C" NOT NULL,
            mu double precision NOT NULL,
            sigma double precision NOT NULL,
            games int NOT NULL,
            seal bytea NOT NULL,
            PRIMARY KEY (game, person)
        );
        """,
    ),
)
"""A database of an older version runs those it has not seen."""


async def migrate(connection: Connection, address: PostgresAddress) -> None:
    """Bring a database up to date; one that is not ours, too new or cannot be written is refused."""
    await _check_server(connection, address)
    async with connection.transaction():
        await connection.execute("SET LOCAL lock_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        schema = await _schema_of(connection, address)
        for number, (needs, script) in enumerate(MIGRATIONS[schema:], schema + 1):
            await connection.execute(script)
            if number == 1:
                await connection.execute("INSERT INTO house VALUES ($1, 1, 1)", new_id())
            await connection.execute("UPDATE house SET schema = $1, needs = $2", number, needs)


async def _check_server(connection: Connection, address: PostgresAddress) -> None:
    query = (
        "SELECT current_setting('server_version_num')::int, current_setting('server_encoding'), "
        "current_setting('transaction_read_only') = 'on' OR pg_is_in_recovery()"
    )
    row = await connection.fetchrow(query)
    assert row is not None
    version, encoding, is_read_only = row
    if version < OLDEST:
        raise Unusable(f"the database {address} is of PostgreSQL {version // 10000}; 13 or newer is needed")
    if encoding != "UTF8":
        raise Unusable(f"the database {address} has the encoding {encoding}; make one with --encoding=UTF8")
    if is_read_only:
        raise read_only(address)


async def _schema_of(connection: Connection, address: PostgresAddress) -> int:
    """Which version a database is of; 0 if it is empty."""
    query = "SELECT array_agg(tablename::text) FROM pg_tables WHERE schemaname = current_schema()"
    names = set(await connection.fetchval(query) or [])
    if "house" not in names:
        if names & {"entries", "tables", "people", "nodes"}:
            raise foreign(address)
        return 0
    found = None
    with suppress(asyncpg.UndefinedColumnError):
        found = await connection.fetchrow("SELECT schema, needs FROM house")
    if found is None:
        raise foreign(address)
    schema, needs = found
    if needs > len(MIGRATIONS):
        raise InputError(f"the database {address} is of a newer version; update diablerie")
    return int(schema)


def foreign(address: PostgresAddress) -> InputError:
    """Why a database is left alone."""
    return InputError(f"the database {address} is a database of another program; choose another")


async def check_stays(connection: Connection, address: PostgresAddress) -> None:
    """See that a database is not being moved, in this transaction, or raise why it cannot be served."""
    await check_whole(connection, address)
    if not await connection.fetchval("SELECT pg_try_advisory_xact_lock_shared($1)", MOVING):
        raise InputError(f"the database {address} is just being moved; wait until that is done")


async def check_whole(connection: Connection, address: PostgresAddress) -> None:
    """See that everything has arrived that was to be moved into a database."""
    row = await connection.fetchrow("SELECT moving, moving_from FROM house")
    if row is not None and row[0]:
        raise InputError(HALF.format(f"the database {address}", row[1]))
