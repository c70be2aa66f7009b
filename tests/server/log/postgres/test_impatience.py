"""People who ask and go: their questions cost no connection, and nobody else waits for a new one."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from diablerie.server.database import PostgresAddress
from diablerie.server.log.postgres import links
from diablerie.server.log.postgres.links import Connection, Readers, connected
from tests.databases.nodes import node, opening, write

SLOW = "SELECT pg_sleep(0.2)"


def counted(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """One for every connection that is made from now on."""
    made: list[None] = []

    async def count(address: PostgresAddress, patience: float = 5.0) -> Connection:
        made.append(None)
        return await connected(address, patience)

    monkeypatch.setattr(links, "connected", count)
    return made


async def ask_and_go(ask: Callable[[], Awaitable[object]]) -> None:
    async def asks() -> None:
        await ask()

    asking = asyncio.create_task(asks())
    await asyncio.sleep(0.02)  # it is on its way by now, or waits for its turn; both are right
    asking.cancel()
    with suppress(asyncio.CancelledError):
        await asking


def test_who_goes_before_the_answer_closes_no_connection(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        readers = Readers(address)
        await asyncio.gather(*(readers.fetch(SLOW) for _ in range(links.MOST)))
        made = counted(monkeypatch)
        for _ in range(12):
            await ask_and_go(lambda: readers.fetch(SLOW))
        await asyncio.gather(*(readers.fetch("SELECT 1") for _ in range(12)))
        assert not made
        await readers.close()

    asyncio.run(run())


def test_who_goes_before_a_table_is_claimed_leaves_the_next_one_no_wait(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with node(address) as one:
            await write(one, *opening("COAL22"))
            assert await one.membership.claim("COAL22") == one.lease.node
            made = counted(monkeypatch)
            for _ in range(8):
                await ask_and_go(lambda: one.membership._fetch(SLOW))
            assert await one.membership.claim("COAL22") == one.lease.node
            assert not made

    asyncio.run(run())


def test_who_is_closed_while_a_question_is_asked_leaves_no_connection(address: PostgresAddress) -> None:
    async def run() -> None:
        readers, other = Readers(address), Readers(address)
        await ask_and_go(lambda: readers.fetch(SLOW))
        await readers.close()
        others = (
            "SELECT count(*) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        async with asyncio.timeout(30):
            while (await other.fetch(others))[0][0]:
                await asyncio.sleep(0.05)
        await other.close()

    asyncio.run(run())
