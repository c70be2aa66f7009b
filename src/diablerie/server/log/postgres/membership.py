"""Who is there: nodes join, beat, fence whoever is silent, and claim and release tables.

Only the clock of PostgreSQL counts. A node that was fenced can write nothing: what it owned may be claimed.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from secrets import randbits
from typing import Any, NamedTuple

import asyncpg

from diablerie.errors import InputError
from diablerie.server.database import PostgresAddress
from diablerie.server.log.postgres.heads import Heads
from diablerie.server.log.postgres.lease import Lease
from diablerie.server.log.postgres.links import (
    ASKED,
    Answer,
    Connection,
    Link,
    Rows,
    asked_whole,
    wait_a_little,
)
from diablerie.server.log.postgres.schema import JOINING, check_stays
from diablerie.server.log.postgres.troubles import passes

CARELESS = "the database %s does not wait for the disk (%s = off): a power cut may take what was acknowledged"

logger = logging.getLogger("diablerie.server")

LOOKING = 0.2
"""Seconds between two looks at a node that is in the way."""
FORGOTTEN = "1 day"
"""After so long nothing is left of a node that is over."""
IN_THE_WAY = """
    SELECT id, address, heard FROM beats JOIN nodes USING (id)
    WHERE NOT fenced AND heard > clock_timestamp() - $1::float8 * interval '1 s' AND NOT ($2 AND bus)
    ORDER BY heard DESC LIMIT 1
"""
BEGIN = "INSERT INTO beats (id, address, bus) VALUES ($1, $2, $3)"
BEAT = """
    WITH beat AS (UPDATE beats SET heard = clock_timestamp() WHERE id = $1 RETURNING id)
    SELECT batch, fenced FROM nodes WHERE id = $1 AND EXISTS (SELECT FROM beat)
"""
FENCE = """
    UPDATE nodes SET fenced = true WHERE NOT fenced AND id <> $2 AND id IN
        (SELECT id FROM beats WHERE heard < clock_timestamp() - $1::float8 * interval '1 s')
    RETURNING id
"""
FORGET = f"""
    WITH over AS (
        DELETE FROM nodes WHERE fenced
        AND NOT EXISTS (SELECT FROM tables WHERE owner = id AND finished IS NULL)
        AND id IN (SELECT id FROM beats WHERE heard < clock_timestamp() - interval '{FORGOTTEN}') RETURNING id
    ) DELETE FROM beats WHERE id IN (SELECT id FROM over)
"""
IS_FREE = "finished IS NULL AND (owner IS NULL OR owner IN (SELECT id FROM nodes WHERE fenced))"
CLAIM = f"""
    UPDATE tables SET owner = $2 WHERE code = $1 AND {IS_FREE}
    AND EXISTS (SELECT FROM nodes WHERE id = $2 AND NOT fenced) RETURNING owner
"""
CLAIM_OVER = """
    UPDATE tables SET owner = $2 WHERE code = $1 AND finished IS NOT NULL
    AND (owner = $2 OR owner IS NULL OR NOT EXISTS (SELECT FROM nodes WHERE id = owner AND NOT fenced))
    AND EXISTS (SELECT FROM nodes WHERE id = $2 AND NOT fenced)
    AND $3 = (SELECT max(version) FROM entries WHERE code = $1) RETURNING owner
"""
LEAVE = """
    WITH freed AS (UPDATE tables SET owner = NULL WHERE owner = $1), gone AS (DELETE FROM beats WHERE id = $1)
    DELETE FROM nodes WHERE id = $1
"""
NODES = """
    SELECT id, address, since, extract(epoch FROM clock_timestamp() - heard)::float8, draining, fenced, bus,
        (SELECT count(*) FROM tables WHERE owner = id AND finished IS NULL)
    FROM nodes JOIN beats USING (id) ORDER BY since, id
