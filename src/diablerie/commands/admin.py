"""`diablerie admin`: for the owner of a server, whether it runs or not."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

import click
import msgspec

from diablerie.commands.long_work import progress_bar
from diablerie.commands.serve import database_of, database_option
from diablerie.errors import InputError
from diablerie.server.http.admin import Closing, Said, TableLine, close_in, lines_in, restore_in
from diablerie.server.log.backups import checked, copied, part_of, put_in_place, replace
from diablerie.server.log.check import Findings, examined, is_ours, tables_in
from diablerie.server.log.disk import DamagedDatabase, readable, unusable
from diablerie.server.log.file_lock import Notice, claimed, in_use, notice_of
from diablerie.server.log.sqlite import SqliteLog
from diablerie.server.log.witness import Witness, loss
from diablerie.server.protocol.http_answers import Problem
from diablerie.server.protocol.told import BY_THE_HOUSE

PATIENCE = 600.0
"""Seconds for a large backup."""
FILE = click.Path(path_type=Path, dir_okay=False)


@click.group()
def admin() -> None:
    """Look after a server: its tables, its backups.

    All of this works while the server runs and also when it does not.
    """


@admin.command()
@database_option
@click.option("--json", "as_json", is_flag=True, help="Print the tables as JSON.")
def tables(database: Path | None, as_json: bool) -> None:
    """List the tables that are not over."""
    with opened(database) as store:
        lines = store.tables()
    if as_json:
        click.echo(msgspec.json.encode(lines))
        return
    rows = [("table", "game", "stage", "opened", "seats")]
    rows += [(t.code, t.game, t.stage, t.opened, ", ".join(name or "–" for name in t.seats)) for t in lines]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows if lines else []:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    click.echo("1 table" if len(lines) == 1 else f"{len(lines)} tables")


@admin.command()
@click.argument("code")
@click.option("--why", default=BY_THE_HOUSE, show_default=True, metavar="TEXT", help="What people are told.")
@database_option
def close(code: str, why: str, database: Path | None) -> None:
    """Close the table CODE before its game is over."""
    if not 1 <= len(why.strip()) <= 100:
        raise InputError("--why must have 1 to 100 characters")
    with opened(database) as store:
        click.echo(store.close(Closing(code[:12], why.strip())))


@admin.command()
@click.argument("file", type=FILE)
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@database_option
def backup(file: Path, force: bool, database: Path | None) -> None:
    """Copy everything into FILE, while the games go on.

    FILE is there when it is whole, and not before.
    """
    os.umask(0o077)
    if file.exists():
        if file.samefile(database_of(database)):
            raise InputError(f"{file} is the database itself; name another file")
        if not force:
            raise InputError(f"{file} is there already; name another file, or replace it with --force")
    part = part_of(file)
    try:
        part.touch()
        with opened(database) as store:
            store.back_up(part)
        contents = checked(part)
        put_in_place(part, file)
    except OSError as error:
        raise InputError(f"cannot write {file}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    click.echo(f"{file}: {contents}")


@admin.command()
@click.argument("file", type=FILE)
@database_option
def restore(file: Path, database: Path | None) -> None:
    """Put the backup FILE in the place of everything there is.

    A running server goes on with it: people are sent away and come back to the tables as they were then.
    """
    os.umask(0o077)
    path = database_of(database)
    if not path.parent.is_dir():
        raise no_database(path)
    with copied(file) as copy, at_hand(path, broken=True) as store:
        click.echo(f"{file}: {store.restore(copy)}")


@admin.command()
@click.option(
    "--accept-loss", is_flag=True, help="Go on without entries that were acknowledged and are gone."
)
@database_option
def check(accept_loss: bool, database: Path | None) -> int:
    """Read everything that is kept, and name what is damaged.

    A server may run meanwhile. The exit code is 0 if all is sound, and 1 if something is damaged or missing.
    """
    path = database_of(database)
    if not path.exists():
        raise no_database(path)
    if accept_loss:
        os.umask(0o077)
        with held(path), closing(SqliteLog(path, accept_loss=True)):
            pass
    found = found_in(path)
    for damage in found.damages:
        click.echo(damage)
    seals = f"{found.entries} entries" if found.sealed else "without seals, which the next start makes"
    verdict = f"{len(found.damages)} damaged" if found.damages else "all sound"
    click.echo(f"{path}: {found.tables} tables, {seals}, {verdict}")
    return 1 if found.damages else 0


def found_in(path: Path) -> Findings:
    """What a look at everything in a database finds, also what should be there and is not."""
    word = Witness(path).word()  # first: what is acknowledged meanwhile is not asked for
    try:
        with (
            closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)) as file,
            progress_bar("tables", tables_in(file)) as advance,
        ):
            file.text_factory = readable
            if not is_ours(file):
                raise InputError(f"there is nothing of Diablerie in {path}; name its --database")
            found = examined(file, advance)
            if word is not None and found.sealed and (lost := loss(file, word)):
                found.damages.append(f"the database {lost}")
            return found
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        raise unusable(path, error) from None


class Stopped:
    """The database of a server that does not run."""

    def __init__(self, log: SqliteLog) -> None:
        self._log = log

    def tables(self) -> list[TableLine]:
        """The tables that are not over."""
        return lines_in(self._log)

    def close(self, closing: Closing) -> str:
        """Close a table."""
        return close_in(self._log, closing)

    def back_up(self, path: Path) -> None:
        """Copy everything into a file."""
        self._log.back_up(path)

    def restore(self, path: Path) -> str:
        """Put a backup in the place of everything."""
        return restore_in(self._log, path)


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
def opened(given: Path | None) -> Iterator[Stopped | Running]:
    """The server that has the database, or else the database itself."""
    database = database_of(given)
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
                store: Stopped | Broken = Stopped(stack.enter_context(closing(SqliteLog(database))))
            except DamagedDatabase:
                if not broken:
                    raise
                store = Broken(database)
            yield store
    except sqlite3.Error as error:
        raise InputError(f"cannot use the database {database}: {error}") from None


def no_database(database: Path) -> InputError:
    """Why nothing can be done."""
    return InputError(f"there is no database {database}; name it with --database")
