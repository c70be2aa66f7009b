"""The bus: NATS, as nodes use it. What is said on it may be lost, and whoever talks on it must notice.

All names begin with the house's own, so that two houses on one NATS never hear each other. The connection is
looked after here, not by the library: it is tested every second, and made anew until it is there again.
"""

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol
from urllib.parse import urlsplit

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from diablerie.errors import InputError
from diablerie.server.nodes.pieces import Cutter, Joiner

CONNECTING = 2
"""Seconds for a connection to be made."""
TEST_EVERY, TEST_PATIENCE = 1.0, 2
"""Seconds after which a connection is tested, and for which its answer is waited for."""
TRY_AGAIN = 0.5
"""Seconds between two attempts to connect, on average."""
MOST_WAITING = 16 << 20
"""Bytes that may wait to be sent; of what comes then, nothing is."""
MOST_UNREAD, MOST_UNREAD_BYTES = 65_536, 64 << 20
"""Messages of one subject that may wait to be read."""

Hear = Callable[[str, bytes], None]
"""Hears a message: the subject without the house's name, and what it says."""
logger = logging.getLogger("diablerie.server")


class Outside(Protocol):
    """Who wants to know how the bus is."""

    def lost(self) -> None:
        """The connection is gone: nothing is sent and nothing is heard."""

    def came_back(self) -> None:
        """There is a connection again; what was said meanwhile is lost."""


