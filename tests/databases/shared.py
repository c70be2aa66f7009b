"""The server that all tests of a run share, and a database of its own for each test."""

import asyncio
import fcntl
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TypeVar

import asyncpg

from diablerie.server.database import PostgresAddress, checked_address
from diablerie.server.log.postgres.links import Connection
from diablerie.server.log.postgres.log import opened
from tests.databases.keeper import USERS
from tests.databases.servers import OWNER

Answer = TypeVar("Answer")
TEMPLATE = "empty_house"
"""A database that is up to date and holds nothing."""
ROOT = Path(__file__).parents[2]
STARTING, WHERE = "starting", "where"
CREATE = "CREATE DATABASE {name} TEMPLATE {template}"
DROP = "DROP DATABASE IF EXISTS {name} WITH (FORCE)"


@cache
def shared_server() -> str:
    """The address of the server without a database; it is started if this run has none yet."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or f"alone-{os.getpid()}"
    folder = Path(tempfile.gettempdir()) / f"diablerie-tests-{run}"
    while not _uses(folder):
        pass
    with (folder / STARTING).open("ab") as starting:
        fcntl.flock(starting, fcntl.LOCK_EX)
        where = folder / WHERE
        if not where.exists():
            url = _started(folder)
            ask(f"{url}/postgres", lambda connection: connection.execute(f"CREATE DATABASE {TEMPLATE}"))
            asyncio.run(_made_ready(checked_address(f"{url}/{TEMPLATE}")))
            where.write_text(url)
    return where.read_text()


def _uses(folder: Path) -> bool:
    """Take the lock that says that this process, while it lives, uses the server of a folder."""
    folder.mkdir(mode=0o755, exist_ok=True)
    users = os.open(folder / USERS, os.O_RDWR | os.O_CREAT, 0o600)
    fcntl.flock(users, fcntl.LOCK_SH)
    with suppress(FileNotFoundError):
        if os.path.samestat(os.fstat(users), os.stat(folder / USERS)):
            return True
    os.close(users)  # while we waited, everybody else had ended, and the server with them
    return False


def _started(folder: Path) -> str:
    command = [sys.executable, "-m", "tests.databases.keeper", str(folder)]
    # Nobody waits for its end: that comes after the end of all who use it.
    keeper = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert keeper.stdout is not None
    with keeper.stdout:
        url = keeper.stdout.readline().strip()
    keeper.returncode = 0
    assert url, "no PostgreSQL could be started"
    return url.rpartition("/")[0]


async def _made_ready(address: PostgresAddress) -> None:
    log = await opened(address)
    await log.close()


def ask(url: str, question: Callable[[Connection], Awaitable[Answer]]) -> Answer:
    """Ask a database something, while no loop runs here."""

    async def asked() -> Answer:
        connection = await asyncpg.connect(url)
        try:
            return await question(connection)
        finally:
            await connection.close()

    return asyncio.run(asked())


@contextmanager
def database(template: str = TEMPLATE, user: str = OWNER, more: str = "") -> Iterator[PostgresAddress]:
    """A database that nobody else uses, and which is gone afterwards."""
    url, name = shared_server(), f"house_{secrets.token_hex(6)}"
    create = f"{CREATE} {more}".format(name=name, template=template)
    ask(f"{url}/postgres", lambda connection: connection.execute(create))
    try:
        yield checked_address(f"{url.replace(OWNER, user)}/{name}")
    finally:
        ask(f"{url}/postgres", lambda connection: connection.execute(DROP.format(name=name)))
