"""`diablerie serve`, and `diablerie` alone: a server for this machine, an evening or a club."""

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import click

from diablerie.commands.invitation import open_browser, show_code
from diablerie.errors import InputError
from diablerie.server.app import collect_rarely, listen
from diablerie.server.app import serve as run_server
from diablerie.server.database import Database, PostgresAddress, database_named
from diablerie.server.log.disk import DatabaseGone, DiskFull
from diablerie.server.log.file_lock import Claim, claimed, in_use, is_well, notice_of, prepare
from diablerie.server.logging_setup import FORMATS, LEVELS, report_failure, write_logs
from diablerie.server.own_address import lan_address, url_of
from diablerie.server.settings import PORT, Settings, checked_host, checked_url, usual_database
from diablerie.server.wire.doorkeeper import files_allowed

try:
    from uvloop import new_event_loop
except ImportError:  # there is none for this machine: the same loop in Python
    from asyncio import new_event_loop  # type: ignore[assignment]

HANDOVER = 1.0
"""Seconds that a server which is just stopping has to give its database back."""
NEIGHBOURS = 20
"""So many ports after the usual one are tried when nobody asked for a certain one."""
OFFICE = "127.0.0.1"
"""Where `diablerie admin` is let in, on a port of its own."""
NOT_WRITTEN = 1
TRY_AGAIN = getattr(os, "EX_TEMPFAIL", 75)
"""The exit code that says: what is missing may be there later, so whoever starts servers should try again."""
WAY_OUT = "nothing that anybody saw is lost: make room on the disk and start again"
NOTICED = "nothing was acknowledged since that was noticed"

logger = logging.getLogger("diablerie.server")

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def by_word_or_environment(name: str, text: str, **kind: Any) -> Decorator:
    """An option that can also be given as DIABLERIE_NAME."""
    variable = "DIABLERIE_" + name.split("/")[0].lstrip("-").replace("-", "_").upper()
    return click.option(name, help=text, envvar=variable, show_envvar=True, **kind)


def limit(name: str, default: int, text: str) -> Decorator:
    """An option for a number, 0 for none."""
    return by_word_or_environment(
        name, f"{text}; 0: no limit.", type=click.IntRange(0), default=default, show_default=True, metavar="N"
    )


database_option = by_word_or_environment(
    "--database",
    "The file in which everything is kept; without it, one in your folder for data. Or the address of a "
    "PostgreSQL: postgresql://USER@HOST/NAME",
    metavar="PATH",
    callback=lambda context, option, text: database_named(text) if text else None,
)


@click.command()
@by_word_or_environment(
    "--host", "The address to listen on; 127.0.0.1 is for this machine alone.", metavar="ADDRESS"
)
@by_word_or_environment(
    "--port",
    "The port to listen on; 0: any that is free.",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    metavar="N",
)
@database_option
@by_word_or_environment(
    "--bus",
    "The NATS over which nodes talk that share a PostgreSQL: nats://USER:PASSWORD@HOST:4222",
    metavar="URL",
    default="",
)
@by_word_or_environment("--lan", "Let everybody in this network in, and show a code to scan.", is_flag=True)
@by_word_or_environment(
    "--public-url",
    "How people reach this server, if not by the address it listens on: https://games.example.org",
    metavar="URL",
    default="",
)
@by_word_or_environment(
    "--behind-proxy", "Believe the proxy in front (X-Forwarded-For, X-Forwarded-Proto).", is_flag=True
)
@by_word_or_environment(
    "--host-name",
    "Another name by which this server may be asked for; may be given again.",
    metavar="NAME",
    multiple=True,
    callback=lambda context, option, names: tuple(map(checked_host, names)),
)
@by_word_or_environment(
    "--connections",
    "Connections that may be open in all; 0: no limit; without it, what the system allows, less a reserve.",
    type=click.IntRange(0),
    metavar="N",
)
@limit("--connections-per-address", 200, "Connections that one address may have open")
@limit("--costly-per-address", 120, "Records, replays and codes to scan made for one address in a minute")
@limit("--guests-per-address", 200, "New guests from one address in an hour")
@limit("--tables-per-person", 20, "Unfinished tables that one person may have opened")
@limit("--public-tables-per-address", 20, "Unfinished public tables opened from one address")
@limit("--misses-per-address", 30, "Codes of no table that one address may try in a minute")
@limit("--watchers-per-table", 100, "People who may watch a table")
@limit("--entries-per-table", 10_000, "Events after which a game ends")
@by_word_or_environment(
    "--rest-after",
    "Seconds without anybody at a table after which it rests until somebody comes; 0: tables never rest.",
    type=click.IntRange(0),
    default=60,
    show_default=True,
    metavar="N",
)
@by_word_or_environment(
    "--drain",
    "Seconds in which a node that stops hands its tables over to others and closes its sockets, some at a "
    "time; 0: at once.",
    type=click.IntRange(0),
    default=20,
    show_default=True,
    metavar="N",
)
@by_word_or_environment(
    "--warm-up/--no-warm-up",
    "Compile the strong bots soon after the start (takes some memory), or when one is first asked.",
    default=True,
    show_default=True,
)
@by_word_or_environment(
    "--log-format",
    "Lines for people or for programs.",
    type=click.Choice(FORMATS),
    default="text",
    show_default=True,
)
@by_word_or_environment(
    "--log-level", "How much is logged.", type=click.Choice(LEVELS), default="info", show_default=True
)
@by_word_or_environment("--open/--no-open", "Open the browser; usually not.", default=False)
def serve(**given: Any) -> int:
    """Let people play over the network.

    Prints the address when it is open. Ctrl-C or SIGTERM stops it; all games go on at the next start, from
    where they were.
    """
    return served(**given)


