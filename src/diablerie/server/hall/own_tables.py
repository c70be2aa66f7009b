"""The tables at which somebody can go on, told to those who look at the lobby as they change."""

import asyncio
from collections.abc import Callable

import msgspec

from diablerie.server.hall.outbox import Outbox
from diablerie.server.hall.room import Listener, Room
from diablerie.server.protocol.lobby import Mine, MyTable

MOST_TOLD = 50
"""Tables of one person that are told at once, the newest first."""
TELL_EVERY = 0.2
"""Seconds in which changes gather before somebody is told of them."""


def nobody_else(key: str, looks: bool) -> None:
    """There is no other node that would have tables."""


def _people(room: Room) -> set[str]:
    return {*room.table.seats.by_key, room.table.ledger.opened.creator}


def _own(room: Room, key: str) -> MyTable:
    table, match = room.table, room.table.ledger.match
    seat = table.seats.by_key.get(key)
    awaited = 0 if match is None else table.ledger.game.awaited(match.state)
    shown = msgspec.structs.asdict(table.picture.listed(table.presence.watchers))
    mine = seat is not None and bool(awaited >> seat & 1)
    return MyTable(**shown, seat=seat, my_turn=mine, waits=table.still)


def _age(room: Room) -> tuple[int, str]:
    """When a table was opened; of two that were opened at once, the same one always comes first."""
    return room.table.ledger.opened.time, room.code


class OwnTables:
    """Whose tables are which, who looks at the lobby and is known, and whose tables have changed."""

    def __init__(self, outbox: Outbox, loop: asyncio.AbstractEventLoop) -> None:
        self._outbox = outbox
        self._loop = loop
        self._people: dict[Room, set[str]] = {}
        """Whose each table is that is not over."""
        self._rooms: dict[str, set[Room]] = {}
        """The same by person, so that nobody has to look through all tables."""
        self._looking: dict[str, set[Listener]] = {}
        self.asked: set[str] = set()
        """Whose tables somebody at another node looks at."""
        self.elsewhere: dict[str, dict[int, list[MyTable]]] = {}
        """Whose tables other nodes have, for those who look here; by person and node."""
        self.looks: Callable[[str, bool], None] = nobody_else
        """Hears whose tables somebody here begins to look at, or looks at no more."""
        self.told: Callable[[str], None] = lambda key: None
        """Hears whose tables have changed that another node has asked for."""
        self._changed: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None

    def of(self, key: str, most: int | None = None) -> list[MyTable]:
        """The tables at which somebody sits or that they have opened, and that are not over: newest first."""
        own = sorted(self._rooms.get(key, ()), key=_age, reverse=True)
        here = [_own(room, key) for room in own[:most]]
        others = [table for tables in self.elsewhere.get(key, {}).values() for table in tables]
        if not others:
            return here
        return sorted([*here, *others], key=lambda table: (table.opened, table.code), reverse=True)[:most]

    def here(self, key: str) -> list[MyTable]:
        """The same, of this node alone."""
        own = sorted(self._rooms.get(key, ()), key=_age, reverse=True)
        return [_own(room, key) for room in own[:MOST_TOLD]]

    def learn(self, key: str, node: int, tables: list[MyTable]) -> None:
        """Another node tells which of somebody's tables it has."""
        if key in self._looking:
            self.elsewhere.setdefault(key, {})[node] = tables
            self._tell_soon({key})

    def forget_node(self, node: int) -> None:
        """A node is no more, and has no tables."""
        for key, nodes in self.elsewhere.items():
            if nodes.pop(node, None):
                self._tell_soon({key})

    @property
    def looking(self) -> list[str]:
        """Whose tables somebody here looks at."""
        return list(self._looking)

    def relist(self, room: Room) -> None:
        """Somebody has come to a table or gone from it, or it is over."""
        people = set() if room.finished else _people(room)
        before = self._people.get(room, set())
        self._tell_soon(before | _people(room))
        for key in before - people:
            self._rooms[key].discard(room)
            if not self._rooms[key]:
                del self._rooms[key]
        for key in people - before:
            self._rooms.setdefault(key, set()).add(room)
        if people:
            self._people[room] = people
        else:
            self._people.pop(room, None)

    def drop(self, room: Room) -> None:
        """A table is not here any more."""
        for key in self._people.pop(room, set()):
            self._rooms[key].discard(room)
            if not self._rooms[key]:
                del self._rooms[key]

    def welcome(self, listener: Listener, key: str) -> None:
        """Show somebody their tables, and from now on what changes of them."""
        is_first = key not in self._looking
        self._looking.setdefault(key, set()).add(listener)
        if is_first:
            self.looks(key, True)
        self._outbox.tell([listener], Mine(self.of(key, MOST_TOLD)))

    def forget(self, listener: Listener, key: str) -> None:
        """Somebody looks no more."""
        others = self._looking.get(key, set())
        others.discard(listener)
        if not others and self._looking.pop(key, None) is not None:
            self.elsewhere.pop(key, None)
            self.looks(key, False)

    def note(self, room: Room) -> None:
        """Something has happened at a table."""
        if self._looking or self.asked:
            self._tell_soon(_people(room))

    def _tell_soon(self, people: set[str]) -> None:
        looking = people & (self._looking.keys() | self.asked)
        if looking <= self._changed:
            return
        self._changed |= looking
        if self._timer is None:
            self._timer = self._loop.call_later(TELL_EVERY, self._tell)

    def _tell(self) -> None:
        self._timer = None
        changed, self._changed = self._changed, set()
        for key in changed & self._looking.keys():
            self._outbox.tell(self._looking[key], Mine(self.of(key, MOST_TOLD)))
        for key in changed & self.asked:
            self.told(key)

    def clear(self) -> None:
        """Nobody looks, and there are no tables."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._looking, self._changed = None, {}, set()
        self._people, self._rooms = {}, {}
