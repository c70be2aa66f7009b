"""Whoever tells a game to people: in a language, with the players' names, to one of them or to all."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from diablerie.game.core import NOBODY, Seat
from diablerie.words import ENGLISH, Value, listed, say


@dataclass(frozen=True)
class Teller:
    """Knows the names, the language, and who listens."""

    names: Sequence[str]
    language: str = ENGLISH
    you: Seat = NOBODY
    """The seat of whoever listens, who is spoken to as `you`; NOBODY where everybody listens."""

    def say(self, text: str, /, **values: Value) -> str:
        """Say the text with this id."""
        return say(self.language, text, **values)

    def of(self, seat: Seat, text: str, /, **values: Value) -> str:
        """Say a text about somebody."""
        you = "yes" if seat == self.you else "no"
        return self.say(text, who=self.names[seat], you=you, **values)

    def list(self, seats: Iterable[Seat]) -> str:
        """Name several players."""
        return listed(self.language, [self.names[seat] for seat in seats])

    def numbers(self, numbers: Iterable[tuple[Seat, int]]) -> str:
        """Name players with a number each: `Ada 30, Bo 12`."""
        return ", ".join(self.say("named-number", name=self.names[seat], number=n) for seat, n in numbers)


def aligned(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Write cells below each other, those of the columns `right` flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_padded(row, widths, right)).rstrip() for row in rows]


def _padded(row: Sequence[str], widths: Sequence[int], right: Sequence[int]) -> Iterable[str]:
    for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
        yield cell.rjust(width) if column in right else cell.ljust(width)