class Bus:
    """One node's connection to NATS."""

    def __init__(self, url: str, house: str, me: int, outside: Outside) -> None:
        self._url = url
        self._house = f"diablerie.{house}."
        self._outside = outside
        self._client: Client | None = None
        self._hears: dict[str, Hear] = {}
        self._cutter = Cutter(me, 0)
        self._joiner = Joiner()
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._size = 0
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closing: set[asyncio.Task[None]] = set()
        self._broken = asyncio.Event()
        self.dropped = 0
        """Messages that were not sent because too many waited, or not heard because too many were unread."""
        self.sent = self.heard = 0
        self.round_trip: float | None = None
        """Seconds that the last test took to NATS and back."""

    @property
    def connected(self) -> bool:
        """Whether there is a connection now, as far as is known."""
        return self._client is not None

    @property
    def shown(self) -> str:
        """Where the bus is, without a password."""
        return shown(self._url)

    def hear(self, subject: str, hear: Hear) -> None:
        """Hear what is said about a subject; said before `open`."""
        self._hears[subject] = hear

    async def open(self) -> None:
        """Connect, or say in one line why that cannot be."""
        try:
            await self._connect()
        except (OSError, ValueError, nats.errors.Error) as error:
            raise InputError(f"cannot reach NATS at {self.shown}: {reason(error)}") from None
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._look_after())]

    def post(self, subject: str, content: bytes) -> None:
        """Say something; nobody waits for it, and it may be lost."""
        if self._client is None:
            return
        if self._size + len(content) > MOST_WAITING:
            self._drop("too much waits to be sent")
            return
        for piece in self._cutter.cut(content):
            self._waiting.append((self._house + subject, piece))
            self._size += len(piece)
        self._more.set()

    async def close(self) -> None:
        """Send what waits, then end."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        client, self._client = self._client, None
        if client is not None:
            with suppress(OSError, TimeoutError, nats.errors.Error):
                while self._waiting:
                    await asyncio.wait_for(client.publish(*self._waiting.popleft()), TEST_PATIENCE)
                await _all_arrived(client, TEST_PATIENCE)
            self._abandon(client)
        await asyncio.gather(*self._closing, return_exceptions=True)

    async def _connect(self) -> None:
        client = Client()
        try:
            async with asyncio.timeout(3 * CONNECTING):
                await client.connect(
                    self._url,
                    name=self._house.strip("."),
                    allow_reconnect=False,
                    connect_timeout=CONNECTING,
                    max_reconnect_attempts=1,
                    ping_interval=3600,  # we test the connection ourselves
                    error_cb=self._failed,
                    closed_cb=self._closed,
                    no_echo=False,
                )
                for subject, hear in self._hears.items():
                    await self._subscribe(client, subject, hear)
                await _all_arrived(client, CONNECTING)
        except BaseException:
            self._abandon(client)
            raise
        self._cutter.largest = client.max_payload
        self._broken.clear()
        self._client = client

    async def _subscribe(self, client: Client, subject: str, hear: Hear) -> None:
        skipped = len(self._house)

        async def heard(message: Msg) -> None:
            self.heard += 1
            content = self._joiner.take(message.data)
            if content is not None:
                try:
                    hear(message.subject[skipped:], content)
                except Exception:
                    logger.exception("a message was not understood", extra={"subject": message.subject})

        await client.subscribe(
            self._house + subject,
            cb=heard,
            pending_msgs_limit=MOST_UNREAD,
            pending_bytes_limit=MOST_UNREAD_BYTES,
        )

    async def _send(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                subject, piece = self._waiting.popleft()
                self._size -= len(piece)
                if self._client is not None:
                    try:
                        await self._client.publish(subject, piece)
                        self.sent += 1
                    except (OSError, TimeoutError, nats.errors.Error):
                        self._broken.set()

    async def _look_after(self) -> None:
        """Test the connection again and again, and make it anew when it is gone."""
        while True:
            if self._client is not None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._broken.wait(), TEST_EVERY)
                if self._broken.is_set() or not await self._answers(self._client):
                    self._lose(self._client)
            else:
                await asyncio.sleep(random.uniform(0.5, 1.5) * TRY_AGAIN)  # not all nodes at once
                with suppress(OSError, ValueError, nats.errors.Error):
                    await self._connect()
                    logger.info("the bus is back", extra={"bus": self.shown})
                    self._outside.came_back()

    async def _answers(self, client: Client) -> bool:
        began = time.perf_counter()
        try:
            await asyncio.wait_for(client.flush(TEST_PATIENCE), TEST_PATIENCE + 1)
        except (OSError, TimeoutError, nats.errors.Error):
            return False
        self.round_trip = time.perf_counter() - began
        return True

    def _lose(self, client: Client) -> None:
        self._client = None
        self._waiting.clear()
        self._size = 0
        logger.warning("the bus is gone", extra={"bus": self.shown})
        self._abandon(client)
        self._outside.lost()

    def _abandon(self, client: Client) -> None:
        """Let go of a connection: what waits in it is not worth waiting for."""
        transport: Any = getattr(client, "_transport", None)
        writer: Any = getattr(transport, "_io_writer", None)
        if writer is not None:  # else `close` would wait for ever for whom nobody reads
            writer.transport.abort()
        task = asyncio.create_task(self._close_quietly(client))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _close_quietly(self, client: Client) -> None:
        with suppress(Exception):
            await asyncio.wait_for(client.close(), TEST_PATIENCE)

    async def _failed(self, error: Exception) -> None:
        if isinstance(error, nats.errors.SlowConsumerError):
            self._drop("too much waits to be read")

    async def _closed(self) -> None:
        self._broken.set()

    def _drop(self, why: str) -> None:
        self.dropped += 1
        if self.dropped & (self.dropped - 1) == 0:  # the first one, the second, the fourth …
            logger.warning("the bus drops messages", extra={"why": why, "dropped": self.dropped})


async def _all_arrived(client: Client, patience: int) -> None:
    """Return when NATS has all that was said before.

    The library writes its PING at once, ahead of what waits. So the first answer only tells that nothing
    waits any more, and the second one that all has arrived.
    """
    for _ in range(2):
        await client.flush(patience)


def shown(url: str) -> str:
    """An address of a bus without its password, for people to read."""
    try:
        parts = urlsplit(url if "://" in url else f"nats://{url}")
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "an address that is none"
    return f"{parts.scheme}://{parts.hostname or ''}{port}"


def reason(error: Exception) -> str:
    """Why there is no connection, in a few words."""
    text = str(error).removeprefix("nats: ").strip("' ")
    if "authorization" in text.lower():
        return "it does not let us in; check the user and the password, or the token"
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, OSError):
        return error.strerror or "nobody listens there"
    return "nobody listens there" if isinstance(error, nats.errors.NoServersError) else text
