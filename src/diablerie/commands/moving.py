"""`diablerie admin move`: everything from a file into PostgreSQL, or back."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import click

from diablerie.commands.long_work import progress_bar
from diablerie.errors import InputError
from diablerie.server.database import Database, PostgresAddress, database_named
from diablerie.server.log.file_lock import claimed, in_use
from diablerie.server.log.move import Target, moved
from diablerie.server.log.moving_files import file_side
from diablerie.server.log.postgres import check_driver


def named(context: click.Context, option: click.Parameter, text: str) -> Database:
    """The database that is meant; a file by its one real name."""
    database = database_named(text)
    if isinstance(database, PostgresAddress):
        check_driver()
        return database
    return Path(os.path.realpath(database.expanduser()))


@click.command()
@click.argument("source", metavar="FROM", callback=named)
@click.argument("target", metavar="TO", callback=named)
def move(source: Database, target: Database) -> None:
    """Carry everything from the database FROM to the database TO.

    Each is a file, or the address of a PostgreSQL: postgresql://USER@HOST/NAME. No server may have one of
    them meanwhile. All that arrives is compared. A move that was interrupted goes on when it is given again;
    until it is done, TO is not served. FROM stays as it is.
    """
    os.umask(0o077)
    if source == target:
        raise InputError(f"FROM and TO are both {source}; name two databases")
    if isinstance(source, Path) and not source.exists():
        raise InputError(f"there is no database {source}")
    counts = asyncio.run(carried(source, target))
    what = ", ".join(f"{number} {name}" for name, number in counts.items())
    click.echo(f"{target}: {what}; all is there that is in {source}, which stays as it is")


async def carried(source: Database, target: Database) -> dict[str, int]:
    """Carry everything, and say how much it was."""
    async with AsyncExitStack() as stack:
        origin = await stack.enter_async_context(side_of(source, is_source=True))
        goal = await stack.enter_async_context(side_of(target, is_source=False))
        with progress_bar("tables", len(await origin.codes())) as advance:
            return await moved(origin, goal, str(target), advance)


@asynccontextmanager
async def side_of(database: Database, is_source: bool) -> AsyncIterator[Target]:
    """A database that no server has."""
    if isinstance(database, PostgresAddress):
        from diablerie.server.log.postgres.moving import postgres_side  # its driver may not be installed

        async with postgres_side(database, is_source) as side:
            yield side
        return
    claim = claimed(database)
    if claim is None:
        raise in_use(database)
    with claim, file_side(database, is_source) as file:
        yield file
