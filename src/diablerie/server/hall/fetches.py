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

BACK_SOON = 5.0
"""Seconds for which somebody waits at most, right after a start, for a table that may come back."""
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
        self._back = asyncio.Event()
        """Whether all tables are back whose games may go on."""
        self._back.set()
        self.is_here: IsHere = always_here
        """Whether this node may have a table; it may have all where there is no other."""

    async def find(self, code: str) -> Room | None:
        """The room of a table, fetched from the log if need be; None if there is no such table.

        It is one of the house when this returns; whoever then waits for something else must look again.
        """
        room = await self._find(code)
        if room is None and not self._back.is_set():
            try:
                async with asyncio.timeout(BACK_SOON):
                    await self._back.wait()  # a short code is not known before its table is back
            except TimeoutError:
                raise HouseCloses from None
            room = await self._find(code)
        return room

    async def _find(self, code: str) -> Room | None:
        code = code.upper()
        while (room := self._rooms.get(self._lobby.code_of(code))) is None:
            if not await self._fetched(self._lobby.code_of(code)):
                return None
        return room

    @property
    def all_back(self) -> bool:
        """Whether no more tables are expected to come back by themselves."""
        return self._back.is_set()

    def expect_unfinished(self) -> None:
        """Tables will be fetched in a moment: whoever asks for one that is not there waits for them."""
        self._back.clear()

    async def find_unfinished(self) -> None:
        """Fetch all tables whose games may go on, letting others have their turn in between."""
        self.expect_unfinished()
        try:
            await self._find_unfinished()
        finally:
            self._back.set()

    async def _find_unfinished(self) -> None:
        for code in await self._unfinished():
            try:
                await self._find(code)
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
        self._back.set()
        self.give_up()
