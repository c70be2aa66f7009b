"""The lobby: opening tables, and the list of the public ones, which those who look at it see change."""

import secrets
import time
from typing import Any

from diablerie.server.entries import Opened
from diablerie.server.messages import AnyTold, Listed, TableChanged, TableGone
from diablerie.server.room import Listener, Room

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody mistakes for one another."""
CODE_LENGTH = 6


def drawn_code() -> str:
    """A short code for a table, which nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def opened_now(
    code: str,
    game: str,
    players: int,
    options: dict[str, Any],
    pace: str,
    creator: str,
    public: bool = False,
    talk: bool = True,
    hints: bool = False,
) -> Opened:
    """A table that is opened now, with a secret seed of its own."""
    return Opened(
        at=0,
        code=code,
        game=game,
        players=players,
        options=options,
        pace=pace,
        creator=creator,
        seed=secrets.token_hex(32),
        time=time.time_ns() // 1_000_000,
        public=public,
        talk=talk,
        hints=hints,
    )


class Lobby:
    """The public tables, and who looks at the list of them."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._listed: dict[str, Room] = {}

    def listing(self) -> Listed:
        """The public tables there are, the newest first."""
        rooms = sorted(self._listed.values(), key=lambda room: room.table.opened.time, reverse=True)
        return Listed([room.listed for room in rooms if room.listed is not None])

    def relist(self, room: Room) -> list[tuple[list[Listener], AnyTold]]:
        """Bring the list up to date with a public table, and tell those who look at it."""
        shown = None if room.table.finished or room.table.resting else room.table.listed(room.table.watchers)
        if shown == room.listed:
            return []
        room.listed = shown
        listeners = list(self.listeners)
        if shown is None:
            self._listed.pop(room.code, None)
            return [(listeners, TableGone(room.code))]
        self._listed[room.code] = room
        return [(listeners, TableChanged(shown))]
