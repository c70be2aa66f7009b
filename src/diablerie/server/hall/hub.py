"""The hub: brings people, bots and clocks to the tables, and carries out what tables want."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from diablerie.game.types import Event
from diablerie.server.hall.counts import Counts
from diablerie.server.hall.fetches import Fetches, IsHere
from diablerie.server.hall.lobby import Lobby
from diablerie.server.hall.opening import Codes, drawn_codes
from diablerie.server.hall.openings import Openings
from diablerie.server.hall.outbox import Outbox
from diablerie.server.hall.own_tables import OwnTables
from diablerie.server.hall.rematch import Rematches, next_table
from diablerie.server.hall.results import results
from diablerie.server.hall.room import COME_BACK, TABLE_CLOSED, TAKEN_OVER, Listener, Room
from diablerie.server.log.facts import Contest, EntryKept, PersonKept, PersonRenamed, TableOpened
from diablerie.server.log.home import Log
from diablerie.server.minds.analyst import Analyst
from diablerie.server.minds.reviews import Reviews
from diablerie.server.minds.thinkers import Thinkers
from diablerie.server.protocol.commands import AnyCommand, Rematch
from diablerie.server.protocol.told import Hinted, Refused
from diablerie.server.table.bounds import Bounds
from diablerie.server.table.effects import Advise, Ask, Effect, Keep, Measure, OpenNext, Tell
from diablerie.server.table.entries import AnyEntry, Happening, Opened, Person, encoded
from diablerie.server.table.table import Table

MOVES = "the table moves; come back in a moment"

MayAdd: TypeAlias = Callable[[str, int], Awaitable[bool]]

logger = logging.getLogger("diablerie.server")


async def always(code: str, last: int) -> bool:
    """There is no other node."""
    return True


class Hub:
    """All tables of this process."""

    def __init__(
        self,
        log: Log,
        loop: asyncio.AbstractEventLoop,
        failed: Callable[[], None],
        bounds: Bounds,
    ) -> None:
        self.log = log
        self.bounds = bounds
        self.loop = loop
        self.rooms: dict[str, Room] = {}
        self.openings = Openings()
        self._rematches = Rematches(self._open_next, self.perform)
        self.counts = Counts()
        self.thinkers = Thinkers(loop)
        self.analyst = Analyst(self.thinkers)
        self.reviews = Reviews(self.analyst)
        self.outbox = Outbox(log, loop, self._fail)
        self.lobby = Lobby(self.outbox, OwnTables(self.outbox, loop), loop)
        self.fetches = Fetches(log, self.rooms, self.lobby, self._wake_up)
        self.find = self.fetches.find
        self.come_back = self.fetches.find_unfinished
        self.may_add: MayAdd = always
        """Whether something may be added to a table that is over: other nodes may show it too."""
        self._failed, self._closing = failed, False

    # tables

    def open(self, opened: Opened, entries: list[AnyEntry], begin: bool = False) -> Room:
        """Open a table, with people and bots on its seats."""
        table = Table(opened, self.bounds)
        room = self.rooms[opened.code] = Room(table, self.loop.time(), opened.at)
        self.outbox.keep(TableOpened(opened.code, opened.game, opened.creator, opened.public, opened.time))
        self.outbox.keep(EntryKept(opened.code, 0, encoded(opened)))
        self.perform(room, table.furnish(entries, begin, opened.at))
        self.lobby.relist(room)
        logger.info("table opened", extra={"table": room.code, "game": opened.game})
        return room

    async def new_codes(self, public: bool) -> Codes:
        """Codes that no table has or had; they are free only until something else happens."""
        while True:
            codes = drawn_codes(public)
            known = [await self.log.queries.has_table(code) for code in codes if code]
            here = [code in self.rooms or self.lobby.code_of(code) != code for code in codes if code]
            if not any(known + here):
                return codes

    def _wake_up(self, entries: list[AnyEntry]) -> None:
        """Fold a table that was fetched from the log."""
        table = Table.restored(entries, self.bounds)
        elapsed = max(table.ledger.last, time.time_ns() // 1_000_000 - table.ledger.opened.time)
        room = Room(table, self.loop.time(), elapsed)
        self.rooms[room.code] = room
        if not table.rest() and not table.ledger.finished:
            self.perform(room, table.resume(elapsed))
        self.lobby.relist(room)

    def close_table(self, room: Room, why: str) -> None:
        """End a table before its game is over."""
        self.perform(room, room.table.close(why, room.at(self.loop.time())))

    def let_go(self, room: Room) -> list[Listener]:
        """Have a table here no more: it is in the log. Who is there is heard no more; send them on."""
        del self.rooms[room.code]
        guests = list(room.guests.values())
        room.guests.clear()
        if room.timer is not None:
            room.timer.cancel()
        self.lobby.unlist(room)
        return guests

    def let_only_here(self, is_here: IsHere) -> None:
        """Fetch no table from the log but those of which this says that they may be here."""
        self.fetches.is_here = is_here

    # people

    def arrive(self, room: Room, person: Person, listener: Listener, screen: bool = False) -> None:
        """Somebody is connected to a table; an older connection of theirs is closed."""
        if self.rooms.get(room.code) is not room:
            listener.close(COME_BACK, MOVES)  # it was let go of between the door and here
            return
        if (old := room.guests.get(person.key)) is not None:
            old.close(TAKEN_OVER, "you are here from somewhere else now")
        room.guests[person.key] = listener
        self.perform(room, room.table.arrive(person, room.at(self.loop.time()), screen))
        self.lobby.relist(room)

    def depart(self, room: Room, key: str, listener: Listener) -> None:
        """A connection is gone."""
        if room.guests.get(key) is not listener:
            return  # they have come from somewhere else
        del room.guests[key]
        room.empty_since = self.loop.time()
        self.perform(room, room.table.depart(key, room.at(room.empty_since)))
        self.lobby.relist(room)

    def receive(self, room: Room, person: Person, command: AnyCommand, now: float) -> None:
        """Somebody wants something."""
        if self.rooms.get(room.code) is not room:
            return  # the table moves: whoever hears no answer says it again, where it goes on
        self.counts.commands += 1
        if type(command) is Rematch and not self.openings.admit(person.key, now):
            why = "you have opened many tables; wait some seconds before the next one"
            asking = [guest for key, guest in room.guests.items() if key == person.key]
            self.outbox.tell(asking, Refused("too_fast", why, command.id))
            return
        called = room.table.presence.here.get(person.key, person)  # they may have another name by now
        self.perform(room, room.table.receive(called, command, room.at(now)))

    # effects

    def perform(self, room: Room, effects: list[Effect]) -> None:
        """Gather what is to be kept and told, and ask bots."""
        batch, guests, kept = self.outbox.batch, room.guests, None
        framed, tells = self.outbox.framed, batch.tells
        for effect in effects:
            if type(effect) is Tell:
                frame = framed(effect.message)
                for key in effect.keys:
                    if key in guests:
                        tells.append((frame, guests[key]))
            elif type(effect) is Keep:
                kept = effect.entry
                fact = (room.code, effect.version, encoded(kept))
                batch.facts.append(tuple.__new__(EntryKept, fact))  # which is quicker than to call it
                batch.versions[room] = effect.version
                self.counts.events += 1
                if type(kept) is not Happening:
                    self.lobby.relist(room)
            elif type(effect) is Ask:
                self._ask(room, effect)
            elif type(effect) is Advise:
                self._advise(room, effect)
            elif type(effect) is Measure:
                for guest in guests.values():
                    guest.ping()
            elif type(effect) is OpenNext:
                self._rematches.ask(room, effect, effects[effects.index(effect) + 1 :])
                break
        if kept is not None:
            self.lobby.own.note(room)
            ledger = room.table.ledger
            if not room.finished and (ledger.over or ledger.shut):
                self._finish(room)
        room.set_timer(self.loop, self._wake)
        self.outbox.plan()

    def _finish(self, room: Room) -> None:
        """Note how a game ended."""
        room.finished = True
        self.counts.games += room.table.ledger.over
        batch, guests = self.outbox.batch, list(room.guests.values())
        facts = results(room.table.ledger, time.time_ns() // 1_000_000)
        batch.facts += facts
        batch.contests |= {fact: guests for fact in facts if isinstance(fact, Contest)}
        if room.table.ledger.shut:
            batch.closes += [(guest, TABLE_CLOSED, room.table.ledger.shut) for guest in guests]
        self.lobby.relist(room)
        logger.info("table finished", extra={"table": room.code, "game": room.table.ledger.game.name})

    def _ask(self, room: Room, ask: Ask) -> None:
        self.counts.bots += 1
        ready = self.loop.time() + room.table.tempo.bot_pause / 1000

        def answer(event: Event | None) -> None:
            self.loop.call_at(ready, self._take_decision, room, ask, event)

        self.thinkers.think(ask, room.table.ledger.game, answer)

    def _take_decision(self, room: Room, ask: Ask, event: Event | None) -> None:
        if not self._closing and self.rooms.get(room.code) is room:
            at = room.at(self.loop.time())
            self.perform(room, room.table.decided(ask.seat, event, ask.question, at))

    def _advise(self, room: Room, wish: Advise) -> None:
        def answer(hinted: Hinted) -> None:
            if (guest := room.guests.get(wish.key)) is not None and not self._closing:
                self.outbox.tell([guest], hinted)

        self.analyst.advise(room.table.ledger.game, wish, answer)

    async def _open_next(self, room: Room, wish: OpenNext) -> bool:
        """Open the table of a rematch; not if the house closes meanwhile, or has forgotten this one."""
        old = room.table.ledger.opened
        codes = await self.new_codes(old.public)
        is_last = await self.may_add(room.code, room.table.ledger.version)
        if self._closing or self.rooms.get(room.code) is not room:
            return False
        if not is_last:  # there is a rematch already, opened on another node: the log knows
            for guest in self.let_go(room):
                guest.close(COME_BACK, MOVES)
            return False
        opened, entries = next_table(room.table, wish, codes)
        self.lobby.note_rematch(old.code, opened.code)
        self.open(opened, entries)
        self.perform(room, room.table.succeeded(opened.code, wish, room.at(self.loop.time())))
        return True

    # time

    def _wake(self, room: Room) -> None:
        room.timer = None
        if not self._closing and self.rooms.get(room.code) is room:
            at = room.at(self.loop.time() + 0.001)  # a timer may ring a moment too early
            self.perform(room, room.table.tick(at))
            if room.table.resting:
                self.lobby.relist(room)

    # beginning and end

    def _fail(self) -> None:
        self._close_doors()
        self._failed()

    def _close_doors(self) -> None:
        """Begin nothing any more."""
        self._closing = True
        self.fetches.close()
        self._rematches.close()

    async def close(self) -> None:
        """Make everything durable, and tell everybody to come back."""
        if not self._closing:
            self._close_doors()
            with suppress(OSError):  # the log fails just now; that has been said
                await self.outbox.durable()
        self.send_away()
        await asyncio.to_thread(self.thinkers.close)  # first, for the analyst may wait for its compiler
        await asyncio.to_thread(self.analyst.close)

    async def restart(self, change: Callable[[], None]) -> None:
        """Make everything durable, forget all tables, and change the log while nothing is written.

        What people wanted meanwhile is kept as far as it is about themselves; tables are found in the log as
        it is then.
        """
        await self.outbox.durable()
        self.send_away()
        await self.outbox.pause()
        self._forget_all()
        try:
            await asyncio.to_thread(change)
        finally:
            self._forget_all()  # who came meanwhile has seen what was before
            gathered = self.outbox.batch.facts
            self.outbox.resume(fact for fact in gathered if isinstance(fact, PersonKept | PersonRenamed))

    def send_away(self) -> None:
        """Close all connections; whoever comes again a moment later is welcome."""
        at_tables = [guest for room in self.rooms.values() for guest in room.guests.values()]
        for guest in [*at_tables, *self.lobby.listeners]:
            guest.close(COME_BACK, "the server restarts; come back in a moment")

    def _forget_all(self) -> None:
        """Have nothing but the log, and nobody here."""
        self.send_away()
        for room in self.rooms.values():
            room.guests.clear()  # those who go now leave nothing behind
            if room.timer is not None:
                room.timer.cancel()
        self.rooms.clear()
        self.fetches.give_up()
        self.lobby.clear()
        self.reviews.forget_all()
