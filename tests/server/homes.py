"""Where the servers of these tests keep everything: in a file, or in a PostgreSQL where a test runs again.

What a test names is a file in both cases. In a PostgreSQL a database stands for it, into which everything is
carried that the file holds.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from types import ModuleType

import pytest

from diablerie.commands.moving import carried
from diablerie.server.database import Database, PostgresAddress
from diablerie.server.log.facts import Fact
from diablerie.server.log.home import Log
from diablerie.server.log.sqlite import SqliteLog
from tests.databases.nodes import node
from tests.databases.shared import database

HOUSES = {f"tests.server.{name}" for name in ("open_server", "slow_house", "clients", "leaks.worlds")}
"""Whoever takes something from these opens a server that keeps something."""


class Homes:
    """The databases that stand for files."""

    def __init__(self) -> None:
        self.in_postgres = False
        self._made: dict[Path, PostgresAddress] = {}
        self._stack = ExitStack()

    def of(self, path: Path) -> Database:
        """Where everything is that a test believes to be in this file."""
        if not self.in_postgres:
            return path
        if path not in self._made:
            self._made[path] = self._stack.enter_context(database())
            if path.exists():
                asyncio.run(carried(path, self._made[path]))
        return self._made[path]

    def as_file(self, path: Path) -> Path:
        """A file that holds everything a server has kept there, now that it has stopped."""
        if path not in self._made:
            return path
        copy = path.with_name(f"copy of {path.name}")
        asyncio.run(carried(self._made[path], copy))
        return copy

    def move_to_postgres(self) -> None:
        """From now on there are no files."""
        self.in_postgres = True

    def move_back(self) -> None:
        """Remove what was made, and keep everything in files again."""
        self.in_postgres = False
        self._made.clear()
        self._stack.close()


homes = Homes()


@asynccontextmanager
async def opened(where: Database) -> AsyncIterator[Log]:
    """A log that is closed afterwards, and of which nothing stays behind in a PostgreSQL."""
    if isinstance(where, PostgresAddress):
        async with node(where, bus=False) as log:
            yield log
            await log.membership.leave()
        return
    file = SqliteLog(where)
    try:
        yield file
    finally:
        await file.close()


def append(where: Database, facts: Sequence[Fact]) -> None:
    """Write something into a database that no server has open."""

    async def appended() -> None:
        async with opened(where) as log:
            loop, written = asyncio.get_running_loop(), asyncio.Event()

            def heard(_: object) -> None:
                loop.call_soon_threadsafe(written.set)

            log.write(facts, heard)
            await written.wait()

    asyncio.run(appended())


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as an error; that these databases do not wait for the disk is none."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def opens_houses(module: ModuleType) -> bool:
    """Whether the tests of a module have servers that keep something."""
    return any(getattr(thing, "__module__", "") in HOUSES for thing in vars(module).values())
