"""A real server in a thread, on a port of its own and with a database of its own, and clients that visit it.

with OpenServer() as server:
    ada = Client(server, "Ada")
    code = ada.open_table("little_devils", players=3)
    ada.connect(code)
    ada.send("sit", seat=0)
"""

import asyncio
import tempfile
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from threading import Event, Lock, Thread
from types import TracebackType
from typing import Any, Self, TypeVar
from unittest.mock import patch

from uvicorn import Config

from diablerie.server import app
from diablerie.server.hall.hub import Hub
from diablerie.server.log.facts import Fact
from diablerie.server.settings import Settings
from diablerie.server.table.entries import PACES, Pace
from tests.ports import held_port
from tests.server.homes import append, homes

T = TypeVar("T")

PATIENCE = 20.0
"""Seconds after which a test has waited in vain."""
AT_ONCE = "at_once"
"""A pace for tests: much time to decide, bots that do not wait, dice that hardly tumble."""
PlainServer = app.Server
_starting = Lock()


class OpenServer:
    """A server that runs; started again, it has the same port and the same database."""

    def __init__(self, database: Path | None = None, **overrides: Any) -> None:
        self._folder = None if database else tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.database = database or Path(self._folder.name if self._folder else "") / "games.db"
        self.settings = Settings(database=homes.of(self.database), port=0, **overrides)
        self.port = 0
        self.ended_well: bool | None = None
        """How the last run ended, None while it goes on."""
        self._server: app.Server | None = None
        self._thread: Thread | None = None
        self._held = ExitStack()
        PACES.setdefault(AT_ONCE, Pace(20_000, 5_000, 0, 30))

    @property
    def host(self) -> str:
        """As a browser names it."""
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    @property
    def ws_url(self) -> str:
        return f"ws://{self.host}"

    @property
    def hub(self) -> Hub:
        """For looks from outside; what changes it goes through `call`."""
        assert self._server is not None
        return self._server.hub

    @property
    def connections(self) -> int:
        """How many are open, of all kinds."""
        assert self._server is not None
        return len(self._server.server_state.connections)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds in the server."""
        end = time.monotonic() + PATIENCE
        while not self.call(holds):
            assert time.monotonic() < end, "waited in vain"
            time.sleep(0.02)

    def call(self, question: Callable[[], T]) -> T:
        """Do something in the server's own thread."""
        answer: Future[T] = Future()

        def do() -> None:
            try:
                answer.set_result(question())
            except BaseException as error:
                answer.set_exception(error)

        self.hub.loop.call_soon_threadsafe(do)
        return answer.result(PATIENCE)

    def wait_for(self, answer: Coroutine[Any, Any, T]) -> T:
        """Let the server's loop work something out."""
        return asyncio.run_coroutine_threadsafe(answer, self.hub.loop).result(PATIENCE)

    def entries(self, code: str) -> list[bytes]:
        """What is kept of a table."""
        return self.wait_for(self.hub.log.entries(code))

    def append(self, *facts: Fact) -> None:
        """Write something behind its back, while it does not run."""
        assert self._thread is None
        append(self.settings.database, facts)

    def start(self) -> None:
        assert self._thread is None, "it runs already"
        ready, self.ended_well = Event(), None
        self.port = self.port or self._held.enter_context(held_port())
        listening = app.listen("127.0.0.1", self.port)

        def make(config: Config) -> app.Server:  # nobody else hands out the server that `serve` makes
            self._server = PlainServer(config)
            return self._server

        def run() -> None:
            try:
                self.ended_well = asyncio.run(app.serve(self.settings, listening, ready.set))
            except BaseException:
                self.ended_well = False
                raise
            finally:
                listening.close()
                ready.set()

        with _starting, patch.object(app, "Server", make):
            self._thread = Thread(target=run, name=f"server at {self.port}", daemon=True)
            self._thread.start()
            assert ready.wait(PATIENCE), "the server does not start"
            assert self.ended_well is None, "the server has stopped at once"
        self.until(lambda: self.hub.fetches.all_back)

    def stop(self) -> None:
        """Let it end as a signal would."""
        if self._thread is not None and self._server is not None:
            self._server.should_exit = True
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive(), "the server does not stop"
        self._thread = self._server = None

    def restart(self) -> None:
        self.stop()
        self.start()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.stop()
        finally:
            self._held.close()
            if self._folder is not None:
                self._folder.cleanup()
