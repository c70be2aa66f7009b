"""Appending: one batch after another, each of which is written once, whatever happens to the connection."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from diablerie.server.log.facts import Fact
from diablerie.server.log.home import Settled, Written
from diablerie.server.log.postgres.batch import Batch, Impossible, batch_of, codes_in
from diablerie.server.log.postgres.changes import change_rows, settle
from diablerie.server.log.postgres.endings import Ended, OutOfReach
from diablerie.server.log.postgres.heads import Heads
from diablerie.server.log.postgres.lease import Lease
from diablerie.server.log.postgres.links import Connection, WritingLink, wait_a_little
from diablerie.server.log.postgres.troubles import passes, said

STANDING = "SELECT batch, fenced FROM nodes WHERE id = $1"

logger = logging.getLogger("diablerie.server")


class Appender:
    """Writes groups of facts in order; while one is on its way the next ones wait."""

    def __init__(self, link: WritingLink, lease: Lease, heads: Heads) -> None:
        self._link = link
        self._lease = lease
        self._heads = heads
        self._groups: deque[tuple[Sequence[Fact], Written]] = deque()
        self._writing: asyncio.Task[None] | None = None

    def write(self, facts: Sequence[Fact], written: Written) -> None:
        """Write facts after all that were given before."""
        self._groups.append((facts, written))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_all())

    async def drain(self) -> None:
        """Wait until nothing is left to write."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        try:
            while self._groups:
                facts, written = self._groups.popleft()
                try:
                    settled: Settled | BaseException = await self._appended(facts)
                except Exception as error:
                    settled = error
                written(settled)
        finally:
            self._writing = None

    async def _appended(self, facts: Sequence[Fact]) -> Settled:
        """Write one group, once; whatever passes is tried again for as long as the lease lasts."""
        batch: Batch | None = None
        settled: list[Settled] = []
        tries = 0
        while True:
            try:
                async with self._answer() as connection:
                    batch = batch or await self._sealed(facts, connection)
                    if not await self._sent(connection, batch, settled):
                        await self._see(connection)
                    break
            except Exception as error:
                await self._recover(error, tries)
            tries += 1
        self._lease.batch += 1
        self._heads.update(batch.heads, batch.finished)
        return settled[-1] if settled else {}

    def _answer(self) -> AbstractAsyncContextManager[Connection]:
        if self._lease.over is not None:
            raise self._lease.over
        if not self._lease.node:
            raise Ended("whoever writes has to join the nodes first")
        return self._link.asking(self._lease.seconds)

    async def _sealed(self, facts: Sequence[Fact], connection: Connection) -> Batch:
        await self._heads.read(connection, codes_in(facts), facts)
        return batch_of(facts, self._heads.known)

    async def _sent(self, connection: Connection, batch: Batch, settled: list[Settled]) -> bool:
        """Whether this wrote the batch; if not, the node is fenced, or an earlier try came through."""
        values = self._lease.node, self._lease.batch + 1, *batch.values()
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

    async def _see(self, connection: Connection) -> None:
        """See why nothing was written: if an earlier try was, all is well."""
        row = await connection.fetchrow(STANDING, self._lease.node)
        batch, fenced = (None, False) if row is None else row
        if batch != self._lease.batch + 1:
            self._lease.compare(self._lease.batch, batch, fenced)
            raise ConnectionResetError("the batch was not written")  # as if it had never been sent

    async def _recover(self, error: Exception, tries: int) -> None:
        """Get ready to try again, or say why that makes no sense."""
        self._link.drop()
        if isinstance(error, Ended | Impossible) or not passes(error):
            raise error
        if self._lease.is_over:
            why = f"the database was out of reach for too long ({said(error)})"
            raise self._lease.end(OutOfReach(why)) from error
        if tries == 0:
            logger.warning("the database cannot be written now (%s); it is tried again", said(error))
        await wait_a_little(tries)
