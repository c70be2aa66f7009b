"""Bots show feelings now and then: told, never kept, and made of nothing that not everybody knows.

What they might feel comes from a spectator's views alone; whether they show it, from the code and the
version of the table, which are public: from no hand, no seed and no clock of a race.
"""

from typing import Final
from zlib import crc32

from diablerie.server.protocol.told import Reacted
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.updates import Sight

PAUSE: Final = 12_000
"""Milliseconds in which the bots of a table show one feeling at most."""
ONE_IN: Final = 3
"""Of so many things that they might feel something about, they show it once."""


class Banter:
    """When the bots of a table showed a feeling last."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last = -PAUSE

    def heard(self, ledger: Ledger, before: Sight, after: Sight) -> Reacted | None:
        """What a bot shows about the latest event, or None."""
        opened = ledger.opened
        if not (opened.bots_react and opened.talk) or ledger.last - self._last < PAUSE:
            return None
        luck = crc32(f"{opened.code} {ledger.version}".encode())
        places = ledger.seats.places
        felt = [
            (seat, feeling)
            for seat, feeling in ledger.game.feelings(before.shared, after.shared)
            if places[seat].bot and places[seat].person is None
        ]
        if not felt or luck % ONE_IN:
            return None
        self._last = ledger.last
        seat, feeling = felt[luck // ONE_IN % len(felt)]
        return Reacted("", places[seat].name, feeling, seat)
