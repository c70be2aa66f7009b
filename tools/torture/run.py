"""The load, the kills, and the checks in between."""

import asyncio
import json
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.sync.client import connect

from diablerie.server.table.entries import AnyEntry
from tests.ports import held_port
from tools.load import UNLIMITED
from tools.torture.checks import check
from tools.torture.player import Player

TABLES: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("little_devils", 4, 4, {"goal": 30}),
    ("little_devils", 6, 4, {"open_tricks": "none", "goal": 20}),
    ("devil_with_it", 3, 3, {"goal": 500}),
    ("devil_with_it", 5, 4, {"goal": 300}),
    ("diavolo", 3, 2, {}),
    ("diavolo", 4, 4, {"race": False}),
    ("little_devils", 3, 3, {}),
    ("devil_with_it", 2, 2, {}),
)
"""Game, seats, scripted players among them, options."""
AT_ONCE = 12
"""Tables that are played at the same time."""
LEAST = 60
"""So many events happen between two kills, however slow the machine is."""
PATIENCE = 60.0


class Report(NamedTuple):
    """What a run has seen."""

    kills: int
    tables: int
    finished: int
    events: int
    returns: int

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables, {self.finished} games played to the end, "
            f"{self.events} events, {self.returns} connections; nothing lost"
        )


class House:
    """A server process that can be killed and started again at the same address."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._held = ExitStack()
        self.address = f"127.0.0.1:{self._held.enter_context(held_port())}"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start, and wait until it answers."""
        port = self.address.split(":")[1]
        command = [
            sys.executable,
            "-m",
            "diablerie",
            "serve",
            "--port",
            port,
            "--no-open",
            "--log-level",
            "error",
        ]
        self._process = subprocess.Popen(
            [*command, *UNLIMITED, "--database", str(self.database)], stdout=subprocess.DEVNULL
        )
        async with asyncio.timeout(PATIENCE):
            while True:
                assert self._process.poll() is None, "the server did not start"
                try:
                    await asyncio.to_thread(self.call, "GET", "/healthz")
                    return
                except OSError:
                    await asyncio.sleep(0.025)

    def kill(self) -> None:
        """Kill it without any warning."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def close(self) -> None:
        """Leave nothing behind, however it ended."""
        if self._process is not None and self._process.poll() is None:
            self.kill()
        self._held.close()

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Ask something over HTTP."""
        content = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(f"http://{self.address}{path}", content, headers, method=method)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def open_table(self, number: int, luck: Random) -> list[Player]:
        """Open a table with scripted players and bots, and begin."""
        game, seats, people, options = TABLES[number % len(TABLES)]
        tokens = [self.call("POST", "/api/bots", {"name": f"Player {n}"})["token"] for n in range(people)]
        wish = {"game": game, "players": seats, "options": options, "pace": "fast"}
        code = self.call("POST", "/api/tables", wish, tokens[0])["code"]
        for seat in range(people - 1, 0, -1):
            self._say(code, tokens[seat], [{"do": "sit", "seat": seat, "number": f"{seat}a"}])
        bots = [{"do": "add_bot", "seat": seat, "bot": "bold"} for seat in range(people, seats)]
        self._say(code, tokens[0], [{"do": "sit", "seat": 0}, *bots, {"do": "start"}])
        return [Player(self.address, token, code, game, Random(luck.random())) for token in tokens]

    def _say(self, code: str, token: str, commands: list[dict[str, Any]]) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        url = f"ws://{self.address}/api/tables/{code}/socket"
        with connect(url, additional_headers=headers) as table:
            for number, command in enumerate(commands, start=1):
                table.send(json.dumps(command | {"id": number}))
                while (message := json.loads(table.recv(10)))["type"] not in ("done", "refused"):
                    pass
                assert message["type"] == "done", message


async def torture(database: Path, kills: int, seed: int, say: Callable[[str], None]) -> Report:
    """Play, kill, check, start again."""
    house = House(database)
    try:
        return await killed_again_and_again(house, kills, Random(seed), say)
    finally:
        house.close()


async def killed_again_and_again(
    house: House, kills: int, luck: Random, say: Callable[[str], None]
) -> Report:
    """Kill the server under load, and see each time that it has kept its word."""
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    checked: dict[str, list[AnyEntry]] = {}
    events = tables = 0
    await house.start()
    for killed in range(1, kills + 1):
        running = len({player.code for player in players if not player.over})
        for _ in range(AT_ONCE - running):
            newcomers = await asyncio.to_thread(house.open_table, tables, luck)
            tables += 1
            players += newcomers
            tasks += [asyncio.create_task(player.play()) for player in newcomers]
        enough = events_told(players) + LEAST
        await asyncio.sleep(luck.uniform(0.05, 0.8) if killed % 6 else luck.uniform(2, 4))  # for slow dice
        async with asyncio.timeout(PATIENCE):
            while events_told(players) < enough and not all(player.over for player in players):
                await asyncio.sleep(luck.uniform(0.01, 0.05))
        house.kill()
        await asyncio.sleep(0)
        for task in tasks:
            if task.done():
                task.result()
        events = await asyncio.to_thread(check, house.database, players, checked)
        if killed % 10 == 0:
            say(f"{killed} of {kills} kills: {tables} tables, {events} events, nothing lost")
        await house.start()
    house.kill()
    for task in tasks:
        task.cancel()
    finished = len({player.code for player in players if player.over})
    return Report(kills, tables, finished, events, sum(player.returns for player in players))


def events_told(players: list[Player]) -> int:
    """How many events there were, as far as anybody was told."""
    by_table: dict[str, int] = {}
    for player in players:
        by_table[player.code] = max(by_table.get(player.code, 0), len(player.told))
    return sum(by_table.values())
