"""What bots have been asked: each is asked once for a decision, and only the latest question counts."""

from diablerie.game.core import Seat


class Questions:
    """Which bots think, and about what."""

    __slots__ = ("_asked", "_last", "_numbers")

    def __init__(self) -> None:
        self._asked: set[Seat] = set()
        """Who thinks and has not decided yet."""
        self._last = 0
        self._numbers: dict[Seat, int] = {}

    def is_asked(self, seat: Seat) -> bool:
        """Whether a bot on this seat thinks already."""
        return seat in self._asked

    def ask(self, seat: Seat) -> int:
        """Note that a bot is asked; the number of the question."""
        self._asked.add(seat)
        self._last += 1
        self._numbers[seat] = self._last
        return self._last

    def is_latest(self, seat: Seat, question: int) -> bool:
        """Whether nothing else has been asked of this seat since."""
        return self._numbers.get(seat) == question

    def forget(self, seat: Seat) -> None:
        """This seat may be asked again: it has decided, or somebody else sits there."""
        self._asked.discard(seat)

    def forget_all(self) -> None:
        """Everybody may be asked again."""
        self._asked.clear()
