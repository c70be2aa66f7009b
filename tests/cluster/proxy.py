"""A TCP proxy that can be cut, held, slowed down and delayed, each direction by itself.

async with Proxy(port) as proxy:
    proxy.to_server.hold()      # one-way: what clients say does not arrive; what they are told does
    proxy.cut()                 # all connections end, and new ones are refused
    proxy.mend()
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import Self

CHUNK = 64 * 1024
PATIENCE = 20.0


class Way:
    """One direction: what of it is let through, and when."""

    def __init__(self) -> None:
        self.delay = 0.0
        """Seconds that everything is late."""
        self.rate = 0.0
        """Bytes a second, or 0 for as many as there are."""
        self.carried = b""
        """The last that came this way."""
        self._open = asyncio.Event()
        self._open.set()

    def hold(self) -> None:
        """Let nothing through: both ends believe that they are connected."""
        self._open.clear()

    def mend(self) -> None:
        """Let everything through at once, also what was held."""
        self.delay = self.rate = 0.0
        self._open.set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry what comes on one connection, until it ends."""
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(64)  # so whoever writes much is held too
        taking = asyncio.create_task(self._take(reader, late))
        loop = asyncio.get_running_loop()
        try:
            while True:
                due, data = await late.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                await self._open.wait()
                if not data:
                    break
                if self.rate:
                    await asyncio.sleep(len(data) / self.rate)
                self.carried = (self.carried + data)[-CHUNK:]
                writer.write(data)
                await writer.drain()
        finally:
            taking.cancel()
            writer.close()

    async def _take(self, reader: asyncio.StreamReader, late: "asyncio.Queue[tuple[float, bytes]]") -> None:
        loop, data = asyncio.get_running_loop(), b"?"
        while data:
            try:
                data = await reader.read(CHUNK)
            except OSError:
                data = b""
            await late.put((loop.time() + self.delay, data))


class Proxy:
    """Stands before a server on this machine."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self.to_server, self.to_client = Way(), Way()
        self.made = 0
        """Connections so far."""
        self._behind = port
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._is_cut = False

    def cut(self) -> None:
        """End all connections, and refuse new ones."""
        self._is_cut = True
        self.end_connections()

    def end_connections(self) -> None:
        """End all connections there are, at once and without a word of farewell."""
        for writer in self._writers:
            writer.transport.abort()

    def hold(self) -> None:
        """Let nothing through in either direction."""
        self.to_server.hold()
        self.to_client.hold()

    def mend(self) -> None:
        """Be as good as no proxy."""
        self._is_cut = False
        self.to_server.mend()
        self.to_client.mend()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accepted, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks.copy():
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _accepted(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._pass_on(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.made += 1
        self._writers.add(writer)
        try:
            if self._is_cut:
                return
            with suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", self._behind)
                self._writers.add(back)
                try:
                    ways = self.to_server.carry(reader, back), self.to_client.carry(there, writer)
                    await asyncio.gather(*ways)
                finally:
                    self._writers.discard(back)
                    back.transport.abort()
        finally:
            self._writers.discard(writer)
            writer.transport.abort()


class ProxyInThread:
    """The same for tests that wait without a loop: every change is made in the proxy's own thread.

    with ProxyInThread(port) as proxy:
        proxy.do(lambda it: it.cut())
    """

    def __init__(self, port: int) -> None:
        self._proxy = Proxy(port)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._proxy.port

    def do(self, change: Callable[[Proxy], object]) -> None:
        """Change something, and return when it is so."""

        async def changed() -> None:
            change(self._proxy)

        asyncio.run_coroutine_threadsafe(changed(), self._loop).result(PATIENCE)

    def __enter__(self) -> Self:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._proxy.__aenter__(), self._loop).result(PATIENCE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._proxy.__aexit__(kind, error, trace), self._loop).result(
            PATIENCE
        )
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()
