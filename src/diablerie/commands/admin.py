"""`diablerie admin`: for the owner of a server, whether it runs or not."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import click
import msgspec

from diablerie.commands.at_hand import at_hand, file_of, held, no_database, opened
from diablerie.commands.cluster import bus_option, examined_at, nodes
from diablerie.commands.long_work import progress_bar
from diablerie.commands.moving import move
from diablerie.commands.serve import database_option
from diablerie.errors import InputError
from diablerie.server.database import Database, PostgresAddress
from diablerie.server.http.admin import Closing
from diablerie.server.log.backups import checked, copied, part_of, put_in_place
from diablerie.server.log.check import Findings, examined, is_ours, tables_in
from diablerie.server.log.disk import readable, unusable
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.log.witness import Witness, loss
from diablerie.server.protocol.told import BY_THE_HOUSE

FILE = click.Path(path_type=Path, dir_okay=False)


@click.group()
def admin() -> None:
    """Look after a server: its tables, its backups.

    All of this works while the server runs and also when it does not.
    """


@admin.command()
@database_option
@click.option("--json", "as_json", is_flag=True, help="Print the tables as JSON.")
def tables(database: Database | None, as_json: bool) -> None:
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
@bus_option
def close(code: str, why: str, database: Database | None, bus: str) -> None:
    """Close the table CODE before its game is over."""
    if not 1 <= len(why.strip()) <= 100:
        raise InputError("--why must have 1 to 100 characters")
    with opened(database, bus) as store:
        click.echo(store.close(Closing(code[:12], why.strip())))


@admin.command()
@click.argument("file", type=FILE)
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@database_option
def backup(file: Path, force: bool, database: Database | None) -> None:
    """Copy everything into FILE, while the games go on.

    FILE is there when it is whole, and not before.
    """
    os.umask(0o077)
    path = file_of(database)
    if file.exists():
        if file.samefile(path):
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
def restore(file: Path, database: Database | None) -> None:
    """Put the backup FILE in the place of everything there is.

    A running server goes on with it: people are sent away and come back to the tables as they were then.
    """
    os.umask(0o077)
    path = file_of(database)
    if not path.parent.is_dir():
        raise no_database(path)
    with copied(file) as copy, at_hand(path, broken=True) as store:
        click.echo(f"{file}: {store.restore(copy)}")


@admin.command()
@click.option(
    "--accept-loss", is_flag=True, help="Go on without entries that were acknowledged and are gone."
)
@database_option
def check(accept_loss: bool, database: Database | None) -> int:
    """Read everything that is kept, and name what is damaged.

    A server may run meanwhile. The exit code is 0 if all is sound, and 1 if something is damaged or missing.
    """
    if isinstance(database, PostgresAddress):
        return told(examined_at(database), str(database))
    path = file_of(database)
    if not path.exists():
        raise no_database(path)
    if accept_loss:
        os.umask(0o077)
        with held(path), closing(SqliteFile(path, accept_loss=True)):
            pass
    return told(found_in(path), str(path))


def told(found: Findings, where: str) -> int:
    """Say what a look at everything has found, and return the exit code."""
    for damage in found.damages:
        click.echo(damage)
    seals = f"{found.entries} entries" if found.sealed else "without seals, which the next start makes"
    verdict = f"{len(found.damages)} damaged" if found.damages else "all sound"
    click.echo(f"{where}: {found.tables} tables, {seals}, {verdict}")
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


for subcommand in (move, nodes):
    admin.add_command(subcommand)
