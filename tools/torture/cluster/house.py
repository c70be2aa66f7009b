"""The house that is tortured: PostgreSQL, NATS, three nodes behind proxies, and who is asked to play."""

import asyncio
import json
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from diablerie.server.database import checked_address
from diablerie.server.log.postgres.links import Connection, connected
from diablerie.server.log.postgres.log import opened
from tests.cluster.nodes import Cluster, Node
from tests.cluster.servers import NatsServer, nats
from tests.databases.servers import Server, own_server
from tests.ports import held_port
from tools.load import LIMITS
from tools.torture.cluster.audit import install
from tools.torture.cluster.person import Person, Wish

NODES = 3
ASKED = 5.0
"""Seconds for an answer over HTTP."""
PATIENCE = 120.0
TRIED = 3
LAST_WORDS = 1000
"""Characters of what a node has logged that are told."""
WORDS = [*(word for limit in LIMITS for word in (limit, "0")), "--log-level", "warning"]
OWNED = """
    SELECT code FROM tables JOIN nodes ON owner = nodes.id JOIN beats ON beats.id = nodes.id
    WHERE NOT fenced AND finished IS NULL AND address LIKE $1
"""


class Slot:
    """A place for a node: an address, and ways to the database and to the bus of its own."""

    def __init__(self, number: int, port: int, cluster: Cluster) -> None:
        self.number = number
        self.port = port
        self.database, self.bus = cluster.before_database(), cluster.before_bus()
        self._cluster = cluster
        self.node: Node | None = None
        self.ended: list[str] = []
        """What nodes have logged that ended by themselves."""

    @property
    def address(self) -> str:
        """Where people come."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start a node; who starts while the database is just coming back may have to try again."""
        for tried in range(TRIED):
            try:
                self.node = self._cluster.node(
                    *WORDS, "--port", self.port, bus=self.bus, database=self.database
                )
            except AssertionError:
                if tried == TRIED - 1:
                    raise
            else:
                return

    def running(self) -> Node:
        """The node that runs here."""
        assert self.node is not None
        return self.node

    def look_after(self) -> None:
        """Start another node if this one has ended by itself, as whoever runs servers would."""
        node = self.running()
        if node.is_over:
            self.ended.append(f"node {self.number} ended with {node.end()}: {node.logged[-LAST_WORDS:]}")
            self.start()


class House:
    """Everything that can break."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stack = ExitStack()
        self.postgres: Server
        self.nats: NatsServer
        self.slots: list[Slot] = []

    async def open(self) -> None:
        """Start everything."""
        await asyncio.to_thread(self._start_servers)
        log = await opened(checked_address(self.postgres.url()))
        await log.close()
        connection = await self.connection()
        await install(connection)
        await connection.close()
        await asyncio.gather(*(asyncio.to_thread(slot.start) for slot in self.slots))

    def _start_servers(self) -> None:
        self.postgres = self._stack.enter_context(own_server())
        self.nats = self._stack.enter_context(nats())
        cluster = Cluster(self._folder, self.postgres.url(), self.nats.url, self._stack)
        for number in range(NODES):
            port = self._stack.enter_context(held_port())
            self.slots.append(Slot(number, port, cluster))

    def close(self) -> None:
        """Leave nothing behind."""
        self._stack.close()

    def addresses(self) -> list[str]:
        """Where people may try their luck: nobody tells them what is broken."""
        return [slot.address for slot in self.slots]

    async def connection(self) -> Connection:
        """A way into the database past everything."""
        return await connected(checked_address(self.postgres.url()))

    async def owned(self, slot: Slot) -> set[str]:
        """The tables of a node."""
        connection = await self.connection()
        try:
            return {row[0] for row in await connection.fetch(OWNED, f"%:{slot.port}")}
        finally:
            await connection.close()

    async def call(self, luck: Random, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Ask any node, until one answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                address = luck.choice(self.addresses())
                try:
                    return await asyncio.to_thread(asked, address, method, path, body, token)
                except (OSError, ValueError):
                    await asyncio.sleep(luck.uniform(0.1, 0.5))

    async def newcomers(self, wish: Wish, luck: Random) -> list[Person]:
        """A new table, and those who will play there."""
        made = [
            await self.call(luck, "POST", "/api/bots", {"name": f"Player {n}"}) for n in range(wish.people)
        ]
        wanted = {"game": wish.game, "players": wish.seats, "options": wish.options, "pace": "fast"}
        code = (await self.call(luck, "POST", "/api/tables", wanted, made[0]["token"]))["code"]
        return [Person(one["person"]["who"], one["token"], code, seat, wish) for seat, one in enumerate(made)]


def asked(address: str, method: str, path: str, body: Any, token: str) -> Any:
    """Ask one node."""
    content = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(f"http://{address}{path}", content, headers, method=method)
    with urllib.request.urlopen(request, timeout=ASKED) as answer:
        return json.load(answer)
