"""How a game is told to people."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from diablerie.game.core import REFUSAL_NAMES, Refusal
from diablerie.game.teller import Teller
from diablerie.game.types import E, S, V
from diablerie.words import say


def why_refused(view: object, event: object, refusal: Refusal, language: str) -> str:
    """Say why something was refused in the words that all games share."""
    return say(language, f"refusal-{REFUSAL_NAMES[refusal]}")


@dataclass(frozen=True, kw_only=True)
class Words(Generic[S, E, V]):
    """A table as a picture, and what happens at it in sentences."""

    picture: Callable[[V, Teller], str]
    tell: Callable[[S, E, S, Teller], list[str]]
    """What everybody may hear about an event, in sentences."""
    explain: Callable[[V, E, Refusal, str], str] = why_refused
    """Why something was refused, and what would be allowed, in a language."""
