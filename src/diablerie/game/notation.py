"""How a game's events are written: as fields of a record, and as a line of text."""

from collections.abc import Mapping
from typing import Any, Protocol

from diablerie.game.types import E, Fields


class Notation(Protocol[E]):
    """Writing events and reading them, as the game's file `notation.py` has it.

    What is read may still be refused by the rules.
    """

    def to_fields(self, event: E, /) -> Fields:
        """Write an event as a record does."""

    def from_fields(self, fields: Mapping[str, Any], /) -> E:
        """Read an event as a record writes it."""

    def to_text(self, event: E, /) -> str:
        """Write an event on one line."""

    def from_text(self, text: str, /) -> E:
        """Read an event from a line."""