def start_at_home(context: click.Context) -> int:
    """What `diablerie` alone does: open the house here, or show the one that is open."""
    usual = {"open": True, "log_level": "warning"}
    with serve.make_context("serve", [], parent=context, default_map=usual) as own:
        return served(**own.params, at_home=True)


def served(**given: Any) -> int:
    """Run a server until it is stopped, and return the exit code, also where the disk fails it."""
    try:
        return keep_open(**given)
    except DiskFull as error:
        click.echo(f"diablerie: {error}", err=True)
        return TRY_AGAIN
    except DatabaseGone as error:
        click.echo(f"diablerie: {error}; {NOTICED}; {error.way_out}", err=True)
        return NOT_WRITTEN


def keep_open(
    database: Database | None,
    host: str | None,
    port: int,
    lan: bool,
    public_url: str,
    log_format: str,
    log_level: str,
    open: bool,
    at_home: bool = False,
    **others: Any,
) -> int:
    """Run a server until it is stopped, and return the exit code."""
    write_logs(log_format, log_level)
    where = database_of(database)
    host = host or ("0.0.0.0" if lan else Settings.host)
    public_url = public_url and checked_url(public_url)
    os.umask(0o077)  # seeds of running games are in the database
    if isinstance(where, Path):
        prepare(where)
        if at_home and show_running(where):
            return 0
    files_allowed(more=True)
    with (
        claim_on(where) as claim,
        closing(listening_on(host, port, NEIGHBOURS if at_home else 0)) as listening,
        closing(listen(OFFICE, 0)) as office,
    ):
        port = listening.getsockname()[1]
        token = secrets.token_urlsafe(32)
        settings = Settings(where, host, port, public_url, admin_token=token, **others)
        collect_rarely()
        admin = url_of(*office.getsockname())
        opened = partial(welcome, settings, claim, admin, lan, open)
        serving = run_server(settings, listening, opened, office)
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            well = runner.run(guarded(serving))
    if not well:
        click.echo(f"diablerie: the database {where} cannot be written; {WAY_OUT}", err=True)
    return 0 if well else NOT_WRITTEN


def database_of(given: Database | None) -> Database:
    """The database that is meant; a file by its one real name."""
    if isinstance(given, PostgresAddress):
        return given
    return Path(os.path.realpath(given.expanduser() if given else usual_database()))


@contextmanager
def claim_on(database: Database) -> Iterator[Claim | None]:
    """The right to write a file, which one server has at a time; a database server sees to that itself."""
    if isinstance(database, PostgresAddress):
        yield None
        return
    claim = claimed(database, HANDOVER)
    if claim is None:
        raise in_use(database)
    with claim:
        yield claim


def listening_on(host: str, port: int, neighbours: int) -> socket.socket:
    """Listen on a port, or on the next one that is free."""
    for other in range(port, min(port + neighbours, 65535) if port else 0):
        with suppress(InputError):
            return listen(host, other)
    return listen(host, port)


async def guarded(serving: Awaitable[bool]) -> bool:
    """Run a server in a loop that tells no secrets when something fails in it."""
    asyncio.get_running_loop().set_exception_handler(report_failure)
    return await serving


def welcome(settings: Settings, claim: Claim | None, admin: str, lan: bool, open: bool) -> None:
    """Say where the server is, to people and to `diablerie admin`."""
    here = url_of(settings.host, settings.port)
    if claim is not None:
        claim.publish(here, settings.admin_token, admin)
    logger.info("open")
    with suppress(OSError, UnicodeError):  # nobody has to read it
        invite(settings, here, lan)
    if open:
        Thread(target=open_browser, args=[settings.public_url or here], daemon=True).start()


def invite(settings: Settings, here: str, lan: bool) -> None:
    """Print the address; in a local network, the one that others can use, and a code to scan."""
    url = settings.public_url or here
    nobody_else = False
    if lan and not settings.public_url and settings.host == "0.0.0.0":
        address = lan_address()
        nobody_else = not address
        url = url_of(address, settings.port) if address else here
    listens = f" (listens on {here})" if settings.public_url else ""
    click.echo(f"Diablerie is open at {url}{listens} · Ctrl-C stops it")
    if nobody_else:
        click.echo("No network was found here; if there is one, name this machine's address with --host")
    elif lan:
        click.echo("Who is in the same network scans this, or types the address:")
        show_code(url)


def show_running(database: Path) -> bool:
    """Open the browser at the server that has the database; whether there is one that is well."""
    if (claim := claimed(database)) is not None:
        claim.give_back()
        return False
    notice = notice_of(database)
    if notice is None or not is_well(notice.url):
        return False
    click.echo(f"Diablerie is open already at {notice.url}")
    open_browser(notice.url)
    return True
