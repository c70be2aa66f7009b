"""`diablerie admin`: for the owner of a server, whether it runs or not."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

import click
import msgspec

from diablerie.commands.serve import database_of, database_option
from diablerie.errors import InputError
from diablerie.server.admin import WHY, Closing, Said, TableLine, close_in, lines_in, restore_in
from diablerie.server.api.shapes import Problem
from diablerie.server.claim import Notice, claimed, in_use, notice_of
from diablerie.server.log.backups import checked, copied, part_of, put_in_place
from diablerie.server.log.sqlite import SqliteLog

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
@click.option("--why", default=WHY, show_default=True, metavar="TEXT", help="What people are told.")
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
    with copied(file) as copy, opened(database, new=True) as store:
        click.echo(f"{file}: {store.restore(copy)}")


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


@contextmanager
def opened(given: Path | None, new: bool = False) -> Iterator[Stopped | Running]:
    """The server that has the database, or else the database itself, which may have to be a new one."""
    database = database_of(given)
    if not database.exists() and not (new and database.parent.is_dir()):
        raise InputError(f"there is no database {database}; name it with --database")
    claim = claimed(database)
    if claim is None:
        notice = notice_of(database)
        if notice is None:
            raise in_use(database)
        yield Running(notice)
        return
    with claim, closing(SqliteLog(database)) as log:
        try:
            yield Stopped(log)
        except sqlite3.Error as error:
            raise InputError(f"cannot use the database {database}: {error}") from None
