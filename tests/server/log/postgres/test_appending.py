"""Appending to PostgreSQL: all or none, in order, and once, whatever happens to the answer."""

import asyncio

import asyncpg
import pytest

from diablerie.server.database import PostgresAddress
from diablerie.server.log.facts import EntryKept, Fact, PersonKept, TableFinished, TableOpened
from diablerie.server.log.postgres.batch import Impossible
from diablerie.server.log.postgres.endings import Ended, Fenced, OutOfReach, WentBack
from diablerie.server.log.postgres.log import opened
from tests.databases.cutting import lose
from tests.databases.nodes import change, inside, node, opening, write, writing

ADA = PersonKept("ada", b"hash of Ada", "Ada", "ember", False, 5)
PASSING = ["53100", "53300", "25006", "57P01", "57P03", "40P01", "40001", "58030"]
"""No room on the disk, too many connections, read-only, stopping, starting, and so on."""
TROUBLE = """
    CREATE SEQUENCE times;
    CREATE FUNCTION trouble() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF nextval('times') <= {times} THEN RAISE EXCEPTION 'no' USING ERRCODE = '{state}'; END IF;
            RETURN NULL;
        END $$;
    CREATE TRIGGER trouble BEFORE INSERT ON entries FOR EACH STATEMENT EXECUTE FUNCTION trouble();
"""


