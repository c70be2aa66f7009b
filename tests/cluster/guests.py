"""People who play at nodes while something happens to those, and what is found in the log afterwards."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import TypeVar

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from diablerie.server.database import checked_address
from diablerie.server.log.postgres.links import Connection, connected
from tests.children import PATIENCE
from tests.cluster.nodes import Cluster, Node
from tools.torture.cluster.audit import install
from tools.torture.cluster.house import asked
from tools.torture.cluster.judge import judge
from tools.torture.cluster.person import Person, Wish

Answer = TypeVar("Answer")
LONG = Wish("little_devils", 3, 3, {"goal": 500})
LONG_TOO = Wish("devil_with_it", 3, 3, {"goal": 5000})
ENOUGH = 3
"""So many more moves of everybody show that a game goes on."""


class Guest(Person):
    """Somebody who comes to one node first, and to others when they are sent away."""

    nodes: Sequence[Node]
    closings: list[int]

    def addresses(self) -> list[str]:
        """Where they come next."""
        tried = min(len(self.closings), len(self.nodes) - 1)
        return [self.nodes[tried].url.removeprefix("http://")]

    async def _listen(self, socket: ClientConnection, luck: Random) -> None:
        try:
            await super()._listen(socket, luck)
        except ConnectionClosed as closed:
            self.closings.append(closed.rcvd.code if closed.rcvd else 1006)
            raise


def guests_at(owner: Node, wish: Wish, ways: Sequence[Sequence[Node]]) -> list[Guest]:
    """A table on a node and those who will play there, each with the nodes to which they come in turn."""
    address, guests = owner.url.removeprefix("http://"), list[Guest]()
    made = [asked(address, "POST", "/api/bots", {"name": f"Player {n}"}, "") for n in range(wish.people)]
    wanted = {"game": wish.game, "players": wish.seats, "options": wish.options, "pace": "fast"}
    code = asked(address, "POST", "/api/tables", wanted, made[0]["token"])["code"]
    for seat, (one, nodes) in enumerate(zip(made, ways, strict=True)):
        guest = Guest(one["person"]["who"], one["token"], code, seat, wish)
        guest.nodes, guest.closings = nodes, []
        guests.append(guest)
    return guests


class Company:
    """All who play, as long as that is needed."""

    def __init__(self, guests: Sequence[Guest]) -> None:
        self.guests = guests
        self._tasks = [asyncio.create_task(one.play(one.addresses, Random(one.who))) for one in guests]

    async def until(self, happened: Callable[[], object]) -> None:
        """Wait until something has happened, and hear if a promise was broken meanwhile."""
        async with asyncio.timeout(PATIENCE):
            while not happened():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    async def go_on(self) -> None:
        """Wait until everybody has moved a few times more."""
        before = {one: len(one.moved) for one in self.guests}
        await self.until(lambda: all(len(one.moved) >= before[one] + ENOUGH for one in self.guests))

    async def end(self) -> None:
        """Let everybody go; whoever hears something at that moment does not notice, and is told again."""
        while playing := [task for task in self._tasks if not task.done()]:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing, timeout=0.5)


def play_on(guests: Sequence[Guest], meanwhile: Callable[[Company], Awaitable[None]]) -> None:
    """Play, let something happen, and play on."""

    async def scene() -> None:
        company = Company(guests)
        try:
            await company.go_on()
            await meanwhile(company)
            await company.go_on()
        finally:
            await company.end()

    asyncio.run(scene())


def inside(house: Cluster, ask: Callable[[Connection], Awaitable[Answer]]) -> Answer:
    """Ask the database something, past all nodes."""

    async def asking() -> Answer:
        connection = await connected(checked_address(house.where[1]))
        try:
            return await ask(connection)
        finally:
            await connection.close()

    return asyncio.run(asking())


def watched(house: Cluster) -> None:
    """Let the database note who writes; said before there are nodes."""
    inside(house, install)


def breaches(house: Cluster, guests: Sequence[Guest]) -> list[str]:
    """Every promise that was not kept: what was told is in the log, once, and one node wrote at a time."""
    return inside(house, lambda connection: judge(connection, guests))[0]
