"""What `diablerie admin` has at hand: a server that runs, a database that none has, or a broken one."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from typing import IO, TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from diablerie.commands.cluster import close_at
from diablerie.commands.serve import database_of
from diablerie.errors import InputError
from diablerie.server.database import Database, PostgresAddress
from diablerie.server.http.admin import (
    OWN_BACKUPS,
    Closing,
    Said,
    TableLine,
    close_in,
    copies_of,
    lines_in,
    restore_in,
)
from diablerie.server.log.backups import checked, replace
from diablerie.server.log.disk import DamagedDatabase
from diablerie.server.log.file_lock import Notice, claimed, in_use, notice_of
from diablerie.server.log.home import Log
from diablerie.server.log.opening import opened_log
from diablerie.server.log.postgres import check_driver
from diablerie.server.protocol.http_answers import Problem

if TYPE_CHECKING:  # whoever keeps everything in a file has no driver
    from diablerie.server.log.postgres.log import PostgresLog

PATIENCE = 600.0
"""Seconds for a large backup."""


class Stopped:
    """The database of a server that does not run."""

    def __init__(self, log: Log, runner: asyncio.Runner) -> None:
        self._log = log
        self._runner = runner

    def tables(self) -> list[TableLine]:
        """The tables that are not over."""
        return self._runner.run(lines_in(self._log))

    def close(self, closing: Closing) -> str:
        """Close a table."""
        return self._runner.run(close_in(self._log, closing))

    def back_up(self, path: Path) -> None:
        """Copy everything into a file."""
        copies_of(self._log).back_up(path)

    def restore(self, path: Path) -> str:
        """Put a backup in the place of everything."""
        return restore_in(copies_of(self._log), path)


class Shared(Stopped):
    """A PostgreSQL, whether nodes use it or not."""

    def __init__(self, log: "PostgresLog", runner: asyncio.Runner, bus: str) -> None:
        super().__init__(log, runner)
        self._shared = log
        self._bus = bus

    def close(self, closing: Closing) -> str:
        """Close a table, wherever it lives."""
        return self._runner.run(close_at(self._shared, closing, self._bus))


class Running:
    """A server that runs, asked over HTTP; no proxy is used."""

    def __init__(self, notice: Notice) -> None:
        self._notice = notice

    def tables(self) -> list[TableLine]:
        """The tables that are not over."""
        with self._asked("GET", "tables") as answer:
            return msgspec.json.decode(answer.read(), type=list[TableLine])

    def close(self, closing: Closing) -> str:
        """Close a table."""
        with self._asked("POST", "close", msgspec.json.encode(closing)) as answer:
            return msgspec.json.decode(answer.read(), type=Said).done

    def back_up(self, path: Path) -> None:
        """Copy everything into a file."""
        with self._asked("POST", "backup") as answer, path.open("wb") as file:
            while chunk := answer.read(1 << 16):
                file.write(chunk)

    def restore(self, path: Path) -> str:
        """Put a backup in the place of everything."""
        with path.open("rb") as file, self._asked("POST", "restore", file) as answer:
            return msgspec.json.decode(answer.read(), type=Said).done

    @contextmanager
    def _asked(self, method: str, what: str, body: bytes | IO[bytes] | None = None) -> Iterator[HTTPResponse]:
        headers = {"Authorization": f"Bearer {self._notice.token}"}
        if body is not None and not isinstance(body, bytes):
            headers["Content-Length"] = str(os.fstat(body.fileno()).st_size)
        url = self._notice.admin or self._notice.url
        with closing(HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)) as connection:
            try:
                connection.request(method, f"/admin/{what}", body, headers)
                answer = connection.getresponse()
                if answer.status != 200:
                    raise InputError(msgspec.json.decode(answer.read(), type=Problem).why)
                yield answer
            except (HTTPException, ConnectionError, TimeoutError, msgspec.DecodeError) as error:
                raise InputError(f"the server at {url} gave no answer ({error}); try again") from None


class Broken:
    """A database that cannot be used; all that can be done is to put a backup in its place."""

    def __init__(self, database: Path) -> None:
        self._database = database

    def restore(self, path: Path) -> str:
        """Put a backup in its place, and keep it beside."""
        contents = checked(path)
        aside = replace(self._database, path)
        return f"restored {contents}; what could not be used is kept as {aside.name}"


@contextmanager
def held(database: Path) -> Iterator[None]:
    """A database that no server has."""
    claim = claimed(database)
    if claim is None:
        raise in_use(database)
    with claim:
        yield


@contextmanager
def stopped(database: Database) -> Iterator[Stopped]:
    """The log of a database, opened until all is done."""
    with asyncio.Runner() as runner:
        log = runner.run(opened_log(database))
        try:
            yield Stopped(log, runner)
        finally:
            runner.run(log.close())


@contextmanager
def shared(database: PostgresAddress, bus: str) -> Iterator[Shared]:
    """A PostgreSQL, and the way to its nodes."""
    check_driver()
    from diablerie.server.log.postgres.log import opened as opened_there

    with asyncio.Runner() as runner:
        log = runner.run(opened_there(database))
        try:
            yield Shared(log, runner, bus)
        finally:
            runner.run(log.close())


@contextmanager
def opened(given: Database | None, bus: str = "") -> Iterator[Stopped | Running]:
    """The server that has the database, or else the database itself."""
    database = database_of(given)
    if isinstance(database, PostgresAddress):
        with shared(database, bus) as far:
            yield far
        return
    if not database.exists():
        raise no_database(database)
    with at_hand(database) as store:
        assert not isinstance(store, Broken)
        yield store


@contextmanager
def at_hand(database: Path, broken: bool = False) -> Iterator[Stopped | Running | Broken]:
    """What has a database; one that cannot be used, or is not there yet, if that will do."""
    claim = claimed(database)
    if claim is None:
        notice = notice_of(database)
        if notice is None:
            raise in_use(database)
        yield Running(notice)
        return
    try:
        with claim, ExitStack() as stack:
            try:
                store: Stopped | Broken = stack.enter_context(stopped(database))
            except DamagedDatabase:
                if not broken:
                    raise
                store = Broken(database)
            yield store
    except sqlite3.Error as error:
        raise InputError(f"cannot use the database {database}: {error}") from None


def file_of(given: Database | None) -> Path:
    """The file that is meant; what is kept elsewhere is looked after there."""
    database = database_of(given)
    if isinstance(database, PostgresAddress):
        raise InputError(OWN_BACKUPS)
    return database


def no_database(database: Path) -> InputError:
    """Why nothing can be done."""
    return InputError(f"there is no database {database}; name it with --database")
