"""The lobby: opening tables, and the list of the public ones, which those who look at it see change."""

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from diablerie.server.hall.outbox import Outbox
from diablerie.server.hall.own_tables import OwnTables
from diablerie.server.hall.room import Listener, Room
from diablerie.server.protocol.lobby import Listed, TableChanged, TableGone, TableShown
from diablerie.server.protocol.messages import AnyTold
from diablerie.server.protocol.terms import PROTOCOL


class Row(NamedTuple):
    """A public table in the list, or the short code of one that gathers people."""

    shown: TableShown | None
    """None for a table that is not listed."""
    joinable: bool
    opened: int
    """Milliseconds since 1970."""
    opener: str = ""
    """From where it was opened, as limits see it."""
    short: str = ""


def nobody_else(code: str, row: Row | None) -> None:
    """There is no other node that should know of it."""


PAGE = 50
"""Tables that are listed at once."""
MOST_PAGES = 1000
TELL_EVERY = 0.2
"""Seconds in which changes gather before those who look at the list are told of them."""
REMEMBERED_OPENERS = 10_000


class Lobby:
    """The public tables, who looks at the list of them, and the short codes of tables that gather people."""

    of_one_address = 0
    """How many tables of one address are listed at most; 0: any number."""

    def __init__(self, outbox: Outbox, own: OwnTables, loop: asyncio.AbstractEventLoop) -> None:
        self.own = own
        self.listeners: set[Listener] = set()
        self._outbox = outbox
        self._loop = loop
        self._listed: dict[str, Room] = {}
        self.changed: Callable[[str, Row | None], None] = nobody_else
        """Hears what of the tables here others should know; None when there is nothing more to know."""
        self._elsewhere: dict[str, Row] = {}
        """What is known of tables on other nodes."""
        self._sorted: list[TableShown] | None = None
        """The listed tables in the order in which they are shown, None when something has changed."""
        self._told: dict[str, TableShown] = {}
        """What those who look at the list see."""
        self._timer: asyncio.TimerHandle | None = None
        self._shorts: dict[str, str] = {}
        self._shorts_elsewhere: dict[str, str] = {}
        self._openers: dict[str, str] = {}

    # codes

    def code_of(self, code: str) -> str:
        """The code of the table that this one leads to: a short code does while its table gathers people."""
        return self._shorts.get(code) or self._shorts_elsewhere.get(code, code)

    def is_listed_elsewhere(self, code: str) -> bool:
        """Whether everybody sees a table listed that is on another node."""
        row = self._elsewhere.get(code)
        return row is not None and row.shown is not None

    # who opened how much

    def note_opener(self, code: str, address: str) -> None:
        """Remember from where a public table was opened."""
        self._openers[code] = address
        if len(self._openers) > REMEMBERED_OPENERS:
            del self._openers[next(iter(self._openers))]

    def note_rematch(self, code: str, rematch: str) -> None:
        """A rematch counts for who has opened the table before."""
        if code in self._openers:
            self.note_opener(rematch, self._openers[code])

    def opened_from(self, address: str) -> int:
        """How many of the listed tables were opened from an address."""
        here = sum(opener == address and code in self._listed for code, opener in self._openers.items())
        rows = self._elsewhere.values()
        return here + sum(row.opener == address and row.shown is not None for row in rows)

    def _is_one_too_many(self, code: str) -> bool:
        """Whether so many of the same opener are listed that this one is not, such as one that has rested."""
        if not self.of_one_address or code in self._listed or code not in self._openers:
            return False
        return self.opened_from(self._openers[code]) >= self.of_one_address

    # the list

    def page(self, number: int = 1) -> Listed:
        """A page of the list: tables with a free seat first, the newest of them first."""
        tables = self._in_order()[(number - 1) * PAGE : number * PAGE]
        return Listed(tables, PROTOCOL, self._after(number * PAGE))

    def welcome(self, listener: Listener, key: str = "") -> None:
        """Show somebody the first page, and their own tables if they are known; then what changes of it."""
        self._tell_changes()  # so that all who look see the same
        self.listeners.add(listener)
        self._outbox.tell([listener], self.page())
        if key:
            self.own.welcome(listener, key)

    def forget(self, listener: Listener, key: str = "") -> None:
        """Somebody looks no more."""
        self.listeners.discard(listener)
        self.own.forget(listener, key)

    def relist(self, room: Room) -> None:
        """Bring the list and the short codes up to date with a table."""
        table, short = room.table, room.table.ledger.opened.short
        self.own.relist(room)
        if table.ledger.opened.public:
            self._relist_public(room)
        elif short and table.ledger.match is None and not table.ledger.finished:
            if short not in self._shorts:
                self._shorts[short] = room.code
                self.changed(room.code, Row(None, False, 0, short=short))
        elif self._shorts.get(short) == room.code:
            del self._shorts[short]
            self.changed(room.code, None)

    def rows(self) -> Iterable[tuple[str, Row]]:
        """All that others should know of the tables here."""
        yield from ((room.code, self._row(room)) for room in self._listed.values())
        yield from ((code, Row(None, False, 0, short=short)) for short, code in self._shorts.items())

    def learn(self, code: str, row: Row | None) -> None:
        """Another node tells what there is to know of a table there, or that there is nothing any more."""
        old = self._elsewhere.pop(code, None)
        if old is not None and self._shorts_elsewhere.get(old.short) == code:
            del self._shorts_elsewhere[old.short]
        if row is not None:
            self._elsewhere[code] = row
            if row.short:
                self._shorts_elsewhere[row.short] = code
        self._sorted = None
        self._tell_soon()

    def _row(self, room: Room) -> Row:
        ledger = room.table.ledger
        joinable = ledger.match is None and any(place.empty for place in room.table.seats.places)
        return Row(room.listed, joinable, ledger.opened.time, self._openers.get(room.code, ""))

    def unlist(self, room: Room) -> None:
        """A table is not here any more."""
        self.own.drop(room)
        short = room.table.ledger.opened.short
        if self._shorts.get(short) == room.code:
            del self._shorts[short]
        self.changed(room.code, None)
        if self._listed.pop(room.code, None) is not None:
            room.listed = self._sorted = None
            self._tell_soon()

    def clear(self) -> None:
        """Forget all tables."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._sorted = None
        self.own.clear()
        self.listeners = set()
        self._listed, self._told, self._shorts = {}, {}, {}

    def _relist_public(self, room: Room) -> None:
        hidden = room.table.ledger.finished or room.table.resting or self._is_one_too_many(room.code)
        shown = None if hidden else room.table.picture.listed(room.table.presence.watchers)
        if shown == room.listed:
            return
        room.listed, self._sorted = shown, None
        if shown is None:
            self._listed.pop(room.code, None)
        else:
            self._listed[room.code] = room
        self.changed(room.code, self._row(room) if shown is not None else None)
        self._tell_soon()

    def _tell_soon(self) -> None:
        if self._timer is None:
            self._timer = self._loop.call_later(TELL_EVERY, self._tell_changes)

    def _tell_changes(self) -> None:
        """Tell those who look at the list what has changed of what they see."""
        if self._timer is None:
            return
        self._timer.cancel()
        self._timer = None
        seen = {table.code: table for table in self._in_order()[:PAGE]}
        after, changes = self._after(PAGE), list[AnyTold]()
        changes += [TableGone(code, after) for code in self._told if code not in seen]
        changes += [TableChanged(t, after) for code, t in seen.items() if self._told.get(code) is not t]
        self._told = seen
        for change in changes:
            self._outbox.tell(list(self.listeners), change)

    def _after(self, number: int) -> int:
        """How many tables follow after the first ones."""
        return max(0, len(self._in_order()) - number)

    def _in_order(self) -> list[TableShown]:
        if self._sorted is None:
            newest_first = [self._row(room) for room in reversed(self._listed.values())]
            others = [row for code, row in self._elsewhere.items() if code not in self._listed]
            rows = [*newest_first, *others]  # newest first also of those opened in the same moment
            ordered = sorted(rows, key=lambda row: (not row.joinable, -row.opened))
            self._sorted = [row.shown for row in ordered if row.shown is not None]
        return self._sorted
