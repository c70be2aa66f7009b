"""`diablerie admin` for a database that several nodes share."""

import asyncio
from collections.abc import Sequence
from datetime import UTC
from functools import partial
from typing import TYPE_CHECKING

import click
import msgspec
from msgspec import Struct

from diablerie.commands.long_work import progress_bar
from diablerie.commands.serve import by_word_or_environment, database_option
from diablerie.errors import InputError
from diablerie.server.database import Database, PostgresAddress
from diablerie.server.http.admin import Closing, close_in
from diablerie.server.log.check import Findings
from diablerie.server.log.postgres import check_driver

if TYPE_CHECKING:  # whoever keeps everything in a file has no driver
    from diablerie.server.log.postgres.log import PostgresLog
    from diablerie.server.log.postgres.membership import Node, Owner
    from diablerie.server.nodes.desk import NodeShown
    from diablerie.server.nodes.requests import Requests

KNOWN = ("node", "address", "since", "heard", "state", "tables")
ASKED = ("connections", "moves/s", "PostgreSQL", "NATS")
THERE = 5.0
"""Seconds ago a node was heard that is there: the others fence it after so long."""
TRIES = 3
MORE = "name the bus of the nodes with --bus for their connections, moves and round trips"

bus_option = by_word_or_environment(
    "--bus",
    "The NATS over which the nodes talk: nats://USER:PASSWORD@HOST:4222",
    metavar="URL",
    default="",
)


class NodeLine(Struct, frozen=True):
    """A node: what PostgreSQL knows of it, and what it says itself if it can be asked."""

    node: str
    address: str
    since: str
    """When it joined, in UTC."""
    heard: float
    """Seconds ago."""
    state: str
    tables: int
    """That are not over."""
    connections: int | None = None
    moves: float | None = None
    """A second, lately."""
    database: float | None = None
    """Seconds to PostgreSQL and back."""
    bus: float | None = None
    """The same to NATS."""


@click.command()
@database_option
@bus_option
@click.option("--json", "as_json", is_flag=True, help="Print the nodes as JSON.")
def nodes(database: Database | None, bus: str, as_json: bool) -> None:
    """List the nodes that share a database, and those that did until lately."""
    if not isinstance(database, PostgresAddress):
        raise InputError("nodes share a PostgreSQL; name it with --database postgresql://USER@HOST/NAME")
    lines = asyncio.run(_nodes_at(database, bus))
    if as_json:
        click.echo(msgspec.json.encode(lines))
        return
    if not lines:
        click.echo(f"no node uses the database {database}")
        return
    rows = [(*KNOWN, *(ASKED if bus else ())), *(_row(line, bool(bus)) for line in lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    click.echo("1 node" if len(lines) == 1 else f"{len(lines)} nodes")
    if not bus:
        click.echo(MORE, err=True)


def _row(line: NodeLine, asked: bool) -> tuple[str, ...]:
    known = line.node, line.address, line.since, f"{line.heard:.0f} s ago", line.state, str(line.tables)
    if not asked:
        return known
    if line.connections is None or line.moves is None:
        return (*known, *("–" for _ in ASKED))
    return (*known, str(line.connections), f"{line.moves:.1f}", _ms(line.database), _ms(line.bus))


def _ms(seconds: float | None) -> str:
    return "–" if seconds is None else f"{1000 * seconds:.1f} ms"


def _line(node: "Node", shown: "NodeShown | None", asked: bool) -> NodeLine:
    since = node.since.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")
    known = f"{node.id:x}", node.address, since, node.heard
    if shown is None:
        return NodeLine(*known, _state(node, asked and node.bus), node.tables)
    state = "leaving" if node.draining else "ready" if shown.ready else "not ready"
    return NodeLine(*known, state, node.tables, shown.connections, shown.moves, shown.database, shown.bus)


def _state(node: "Node", asked: bool) -> str:
    """What is to be said of a node that did not answer, or was not asked."""
    if node.fenced:
        return "over"
    if node.draining:
        return "leaving"
    return "silent" if asked or node.heard > THERE else "there"


async def _nodes_at(address: PostgresAddress, bus: str) -> list[NodeLine]:
    check_driver()
    from diablerie.server.log.postgres.log import opened

    log = await opened(address)
    try:
        found = await log.membership.nodes()
        if not bus:
            return [_line(node, None, False) for node in found]
        return await _asked(found, bus, await log.house())
    finally:
        await log.close()


async def _asked(found: "Sequence[Node]", bus: str, house: str) -> list[NodeLine]:
    """What all nodes say of themselves, asked at once; without their bus, what is known without it."""
    from diablerie.server.nodes.visiting import visit

    try:
        async with visit(bus, house) as requests:
            shown = await asyncio.gather(*(_shown(node, requests) for node in found))
    except InputError as error:
        click.echo(f"{error}; this is what PostgreSQL knows", err=True)
        return [_line(node, None, False) for node in found]
    return [_line(node, one, True) for node, one in zip(found, shown, strict=True)]


async def _shown(node: "Node", requests: "Requests") -> "NodeShown | None":
    from diablerie.server.nodes.desk import node_in
    from diablerie.server.nodes.requests import Unanswered

    if node.fenced or not node.bus:
        return None
    try:
        return node_in(await requests.ask_once(node.id, "node"))
    except Unanswered:
        return None


async def close_at(log: "PostgresLog", closing: Closing, bus: str) -> str:
    """Close a table, at the node that has it or, if none has, here."""
    code, members = closing.code.upper(), log.membership
    for _ in range(TRIES):
        if owner := (await members.owners([code])).get(code):
            return await _asked_to_close(log, owner, closing, bus)
        if not await log.queries.has_table(code):
            raise InputError(f"there is no table {closing.code}; `diablerie admin tables` lists them")
        me = await members.join("diablerie admin", True)
        try:
            if await members.claim(code) in (None, me):
                return await close_in(log, closing)
        finally:
            await members.leave()
    raise InputError(f"the table {code} goes from node to node; try again")


async def _asked_to_close(log: "PostgresLog", owner: "Owner", closing: Closing, bus: str) -> str:
    from diablerie.server.nodes.desk import Refused, outcome_in
    from diablerie.server.nodes.requests import Unanswered
    from diablerie.server.nodes.visiting import visit

    lives = f"the table {closing.code.upper()} lives at {owner.address}"
    if not any(node.bus for node in await log.membership.nodes() if node.id == owner.id):
        raise InputError(f"{lives}, which has no --bus; stop that server first")
    if not bus:
        raise InputError(f"{lives}; name the bus of the nodes with --bus nats://… to close it there")
    try:
        async with visit(bus, await log.house()) as requests:
            outcome = outcome_in(await requests.ask_once(owner.id, "close", msgspec.json.encode(closing)))
    except Unanswered:
        raise InputError(f"{lives}, which does not answer; try again in a few seconds") from None
    if isinstance(outcome, Refused):
        raise InputError(outcome.why)
    return str(outcome.what)


def examined_at(address: PostgresAddress) -> Findings:
    """What a look at everything in a database finds; servers may use it meanwhile."""
    check_driver()
    from diablerie.server.log.postgres.check import examined_database

    return asyncio.run(examined_database(address, partial(progress_bar, "tables")))
