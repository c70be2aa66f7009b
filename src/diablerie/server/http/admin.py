"""What the owner of a server can do to it: look at its tables, close one, take a backup, go back to one.

`diablerie admin` asks the running server for it with the token from the file beside the database; for
everybody else there is nothing here. When no server runs, it does the same to the database itself.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from diablerie.errors import InputError
from diablerie.server.context import Context
from diablerie.server.hall.results import results
from diablerie.server.http.service import json, problem
from diablerie.server.log.backups import checked, part_of
from diablerie.server.log.facts import EntryKept, Fact, TableFinished
from diablerie.server.log.home import Copies, Log, Settled
from diablerie.server.log.seals import DamagedTable
from diablerie.server.protocol.told import BY_THE_HOUSE
from diablerie.server.table.effects import Keep
from diablerie.server.table.entries import decoded, encoded, moment_of
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.table import Table

OWN_BACKUPS = "this is done for a database in a file; a PostgreSQL has tools of its own, such as pg_dump"
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
CHUNK = 1 << 16

logger = logging.getLogger("diablerie.server")


class TableLine(Struct, frozen=True):
    """A table that can go on."""

    code: str
    game: str
    stage: str
    seats: list[str]
    """Names of people, bots in brackets, and nothing for an empty seat."""
    opened: str
    """When, in UTC."""


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to close, and what people are told."""

    code: Annotated[str, Meta(max_length=12)]
    why: Annotated[str, Meta(min_length=1, max_length=100)] = BY_THE_HOUSE


class Said(Struct, frozen=True):
    """That something was done, in a sentence."""

    done: str


def line_of(ledger: Ledger) -> TableLine:
    """A table as its host's owner sees it: nothing of its game."""
    opened, places = ledger.opened, ledger.seats.places
    seats = [place.name if place.person else f"({place.bot})" if place.bot else "" for place in places]
    return TableLine(opened.code, opened.game, ledger.stage, seats, opened.moment(0))


def sorted_lines(ledgers: Iterable[Ledger]) -> list[TableLine]:
    """The tables that can go on, the oldest first."""
    lines = [line_of(ledger) for ledger in ledgers if not ledger.finished]
    return sorted(lines, key=lambda line: (line.opened, line.code))


# at the database of a server that does not run


async def lines_in(log: Log) -> list[TableLine]:
    """The tables of a log that can go on, and those that are damaged."""
    tables = []
    for code in await log.queries.unfinished():
        with suppress(DamagedTable):  # the log has set it aside
            if (table := await _table_in(log, code)) is not None:
                tables.append(table)
    return [*sorted_lines(table.ledger for table in tables), *await damaged_lines(log)]


async def damaged_lines(log: Log) -> list[TableLine]:
    """The tables that are set aside, until somebody closes them."""
    return [
        TableLine(table.code, table.game, "damaged", [], moment_of(table.opened))
        for table in await log.queries.open_tables()
        if table.code in log.damaged
    ]


async def _table_in(log: Log, code: str) -> Table | None:
    entries = [decoded(content) for content in await log.entries(code)]
    return Table.restored(entries) if entries else None


async def close_in(log: Log, closing: Closing) -> str:
    """Close a table of a log."""
    try:
        table = await _table_in(log, closing.code.upper())
    except DamagedTable as damage:
        await _write(log, [_given_up(damage)])
        return f"{damage}; it is closed"
    if table is None:
        raise InputError(f"there is no table {closing.code}; `diablerie admin tables` lists them")
    _check_open(table.ledger)
    now = time.time_ns() // 1_000_000
    effects = table.close(closing.why, max(table.ledger.last, now - table.ledger.opened.time))
    facts: list[Fact] = [
        EntryKept(table.ledger.opened.code, effect.version, encoded(effect.entry))
        for effect in effects
        if isinstance(effect, Keep)
    ]
    await _write(log, [*facts, *results(table.ledger, now)])
    return f"table {table.ledger.opened.code} is closed"


async def _write(log: Log, facts: list[Fact]) -> None:
    """Write facts, and wait until they are durable."""
    loop = asyncio.get_running_loop()
    durable = loop.create_future()

    def written(outcome: Settled | BaseException) -> None:
        loop.call_soon_threadsafe(durable.set_result, outcome)

    log.write(facts, written)
    if isinstance(outcome := await durable, BaseException):
        raise outcome


