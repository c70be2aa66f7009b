"""A scripted player: plays on through everything, and remembers every word the server has given."""

import asyncio
import json
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tools.torture.moves import a_move

SPOKEN_FOR_ALL = ("changed", "happened", "moved", "closed")
"""Messages that carry a version of their own."""


class Lost(AssertionError):
    """The server has broken its word."""


class Player:
    """One person at one table, with a connection that comes and goes."""

    def __init__(self, address: str, token: str, code: str, game: str, luck: Random) -> None:
        self.address = address
        self.token = token
        self.code = code
        self.game = game
        self.luck = luck
        self.version = -1
        self.view: dict[str, Any] = {}
        self.told: dict[int, dict[str, Any]] = {}
        """Every event I was told of, by its version."""
        self.done: list[int] = []
        """The ids of my commands that were carried out."""
        self.unanswered: dict[int, dict[str, Any]] = {}
        self.last_id = 0
        self.over = False
        self.returns = 0

    async def play(self) -> None:
        """Play to the end of the game, whatever happens to the server."""
        while not self.over:
            try:
                async with connect(
                    f"ws://{self.address}/api/tables/{self.code}/socket",
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                    open_timeout=5,
                    ping_interval=None,
                    compression=None,
                ) as socket:
                    await self._listen(socket)
            except (OSError, TimeoutError, EOFError, WebSocketException, InvalidHandshake):
                await asyncio.sleep(0.05)

    async def _listen(self, socket: ClientConnection) -> None:
        async for content in socket:
            message = json.loads(content)
            self._hear(message)
            if message["type"] == "shown":
                self.returns += 1
                for command in self.unanswered.values():
                    await socket.send(json.dumps(command))
            if self.over:
                return
            if message["type"] in ("shown", "happened", "refused", "done") and not self.unanswered:
                await self._decide(socket)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "shown":
            if message["version"] < self.version:
                raise Lost(f"{self.code} came back at {message['version']}, I was told {self.version}")
            self.version = message["version"]
            self.view = message.get("view") or {}
            self.last_id = max(self.last_id, message.get("id", 0))
            if self.done and message.get("id", 0) < max(self.done, default=0):
                raise Lost(f"{self.code} has forgotten my command {self.done[-1]}")
        elif kind in SPOKEN_FOR_ALL:
            if message["version"] != self.version + 1:
                raise Lost(f"{self.code} went from {self.version} to {message['version']}")
            self.version = message["version"]
            if kind == "happened":
                self.told[self.version] = message["event"]
                self.view.update(message["view"])
        if kind == "done" or (kind == "happened" and "id" in message):
            self.done.append(message["id"])
            self.unanswered.pop(message["id"], None)
        elif kind == "refused":
            self.unanswered.pop(message.get("id", -1), None)
        elif kind == "ended":
            self.over = True

    async def _decide(self, socket: ClientConnection) -> None:
        event = a_move(self.game, self.view, self.luck) if self.view else None
        if event is not None:
            self.last_id += 1
            command = {"do": "act", "id": self.last_id, "event": event}
            self.unanswered[self.last_id] = command
            await socket.send(json.dumps(command))
