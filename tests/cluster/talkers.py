"""Those who talk over a bus, on a real NATS."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from diablerie.server.nodes.bus import Bus
from tests.cluster.servers import NatsServer, nats

PATIENCE = 30.0


class Known:
    """What somebody knows of their bus."""

    def __init__(self) -> None:
        self.lost_times = self.back_times = 0

    def lost(self) -> None:
        self.lost_times += 1

    def came_back(self) -> None:
        self.back_times += 1


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


class Node:
    """Somebody on the bus, and all that they have heard."""

    def __init__(self, url: str, me: int, house: str = "house") -> None:
        self.known = Known()
        self.heard: list[bytes] = []
        self.bus = Bus(url, house, me, self.known)
        self.bus.hear(f"node.{me}.in", lambda subject, content: self.heard.append(content))
        self.bus.hear("gone.*", lambda subject, content: self.heard.append(subject.encode()))


@asynccontextmanager
async def on(url: str, me: int, house: str = "house") -> AsyncIterator[Node]:
    node = Node(url, me, house)
    await node.bus.open()
    try:
        yield node
    finally:
        await node.bus.close()


def run(test: Callable[[NatsServer], Awaitable[None]], *words: str) -> None:
    async def bounded(server: NatsServer) -> None:
        async with asyncio.timeout(3 * PATIENCE):
            await test(server)
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, "nothing goes on when a bus is closed"

    with nats(*words) as server:
        asyncio.run(bounded(server))