def _given_up(damage: DamagedTable) -> TableFinished:
    """Close a damaged table beside its log, which stays as it is: nothing may follow what is damaged."""
    return TableFinished(damage.code, time.time_ns() // 1_000_000, False)


def _check_open(ledger: Ledger) -> None:
    if ledger.finished:
        raise InputError(f"the table {ledger.opened.code} is over already")


def restore_in(copies: Copies, path: Path) -> str:
    """Put a backup, which may be changed by this, in the place of everything."""
    contents = checked(path)
    copies.restore(path)
    return f"restored {contents}"


def copies_of(log: Log) -> Copies:
    """How a log is copied and put back, or the reason why that is not done here."""
    if log.copies is None:
        raise InputError(OWN_BACKUPS)
    return log.copies


# at the running server


async def close_here(context: Context, closing: Closing) -> str:
    """Close a table of a server that runs."""
    hub = context.hub
    try:
        room = await hub.find(closing.code)
    except DamagedTable as damage:
        hub.outbox.keep(_given_up(damage))
        await hub.outbox.durable()
        return f"{damage}; it is closed"
    if room is None:
        raise InputError(f"there is no table {closing.code}; `diablerie admin tables` lists them")
    _check_open(room.table.ledger)
    hub.close_table(room, closing.why)
    await hub.outbox.durable()
    return f"table {room.code} is closed"


class Office:
    """Where a running server is administered."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._doing = asyncio.Lock()
        """One backup is taken or restored at a time."""

    def route(self) -> Route:
        """All of /admin: whoever has no token learns nothing, not even which methods there are."""

        async def serve(request: Request) -> Response:
            return await self._served(request)

        return Route("/admin/{what:path}", serve, methods=list(METHODS))

    async def _served(self, request: Request) -> Response:
        does = {
            "GET tables": self._tables,
            "POST close": self._close,
            "POST backup": self._back_up,
            "POST restore": self._restore,
        }
        answer = does.get(f"{request.method} {request.path_params['what']}")
        if not self._trusts(request) or answer is None:
            raise HTTPException(404)  # as for any path there is not
        try:
            return await answer(request)
        except (InputError, msgspec.DecodeError) as error:
            return problem(422, "bad_value", str(error))
        except Exception as error:
            logger.exception("a request failed", extra={"path": request.url.path})
            return problem(
                500, "internal", f"that failed here ({type(error).__name__}); see the server's log"
            )

    def _trusts(self, request: Request) -> bool:
        token = self._context.settings.admin_token
        _, _, shown = request.headers.get("authorization", "").partition(" ")
        return bool(token) and secrets.compare_digest(shown.strip().encode(), token.encode())

    async def _tables(self, request: Request) -> Response:
        lines = sorted_lines(room.table.ledger for room in self._context.hub.rooms.values())
        return json([*lines, *await damaged_lines(self._context.log)])

    async def _close(self, request: Request) -> Response:
        closing = msgspec.json.decode(await request.body(), type=Closing)
        return json(Said(await close_here(self._context, closing)))

    async def _back_up(self, request: Request) -> Response:
        copies = copies_of(self._context.log)
        path = part_of(copies.path.with_suffix(".backup"))
        async with self._doing:
            await self._context.hub.outbox.durable()
            await asyncio.to_thread(copies.back_up, path)
            file = path.open("rb")
        size = path.stat().st_size
        with suppress(PermissionError):  # where open files cannot be removed, it is done at the end
            path.unlink()
        logger.info("a backup is taken", extra={"bytes": size})

        async def chunks() -> AsyncIterator[bytes]:
            try:
                while chunk := await asyncio.to_thread(file.read, CHUNK):
                    yield chunk
            finally:
                file.close()
                path.unlink(missing_ok=True)

        return StreamingResponse(chunks(), headers={"Content-Length": str(size)})

    async def _restore(self, request: Request) -> Response:
        copies = copies_of(self._context.log)
        path = part_of(copies.path.with_suffix(".restore"))
        async with self._doing:
            try:
                with path.open("wb") as file:
                    async for chunk in request.stream():
                        await asyncio.to_thread(file.write, chunk)
                said = await self._restored(copies, path)
            finally:
                path.unlink(missing_ok=True)
        return json(Said(said))

    async def _restored(self, copies: Copies, path: Path) -> str:
        contents = await asyncio.to_thread(checked, path)
        hub = self._context.hub
        await hub.restart(lambda: copies.restore(path))
        self._context.people.forget_all()
        logger.info("everything is restored from a backup", extra={"count": contents.tables})
        await hub.come_back()
        return f"restored {contents}"
