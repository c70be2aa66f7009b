"""How a game's events are written: as fields of a record, and as a line of text."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from diablerie.game.types import E, Fields


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[E]):
    """Writing events and reading them; what is read may still be refused by the rules."""

    to_fields: Callable[[E], Fields]
    from_fields: Callable[[Mapping[str, Any]], E]
    to_text: Callable[[E], str]
    from_text: Callable[[str], E]
    beside_choice: tuple[str, ...] = ("by",)
    """The fields that are no part of a choice: whose it is, which of the pieces that look the same, how
    fast it was."""
