"""Connections to PostgreSQL that are made again when they have died."""

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol, TypeAlias, TypeVar

import asyncpg

from diablerie.server.database import PostgresAddress
from diablerie.server.log.disk import readable
from diablerie.server.log.postgres.troubles import passes

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Rows: TypeAlias = "list[asyncpg.Record]"
Answer = TypeVar("Answer")

STARTING = 20.0
"""Seconds to wait for the first connection of all."""
CONNECTING = 3.0
"""Seconds to wait for another one: where that takes longer it may be tried again."""
ANSWERING = 5.0
"""Seconds to wait for an answer: a connection that was cut off is not always closed."""
MOST = 4
"""Questions that are asked at once."""
ASKED = 4
"""How often a question is asked before it is given up."""
SETTINGS = {
    "application_name": "diablerie",
    "idle_in_transaction_session_timeout": "3000",  # a node that freezes gives back what it has locked
    "jit": "off",
    "lock_timeout": "4000",
    "TimeZone": "UTC",
}


async def connected(address: PostgresAddress, patience: float = STARTING) -> Connection:
    """A new connection."""
    connection: Connection = await asyncpg.connect(
        address.url, timeout=patience, server_settings=SETTINGS, max_cached_statement_lifetime=0
    )
    return connection


async def wait_a_little(number: int) -> None:
    """Wait before something is tried again, for longer each time, and not as long as all others do."""
    await asyncio.sleep(min(1.0, 0.05 * 2**number) * random.uniform(0.5, 1.0))


class Turn(Protocol):
    """Whose turn it is to ask."""

    async def acquire(self) -> Any:
        """Wait for it."""

    def release(self) -> None:
        """Let the next one ask."""


async def asked_whole(turn: Turn, question: Coroutine[Any, Any, Answer]) -> Answer:
    """Ask in one's turn, to the end even if whoever asks goes: to break off costs the connection."""
    try:
        await turn.acquire()
    except BaseException:
        question.close()
        raise
    asking = asyncio.create_task(question)

    def done(asking: asyncio.Task[Answer]) -> None:
        turn.release()
        if not asking.cancelled():
            asking.exception()  # whoever is still there hears of it

    asking.add_done_callback(done)
    return await asyncio.shield(asking)


class Link:
    """One connection, for one thing at a time."""

    def __init__(self, address: PostgresAddress) -> None:
        self._address = address
        self._connection: Connection | None = None

    async def connection(self) -> Connection:
        """The connection; a new one if the last has died."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._made()
        return self._connection

    async def _made(self) -> Connection:
        connection = await connected(self._address, CONNECTING)
        try:
            await self.prepare(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def prepare(self, connection: Connection) -> None:
        """Make a new connection ready."""

    @asynccontextmanager
    async def asking(self, patience: float = ANSWERING) -> AsyncIterator[Connection]:
        """The connection, for something that has to be answered in so many seconds."""
        async with asyncio.timeout(patience):
            yield await self.connection()

    def drop(self) -> None:
        """Let go of the connection at once, whatever it is doing."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        """End the connection in good order, if there is somebody to hear it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close(timeout=1)
            connection.terminate()


class WritingLink(Link):
    """A connection that does not say that something is written before it is."""

    async def prepare(self, connection: Connection) -> None:
        """See that a commit waits for the disk, whatever the server is set to."""
        if await connection.fetchval("SHOW synchronous_commit") == "off":
            await connection.execute("SET synchronous_commit = on")


class ReadingLink(Link):
    """A connection that reads what it can, even where a bit has flipped in a text."""

    async def prepare(self, connection: Connection) -> None:
        """Read texts that are none."""
        await connection.set_type_codec(
            "text", schema="pg_catalog", encoder=str.encode, decoder=readable, format="binary"
        )


class Readers:
    """A few connections that ask questions, none of which waits for what is written."""

    def __init__(self, address: PostgresAddress) -> None:
        self._address = address
        self._idle: list[ReadingLink] = []
        self._room = asyncio.Semaphore(MOST)
        self._is_closed = False

    async def fetch(self, query: str, *values: Any) -> Rows:
        """Ask; where the server has gone meanwhile, ask again."""
        return await asked_whole(self._room, self._fetched(query, values))

    async def _fetched(self, query: str, values: tuple[Any, ...]) -> Rows:
        link = self._idle.pop() if self._idle else ReadingLink(self._address)
        try:
            return await _answer_of(link, query, values)
        finally:
            if self._is_closed:
                link.drop()
            else:
                self._idle.append(link)

    async def close(self) -> None:
        """End all connections; those that are asked something just now, when that is answered."""
        self._is_closed = True
        while self._idle:
            await self._idle.pop().close()


async def _answer_of(link: Link, query: str, values: tuple[Any, ...]) -> Rows:
    number = 0
    while True:
        try:
            async with asyncio.timeout(ANSWERING):
                return await (await link.connection()).fetch(query, *values)
        except BaseException as error:
            if not isinstance(error, asyncpg.PostgresError) or passes(error):
                link.drop()
            number += 1
            if number == ASKED or not passes(error):
                raise
        await wait_a_little(number)
