"""The three houses that are compared, each of them started anew for a heat."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.server.peers import SERVER_CORE, Measured, await_listening, free_port, loaded
from bench.server.processes import running
from bench.server.report import server_command
from tests.cluster.servers import NatsServer, nats
from tests.databases.servers import Server, own_server
from tests.databases.shared import CREATE, DROP, ask

HOUSES = ("SQLite", "PostgreSQL", "two nodes, all on the wrong one")


class Servers(NamedTuple):
    """What all nodes share: a PostgreSQL that waits for the disk, as people have it, and a NATS."""

    postgres: Server
    nats: NatsServer


class Running(NamedTuple):
    """A house that runs."""

    ports: list[int]
    """Of the nodes: tables are opened at the first one."""
    processes: list[int]
    """All that work for it, with their children."""

    def words(self, tables: int, seconds: float, rate: float | None) -> list[str]:
        """What the generator is told: all sockets are at the last node; of two, that is the wrong one."""
        return [*map(str, (self.ports[0], tables, seconds, rate or 0)), str(self.ports[-1])]


@contextmanager
def servers() -> Iterator[Servers]:
    """Start them on the core of the servers; whoever starts something has the core it will have."""
    with ExitStack() as stack:
        ours = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {SERVER_CORE})
        try:
            started = Servers(stack.enter_context(own_server()), stack.enter_context(nats()))
        finally:
            os.sched_setaffinity(0, ours)
        yield started


@contextmanager
def house(name: str, shared: Servers) -> Iterator[Running]:
    """One of `HOUSES`, with an empty database."""
    with ExitStack() as stack:
        if name == "SQLite":
            folder = Path(stack.enter_context(TemporaryDirectory()))
            yield _nodes(1, [], stack, server_command(folder / "heat.db"))
            return
        count = 1 + (name == HOUSES[2])
        url = shared.postgres.url()
        ask(url, lambda connection: connection.execute(CREATE.format(name="heat", template="template0")))
        words = server_command(Path("unused"))
        words[words.index("--database") + 1] = shared.postgres.url("heat")
        others = [shared.postgres.process, shared.nats.process]
        with ExitStack() as nodes:
            yield _nodes(count, others, nodes, [*words, "--bus", shared.nats.url])
        ask(url, lambda connection: connection.execute(DROP.format(name="heat")))


def _nodes(count: int, others: list[int], stack: ExitStack, command: list[str]) -> Running:
    ports, processes = list[int](), [*others]
    for _ in range(count):
        port = free_port()
        words = [word.replace("{port}", str(port)) for word in command]
        node = stack.enter_context(running(words, SERVER_CORE))
        await_listening(node, port)
        ports.append(port)
        processes.append(node.pid)
    return Running(ports, processes)


def heat(name: str, shared: Servers) -> Callable[[int, float, float | None], Measured]:
    """How one of the houses is measured."""

    def measure(tables: int, seconds: float, rate: float | None) -> Measured:
        with house(name, shared) as it:
            load = ["diablerie", *it.words(tables, seconds, rate)]
            return loaded(load, it.processes, tables, seconds)

    return measure
