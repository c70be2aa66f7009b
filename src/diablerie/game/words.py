"""How a game is told to people."""

from typing import Protocol

from diablerie.game.core import REFUSAL_NAMES, Refusal
from diablerie.game.teller import Teller
from diablerie.game.types import E_contra, S_contra, V_contra
from diablerie.words import say


def why_refused(view: object, event: object, refusal: Refusal, language: str) -> str:
    """Say why something was refused in the words that all games share."""
    return say(language, f"refusal-{REFUSAL_NAMES[refusal]}")


class Words(Protocol[S_contra, E_contra, V_contra]):
    """A table as a picture, and what happens at it in sentences, as the game's file `words.py` has it."""

    def picture(self, view: V_contra, teller: Teller, /) -> str:
        """Draw the table in letters."""

    def tell(self, before: S_contra, event: E_contra, after: S_contra, teller: Teller, /) -> list[str]:
        """What everybody may hear about an event, in sentences."""

    def explain(self, view: V_contra, event: E_contra, refusal: Refusal, language: str, /) -> str:
        """Why something was refused, and what would be allowed, in a language."""
