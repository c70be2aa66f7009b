"""The tables at which somebody can go on, told to those who look at the lobby as they change."""

import asyncio
from collections.abc import Iterable

import msgspec

from diablerie.server.hall.outbox import Outbox
from diablerie.server.hall.room import Listener, Room
from diablerie.server.protocol.messages import Mine, MyTable

TELL_EVERY = 0.2
"""Seconds in which changes gather before somebody is told of them."""


def tables_of(rooms: Iterable[Room], key: str) -> list[MyTable]:
    """The tables at which somebody sits or that they have opened, and that are not over: the newest first."""
    own = [room for room in rooms if not room.finished and key in _people(room)]
    own.sort(key=lambda room: room.table.ledger.opened.time, reverse=True)
    return [_own(room, key) for room in own]


def _people(room: Room) -> set[str]:
    return {*room.table.seats.by_key, room.table.ledger.opened.creator}


def _own(room: Room, key: str) -> MyTable:
    table, match = room.table, room.table.ledger.match
    seat = table.seats.by_key.get(key)
    awaited = 0 if match is None else table.ledger.game.awaited(match.state)
    shown = msgspec.structs.asdict(table.picture.listed(table.presence.watchers))
    mine = seat is not None and bool(awaited >> seat & 1)
    return MyTable(**shown, seat=seat, my_turn=mine, waits=table.still)


class OwnTables:
    """Who looks at the lobby and is known, and whose tables have changed."""

    def __init__(self, outbox: Outbox, loop: asyncio.AbstractEventLoop, rooms: dict[str, Room]) -> None:
        self._outbox = outbox
        self._loop = loop
        self._rooms = rooms
        self._looking: dict[str, set[Listener]] = {}
        self._changed: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None

    def welcome(self, listener: Listener, key: str) -> None:
        """Show somebody their tables, and from now on what changes of them."""
        self._looking.setdefault(key, set()).add(listener)
        self._outbox.tell([listener], Mine(tables_of(self._rooms.values(), key)))

    def forget(self, listener: Listener, key: str) -> None:
        """Somebody looks no more."""
        others = self._looking.get(key, set())
        others.discard(listener)
        if not others:
            self._looking.pop(key, None)

    def note(self, room: Room) -> None:
        """Something is different at a table."""
        if not self._looking or (people := _people(room) & self._looking.keys()) <= self._changed:
            return
        self._changed |= people
        if self._timer is None:
            self._timer = self._loop.call_later(TELL_EVERY, self._tell)

    def _tell(self) -> None:
        self._timer = None
        changed, self._changed = self._changed, set()
        for key in changed & self._looking.keys():
            self._outbox.tell(self._looking[key], Mine(tables_of(self._rooms.values(), key)))

    def clear(self) -> None:
        """Nobody looks."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._looking, self._changed = None, {}, set()
