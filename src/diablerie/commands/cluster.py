"""`diablerie admin` for a database that several nodes share."""

import asyncio
from collections.abc import Sequence
from datetime import UTC
from functools import partial
from typing import TYPE_CHECKING

import click

from diablerie.commands.long_work import progress_bar
from diablerie.commands.serve import database_option
from diablerie.errors import InputError
from diablerie.server.database import Database, PostgresAddress
from diablerie.server.log.check import Findings
from diablerie.server.log.postgres import check_driver

if TYPE_CHECKING:  # whoever keeps everything in a file has no driver
    from diablerie.server.log.postgres.membership import Node

COLUMNS = ("node", "address", "since", "heard", "tables", "")


@click.command()
@database_option
def nodes(database: Database | None) -> None:
    """List the nodes that share a database, and those that did until lately."""
    if not isinstance(database, PostgresAddress):
        raise InputError("nodes share a PostgreSQL; name it with --database postgresql://USER@HOST/NAME")
    lines = asyncio.run(_nodes_at(database))
    rows = [COLUMNS, *map(_line, lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows if lines else []:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    click.echo("1 node" if len(lines) == 1 else f"{len(lines)} nodes")


def _line(node: "Node") -> tuple[str, ...]:
    since = node.since.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")
    state = "over" if node.fenced else "leaving" if node.draining else ""
    return f"{node.id:x}", node.address, since, f"{node.heard:.0f} s ago", str(node.tables), state


async def _nodes_at(address: PostgresAddress) -> "Sequence[Node]":
    check_driver()
    from diablerie.server.log.postgres.log import opened

    log = await opened(address)
    try:
        return await log.membership.nodes()
    finally:
        await log.close()


def examined_at(address: PostgresAddress) -> Findings:
    """What a look at everything in a database finds; servers may use it meanwhile."""
    check_driver()
    from diablerie.server.log.postgres.check import examined_database

    return asyncio.run(examined_database(address, partial(progress_bar, "tables")))
