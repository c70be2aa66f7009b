"""Nodes: who is there, who is over, and who has which table."""

import asyncio
import time

import pytest

from diablerie.errors import InputError
from diablerie.server.database import PostgresAddress
from diablerie.server.log.facts import EntryKept, TableFinished
from diablerie.server.log.postgres.endings import Ended, Fenced
from diablerie.server.log.postgres.log import opened
from tests.databases.nodes import change, node, opening, write

LONG_AGO = "UPDATE beats SET heard = heard - interval '1 hour' WHERE id = $1"


def test_nodes_see_each_other_and_what_each_of_them_has(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address, where="north") as one, node(address, where="south") as other:
            await write(one, *opening("COAL22"), *opening("FIRE33"))
            await write(other, *opening("ASH444"))
            await write(one, TableFinished("FIRE33", 7, True))
            await other.membership.drain()
            north, south = await one.membership.nodes()
            assert (north.address, north.tables, north.draining, north.bus) == ("north", 1, False, True)
            assert (south.address, south.tables, south.draining, south.fenced) == ("south", 1, True, False)
            owners = await other.membership.owners(["COAL22", "FIRE33", "ASH444", "NONE22"])
            assert owners == {"COAL22": (north.id, "north"), "ASH444": (south.id, "south")}
            await one.membership.leave()
            assert [line.address for line in await other.membership.nodes()] == ["south"]
            assert await other.membership.free(9) == ["COAL22"]

    asyncio.run(run())


def test_a_table_has_one_owner_whoever_asks_first(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as one, node(address) as other, node(address) as third:
            await write(one, *opening("COAL22"))
            assert await other.membership.claim("COAL22") == one.lease.node
            assert await one.membership.claim("COAL22") == one.lease.node
            assert await one.membership.claim("NONE22") is None
            await one.membership.release(["COAL22"])
            claims = await asyncio.gather(*(log.membership.claim("COAL22") for log in (other, third) * 5))
            assert len(set(claims)) == 1
            assert claims[0] in (other.lease.node, third.lease.node)

    asyncio.run(run())


def test_a_table_that_was_handed_over_goes_on_where_it_was(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as one, node(address) as other:
            await write(one, *opening("COAL22"))
            for turn, (giver, taker) in enumerate([(one, other), (other, one), (one, other)], 1):
                await giver.membership.release(["COAL22"])
                assert await taker.membership.claim("COAL22") == taker.lease.node
                assert len(await taker.entries("COAL22")) == turn
                await write(taker, EntryKept("COAL22", turn, b"%d" % turn))

    asyncio.run(run())


def test_who_was_not_heard_of_is_fenced_and_loses_its_tables(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as one, node(address) as other:
            await write(one, *opening("COAL22"))
            assert await other.membership.fence() == []
            await change(address, LONG_AGO, one.lease.node)
            assert await other.membership.fence() == [one.lease.node]
            assert await other.membership.fence() == []
            assert await other.membership.free(9) == ["COAL22"]
            assert await other.membership.owners(["COAL22"]) == {}
            assert await other.membership.claim("COAL22") == other.lease.node
            with pytest.raises(Fenced):
                await one.membership.beat()
            with pytest.raises(Fenced):
                await write(one, EntryKept("COAL22", 1, b"late"))
            assert await one.membership.claim("COAL22") == other.lease.node
            await other.membership.release(["COAL22"])
            assert await one.membership.claim("COAL22") is None

    asyncio.run(run())


def test_a_fence_waits_for_a_batch_that_is_on_its_way(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as one, node(address) as other:
            await write(one, *opening("COAL22"))
            await change(address, LONG_AGO, one.lease.node)
            async with one._link.asking() as connection:
                await connection.execute("BEGIN")
                await connection.execute("UPDATE nodes SET batch = batch + 1 WHERE id = $1", one.lease.node)
                fencing = asyncio.ensure_future(other.membership.fence())
                query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
                while not (await other._readers.fetch(query))[0][0]:
                    assert not fencing.done()
                await connection.execute("COMMIT")
                assert await fencing == [one.lease.node]

    asyncio.run(run())


def test_a_node_that_joins_again_is_another_and_the_first_is_over(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            first = log.lease.node
            assert await log.membership.join("again", bus=True) != first
            assert [line.fenced for line in await log.membership.nodes()] == [True, False]
            await log.membership.beat()
            assert await log.membership.claim("COAL22") == log.lease.node
            await write(log, EntryKept("COAL22", 1, b"1"))

    asyncio.run(run())


@pytest.mark.parametrize(("first", "second"), [(False, False), (False, True), (True, False)])
def test_without_a_bus_one_node_is_enough(address: PostgresAddress, first: bool, second: bool) -> None:
    async def run() -> None:
        async with node(address, bus=first, where="http://first") as one:
            other = await opened(address, 300)

            async def live() -> None:
                while True:
                    await one.membership.beat()

            living = asyncio.ensure_future(live())
            line = f"the database {address} is in use by the server at http://first; several may share it"
            with pytest.raises(InputError, match=f"{line} if each has --bus nats://…"):
                await other.membership.join("http://second", second)
            living.cancel()
            await one.membership.leave()
            await other.membership.join("http://second", second)
            await other.close()

    asyncio.run(run())


def test_who_died_without_a_word_is_over_after_the_lease(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address, lease=1.0, bus=False) as one:
            await write(one, *opening("COAL22"))
            async with node(address, lease=1.0, bus=False) as other:
                assert await other.membership.claim("COAL22") == other.lease.node
                with pytest.raises(Ended):
                    await write(one, EntryKept("COAL22", 1, b"late"))

    asyncio.run(run())


def test_nothing_is_left_of_who_was_over_for_a_day(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as one, node(address) as other, node(address) as third:
            await write(one, *opening("COAL22"))
            for log in (one, other):
                await change(address, LONG_AGO.replace("1 hour", "2 days"), log.lease.node)
            assert sorted(await third.membership.fence()) == sorted([one.lease.node, other.lease.node])
            assert {line.id for line in await third.membership.nodes()} == {one.lease.node, third.lease.node}
            with pytest.raises(Fenced):
                await write(other, *opening("FIRE33"))

    asyncio.run(run())


def test_no_clock_but_that_of_the_database_counts(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with node(address) as one:
            monkeypatch.setattr(time, "time", lambda: 0.0)
            monkeypatch.setattr(time, "time_ns", lambda: 0)
            async with node(address) as other:
                await other.membership.beat()
                await one.membership.beat()
                assert await one.membership.fence() == await other.membership.fence() == []
                assert all(line.heard < 300 for line in await other.membership.nodes())

    asyncio.run(run())
