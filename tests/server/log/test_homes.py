"""What holds of a log wherever it is at home: in a file or in PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from diablerie.server.database import PostgresAddress
from diablerie.server.log.facts import EntryKept, Fact, PersonKept, TableFinished, TableOpened
from diablerie.server.log.home import Log, Settled, Settlement
from diablerie.server.log.sqlite import SqliteLog
from tests.databases.games import game, people
from tests.databases.nodes import node
from tests.databases.shared import database

Home: TypeAlias = Callable[[], AbstractAsyncContextManager[Log]]
"""Opens the same log, again and again."""


@pytest.fixture(params=["file", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    @asynccontextmanager
    async def in_a_file() -> AsyncIterator[Log]:
        log = SqliteLog(tmp_path / "hall.db")
        try:
            yield log
        finally:
            await log.close()

    if request.param == "file":
        yield in_a_file
        return
    with database() as address:
        yield lambda: in_postgres(address)


@asynccontextmanager
async def in_postgres(address: PostgresAddress) -> AsyncIterator[Log]:
    """A node that leaves its tables to whoever comes next."""
    async with node(address) as log:
        yield log
        await log.membership.leave()


async def write(log: Log, *facts: Fact) -> Settled:
    loop = asyncio.get_running_loop()
    durable: asyncio.Future[Settled | BaseException] = loop.create_future()

    def written(settled: Settled | BaseException) -> None:
        loop.call_soon_threadsafe(durable.set_result, settled)

    log.write(facts, written)
    settled = await durable
    if isinstance(settled, BaseException):
        raise settled
    return settled


def opened(code: str, entries: int = 1) -> list[Fact]:
    """A table with so many entries."""
    return [
        TableOpened(code, "diavolo", "ada", True, 5),
        *(EntryKept(code, version, b'{"entry":%d}' % version) for version in range(entries)),
    ]


def test_what_was_written_is_read_again_after_the_next_start(home: Home) -> None:
    async def run() -> None:
        async with home() as log:
            await write(log, *opened("COAL22", 3), *opened("FIRE33"))
            await write(log, TableFinished("FIRE33", 7, True))
        async with home() as log:
            assert await log.queries.unfinished() == ["COAL22"]
            assert await log.entries("COAL22") == [b'{"entry":%d}' % version for version in range(3)]
            assert await log.entries("NONE22") == []
            await write(log, EntryKept("COAL22", 3, b"{}"))
            assert len(await log.entries("COAL22")) == 4

    asyncio.run(run())


@pytest.mark.parametrize(
    "facts",
    [
        [EntryKept("COAL22", 2, b"{}")],
        [EntryKept("COAL22", 0, b"{}")],
        [EntryKept("COAL22", 1, b"a\nb")],
        [EntryKept("COAL22", 1, b"{}"), TableOpened("COAL22", "diavolo", "eve", True, 6)],
        [EntryKept("COAL22", 1, b"{}"), TableFinished("COAL22", 7, True), EntryKept("COAL22", 3, b"{}")],
    ],
    ids=["a gap", "twice", "a line break", "a table that is there", "a gap at the end"],
)
def test_what_cannot_be_is_refused_and_nothing_of_its_group_is_written(home: Home, facts: list[Fact]) -> None:
    async def run() -> None:
        person = PersonKept("ada", b"hash", "Ada", "ember", False, 5)
        async with home() as log:
            await write(log, *opened("COAL22"))
            with pytest.raises(Exception, match=r"COAL22|tables"):
                await write(log, person, *facts)
            assert len(await log.entries("COAL22")) == 1
            assert await log.queries.person_with_key("ada") is None
            assert await log.queries.unfinished() == ["COAL22"]

    asyncio.run(run())


def test_groups_are_heard_in_order(home: Home) -> None:
    async def run() -> None:
        heard: list[bytes] = []
        async with home() as log:
            await write(log, *opened("COAL22"))
            contents = [b"%d" % number for number in range(1, 30)]
            for number, content in enumerate(contents, 1):
                log.write([EntryKept("COAL22", number, content)], lambda _, it=content: heard.append(it))  # type: ignore[misc]
        assert heard == contents

    asyncio.run(run())


def test_a_contest_is_settled_from_what_the_log_knows(home: Home) -> None:
    async def run() -> None:
        async with home() as log:
            await write(log, *people("ada", "bo"))
            await write(log, *game("GAME1", "bo", "ada"))
            settled = await write(log, *game("GAME2", "ada", "bo"), *game("GAME3", "ada", "cy", "bo"))
            before = [[one.rating and one.rating.mu for one in one.before] for one in settled.values()]
            assert before == [[1.0, 1.0], [2.0, None, 2.0]]
            assert [one.created for one in [*settled.values()][1].before] == [5, 0, 5]
            assert [[one.games for one in one.ratings] for one in settled.values()] == [[1, 1], [2, 0, 2]]
            assert all(isinstance(settlement, Settlement) for settlement in settled.values())
            best = await log.queries.best_rated("diavolo", 0, 99.0, 9)
            assert {person.key: rating.mu for person, rating in best} == {"ada": 3.0, "bo": 3.0}

    asyncio.run(run())
