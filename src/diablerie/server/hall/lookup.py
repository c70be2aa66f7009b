"""Finding the table that a code names, for people who know it and not for those who try many."""

import time
from collections.abc import Callable
from re import compile as pattern

from diablerie.server.hall.fetches import HouseCloses
from diablerie.server.hall.hub import Hub
from diablerie.server.hall.opening import LONG_CODE
from diablerie.server.hall.room import Room
from diablerie.server.log.seals import DamagedTable
from diablerie.server.people.allowance import Allowance
from diablerie.server.wire.handshake import Turned

MINUTE = 60.0
REMEMBERED_ADDRESSES = 10_000
TOO_MANY = "too many codes that no table has were tried from your address; wait a minute, or use the link"

CODE = pattern(f"[A-Za-z0-9]{{1,{LONG_CODE}}}")
"""What a code looks like; for anything else nobody is asked."""
WAIT = Turned(429, "too_many_misses", TOO_MANY)


class Lookup:
    """Finds tables, and counts for every address how often it has asked for one that is not there."""

    def __init__(self, hub: Hub, limit: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._hub = hub
        self._limit = limit
        """Misses in a minute; 0 for no limit."""
        self._clock = clock
        self._misses: dict[str, Allowance] = {}
        self.missed: Callable[[str], None] = lambda address: None
        """Hears of every miss: there may be other nodes that count them."""

    async def find(self, code: str, key: str, address: str) -> Room | Turned:
        """The table with this code, or why it is not shown to the person with this key."""
        if self.has_to_wait(code, key, address):
            return WAIT
        try:
            found: Room | Turned | None = await self._hub.find(code) if CODE.fullmatch(code) else None
        except DamagedTable as damage:
            found = Turned(410, "damaged", damage.why)
        except HouseCloses as closes:
            return Turned(503, "restarting", closes.why)
        if self.has_to_wait(code, key, address):  # others were tried while this one was looked for
            return WAIT
        if found is not None:
            return found
        if self._has_missed(address):
            return WAIT
        self.note_miss(address)
        self.missed(address)
        return Turned(404, "no_such_table", f"there is no table {code[:LONG_CODE]!r}; check the code")

    def has_to_wait(self, code: str, key: str, address: str) -> bool:
        """Whether too many codes were tried from an address for it to try this one."""
        return self._has_missed(address) and len(code) != LONG_CODE and not self._is_at_home(code, key)

    def _is_at_home(self, code: str, key: str) -> bool:
        """Whether somebody need not guess this code: they belong to the table, or everybody sees it listed.

        Only what is in memory counts, or the time it takes would tell which codes there are.
        """
        lobby = self._hub.lobby
        room = self._hub.rooms.get(lobby.code_of(code.upper()))
        if room is None:
            return lobby.is_listed_elsewhere(code.upper())
        return room.table.ledger.opened.public or room.belongs(key)

    def _has_missed(self, address: str) -> bool:
        """Whether an address has no miss left."""
        allowance = self._misses.get(address)
        if allowance is None or not self._limit:
            return False
        return not allowance.may_spend(self._clock(), MINUTE / self._limit, self._limit)

    def note_miss(self, address: str) -> None:
        """Count a miss of an address, here or at another node."""
        if not self._limit:
            return
        allowance = self._misses.pop(address, None) or Allowance()
        allowance.spend(self._clock(), MINUTE / self._limit, self._limit)
        self._misses[address] = allowance
        if len(self._misses) > REMEMBERED_ADDRESSES:  # the one that has missed nothing for the longest time
            del self._misses[next(iter(self._misses))]