"""


class Node(NamedTuple):
    """A node that has joined."""

    id: int
    address: str
    """Where it is reached."""
    since: datetime
    heard: float
    """Seconds ago."""
    draining: bool
    fenced: bool
    bus: bool
    """Whether it can talk with others."""
    tables: int
    """How many of those that are not over it owns."""


class Owner(NamedTuple):
    """The node that has a table."""

    id: int
    address: str


class BeatingLink(Link):
    """A connection on which nothing waits for the disk: a beat that is lost was soon followed by another."""

    async def prepare(self, connection: Connection) -> None:
        """Wait for no disk."""
        await connection.execute("SET synchronous_commit = off")


class Membership:
    """What this node does among the others."""

    def __init__(self, address: PostgresAddress, lease: Lease, heads: Heads) -> None:
        self._address = address
        self._lease = lease
        self._heads = heads
        self._beating = BeatingLink(address)
        self._asking = Link(address)
        self.claims = self.fences = 0
        """Tables that were taken over, and nodes that were given up."""
        self.round_trip: float | None = None
        """Seconds that the last beat took to PostgreSQL and back."""
        self._turn = asyncio.Lock()
        """Of what is asked besides beats."""

    async def join(self, address: str, bus: bool) -> int:
        """Become a node, and return its number; the one before, if this one was another, is over.

        Without a bus there is one node: another one is refused while somebody is there. Who died without a
        word is there until the lease is over; a beat in the meantime shows who lives.
        """
        seen: dict[int, datetime] = {}
        while True:
            found = await self._asked(lambda connection: self._tried(connection, address, bus))
            if isinstance(found, int):
                self._heads.forget_all()
                self._lease.begin(found)
                await self._warn()
                return found
            node, where, heard = found
            if seen.setdefault(node, heard) != heard:
                raise in_use(self._address, where)
            await asyncio.sleep(LOOKING)

    async def _warn(self) -> None:
        for setting in ("fsync", "full_page_writes"):
            [[value]] = await self._fetch("SELECT current_setting($1)", setting)
            if value == "off":
                logger.warning(CARELESS, self._address, setting)

    async def _tried(self, connection: Connection, address: str, bus: bool) -> "int | asyncpg.Record":
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", JOINING)
            await check_stays(connection, self._address)
            if self._lease.node:
                await connection.execute("UPDATE nodes SET fenced = true WHERE id = $1", self._lease.node)
            if found := await connection.fetchrow(IN_THE_WAY, self._lease.seconds, bus):
                return found
            self.fences += len(await connection.fetch(FENCE, self._lease.seconds, 0))
            node = randbits(62)
            await connection.execute("INSERT INTO nodes (id) VALUES ($1)", node)
            await connection.execute(BEGIN, node, address, bus)
            return node

    async def beat(self) -> None:
        """Say that this node is there, and hear whether it still may write; it is asked once."""
        node, durable = self._lease.node, self._lease.batch
        try:
            async with self._beating.asking(self._lease.seconds * 0.3) as connection:
                began = time.perf_counter()
                row = await connection.fetchrow(BEAT, node)
                self.round_trip = time.perf_counter() - began
        except BaseException:
            self._beating.drop()
            raise
        if node == self._lease.node:
            batch, fenced = (None, False) if row is None else row
            self._lease.compare(durable, batch, fenced)
            self._lease.hear()

    async def drain(self) -> None:
        """Let the others see that this node is about to leave."""
        await self._fetch("UPDATE beats SET draining = true WHERE id = $1", self._lease.node)

    async def fence(self) -> list[int]:
        """Fence whoever was not heard of for as long as a lease lasts; it waits for what they just write."""
        rows = await self._fetch(FENCE, self._lease.seconds, self._lease.node)
        await self._fetch(FORGET)
        self.fences += len(rows)
        return [row[0] for row in rows]

    async def claim(self, code: str) -> int | None:
        """Own a table that nobody owns who may write; who owns it then, if it is there and not over."""
        if rows := await self._fetch(CLAIM, code, self._lease.node):
            self.claims += 1
            logger.info("a table is claimed", extra={"table": code})
            self._heads.forget([code])  # somebody else may have written it
        else:
            rows = await self._fetch("SELECT owner FROM tables WHERE code = $1 AND finished IS NULL", code)
        return rows[0][0] if rows else None

    async def claim_over(self, code: str, last: int) -> bool:
        """Be the one node that may add to a table that is over, after its last entry as this node knows it.

        Any number of nodes may show such a table, each from the log as it was when they read it.
        """
        return bool(await self._fetch(CLAIM_OVER, code, self._lease.node, last))

    async def release(self, codes: Sequence[str]) -> None:
        """Give tables up; all that was written of them has to be durable."""
        query = "UPDATE tables SET owner = NULL WHERE owner = $1 AND code = ANY($2)"
        await self._fetch(query, self._lease.node, list(codes))
        self._heads.forget(codes)

    async def free(self, most: int) -> list[str]:
        """Tables that may be claimed."""
        rows = await self._fetch(f"SELECT code FROM tables WHERE {IS_FREE} ORDER BY code LIMIT $1", most)
        return [code for (code,) in rows]

    async def owners(self, codes: Sequence[str]) -> dict[str, Owner]:
        """Who owns tables; those that are free or over are left out."""
        query = (
            "SELECT code, nodes.id, address FROM tables JOIN nodes ON owner = nodes.id "
            "JOIN beats ON beats.id = nodes.id WHERE code = ANY($1) AND finished IS NULL AND NOT fenced"
        )
        rows = await self._fetch(query, list(codes))
        return {code: Owner(node, address) for code, node, address in rows}

    async def nodes(self) -> list[Node]:
        """Who is there, and who was until lately."""
        return [Node(*row) for row in await self._fetch(NODES)]

    async def leave(self) -> None:
        """Be over in good order: what this node owned is free at once."""
        if self._lease.node:
            await self._fetch(LEAVE, self._lease.node)
            self._lease.node = 0

    async def close(self) -> None:
        """End the connections."""
        await self._beating.close()
        await self._asking.close()

    async def _fetch(self, query: str, *values: Any) -> Rows:
        return await self._asked(lambda connection: connection.fetch(query, *values))

    async def _asked(self, ask: Callable[[Connection], Awaitable[Answer]]) -> Answer:
        """Ask for something that may be asked again, and wait for the answer."""
        return await asked_whole(self._turn, self._answer_to(ask))

    async def _answer_to(self, ask: Callable[[Connection], Awaitable[Answer]]) -> Answer:
        for number in range(1, ASKED + 1):
            try:
                async with self._asking.asking() as connection:
                    return await ask(connection)
            except BaseException as error:
                self._asking.drop()
                if number == ASKED or not passes(error):
                    raise
            await wait_a_little(number)
        raise AssertionError


def in_use(address: PostgresAddress, where: str) -> InputError:
    """Why a node may not join."""
    return InputError(
        f"the database {address} is in use by the server at {where}; several may share it if each has --bus nats://…"
    )
