"""What a table wants done: keep, tell, ask; and the no of a table, which is not a rule's."""

from dataclasses import dataclass
from typing import TypeAlias

from diablerie.games.core import Seat
from diablerie.games.game import View
from diablerie.server.entries import AnyEntry
from diablerie.server.messages import AnyTold


@dataclass(frozen=True)
class Keep:
    """Append this to the log before anything that follows."""

    entry: AnyEntry


@dataclass(frozen=True)
class Tell:
    """Send this to everybody who is here as this person."""

    key: str
    message: AnyTold


@dataclass(frozen=True)
class Ask:
    """Let a bot decide, and bring back what it wants."""

    seat: Seat
    bot: str
    view: View


Effect: TypeAlias = Keep | Tell | Ask


class No(Exception):
    """A command that is not carried out."""

    def __init__(self, code: str, why: str) -> None:
        self.code = code
        self.why = why
