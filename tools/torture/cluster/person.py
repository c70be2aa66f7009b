"""A person at a table of a cluster: comes to any node, comes back with jitter, asks again, notes it all."""

import asyncio
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from tests.cluster.histories import LastView, Saw
from tools.torture.moves import a_move
from tools.torture.player import SPOKEN_FOR_ALL, Lost

TICK = 0.5
UNANSWERED = 4.0
"""Seconds after which somebody who gets no answer tries another node."""
SILENT = 8.0
SOONEST, LATEST = 0.05, 0.5
"""Seconds after which somebody who was sent away comes back: not all at once."""
OPEN = ("play", "reveal", "coal", "stop", "throw", "lot", "close", "timeout")
"""Events of which everybody is told everything."""


class Wish(NamedTuple):
    """What somebody wants to play."""

    game: str
    seats: int
    people: int
    options: dict[str, Any]


class Wait(NamedTuple):
    """A while in which somebody could not play."""

    start: float
    end: float


def written(event: dict[str, Any]) -> str:
    """An event in one way of writing, or nothing if not everybody is told the whole of it."""
    return json.dumps(event, sort_keys=True) if event["do"] in OPEN else ""


class Person:
    """One person at one table."""

    def __init__(self, who: str, token: str, code: str, seat: int, wish: Wish) -> None:
        self.who, self.token, self.code, self.seat, self.wish = who, token, code, seat, wish
        self.version = -1
        self.view: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []
        self.saws: list[Saw] = []
        self.acknowledged: list[int] = []
        """The ids of my moves that were answered."""
        self.moved: list[float] = []
        """When that was."""
        self.away: list[Wait] = []
        """When I was without a connection that shows the table."""
        self.waited: list[Wait] = []
        """From saying something to its answer."""
        self.over = False
        self.returns = 0
        self._command: dict[str, Any] | None = None
        self._said = self._heard = self._left = 0.0
        self._last_id = 0
        self._look: int | None = None

    @property
    def last_view(self) -> LastView:
        """The table as I see it now."""
        return LastView(self.who, self.code, self.version, json.dumps(self.view, sort_keys=True))

    async def play(self, addresses: Callable[[], list[str]], luck: Random) -> None:
        """Play to the end, whatever happens to the nodes."""
        self._left = time.monotonic()
        while not self.over:
            address = luck.choice(addresses())
            try:
                async with connect(
                    f"ws://{address}/api/tables/{self.code}/socket",
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                    open_timeout=UNANSWERED,
                    close_timeout=0.2,
                    ping_interval=None,
                    compression=None,
                    proxy=None,
                ) as socket:
                    await self._listen(socket, luck)
            except InvalidStatus as no:
                if no.response.status_code in (401, 404):
                    why = f"{self.who} was told {no.response.status_code} at {self.code}"
                    raise Lost(f"{why}, of which they know version {self.version}") from None
            except (OSError, TimeoutError, EOFError, WebSocketException):
                pass
            self._left = self._left or time.monotonic()
            await asyncio.sleep(luck.uniform(SOONEST, LATEST))

    async def _listen(self, socket: ClientConnection, luck: Random) -> None:
        self._heard = time.monotonic()
        while not self.over:
            now = time.monotonic()
            try:
                content = await asyncio.wait_for(socket.recv(), TICK)
            except TimeoutError:
                if self._is_deaf(now):
                    return
                await self._decide(socket, luck, idle=True)
                continue
            self._heard = time.monotonic()
            message = json.loads(content)
            self.hear(message, self._heard)
            if message["type"] == "shown" and self._command is not None:
                await socket.send(json.dumps(self._command))
            elif message["type"] != "refused":  # who was refused looks again a little later
                await self._decide(socket, luck)

    def _is_deaf(self, now: float) -> bool:
        unanswered = self._command is not None and now - max(self._said, self._left) > UNANSWERED
        return now - self._heard > (UNANSWERED if unanswered else SILENT)

    def hear(self, message: dict[str, Any], now: float) -> None:
        """Note what was said."""
        kind = message["type"]
        if kind == "shown":
            self._shown(message, now)
        elif kind in SPOKEN_FOR_ALL:
            self.version = message["version"]
            content = written(message["event"]) if kind == "happened" else ""
            self.saws.append(Saw(self.who, self.code, self.version, content))
            self.view.update(message.get("view", {}))
            self.seats = message.get("seats", self.seats)
        self._look = message.get("look", self._look)
        if kind in ("done", "happened", "refused"):
            self._answered(message, now)
        self.over = self.over or kind in ("ended", "closed")

    def _shown(self, message: dict[str, Any], now: float) -> None:
        self.returns += 1
        if self._left:
            self.away.append(Wait(self._left, now))
            self._left = 0.0
        self.version, self.seats = message["version"], message["seats"]
        self.view = message.get("view") or {}
        self.saws.append(Saw(self.who, self.code, self.version, whole=True))
        if self.acknowledged and message.get("id", 0) < self.acknowledged[-1]:
            raise Lost(f"{self.code} has forgotten command {self.acknowledged[-1]} of {self.who}")
        self._last_id = max(self._last_id, message.get("id", 0))

    def _answered(self, message: dict[str, Any], now: float) -> None:
        if self._command is None or message.get("id") != self._command["id"]:
            return
        self.waited.append(Wait(self._said, now))
        if message["type"] == "happened":
            self.acknowledged.append(message["id"])
            self.moved.append(now)
        self._command = None

    async def _decide(self, socket: ClientConnection, luck: Random, idle: bool = False) -> None:
        if self._command is not None or self.over:
            return
        command = self._next(luck) if self.view else self._gather(idle)
        if command is not None:
            self._last_id += 1
            self._command = {**command, "id": self._last_id}
            self._said = time.monotonic()
            await socket.send(json.dumps(self._command))

    def _next(self, luck: Random) -> dict[str, Any] | None:
        """My move, or that I have read what lies there."""
        event = a_move(self.wish.game, self.view, luck)
        if event is not None:
            return {"do": "act", "event": event}
        look, self._look = self._look, None
        return None if look is None else {"do": "go_on", "until": look}

    def _gather(self, idle: bool) -> dict[str, Any] | None:
        """What is left to do before the game begins."""
        mine = next((seat for seat in self.seats if seat.get("you")), None)
        if mine is None:
            return {"do": "sit", "seat": self.seat} if self.seats else None
        if not mine.get("ready"):
            return {"do": "ready"}
        empty = [n for n in range(self.wish.people, len(self.seats)) if not self.seats[n].get("bot")]
        if empty and (self.seat == 0 or idle):  # while the first is away, another one is the host
            return {"do": "add_bot", "seat": empty[0], "bot": "bold"}
        return None
