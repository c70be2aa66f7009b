"""What a person is asked in plain lines, and what the answer means."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from diablerie.errors import InputError
from diablerie.game.types import E, V
from diablerie.words import say


def no_keys(language: str) -> str:
    """Nothing is typed in a hurry."""
    return ""


@dataclass(frozen=True, kw_only=True)
class Prompts(Generic[E, V]):
    """A game at a keyboard; every text is said in the language that is handed in."""

    ask: Callable[[V, str], str]
    """The question to whoever is awaited."""
    read: Callable[[V, str, str], E | None]
    """What they typed, as an event that the rules may still refuse; None to do nothing, which only a race
    allows. What means nothing is an InputError that says what would."""
    keys: Callable[[str], str] = no_keys
    """In a race, the keys that mean something, with spaces between them."""
    help: Callable[[str], str] = no_keys
    """In a race, what those keys mean."""


def whole_number(answer: str, complaint: str, language: str) -> int:
    """Read a number that was typed."""
    if not answer.isdecimal() or len(answer) > 9:
        raise InputError(say(language, complaint, typed=repr(answer)))
    return int(answer)
