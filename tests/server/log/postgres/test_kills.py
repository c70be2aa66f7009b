"""What was acknowledged survives the end of PostgreSQL, and of nodes, at any moment."""

import asyncio
import os
import shutil
import signal
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from diablerie.server.database import PostgresAddress, checked_address
from diablerie.server.log.facts import EntryKept, TableFinished
from diablerie.server.log.postgres.endings import WentBack
from diablerie.server.log.postgres.log import PostgresLog, opened
from tests.children import PATIENCE, child
from tests.databases.nodes import node, opening, write
from tests.databases.servers import Server, own_server

KILLS = 3
TABLES = 3
FROZEN = """
import asyncio, os, signal, sys
from diablerie.server.log.facts import EntryKept, RatingKept, Contest
from diablerie.server.database import PostgresAddress, checked_address
from diablerie.server.log.postgres.endings import Ended
from diablerie.server.log.postgres.log import opened
from tests.databases.nodes import PATIENT, opening, write

def freeze(*asked):
    os.kill(os.getpid(), signal.SIGSTOP)
    return [RatingKept("diavolo", "ada", 99.0, 1.0, 1)]

async def run(address, how):
    log = await opened(checked_address(address), PATIENT)
    await log.membership.join("frozen", True)
    await write(log, *opening("COAL22"))
    print(log.lease.node, flush=True)
    contest = [Contest("COAL22", "diavolo", ["ada"], 9, freeze)] if how == "transaction" else []
    if not contest:
        freeze()
    try:
        await write(log, EntryKept("COAL22", 1, b"late"), *contest)
        print("written")
    except Ended:
        print("over")

asyncio.run(run(*sys.argv[1:]))
"""


@contextmanager
def powerful() -> Iterator[Server]:
    """A server that writes as carefully as one that people have."""
    with own_server() as server:
        yield server


async def write_on(log: PostgresLog, code: str, acknowledged: dict[str, int]) -> None:
    """Play a table until somebody says stop, and note what was acknowledged."""
    await write(log, *opening(code))
    number = 1
    while True:
        more = [TableFinished("NONE22", 1, True)] if number % 5 == 0 else []  # so it is a transaction
        await write(log, EntryKept(code, number, b"%d" % number), *more)
        acknowledged[code] = number
        number += 1


def test_kills_of_the_database_lose_nothing_that_was_acknowledged_and_write_nothing_twice() -> None:
    luck = Random(3)

    async def run(server: Server, acknowledged: dict[str, int]) -> dict[str, list[bytes]]:
        async with node(checked_address(server.url()), where="one") as log:
            codes = [f"TABLE{number}" for number in range(TABLES)]
            players = [asyncio.ensure_future(write_on(log, code, acknowledged)) for code in codes]
            for _ in range(KILLS):
                goal = sum(acknowledged.values()) + luck.randrange(20, 60)
                while sum(acknowledged.values()) < goal:
                    await asyncio.wait(players, timeout=luck.random() / 100)
                    assert not any(player.done() for player in players), players
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
        log = await opened(checked_address(server.url()))
        found = {code: await log.entries(code) for code in codes}
        await log.close()
        return found

    with powerful() as server:
        acknowledged: dict[str, int] = defaultdict(int)
        found = asyncio.run(run(server, acknowledged))
    for code, entries in found.items():
        # Of what was cut off at the end, at most one had not been heard.
        assert len(entries) - 1 in (acknowledged[code], acknowledged[code] + 1)
        assert entries[1:] == [b"%d" % number for number in range(1, len(entries))]


@pytest.mark.parametrize("how", ["statement", "transaction"])
def test_a_node_that_was_frozen_writes_nothing_when_it_wakes(address: PostgresAddress, how: str) -> None:
    """One is frozen before it writes, the other in the middle of it, with all its locks."""

    async def run() -> None:
        with child([sys.executable, "-c", FROZEN, address.url, how]) as frozen:
            assert frozen.stdout is not None
            number = int(frozen.stdout.readline())
            os.waitid(os.P_PID, frozen.pid, os.WSTOPPED | os.WNOWAIT)
            async with node(address, lease=1.0) as judge, node(address) as log:
                fenced: list[int] = []
                while number not in fenced and number in [
                    n.id for n in await log.membership.nodes() if not n.fenced
                ]:
                    fenced += await judge.membership.fence()
                assert await log.membership.claim("COAL22") == log.lease.node
                assert await log.entries("COAL22") == [b'{"first":0}']
                await write(log, EntryKept("COAL22", 1, b"in time"))
                frozen.send_signal(signal.SIGCONT)
                assert frozen.stdout.read() == "over\n"
                assert frozen.wait(PATIENCE) == 0
                await write(log, EntryKept("COAL22", 2, b"on"))
                assert await log.entries("COAL22") == [b'{"first":0}', b"in time", b"on"]
                assert await log.queries.best_rated("diavolo", 0, 99.0, 9) == []

    asyncio.run(run())


def test_a_database_that_went_back_in_time_is_noticed_and_gone_on_with_as_it_is() -> None:
    """As after a failover to a standby that was behind: its files are those of a moment before."""

    async def run(server: Server) -> None:
        async with node(checked_address(server.url())) as log:
            await write(log, *opening("COAL22"))
            await asyncio.to_thread(server.stop)
            shutil.copytree(server.data, server.folder / "before")
            await asyncio.to_thread(server.start)
            await write(log, EntryKept("COAL22", 1, b"told to everybody"))
            await asyncio.to_thread(server.stop)
            for path in [*server.data.iterdir()]:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
            shutil.copytree(server.folder / "before", server.data, dirs_exist_ok=True)
            server.owned()
            await asyncio.to_thread(server.start)
            with pytest.raises(WentBack):
                await write(log, EntryKept("COAL22", 2, b"on"))
            await log.membership.join("again", True)
            await log.membership.claim("COAL22")
            assert await log.entries("COAL22") == [b'{"first":0}']
            await write(log, EntryKept("COAL22", 1, b"on"))

    with powerful() as server:
        asyncio.run(run(server))
