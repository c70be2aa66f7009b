"""Two nodes that both believe that a table is theirs: one of them writes, and the other one begins again."""

import asyncio

import pytest

from diablerie.server.database import PostgresAddress
from diablerie.server.log.facts import EntryKept, Fact, TableFinished
from diablerie.server.log.home import Settled
from diablerie.server.log.postgres.endings import WrittenElsewhere
from diablerie.server.log.postgres.log import PostgresLog
from tests.databases.nodes import change, inside, node, opening, write, writing

TIMES = 10
FREE = "UPDATE tables SET owner = NULL"


def a_turn(code: str, version: int, content: bytes, finishing: bool) -> list[Fact]:
    more = [TableFinished(code, 7, True)] if finishing else []
    return [EntryKept(code, version, content), *more]


async def at_once(
    code: str, finishing: bool, one: PostgresLog, other: PostgresLog
) -> list[Settled | BaseException]:
    """Both write the same entry of a table, which they have read."""
    assert await one.entries(code) == await other.entries(code)
    turns = [writing(log, a_turn(code, 1, b"%d" % log.lease.node, finishing)) for log in (one, other)]
    return await asyncio.gather(*turns, return_exceptions=True)


@pytest.mark.parametrize("finishing", [False, True], ids=["a statement", "a transaction"])
def test_of_two_who_write_at_once_to_a_table_that_nobody_has_one_writes(
    address: PostgresAddress, finishing: bool
) -> None:
    async def run() -> None:
        async with node(address) as one, node(address) as other:
            codes = [f"TABLE{number}" for number in range(TIMES)]
            for code in codes:
                await write(one, *opening(code))
                await change(address, FREE)
                outcomes = await at_once(code, finishing, one, other)
                [lost] = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
                assert isinstance(lost, WrittenElsewhere), lost
                assert "another node writes the same table" in str(lost)
                [_, kept] = await one.entries(code)
                winner, loser = (one, other) if outcomes[1] is lost else (other, one)
                assert kept == b"%d" % winner.lease.node
                with pytest.raises(WrittenElsewhere):
                    await write(loser, *opening("LATE22"))
                await loser.membership.join("again", bus=True)

    asyncio.run(run())


@pytest.mark.parametrize("finishing", [False, True], ids=["a statement", "a transaction"])
def test_who_writes_to_a_table_of_another_node_writes_nothing_and_is_over(
    address: PostgresAddress, finishing: bool
) -> None:
    async def run() -> None:
        async with node(address) as one, node(address) as other:
            heard: list[BaseException] = []
            other.watch(heard.append)
            await write(one, *opening("COAL22"))
            outcomes = await at_once("COAL22", finishing, one, other)
            assert outcomes[0] == {}
            assert isinstance(outcomes[1], WrittenElsewhere)
            assert heard == [outcomes[1]]
            assert await one.entries("COAL22") == [b'{"first":0}', b"%d" % one.lease.node]

    asyncio.run(run())


def test_who_had_a_table_before_writes_no_version_that_nobody_has_written(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as one, node(address) as other:
            await write(one, *opening("COAL22"))
            await change(address, FREE)
            assert await other.membership.claim("COAL22") == other.lease.node
            with pytest.raises(WrittenElsewhere, match=f"table COAL22 is that of node {other.lease.node:x}"):
                await write(one, EntryKept("COAL22", 1, b"1"), *opening("FIRE33"))
            assert len(await one.entries("COAL22")) == 1
            assert await one.entries("FIRE33") == []
            await write(other, EntryKept("COAL22", 1, b"2"))

    asyncio.run(run())


def test_who_has_not_seen_the_last_entries_of_a_table_writes_nothing_there(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as one, node(address) as other:
            await write(one, *opening("COAL22"), EntryKept("COAL22", 1, b"1"))
            await change(address, FREE)
            with pytest.raises(WrittenElsewhere, match="entry 1 of COAL22 cannot follow entry 1"):
                await write(other, EntryKept("COAL22", 1, b"2"))

    asyncio.run(run())


def test_a_table_that_is_over_is_followed_up_by_one_node(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as one, node(address) as other:
            await write(one, *opening("COAL22"))
            assert not await one.membership.claim_over("COAL22", 0), "it is not over"
            await write(one, EntryKept("COAL22", 1, b"1"), TableFinished("COAL22", 7, True))
            assert not await other.membership.claim_over("COAL22", 0), "there is more of it"
            both = await asyncio.gather(*(log.membership.claim_over("COAL22", 1) for log in (one, other)))
            assert sorted(both) == [False, True]
            first, second = (one, other) if both[0] else (other, one)
            assert await first.membership.claim_over("COAL22", 1), "the answer may have been lost"
            assert not await second.membership.claim_over("COAL22", 1)
            await write(first, EntryKept("COAL22", 2, b"2"))
            await first.membership.leave()
            assert not await second.membership.claim_over("COAL22", 1)
            assert await second.membership.claim_over("COAL22", 2)
            async with inside(address) as connection:
                assert await connection.fetchval("SELECT finished FROM tables") == 7

    asyncio.run(run())
