"""What `make cluster` starts: each ends with the block in which it was started, if not before."""

import asyncio
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Thread

import asyncpg

from tests.children import COMMAND, child
from tests.cluster.servers import NatsServer
from tests.databases.servers import OWNER, Server, die_with_parent
from tests.ports import held_port

NAME = "diablerie"
CAREFUL = {"autovacuum": "on", "max_connections": "100"}
"""Other than in tests, it is kept tidy."""
LEAVING = 5.0
"""Seconds for nodes to leave; who is not gone then is ended, which loses nothing that anybody saw."""
NODE = [*COMMAND, "serve", "--host", "127.0.0.1", "--port", "0"]
LISTENS_ON = re.compile(r"\(listens on (\S+)\)")

Say = Callable[[str], None]


class NotStarted(Exception):
    """Something could not be started; why not was said."""


@contextmanager
def postgres(folder: Path, say: Say) -> Iterator[str]:
    """A PostgreSQL whose data is in this folder: the address of its database."""
    folder.mkdir(parents=True, exist_ok=True)
    with held_port() as port:
        try:
            server = Server(folder, port, CAREFUL)
        except AssertionError as error:  # what `initdb` says; root lets nobody run it, who must get there
            say(str(error).strip().rpartition("\n")[2])
            raise NotStarted from None
        try:
            server.start()
            asyncio.run(_make_database(server.url()))
            yield server.url(NAME)
        finally:
            server.stop()


async def _make_database(url: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        if not await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", NAME):
            await connection.execute(f"CREATE DATABASE {NAME} OWNER {OWNER}")
    finally:
        await connection.close()


@contextmanager
def nats() -> Iterator[str]:
    """A NATS: its address."""
    with held_port() as port:
        server = NatsServer(port)
        try:
            server.start()
            yield server.url
        finally:
            server.stop()


class Node:
    """A node, whose lines are shown with its name."""

    def __init__(self, name: str, process: "subprocess.Popen[str]", say: Say) -> None:
        self.name = name
        self.process = process
        self.url = ""
        self._say = say
        self._reader = Thread(target=self._read_on, daemon=True)

    def open(self) -> None:
        """Wait until it is open."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := LISTENS_ON.search(line):
                self.url = found[1]
                self._reader.start()
                return
            self._say(f"{self.name}: {line.rstrip()}")
        raise NotStarted

    def _read_on(self) -> None:
        assert self.process.stdout is not None
        with suppress(ValueError):  # it has ended, and so has what it said
            for line in self.process.stdout:
                self._say(f"{self.name}: {line.rstrip()}")


@contextmanager
def nodes(names: list[str], words: list[str], say: Say) -> Iterator[list[Node]]:
    """Nodes that are open; at the end they leave together."""
    how = {"stdin": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "preexec_fn": die_with_parent}
    found: list[Node] = []
    with ExitStack() as stack:
        try:
            for name in names:
                found.append(Node(name, stack.enter_context(child([*NODE, *words], **how)), say))
            for node in found:
                node.open()
            yield found
        finally:
            for node in found:
                node.process.terminate()
            for node in found:
                with suppress(subprocess.TimeoutExpired):
                    node.process.wait(LEAVING)
