"""What is left of the time of those who went before they had decided, and are waited for.

Their clock stands while they are away and goes on when they are back; if it began anew, whoever went in
the last moment and came back at once could hold up a table for ever.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from diablerie.game.core import Seat

TOLL: Final = 1_000
"""Milliseconds that it takes to go and come back, at least."""
OFTEN: Final = 3
"""So often dice that tumble are picked up because the same person goes; then they fall without them."""


class Respite:
    """Who went with how much time for this decision."""

    __slots__ = ("_left", "_spent")

    def __init__(self) -> None:
        self._left: dict[Seat, int] = {}
        self._spent: Counter[Seat] = Counter()

    def note(self, away: Collection[Seat], due: int | None, at: int) -> None:
        """Note who is away while the clock runs, and who is back before it was over."""
        if due is not None:
            self._left = {seat: self._left.get(seat, max(0, due - at)) for seat in away}

    def left(self, seats: Iterable[Seat], whole: int) -> int:
        """How many milliseconds those have who are back; the whole time, unless it began before they went."""
        back = [seat for seat in seats if seat in self._left]
        return min((self._left.pop(seat) - TOLL for seat in back), default=whole)

    def has(self, seats: Iterable[Seat]) -> bool:
        """Whether one of these may still be waited for before the throw."""
        return any(self._spent[seat] < OFTEN for seat in seats)

    def spend(self, seats: Iterable[Seat]) -> None:
        """The dice were picked up because these have gone."""
        self._spent.update(seats)

    def forget(self) -> None:
        """There is something else to decide."""
        self._left.clear()
        self._spent.clear()
