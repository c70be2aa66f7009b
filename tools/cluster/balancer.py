"""A little load balancer: it passes bytes on, to one ready node after the other.

It asks every node at /readyz, as any balancer in front of nodes should. A connection stays where it is until
one of both ends it; whoever comes back may come to another node.
"""

import asyncio
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

ASK_EVERY, PATIENCE = 0.5, 2.0
"""Seconds between two questions to a node, and for its answer."""
AT_ONCE = 1 << 16
QUESTION = b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
NOBODY = b"no node is ready; come back in a moment\n"
REFUSAL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s"

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Target:
    """A node to which people may be sent."""

    name: str
    url: str
    ready: bool = False

    async def connected(self) -> Streams:
        """A connection to it."""
        where = urlsplit(self.url)
        async with asyncio.timeout(PATIENCE):
            return await asyncio.open_connection(where.hostname, where.port)

    async def is_ready(self) -> bool:
        """What it says itself."""
        with suppress(OSError, TimeoutError):
            reader, writer = await self.connected()
            try:
                async with asyncio.timeout(PATIENCE):
                    writer.write(QUESTION)
                    return b" 200 " in await reader.readline()
            finally:
                writer.close()
        return False


class Balancer:
    """Shares connections out."""

    def __init__(self, targets: Sequence[Target], say: Callable[[str], None]) -> None:
        self._targets = list(targets)
        self._say = say
        self._turn = 0

    async def serve(self, listening: socket.socket) -> None:
        """Pass everything on, until this is cancelled."""
        server = await asyncio.start_server(self._serve_one, sock=listening)
        async with server, asyncio.TaskGroup() as asking:
            for target in self._targets:
                asking.create_task(self._ask(target))

    async def _ask(self, target: Target) -> None:
        while True:
            was, target.ready = target.ready, await target.is_ready()
            if target.ready != was:
                self._say(f"{target.name} {'gets visitors' if target.ready else 'gets no visitors now'}")
            await asyncio.sleep(ASK_EVERY)

    async def _serve_one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            found = await self._found()
            if found is None:
                writer.write(REFUSAL % (len(NOBODY), NOBODY))
            else:
                await _talk((reader, writer), found)
        finally:
            writer.close()

    async def _found(self) -> Streams | None:
        """A connection to the next node that is ready, if there is one."""
        for _ in self._targets:
            self._turn = (self._turn + 1) % len(self._targets)
            target = self._targets[self._turn]
            if target.ready:
                with suppress(OSError, TimeoutError):
                    return await target.connected()
        return None


async def _talk(one: Streams, other: Streams) -> None:
    """Pass on what both say, until both have said everything or one is gone."""
    try:
        with suppress(OSError, ExceptionGroup):
            async with asyncio.TaskGroup() as both:
                both.create_task(_pass_on(one[0], other[1]))
                both.create_task(_pass_on(other[0], one[1]))
    finally:
        other[1].close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while some := await reader.read(AT_ONCE):
        writer.write(some)
        await writer.drain()
    writer.write_eof()
