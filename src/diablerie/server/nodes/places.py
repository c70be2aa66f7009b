"""Where tables live: here, on another node, or in the log alone."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Protocol

from diablerie.server.hall.fetches import TableElsewhere
from diablerie.server.hall.hub import Hub
from diablerie.server.hall.opening import LONG_CODE
from diablerie.server.nodes.frames import Node

TRIED = 50


class Owner(Protocol):
    """The node that has a table."""

    @property
    def id(self) -> Node:
        """Its number."""


class Neighbour(Owner, Protocol):
    """A node as the database knows it."""

    @property
    def heard(self) -> float:
        """Seconds ago."""

    @property
    def draining(self) -> bool:
        """Whether it is about to leave."""

    @property
    def fenced(self) -> bool:
        """Whether it is over."""

    @property
    def bus(self) -> bool:
        """Whether it can talk with others."""

    @property
    def tables(self) -> int:
        """How many of those that are not over it owns."""


class Members(Protocol):
    """What the database says of nodes and tables (`log/postgres/membership.py`)."""

    claims: int
    """Tables that were taken over."""
    fences: int
    """Nodes that were given up."""
    round_trip: float | None
    """Seconds that the last beat took to the database and back."""

    async def join(self, address: str, bus: bool) -> Node:
        """Become a node, and return its number."""

    async def beat(self) -> None:
        """Say that this node is there, and hear whether it still may write."""

    async def fence(self) -> list[Node]:
        """Fence whoever was not heard of for as long as a lease lasts."""

    async def claim(self, code: str) -> Node | None:
        """Own a table that nobody owns who may write; who owns it then, if it is there and not over."""

    async def owners(self, codes: Sequence[str]) -> Mapping[str, Owner]:
        """Who owns tables; those that are free or over are left out."""

    async def free(self, most: int) -> list[str]:
        """Tables that may be claimed."""

    async def claim_over(self, code: str, last: int) -> bool:
        """Be the one node that may add to a table that is over, behind its last entry as we know it."""

    async def nodes(self) -> Sequence[Neighbour]:
        """Who is there, and who was until lately."""

    async def release(self, codes: Sequence[str]) -> None:
        """Give tables up; all that was written of them has to be durable."""

    async def drain(self) -> None:
        """Let the others see that this node is about to leave."""

    async def leave(self) -> None:
        """Be over in good order."""


class Places:
    """Finds out where a table lives; one that nobody owns is claimed by whoever asks."""

    def __init__(self, members: Members, hub: Hub) -> None:
        self._members = members
        self._hub = hub
        self.me: Node = 0
        self.leaves = False
        """Whether this node is about to go, and claims nothing any more."""
        self.given_up: set[str] = set()
        """Tables that we let go of just now: who fetched one before the database knows has it twice."""

    async def owner_of(self, code: str) -> Node | None:
        """Who owns a table whose game may go on; None if there is none, `TableElsewhere` if nobody does."""
        code = self._hub.lobby.code_of(code.upper())
        if code in self._hub.rooms:
            return self.me
        if code in self.given_up:
            raise TableElsewhere
        if len(code) > LONG_CODE:
            return None
        if not self.leaves:
            return await self._claimed(code)
        owners = await self._members.owners([code])
        if code not in owners:
            raise TableElsewhere
        return owners[code].id

    async def _claimed(self, code: str) -> Node | None:
        """Who owns a table after we have tried to; while it is given up, nobody may seem to."""
        owner = await self._members.claim(code)
        questions = self._hub.log.queries
        for _ in range(TRIED):
            if owner is not None or not await questions.has_table(code) or await questions.finished_at(code):
                return owner
            await asyncio.sleep(0.02)
            owner = await self._members.claim(code)
        raise TableElsewhere

    async def elsewhere(self, code: str) -> Node | None:
        """Which other node has a table; None if it is here, or over, or there is none."""
        owner = await self.owner_of(code)
        return None if owner == self.me else owner

    async def is_here(self, code: str) -> bool:
        """Whether this node may have a table in memory."""
        return await self.elsewhere(code) is None
