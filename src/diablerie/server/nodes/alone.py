"""The one node of a database that has no bus: nobody else may join."""

import asyncio
import logging

from starlette.types import ASGIApp

from diablerie.server.context import Context
from diablerie.server.door.front_door import FrontDoor
from diablerie.server.hall.counts import NodeFigures
from diablerie.server.logging_setup import name_node
from diablerie.server.nodes.beating import beat, leave
from diablerie.server.nodes.places import Members, Places

logger = logging.getLogger("diablerie.server")


class Alone:
    """One incarnation of a node that has no others."""

    def __init__(self, context: Context, members: Members) -> None:
        self.door = FrontDoor(context)
        self._places = Places(members, context.hub)
        self._context = context
        self._members = members
        self._task: asyncio.Task[None] | None = None

    async def open(self, address: str, app: ASGIApp) -> None:
        """Join, if nobody else is there, and claim every table that may go on."""
        self._places.me = await self._members.join(address, False)
        name_node(self._places.me)
        logger.info("one node: others may share the database if each of them has --bus nats://…")
        self._context.hub.let_only_here(self._places.is_here)
        self._context.hub.fetches.expect_unfinished()
        self._context.node_figures = self._figures
        self._task = asyncio.create_task(beat(self._members, lambda node: None, lambda: None))

    def _figures(self) -> NodeFigures:
        return NodeFigures(self._members.claims, self._members.fences, self._members.round_trip)

    def forwarding(self, app: ASGIApp) -> ASGIApp:
        """Answer everything here."""
        return app

    async def find_tables(self) -> None:
        """Fetch all tables whose games may go on."""
        await self._context.hub.come_back()

    async def drain(self) -> None:
        """There is nobody to whom tables could be handed over."""
        self._context.is_ready = False

    async def leave(self) -> None:
        """Be over: whoever comes next may begin at once."""
        if self._task is not None:
            self._task.cancel()
            await leave(self._members)
