"""Nodes for tests, in the loop of the test, and what they write."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from diablerie.server.database import PostgresAddress
from diablerie.server.log.facts import EntryKept, Fact, TableOpened
from diablerie.server.log.home import Settled
from diablerie.server.log.postgres.links import Connection, connected
from diablerie.server.log.postgres.log import PostgresLog, opened

PATIENT = 300.0
"""Seconds of a lease that no test waits for."""


@asynccontextmanager
async def node(
    address: PostgresAddress, lease: float = PATIENT, bus: bool = True, where: str = "here"
) -> AsyncIterator[PostgresLog]:
    """A node that has joined."""
    log = await opened(address, lease)
    try:
        await log.membership.join(where, bus)
        yield log
    finally:
        await log.close()


def writing(log: PostgresLog, facts: Sequence[Fact]) -> "asyncio.Future[Settled]":
    """Give facts to a log; the future hears how it went."""
    future = asyncio.get_running_loop().create_future()

    def heard(settled: Settled | BaseException) -> None:
        if isinstance(settled, BaseException):
            future.set_exception(settled)
        else:
            future.set_result(settled)

    log.write(facts, heard)
    return future


async def write(log: PostgresLog, *facts: Fact) -> Settled:
    """Write facts and wait until they are durable."""
    return await writing(log, facts)


def opening(code: str) -> list[Fact]:
    """A table that is opened, with its first entry."""
    return [TableOpened(code, "diavolo", "ada", True, 5), EntryKept(code, 0, b'{"first":0}')]


@asynccontextmanager
async def inside(address: PostgresAddress) -> AsyncIterator[Connection]:
    """A look into a database past the log."""
    connection = await connected(address)
    try:
        yield connection
    finally:
        await connection.close()


async def change(address: PostgresAddress, statement: str, *values: object) -> None:
    """Change something behind the log's back."""
    async with inside(address) as connection:
        await connection.execute(statement, *values)
