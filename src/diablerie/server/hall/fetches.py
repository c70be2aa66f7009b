"""Tables that are fetched from the log: each once, however many look for it meanwhile."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from diablerie.server.hall.lobby import Lobby
from diablerie.server.hall.room import Room
from diablerie.server.log.home import Log
from diablerie.server.log.seals import DamagedTable
from diablerie.server.table.entries import AnyEntry, decoded

Wake: TypeAlias = Callable[[list[AnyEntry]], None]
IsHere: TypeAlias = Callable[[str], Awaitable[bool]]

TRY_AGAIN = 2.0
"""Seconds until a log that cannot say which tables there are is asked again."""

logger = logging.getLogger("diablerie.server")


class HouseCloses(Exception):
    """Nothing is fetched any more: the house closes, and whoever comes again a moment later is welcome."""

    why = "the server restarts; come back in a moment"
    """What they are told."""


class TableElsewhere(HouseCloses):
    """The table lives on another node, and may not be fetched here."""

    why = "the table is on its way to another place; come back in a moment"


async def always_here(code: str) -> bool:
    """Every table is here, where there is only one node."""
    return True


class Fetches:
    """Finds tables, in memory or else in the log; whoever goes while they wait ends it for nobody else."""

    def __init__(self, log: Log, rooms: dict[str, Room], lobby: Lobby, wake: Wake) -> None:
        self._log = log
        self._rooms = rooms
        self._lobby = lobby
        self._wake = wake
        """Makes a room of the entries of a table."""
        self._under_way: dict[str, asyncio.Task[bool]] = {}
        self._is_over = False
        self.is_here: IsHere = always_here
        """Whether this node may have a table; it may have all where there is no other."""

    async def find(self, code: str) -> Room | None:
        """The room of a table, fetched from the log if need be; None if there is no such table.

        It is one of the house when this returns; whoever then waits for something else must look again.
        """
        code = code.upper()
        while (room := self._rooms.get(self._lobby.code_of(code))) is None:
            if not await self._fetched(self._lobby.code_of(code)):
                return None
        return room

    async def find_unfinished(self) -> None:
        """Fetch all tables whose games may go on, letting others have their turn in between."""
        for code in await self._unfinished():
            try:
                await self.find(code)
            except DamagedTable:
                pass  # the log has set it aside and said so
            except HouseCloses:
                return
            except Exception:
                logger.exception("a table cannot be read from the log", extra={"table": code})
            await asyncio.sleep(0)

    async def _unfinished(self) -> list[str]:
        """Name them, as soon as the log can."""
        while True:
            try:
                return await self._log.queries.unfinished()
            except Exception as error:
                logger.warning("it is not known which games go on: %s", type(error).__name__)
            await asyncio.sleep(TRY_AGAIN)

    async def _fetched(self, code: str) -> bool:
        """Wait until a table is fetched: False if there is none, and else look whether it is there now."""
        if self._is_over:
            raise HouseCloses
        task = self._under_way.get(code)
        if task is None:
            task = self._under_way[code] = asyncio.create_task(self._fetch(code))
            task.add_done_callback(partial(self._done, code))
        await asyncio.wait([task])
        return task.cancelled() or task.result()

    async def _fetch(self, code: str) -> bool:
        if not await self.is_here(code):
            raise TableElsewhere
        contents = await self._log.entries(code)
        if contents and code not in self._rooms:  # a table may have been opened by this name meanwhile
            self._wake([decoded(content) for content in contents])
        return code in self._rooms

    def _done(self, code: str, task: asyncio.Task[bool]) -> None:
        if self._under_way.get(code) is task:
            del self._under_way[code]
        if not task.cancelled():
            task.exception()  # whoever still waits hears of it, and else nobody has to

    def give_up(self) -> None:
        """Let nothing come of what is under way, for the log is another one; whoever waits asks again."""
        for task in self._under_way.values():
            task.cancel()
        self._under_way.clear()

    def close(self) -> None:
        """Fetch nothing any more."""
        self._is_over = True
        self.give_up()
