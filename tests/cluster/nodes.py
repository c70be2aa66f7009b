"""Nodes as people start them: real processes that share a PostgreSQL and a NATS."""

import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

from tests.children import COMMAND
from tests.cluster.proxy import ProxyInThread
from tests.cluster.servers import NatsServer, nats
from tests.commands.processes import Process
from tests.databases.shared import database
from tests.server.clients import Client, Json
from tests.server.open_server import OpenServer

BOUND = """
import ctypes, os, sys
if sys.platform == "linux":
    ctypes.CDLL(None).prctl(1, 9)  # end with whoever has started this, however that ends
os.execv(sys.argv[1], sys.argv[1:])
"""
ODD = Path(__file__).with_name("odd.py")
GAMES = {"little_devils": {"goal": 10}, "devil_with_it": {"goal": 400}, "diavolo": {}}
UNLIMITED = [
    *("--guests-per-address", 0, "--tables-per-person", 0, "--connections-per-address", 0),
    *("--misses-per-address", 0, "--no-warm-up"),
]


class Node(Process):
    """A node, for clients to visit."""

    @property
    def ws_url(self) -> str:
        return self.url.replace("http://", "ws://")

    @property
    def open(self) -> OpenServer:
        """The same, for `Client`, which needs no more than its address."""
        return cast(OpenServer, self)

    @property
    def is_over(self) -> bool:
        return self._process.poll() is not None

    def kill(self) -> None:
        self._process.kill()

    def drain(self, patience: float) -> int:
        """Tell it to leave in good order, which takes as long as its slices do; its exit code."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(patience)
        return self.end()

    def freeze(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        self._process.send_signal(signal.SIGCONT)


class Cluster:
    """A database, a bus, and any number of nodes."""

    def __init__(self, folder: Path, url: str, bus: str, stack: ExitStack) -> None:
        self._folder, self._url, self._bus, self._stack = folder, url, bus, stack
        self._count = 0

    @property
    def where(self) -> list[str]:
        """What `diablerie admin` is told of it."""
        return ["--database", self._url, "--bus", self._bus]

    def before_bus(self) -> ProxyInThread:
        """A proxy in front of the bus."""
        return self._before(self._bus)

    def before_database(self) -> ProxyInThread:
        """A proxy in front of the database."""
        return self._before(self._url)

    def _before(self, url: str) -> ProxyInThread:
        port = urlsplit(url).port
        assert port is not None
        return self._stack.enter_context(ProxyInThread(port))

    def node(
        self,
        *words: object,
        bus: ProxyInThread | None = None,
        database: ProxyInThread | None = None,
        odd: Sequence[object] = (),
    ) -> Node:
        """Start another one, perhaps behind a proxy, or one that is odd (`odd.py`)."""
        self._count += 1
        folder = self._folder / f"node {self._count}"
        folder.mkdir()
        where = ["--database", _through(database, self._url), "--bus", _through(bus, self._bus), "--port", 0]
        command = [sys.executable, str(ODD), *map(str, odd)] if odd else COMMAND
        start = [sys.executable, "-c", BOUND, *command]
        return self._stack.enter_context(Node(folder, "serve", *where, *UNLIMITED, *words, start=start))


def _through(proxy: ProxyInThread | None, url: str) -> str:
    return url if proxy is None else url.replace(f":{urlsplit(url).port}", f":{proxy.port}")


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    """A cluster without nodes."""
    with nats() as bus, database() as address, ExitStack() as stack:
        assert isinstance(bus, NatsServer)
        yield Cluster(folder, address.url, bus.url, stack)


def visitor(node: Node, name: str, token: str = "") -> Client:
    return Client(node.open, name, token=token)


def opened_at(node: Node, game: str, players: int) -> str:
    opener = visitor(node, "Opener")
    fields = {"game": game, "players": players, "options": GAMES[game], "pace": "fast"}
    answer = opener.ask("POST", "/api/tables", fields)
    assert answer.status == 201, answer.content
    return str(answer.json["code"])


def seated_at(node: Node, code: str, ready: bool = True) -> list[Client]:
    """Three people who come to a table over a node and sit down there; they are ready, or not yet."""
    clients = [visitor(node, name) for name in ("Ada", "Ben", "Cem")]
    for seat, client in enumerate(clients):
        client.connect(code)
        client.do("sit", seat=seat)
    if ready:
        make_ready(clients)
    return clients


def make_ready(clients: list[Client]) -> None:
    for client in clients:
        client.do("ready")


def leave(clients: list[Client]) -> None:
    for client in clients:
        client.leave()


def play(clients: list[Client]) -> list[Json]:
    with ThreadPoolExecutor(len(clients)) as pool:
        return list(pool.map(Client.play, clients))
