"""Holds what clients were told against the log: the six laws, who wrote, and that every record verifies."""

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from diablerie.server.log.postgres.links import Connection
from diablerie.server.log.postgres.reading import ONE_TABLE, read_table
from diablerie.server.protocol.messages import written as message
from diablerie.server.table.entries import AnyEntry, Happening, Wanted, decoded
from diablerie.server.table.table import Table
from tests.cluster.histories import Kept, LastView, Saw, broken
from tools.torture.checks import check_record
from tools.torture.cluster.audit import Audit, audit_of
from tools.torture.cluster.person import Person, written

WRITINGS = "SELECT version, xmin::text FROM entries WHERE code = $1 ORDER BY version"


class History(NamedTuple):
    """What those at a table have been told until a moment."""

    code: str
    saws: list[Saw]
    acknowledged: set[tuple[str, int]]
    views: list[LastView]


class Written(NamedTuple):
    """A table in the log."""

    entries: list[AnyEntry]
    writings: list[tuple[int, str]]
    """The version of every entry, and the transaction that wrote it."""


def histories(people: Sequence[Person]) -> list[History]:
    """Take down what everybody knows now; what the log says is read afterwards."""
    tables: defaultdict[str, list[Person]] = defaultdict(list)
    for person in people:
        tables[person.code].append(person)
    return [
        History(
            code,
            [saw for person in those for saw in person.saws],
            {(person.who, command) for person in those for command in person.acknowledged},
            [person.last_view for person in those if person.view],
        )
        for code, those in tables.items()
    ]


async def read(connection: Connection, code: str) -> Written:
    """Read a table, every seal of which is looked at."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        entries = read_table(code, await connection.fetch(ONE_TABLE, code))
        writings = [(row[0], row[1]) for row in await connection.fetch(WRITINGS, code)]
    return Written([decoded(content) for content in entries], writings)


def kept_of(code: str, table: Written, audit: Audit) -> list[Kept]:
    """The entries of a table as the laws want them."""
    kept = []
    for entry, (version, writing) in zip(table.entries, table.writings, strict=True):
        who, command = (entry.who, entry.id) if isinstance(entry, Happening | Wanted) else ("", 0)
        content = written(entry.event) if isinstance(entry, Happening) else ""
        kept.append(Kept(code, version, audit.claim_of(code, writing), who, command, content))
    return kept


def view_of(entries: list[AnyEntry], who: str) -> str:
    """What somebody sees of a table that is folded from these entries."""
    shown: dict[str, Any] = json.loads(message(Table.restored(entries).picture.shown(who)))
    return json.dumps(shown.get("view") or {}, sort_keys=True)


def breaches(history: History, table: Written, audit: Audit) -> list[str]:
    """Every law that is broken at a table, and where."""
    kept = kept_of(history.code, table, audit)
    folded = {
        (view.client, view.table): (view.version, view_of(table.entries[: view.version + 1], view.client))
        for view in history.views
    }
    done = {(entry.who, entry.command) for entry in kept}
    return [
        *broken(history.saws, kept, history.views, folded),
        *(f"move {move} at {history.code} was answered, and is lost" for move in history.acknowledged - done),
        *audit.strangers(history.code, table.writings),
        *_record(history.code, table.entries),
    ]


def _record(code: str, entries: list[AnyEntry]) -> list[str]:
    try:
        check_record(entries)
    except Exception as error:  # whatever it is, the record does not verify
        return [f"the record of {code} does not verify: {error!r}"]
    return []


async def judge(connection: Connection, people: Sequence[Person]) -> tuple[list[str], dict[str, int]]:
    """Every breach at the tables of these people, and how many entries each table has."""
    known = histories(people)
    tables = {history.code: await read(connection, history.code) for history in known}
    audit = await audit_of(connection, [history.code for history in known])
    found = [breach for history in known for breach in breaches(history, tables[history.code], audit)]
    return found, {code: len(table.entries) for code, table in tables.items()}
