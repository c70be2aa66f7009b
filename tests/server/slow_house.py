"""A house whose log answers when it is told to: what happens meanwhile is in the hands of the test."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from inspect import signature
from pathlib import Path
from typing import Any, TypeAlias, cast

from starlette.datastructures import Headers

from diablerie.server.app import bounds_of
from diablerie.server.context import Context
from diablerie.server.door.front_door import FrontDoor
from diablerie.server.hall.hub import Hub
from diablerie.server.hall.opening import Codes, opened_now
from diablerie.server.log.facts import EntryKept, Fact, PersonKept, TableOpened
from diablerie.server.log.home import Log, Written
from diablerie.server.protocol.messages import AnyTold, read_told
from diablerie.server.settings import Settings
from diablerie.server.table.entries import AnyEntry, Opened, decoded, encoded
from diablerie.server.wire.guest import Guest
from diablerie.server.wire.handshake import Request, Turned
from diablerie.server.wire.sockets import Socket
from tests.server.homes import homes, opened

PATIENCE = 20.0
"""Seconds after which a test has waited in vain."""
Scene: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
"""What happens in a house; the house is what it is given first."""


class Gate:
    """Holds up what passes through it while it is closed."""

    def __init__(self) -> None:
        self.waiting = self.asked = 0
        """How many wait now, and how many have ever come."""
        self._open = asyncio.Event()
        self._open.set()
        self._last = self._open

    def close(self) -> None:
        self._open.clear()

    def open(self) -> None:
        self._open.set()

    def before(self, ask: Callable[..., Any]) -> Callable[..., Any]:
        """The same question: asked at once, and answered in turn when the gate is open."""

        async def asked(*given: Any) -> Any:
            self.asked += 1
            self.waiting += 1
            before, self._last = self._last, asyncio.Event()
            answered = self._last
            try:
                answer = await ask(*given)
                await self._open.wait()
                await before.wait()
            finally:
                self.waiting -= 1
                answered.set()
            return answer

        return asked

    async def hold_up(self, *asking: Coroutine[Any, Any, Any], waiting: int = 1) -> list[asyncio.Task[Any]]:
        """Close, and let people begin until so many wait here; they go on when it is opened."""
        self.close()
        tasks = [asyncio.create_task(one) for one in asking]
        await until(lambda: self.waiting >= waiting)
        return tasks

    async def all_at_once(self, *asking: Coroutine[Any, Any, Any], waiting: int | None = None) -> list[Any]:
        """Let nobody go on before all wait here, or so many; what came of each, an error too."""
        tasks = await self.hold_up(*asking, waiting=len(asking) if waiting is None else waiting)
        self.open()
        return await asyncio.gather(*tasks, return_exceptions=True)


class Gates:
    """One gate for every question that somebody can be asked."""

    def __init__(self, asked: object, gates: defaultdict[str, Gate]) -> None:
        self._asked = asked
        self._gates = gates

    def __getattr__(self, name: str) -> Any:
        return self._gates[name].before(getattr(self._asked, name))


class SlowLog:
    """A log behind gates."""

    def __init__(self, log: Log) -> None:
        self.writes = asyncio.Event()
        """Whether what is given to it is written at once."""
        self.writes.set()
        self.held: list[asyncio.Task[None]] = []
        """What was given to it while it did not write."""
        self.gates: defaultdict[str, Gate] = defaultdict(Gate)
        self.queries = Gates(log.queries, self.gates)
        self.entries = Gates(log, self.gates).entries
        self._log = log

    def __getattr__(self, name: str) -> Any:
        return getattr(self._log, name)

    def write(self, facts: Sequence[Fact], written: Written) -> None:
        if self.writes.is_set():
            self._log.write(facts, written)
        else:
            self.held.append(asyncio.create_task(self._later(facts, written)))

    async def _later(self, facts: Sequence[Fact], written: Written) -> None:
        await self.writes.wait()
        self._log.write(facts, written)


class Ear:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.heard: list[AnyTold] = []
        self.ends: list[int] = []

    def post(self, frame: bytes) -> None:
        self.heard.append(read_told(frame[frame.index(b"{") :]))

    def close(self, code: int, reason: str) -> None:
        self.ends.append(code)

    def ping(self) -> None:
        """Nobody does."""

    def told(self, kind: type[AnyTold]) -> list[AnyTold]:
        return [message for message in self.heard if isinstance(message, kind)]


class SlowHouse:
    """A server without a port."""

    def __init__(self, context: Context, log: SlowLog) -> None:
        self.context = context
        self.hub = context.hub
        self.gates, self.writes, self.held = log.gates, log.writes, log.held
        self.door = FrontDoor(context)

    async def known(self, name: str) -> tuple[PersonKept, str]:
        """Somebody with an identity, and their token."""
        person, token = self.context.people.make(name)
        self.hub.outbox.keep(person)
        await self.hub.outbox.durable()
        return person, token

    async def asleep(self, code: str = "SLEEPER", **fields: Any) -> Opened:
        """A table that is in the log alone."""
        opened = opened_now(Codes(code), "little_devils", 3, {}, "normal", "key of Ada", **fields)
        await self.keep([opened])
        return opened

    async def keep(self, entries: list[AnyEntry]) -> None:
        """Write a table into the log."""
        opened = entries[0]
        assert isinstance(opened, Opened)
        self.hub.outbox.keep(
            TableOpened(opened.code, opened.game, opened.creator, opened.public, opened.time)
        )
        for version, entry in enumerate(entries):
            self.hub.outbox.keep(EntryKept(opened.code, version, encoded(entry)))
        await self.hub.outbox.durable()

    async def kept(self, code: str) -> list[AnyEntry]:
        return [decoded(content) for content in await self.hub.log.entries(code)]

    async def come(self, path: str, token: str = "", query: dict[str, str] | None = None) -> Guest | Turned:
        """Come in by the door, as a socket does."""
        headers = Headers({"host": "localhost"} | ({"cookie": f"diablerie={token}"} if token else {}))
        request = Request(path, query or {}, headers, "203.0.113.1", "127.0.0.1")
        guest = await self.door.open(request, cast(Socket, Ear()))
        if not isinstance(guest, Turned):
            guest.opened()
        return guest


@asynccontextmanager
async def slow_house(path: Path, **settings: Any) -> AsyncIterator[SlowHouse]:
    """A house that is open; when it is left all gates are, and everything is durable."""
    database = await asyncio.to_thread(homes.of, path)
    async with opened(database) as real:
        log = SlowLog(real)
        given, home = Settings(database, **settings), cast(Log, log)
        hub = Hub(home, asyncio.get_running_loop(), lambda: None, bounds_of(given))
        async with asyncio.timeout(60):
            yield SlowHouse(Context(given, home, hub), log)
            for gate in log.gates.values():
                gate.open()
            await hub.close()


def in_slow_house(**settings: Any) -> Callable[[Scene], Callable[..., None]]:
    """Make a scene a test in a house of its own, with these settings."""

    def test_of(scene: Scene) -> Callable[..., None]:
        @wraps(scene)
        def test(tmp_path: Path, **given: Any) -> None:
            async def run() -> None:
                async with slow_house(tmp_path / "games.db", **settings) as house:
                    await scene(house, **given)

            asyncio.run(run())

        as_written = signature(scene)
        house, *others = as_written.parameters.values()
        path = house.replace(name="tmp_path", annotation=Path)
        # pytest reads here what to give to the test: a folder for the house, and the rest as the scene says
        vars(test)["__signature__"] = as_written.replace(parameters=[path, *others])
        return test

    return test_of


async def until(holds: Callable[[], object]) -> None:
    """Let others have their turn until something holds."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while not holds():
        assert loop.time() < end, "waited in vain"
        await asyncio.sleep(0)
