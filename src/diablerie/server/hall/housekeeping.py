"""Housekeeping: which tables the house closes by itself, and which it puts away."""

from collections.abc import Iterable

from diablerie.server.hall.hub import Hub
from diablerie.server.hall.room import Room
from diablerie.server.protocol.told import NOBODY_CAME

EMPTY_FOR = 1800.0
"""Seconds after which a table at which nobody is, and whose game has not begun, is closed."""
FINISHED_FOR = 300.0
"""Seconds after which a finished table at which nobody is leaves the memory."""
RESTED_FOR = 30 * 86_400.0
"""Seconds after which a table that rests is closed: nobody will come back."""
LEFT_FOR = 3600.0
"""Seconds after which a table that rests may make way for another one of the same person."""


async def tidy(hub: Hub) -> None:
    """Sweep when all is kept that was: a table that is forgotten before could be found as it was once."""
    await hub.outbox.durable()
    sweep(hub)


def sweep(hub: Hub) -> None:
    """Close tables to which nobody comes, and forget finished ones that everybody has left."""
    now = hub.loop.time()
    for room in list(hub.rooms.values()):
        if is_deserted(room, now):
            hub.close_table(room, NOBODY_CAME)
        elif is_forgotten(room, now):
            del hub.rooms[room.code]


def make_way(hub: Hub, creator: str) -> bool:
    """Close the table that a person has left longest ago, so that they may open another one."""
    room = left_longest(hub.rooms.values(), creator, hub.loop.time())
    if room is not None:
        hub.close_table(room, NOBODY_CAME)
    return room is not None


def is_deserted(room: Room, now: float) -> bool:
    """Whether a table is to be closed because nobody comes to it."""
    if room.guests or room.finished:
        return False
    if room.table.ledger.match is None:
        return now - room.empty_since > EMPTY_FOR
    return room.rested(now) > RESTED_FOR


def is_forgotten(room: Room, now: float) -> bool:
    """Whether a finished table need not be at hand any more: it is in the log."""
    return room.finished and not room.guests and now - room.empty_since > FINISHED_FOR


def left_longest(rooms: Iterable[Room], creator: str, now: float) -> Room | None:
    """The table of a person that has rested longest, if nobody else plays there and it was left for good."""
    own = [room for room in rooms if room.table.ledger.opened.creator == creator and not room.finished]
    alone = [room for room in own if room.table.resting and room.table.seats.by_key.keys() <= {creator}]
    left = [room for room in alone if room.rested(now) > LEFT_FOR]
    return max(left, key=lambda room: room.rested(now), default=None)
