"""The load, the samples and the verdict."""

import asyncio
import json
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect

from tools.soak.people import Patron, Tally, listen
from tools.soak.usage import Sample, judged, look
from tools.torture.run import House

EVERY = 10.0
"""Seconds between two lines."""
POOL = 400
"""People who come again and again; every fourth table is for people who never came before."""
NEWCOMERS = 10_000
"""People who come once before it begins: so many are remembered; from then on one is forgotten for each."""
A_MINUTE = 60.0
"""Every place in the room gets a new table once a minute: so the load is steady on a restless machine."""
LOBBY = 5
"""People who look at the lobby."""
KINDS: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("little_devils", 4, 4, {}),
    ("devil_with_it", 4, 4, {"goal": 800}),
    ("little_devils", 6, 5, {"goal": 20, "open_tricks": "none"}),
    ("diavolo", 4, 3, {}),
    ("devil_with_it", 3, 2, {"goal": 600}),
    ("little_devils", 3, 3, {"open_tricks": "all"}),
    ("diavolo", 5, 5, {"race": False}),
    ("devil_with_it", 6, 6, {}),
)
"""Game, seats, people among them, options."""


class Club:
    """A server, and everybody who comes to it."""

    def __init__(self, database: Path, luck: Random) -> None:
        self.house = House(database)
        self.luck = luck
        self.tally = Tally()
        self.pool: list[str] = []
        self.tables = 0
        self.late = 0
        """Games that took longer than a minute."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.failures: list[BaseException] = []

    @property
    def process(self) -> int:
        assert self.house._process is not None
        return self.house._process.pid

    async def open(self) -> None:
        """Start the server, and let so many people come that those who are remembered are at their most."""
        await self.house.start()
        self.pool = [await self.newcomer() for _ in range(POOL)]
        reader, writer = await asyncio.open_connection(*self.house.address.split(":"))
        body = b'{"name":"Somebody"}'
        for _ in range(NEWCOMERS):
            writer.write(
                b"POST /api/bots HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%b"
                % (len(body), body)
            )
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 201 "), head
            size = int(head.lower().partition(b"content-length:")[2].split()[0])
            await reader.readexactly(size)
        writer.close()
        for _ in range(LOBBY):
            self.run(self.stay_in_lobby())

    async def newcomer(self) -> str:
        made = await asyncio.to_thread(self.house.call, "POST", "/api/bots", {"name": "Regular"})
        token: str = made["token"]
        return token

    def run(self, doing: Coroutine[Any, Any, None]) -> None:
        """Let somebody do something, and remember what went wrong."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failures.append(error)

    async def stay_in_lobby(self) -> None:
        while True:
            await listen(f"ws://{self.house.address}/api/lobby/socket", 30.0, self.tally)

    async def keep_table(self, wait: float) -> None:
        """Play at one table after another, one a minute."""
        begins = time.monotonic() + wait
        while True:
            await asyncio.sleep(begins - time.monotonic())
            await self.play_a_game()
            self.late += time.monotonic() > begins + A_MINUTE
            begins = max(begins + A_MINUTE, time.monotonic())

    async def play_a_game(self) -> None:
        number, self.tables = self.tables, self.tables + 1
        game, seats, people, options = KINDS[number % len(KINDS)]
        if number % 4:
            tokens = self.luck.sample(self.pool, people)
        else:
            tokens = [await self.newcomer() for _ in range(people)]
        wish = {"game": game, "players": seats, "options": options, "pace": "fast", "public": number % 3 == 0}
        made = await asyncio.to_thread(self.house.call, "POST", "/api/tables", wish, tokens[0])
        code = made["code"]
        url = f"ws://{self.house.address}/api/tables/{code}/socket"
        for seat in range(people - 1, 0, -1):
            await say(url, tokens[seat], [{"do": "sit", "seat": seat, "number": f"{seat}a"}])
        bots = [{"do": "add_bot", "seat": seat, "bot": "bold"} for seat in range(people, seats)]
        await say(url, tokens[0], [{"do": "sit", "seat": 0}, *bots, {"do": "start"}])
        for _ in range(number % 3):
            self.run(listen(f"{url}?watch=1", self.luck.uniform(1, 60), self.tally))
        patrons = [
            Patron(self.house.address, token, code, game, Random(self.luck.random()), self.tally)
            for token in tokens
        ]
        await asyncio.gather(*(patron.play() for patron in patrons))
        self.tally.games += 1

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.house.kill()


async def say(url: str, token: str, commands: list[dict[str, Any]]) -> None:
    """Arrange something at a table, and go."""
    async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as table:
        for number, command in enumerate(commands, start=1):
            await table.send(json.dumps(command | {"id": number}))
            while (message := json.loads(await table.recv()))["type"] not in ("done", "refused"):
                pass
            assert message["type"] == "done", message


async def soak(database: Path, minutes: float, tables: int, seed: int) -> bool:
    """Keep a server busy, print a line every ten seconds, and say whether all is well."""
    if not sys.platform.startswith("linux"):
        print("memory and CPU are read as Linux tells them, and this is another system")
        return False
    club = Club(database, Random(seed))
    print(
        f"{NEWCOMERS} people come and go, then {tables} tables a minute for {minutes:g} minutes", flush=True
    )
    try:
        await club.open()
        for number in range(tables):
            club.run(club.keep_table(A_MINUTE * number / tables))
        samples = await watch(club, minutes)
    finally:
        club.close()
    verdict = judged(samples)
    print(f"{club.tables} tables, {club.late} of them longer than a minute; {verdict}", flush=True)
    for error in club.failures[:5]:
        print(f"failed: {error!r}", flush=True)
    return not club.failures and not (verdict.grows and verdict.settled)


async def watch(club: Club, minutes: float) -> list[Sample]:
    """Look at the server again and again."""
    began = time.monotonic()
    samples = [look(club.process, 0.0, 0)]
    while samples[-1].seconds < 60 * minutes and not club.failures:
        await asyncio.sleep(EVERY)
        health = await asyncio.to_thread(club.house.call, "GET", "/healthz")
        samples.append(look(club.process, time.monotonic() - began, health["tables"]))
        print(line(samples[-2], samples[-1], club.tally, health["connections"]), flush=True)
        club.tally.clear()
    return samples


def line(before: Sample, now: Sample, tally: Tally, sockets: int) -> str:
    """What happened between two looks."""
    seconds = now.seconds - before.seconds
    latencies = sorted(tally.latencies) or [0.0]
    usual, slow = (1000 * latencies[int(share * len(latencies))] for share in (0.5, 0.99))
    return (
        f"{now.seconds:5.0f} s  {now.memory / 1024:6.1f} MB  "
        f"{(now.cpu - before.cpu) / seconds:4.0%} CPU  {tally.moves / seconds:5.0f} moves/s  "
        f"median {usual:5.1f} ms  99 % {slow:6.1f} ms  "
        f"{now.tables:4} tables  {sockets:4} sockets  {tally.games:3} games  "
        f"{tally.spoken:3} words  {tally.returns:3} returns"
    )
