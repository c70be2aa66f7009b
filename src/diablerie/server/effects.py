"""What a table wants done: keep, tell, ask, open another one; and a table's own no, which is not a rule's."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from diablerie.games.core import Seat
from diablerie.games.game import View
from diablerie.server.entries import AnyEntry, Person
from diablerie.server.messages import AnyTold


@dataclass(frozen=True, slots=True)
class Keep:
    """Append this to the log before anything that follows."""

    version: int
    entry: AnyEntry


@dataclass(frozen=True, slots=True)
class Tell:
    """Send this to those who are here as these people."""

    keys: Sequence[str]
    message: AnyTold


@dataclass(frozen=True, slots=True)
class Ask:
    """Let a bot decide, and bring back what it wants, with the number of the question."""

    seat: Seat
    bot: str
    view: View
    question: int


@dataclass(frozen=True, slots=True)
class OpenNext:
    """Open a table for a rematch, and tell this one its code."""

    by: Person
    command: int
    options: dict[str, Any]
    pace: str


Effect: TypeAlias = Keep | Tell | Ask | OpenNext


class No(Exception):
    """A command that is not carried out."""

    def __init__(self, code: str, why: str) -> None:
        self.code = code
        self.why = why
