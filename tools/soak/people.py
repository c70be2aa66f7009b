"""People who play, talk, come and go; others who only watch, and some who look at the lobby."""

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tools.torture.moves import a_move
from tools.torture.player import Player

THINKS = 0.1
"""Seconds that somebody thinks on average."""
TALKS, LEAVES = 0.03, 0.01
"""How likely somebody talks, or goes away for a moment, before they act."""
TROUBLE = (OSError, TimeoutError, EOFError, WebSocketException, InvalidHandshake)


@dataclass
class Tally:
    """What everybody has done since it was last looked at."""

    moves: int = 0
    spoken: int = 0
    games: int = 0
    returns: int = 0
    heard: int = 0
    """Messages that spectators and the lobby got."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from a move to its answer."""

    def clear(self) -> None:
        self.moves = self.spoken = self.games = self.returns = self.heard = 0
        self.latencies = []


class Patron(Player):
    """A player who takes their time, talks now and then, and sometimes loses their line."""

    def __init__(self, address: str, token: str, code: str, game: str, luck: Random, tally: Tally) -> None:
        super().__init__(address, token, code, game, luck)
        self.tally = tally
        self._sent: dict[int, float] = {}

    async def _decide(self, socket: ClientConnection) -> None:
        if not self.view or a_move(self.game, self.view, self.luck) is None:
            return
        before = self.last_id
        await asyncio.sleep(self.luck.expovariate(1 / THINKS))
        if self.luck.random() < TALKS:
            self.last_id += 1
            before = self.last_id
            await socket.send(json.dumps({"do": "say", "id": self.last_id, "text": "who dealt this?"}))
            self.tally.spoken += 1
        if self.luck.random() < LEAVES:
            self.tally.returns += 1
            await socket.close()
            await asyncio.sleep(self.luck.random())
            return
        await super()._decide(socket)
        if self.last_id > before:
            self._sent[self.last_id] = time.perf_counter()

    def _hear(self, message: dict[str, Any]) -> None:
        super()._hear(message)
        if message["type"] in ("done", "happened") and message.get("id") in self._sent:
            self.tally.moves += 1
            self.tally.latencies.append(time.perf_counter() - self._sent.pop(message["id"]))
        elif message["type"] == "refused":
            self._sent.pop(message.get("id", -1), None)


async def listen(url: str, seconds: float, tally: Tally) -> None:
    """Look at a table or at the lobby for a while."""
    try:
        async with asyncio.timeout(seconds), connect(url, ping_interval=None, compression=None) as socket:
            async for _ in socket:
                tally.heard += 1
    except TROUBLE:
        pass