def test_what_is_written_is_there_for_whoever_opens_the_database_next(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as log:
            assert await write(log, *opening("COAL22")) == {}
            await write(log, EntryKept("COAL22", 1, b"{}"))
            assert await log.entries("COAL22") == [b'{"first":0}', b"{}"]
            await log.membership.leave()
        async with node(address) as log:
            assert await log.entries("COAL22") == [b'{"first":0}', b"{}"]
            await write(log, EntryKept("COAL22", 2, b"[]"))
            assert (await log.entries("COAL22"))[2:] == [b"[]"]
            assert await log.entries("NONE22") == []

    asyncio.run(run())


def test_an_entry_follows_the_last_one_even_of_a_table_that_was_not_read(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            await log.membership.leave()
        async with node(address) as log:
            with pytest.raises(Impossible, match="entry 5 of COAL22 cannot follow entry 0"):
                await write(log, EntryKept("COAL22", 5, b"{}"))
            await write(log, EntryKept("COAL22", 1, b"{}"), EntryKept("FIRE33", 0, b"{}"))
            assert len(await log.entries("COAL22")) == 2

    asyncio.run(run())


def test_a_group_is_written_all_or_none_and_the_next_one_is_not_hindered(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            groups: list[list[Fact]] = [
                [EntryKept("COAL22", 1, b"{}"), TableOpened("COAL22", "diavolo", "eve", True, 6)],
                [EntryKept("COAL22", 1, b"a\nb"), EntryKept("FIRE33", 0, b"{}")],
                [ADA, ADA],
                [*opening("ASH444"), EntryKept("COAL22", 1, b"1")],
            ]
            results = await asyncio.gather(*(writing(log, group) for group in groups), return_exceptions=True)
            assert [type(result) for result in results] == [
                asyncpg.UniqueViolationError,
                Impossible,
                Impossible,
                dict,
            ]
            assert await log.entries("COAL22") == [b'{"first":0}', b"1"]
            assert await log.entries("FIRE33") == []
            assert await log.queries.unfinished() == ["ASH444", "COAL22"]

    asyncio.run(run())


def test_groups_are_written_in_the_order_in_which_they_come(address: PostgresAddress) -> None:
    async def run() -> None:
        heard: list[int] = []
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            for number in range(1, 40):
                log.write(
                    [EntryKept("COAL22", number, b"%d" % number)],
                    lambda _, n=number: heard.append(n),  # type: ignore[misc]
                )
            assert heard == []
        assert heard == list(range(1, 40))

    asyncio.run(run())


@pytest.mark.parametrize("is_done", [True, False], ids=["the answer is lost", "the question is lost"])
@pytest.mark.parametrize("finishing", [False, True], ids=["a statement", "a transaction"])
def test_what_was_cut_off_is_written_once(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch, is_done: bool, finishing: bool
) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            lose(monkeypatch, ("COMMIT" if finishing else "WITH", is_done))
            more = [TableFinished("COAL22", 7, True)] if finishing else []
            await write(log, EntryKept("COAL22", 1, b"1"), *more)
            await write(log, *opening("FIRE33"))
            assert await log.entries("COAL22") == [b'{"first":0}', b"1"]
            assert await log.queries.finished_at("COAL22") == (7 if finishing else 0)
            assert log.lease.batch == 3

    asyncio.run(run())


def test_a_transaction_that_is_cut_off_in_the_middle_leaves_nothing(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            lose(monkeypatch, ("WITH", True), ("UPDATE", True), ("BEGIN", False))
            await write(log, EntryKept("COAL22", 1, b"1"), TableFinished("COAL22", 7, True))
            assert await log.entries("COAL22") == [b'{"first":0}', b"1"]

    asyncio.run(run())


@pytest.mark.parametrize("state", PASSING)
def test_trouble_that_passes_is_waited_for(address: PostgresAddress, state: str) -> None:
    async def run() -> None:
        async with node(address) as log:
            await change(address, TROUBLE.format(state=state, times=2))
            await write(log, *opening("COAL22"))
            assert len(await log.entries("COAL22")) == 1

    asyncio.run(run())


def test_a_connection_that_is_ended_by_the_owner_of_the_database_is_made_again(
    address: PostgresAddress,
) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            await change(
                address,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            await write(log, EntryKept("COAL22", 1, b"1"))
            assert len(await log.entries("COAL22")) == 2

    asyncio.run(run())


def test_after_the_lease_nothing_is_tried_any_more(address: PostgresAddress) -> None:
    async def run() -> None:
        lost: list[BaseException] = []
        async with node(address) as log:
            log.watch(lost.append)
            await write(log, *opening("COAL22"))
            await change(address, TROUBLE.format(state="53100", times=2))
            log.lease.seconds = 0
            for _ in range(2):
                with pytest.raises(OutOfReach, match=r"the database was out of reach for too long \(no"):
                    await write(log, EntryKept("COAL22", 1, b"1"))
            assert [type(why) for why in lost] == [OutOfReach]
            assert len(await log.entries("COAL22")) == 1

    asyncio.run(run())


def test_what_a_node_has_not_written_is_not_written_by_the_one_that_comes_after_it(
    address: PostgresAddress,
) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            await change(address, TROUBLE.format(state="53100", times=10**9))
            late = [writing(log, [EntryKept("COAL22", number, b"late")]) for number in (1, 2)]
            async with inside(address) as connection:
                while not await connection.fetchval("SELECT is_called FROM times"):
                    await asyncio.sleep(0)
            await log.membership.join("again", bus=True)
            results = await asyncio.gather(*late, return_exceptions=True)
            await change(address, "DROP TRIGGER trouble ON entries")
            assert [type(result) for result in results] == [Fenced, Fenced]
            assert await log.membership.claim("COAL22") == log.lease.node
            await write(log, EntryKept("COAL22", 1, b"1"))
            assert await log.entries("COAL22") == [b'{"first":0}', b"1"]

    asyncio.run(run())


@pytest.mark.parametrize("finishing", [False, True], ids=["a statement", "a transaction"])
@pytest.mark.parametrize("how", ["UPDATE nodes SET fenced = true", "DELETE FROM nodes"])
def test_who_is_fenced_writes_nothing(address: PostgresAddress, how: str, finishing: bool) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            await change(address, how)
            more = [TableFinished("COAL22", 7, True)] if finishing else []
            for _ in range(2):
                with pytest.raises(Fenced, match="was not heard of for too long, and is over"):
                    await write(log, EntryKept("COAL22", 1, b"1"), ADA, *more)
            assert len(await log.entries("COAL22")) == 1
            assert await log.queries.finished_at("COAL22") == 0
            assert await log.queries.person_with_key("ada") is None

    asyncio.run(run())


def test_what_was_committed_before_the_fence_is_told_even_if_the_answer_was_lost(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            lose(monkeypatch, ("WITH", True), ("SELECT", False))
            task = writing(log, [EntryKept("COAL22", 1, b"1")])
            await change(address, "UPDATE nodes SET fenced = true WHERE batch = 2")
            await task
            with pytest.raises(Fenced):
                await write(log, EntryKept("COAL22", 2, b"2"))
            assert len(await log.entries("COAL22")) == 2

    asyncio.run(run())


def test_a_database_that_has_forgotten_a_batch_is_found_out(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"))
            await write(log, EntryKept("COAL22", 1, b"1"))
            await change(address, "DELETE FROM entries WHERE version = 1")
            await change(address, "UPDATE nodes SET batch = 1")
            with pytest.raises(WentBack, match="the database has lost what it acknowledged to node"):
                await log.membership.beat()
            with pytest.raises(WentBack):
                await write(log, EntryKept("COAL22", 2, b"2"))
            await log.membership.join("again", bus=True)
            assert await log.membership.claim("COAL22") == log.lease.node
            await write(log, EntryKept("COAL22", 1, b"another"))
            assert await log.entries("COAL22") == [b'{"first":0}', b"another"]

    asyncio.run(run())


def test_who_has_not_joined_writes_nothing(address: PostgresAddress) -> None:
    async def run() -> None:
        log = await opened(address)
        with pytest.raises(Ended, match="whoever writes has to join the nodes first"):
            await write(log, *opening("COAL22"))
        assert await log.queries.unfinished() == []
        await log.close()

    asyncio.run(run())


def test_a_commit_waits_for_the_disk_whatever_the_server_is_set_to(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as log, log._link.asking() as connection:
            assert await connection.fetchval("SHOW synchronous_commit") == "on"
        async with inside(address) as connection:
            assert await connection.fetchval("SHOW synchronous_commit") == "off"

    asyncio.run(run())
