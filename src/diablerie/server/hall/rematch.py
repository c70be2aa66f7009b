"""The table of a rematch: as before or as was wished, with those who are still there on their seats."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from msgspec.structs import replace

from diablerie.bots.roster import USUAL
from diablerie.games.catalogue import find_game
from diablerie.server.hall.opening import Codes, opened_now
from diablerie.server.hall.room import Room
from diablerie.server.table.effects import Effect, OpenNext
from diablerie.server.table.entries import AnyEntry, BotSat, Opened, Sat
from diablerie.server.table.table import Table

Open: TypeAlias = Callable[[Room, OpenNext], Coroutine[Any, Any, bool]]
Perform: TypeAlias = Callable[[Room, list[Effect]], None]
OUR_FAULT = 1011

logger = logging.getLogger("diablerie.server")


class Rematches:
    """Rematches whose table is being opened: there is one, however many ask for it meanwhile."""

    def __init__(self, open_next: Open, perform: Perform) -> None:
        self._open_next = open_next
        self._perform = perform
        self._asked: dict[Room, list[tuple[str, list[Effect]]]] = {}
        """Who has asked, and what is carried out for them when the table is open: they are told so then."""
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, room: Room, wish: OpenNext, behind: list[Effect]) -> None:
        """Open the next table of this one, or wait with others until it is open."""
        if room in self._asked:
            self._asked[room].append((wish.by.key, behind))
            return
        self._asked[room] = [(wish.by.key, behind)]
        task = asyncio.create_task(self._opened(room, wish))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _opened(self, room: Room, wish: OpenNext) -> None:
        try:
            is_open = await self._open_next(room, wish)
        except Exception:
            logger.exception("a rematch cannot be opened", extra={"table": room.code})
            for key, _ in self._asked[room]:  # when they come back they ask again
                if (guest := room.guests.get(key)) is not None:
                    guest.close(OUR_FAULT, "something went wrong here")
            is_open = False
        finally:
            asked = self._asked.pop(room)
        for _, effects in asked if is_open else ():
            self._perform(room, effects)

    def close(self) -> None:
        """Open nothing any more: whoever has asked is not answered, and asks again."""
        for task in self._tasks:
            task.cancel()


def next_table(table: Table, wish: OpenNext, codes: Codes) -> tuple[Opened, list[AnyEntry]]:
    """A table to play again at: who is still here sits there already, and bots do."""
    old, game = table.ledger.opened, find_game(wish.game)
    players = min(max(old.players, game.fewest), game.most)
    opened = opened_now(
        codes,
        game.name,
        players,
        wish.options,
        wish.pace,
        wish.by.key,
        old.public,
        old.talk,
        old.hints,
        old.away,
    )
    opened = replace(opened, bots_react=old.bots_react, language=old.language)
    entries: list[AnyEntry] = []
    for seat, place in enumerate(table.seats.places[:players]):
        if place.person is None:
            entries.append(BotSat(0, seat=seat, bot=place.bot))
        elif place.person.key in table.presence.here:
            entries.append(Sat(0, seat=seat, person=place.person))
    added = [BotSat(0, seat=seat, bot=USUAL) for seat in range(old.players, players)]
    return opened, entries + added
