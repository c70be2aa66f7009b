"""What a table wants done: keep, tell, ask, open another one; and a table's own no, which is not a rule's."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from diablerie.game.core import Seat
from diablerie.game.types import Memory, View
from diablerie.server.protocol.codes import RefusalCode
from diablerie.server.protocol.messages import AnyTold
from diablerie.server.protocol.told import Refused
from diablerie.server.table.entries import AnyEntry, Person


class Keep(Struct, frozen=True, gc=False):
    """Append this to the log before anything that follows."""

    version: int
    entry: AnyEntry


class Tell(Struct, frozen=True, gc=False):
    """Send this to those who are here as these people."""

    keys: Sequence[str]
    message: AnyTold


class Ask(Struct, frozen=True):
    """Let a bot decide, and bring back what it wants, with the number of the question."""

    seat: Seat
    bot: str
    view: View
    memory: Memory
    question: int


class Advise(Struct, frozen=True):
    """Let the strongest bot say what it would do, and tell this person alone."""

    key: str
    view: View
    memory: Memory
    version: int
    command: int


class Measure(Struct, frozen=True):
    """Measure the way to everybody who is here: dice will lie still in a moment."""


class OpenNext(Struct, frozen=True):
    """Open a table for a rematch, and tell this one its code."""

    by: Person
    command: int
    game: str
    options: dict[str, Any]
    pace: str


Effect: TypeAlias = Keep | Tell | Ask | Advise | Measure | OpenNext


class No(Exception):
    """A command that is not carried out."""

    def __init__(self, code: RefusalCode, why: str) -> None:
        self.code = code
        self.why = why

    def answer(self, command: int) -> Refused:
        """What is said to whoever wanted it."""
        return Refused(self.code, self.why, command)


def told_to_others(effects: Iterable[Effect], key: str) -> Iterator[Effect]:
    """The same effects, but for what this person would be told: they are shown the whole table."""
    for effect in effects:
        if isinstance(effect, Tell):
            others = [other for other in effect.keys if other != key]
            if others:
                yield Tell(others, effect.message)
        else:
            yield effect
