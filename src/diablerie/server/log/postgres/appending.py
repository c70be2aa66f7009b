"""Appending: one batch after another, each of which is written once, whatever happens to the connection."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

import asyncpg

from diablerie.server.log.facts import Fact
from diablerie.server.log.home import Settled, Written
from diablerie.server.log.postgres.batch import Batch, Impossible, Overtaken, batch_of
from diablerie.server.log.postgres.changes import change_rows, settle
from diablerie.server.log.postgres.endings import Ended, Fenced, OutOfReach, WrittenElsewhere
from diablerie.server.log.postgres.heads import Heads
from diablerie.server.log.postgres.lease import Lease
from diablerie.server.log.postgres.links import Connection, WritingLink, wait_a_little
from diablerie.server.log.postgres.troubles import passes, said

STANDING = "SELECT batch, fenced FROM nodes WHERE id = $1"
NOT_OURS = "SELECT code, owner FROM tables WHERE code = ANY($1) AND owner <> $2 LIMIT 1"

logger = logging.getLogger("diablerie.server")


class Appender:
    """Writes groups of facts in order; while one is on its way the next ones wait."""

    def __init__(self, link: WritingLink, lease: Lease, heads: Heads) -> None:
        self._link = link
        self._lease = lease
        self._heads = heads
        self._groups: deque[tuple[int, Sequence[Fact], Written]] = deque()
        self._writing: asyncio.Task[None] | None = None

    def write(self, facts: Sequence[Fact], written: Written) -> None:
        """Write facts after all that were given before."""
        self._groups.append((self._lease.node, facts, written))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_all())

    async def drain(self) -> None:
        """Wait until nothing is left to write."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        try:
            while self._groups:
                node, facts, written = self._groups.popleft()
                try:
                    settled: Settled | BaseException = await self._appended(node, facts)
                except Exception as error:
                    settled = error
                written(settled)
        finally:
            self._writing = None

    async def _appended(self, node: int, facts: Sequence[Fact]) -> Settled:
        """Write one group, once; whatever passes is tried again for as long as the lease lasts."""
        batch: Batch | None = None
        settled: list[Settled] = []
        tries = 0
        while True:
            try:
                async with self._answer(node) as connection:
                    batch = batch or await self._sealed(facts, connection)
                    if not await self._sent(connection, node, batch, settled):
                        await self._see(connection, batch)
                    break
            except Exception as error:
                await self._recover(error, tries)
            tries += 1
        if node == self._lease.node:
            self._lease.batch += 1
            self._heads.update(batch.heads, batch.finished)
        return settled[-1] if settled else {}

    def _answer(self, node: int) -> AbstractAsyncContextManager[Connection]:
        """The connection; what a node has left behind that is over, the next one does not write."""
        if self._lease.over is not None:
            raise self._lease.over
        if not self._lease.node:
            raise Ended("whoever writes has to join the nodes first")
        if node != self._lease.node:
            raise Fenced(f"node {node} is over")
        return self._link.asking(self._lease.seconds)

    async def _sealed(self, facts: Sequence[Fact], connection: Connection) -> Batch:
        await self._heads.read(connection, facts)
        return batch_of(facts, self._heads.known)

    async def _sent(self, connection: Connection, node: int, batch: Batch, settled: list[Settled]) -> bool:
        """Whether this wrote the batch; if not, the node is fenced, or an earlier try came through."""
        values = node, self._lease.batch + 1, *batch.values()
        if batch.is_one_statement:
            return await connection.fetchval(batch.statement(), *values) is not None
        # If this fails the connection is dropped, and with it all that was done: the driver would first ask
        # PostgreSQL to undo it, and wait for an answer that may never come.
        await connection.execute("BEGIN")
        is_ours = await connection.fetchval(batch.statement(), *values) is not None
        if is_ours:
            await change_rows(connection, batch, self._heads.after(batch.heads))
            settled.append(await settle(connection, batch.games) if batch.games else {})
        await connection.execute("COMMIT")
        return is_ours

    async def _see(self, connection: Connection, sent: Batch) -> None:
        """See why nothing was written: if an earlier try was, all is well."""
        row = await connection.fetchrow(STANDING, self._lease.node)
        batch, fenced = (None, False) if row is None else row
        if batch != self._lease.batch + 1:
            self._lease.compare(self._lease.batch, batch, fenced)
            if row := await connection.fetchrow(NOT_OURS, sent.entries[0], self._lease.node):
                raise self._lease.end(WrittenElsewhere(f"table {row[0]} is that of node {row[1]:x}"))
            raise ConnectionResetError("the batch was not written")  # as if it had never been sent

    async def _recover(self, error: Exception, tries: int) -> None:
        """Get ready to try again, or say why that makes no sense."""
        self._link.drop()
        if isinstance(error, Overtaken) or _is_there_already(error):
            why = f"another node writes the same table ({said(error)})"
            raise self._lease.end(WrittenElsewhere(why)) from error
        if isinstance(error, Ended | Impossible) or not passes(error):
            raise error
        if self._lease.is_over:
            why = f"the database was out of reach for too long ({said(error)})"
            raise self._lease.end(OutOfReach(why)) from error
        if tries == 0:
            logger.warning("the database cannot be written now (%s); it is tried again", said(error))
        await wait_a_little(tries)


def _is_there_already(error: Exception) -> bool:
    """Whether an entry could not be written because there is one with its number."""
    return isinstance(error, asyncpg.UniqueViolationError) and error.table_name == "entries"
