"""Passes: words that make another device the same person, once and for a short while."""

import secrets
import time
from collections.abc import Callable
from typing import Protocol

LASTS = 600.0
MOST = 1000


class Desk(Protocol):
    """Where passes are made and used."""

    def make(self, token: str) -> str:
        """Make a pass for whoever has this token; an older one of theirs is used up by this."""
        ...

    async def use(self, word: str) -> str | None:
        """The token of a pass, which is used up by this; None if there is no such pass."""
        ...


class Passes:
    """The passes that can be used now; they are in memory only."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tokens: dict[str, tuple[float, str]] = {}

    def make(self, token: str) -> str:
        """Make a pass for whoever has this token; an older one of theirs is used up by this."""
        for old in [word for word, (_, known) in self._tokens.items() if known == token]:
            del self._tokens[old]
        while len(self._tokens) >= MOST:
            del self._tokens[next(iter(self._tokens))]
        word = secrets.token_urlsafe(16)
        self._tokens[word] = (self._clock() + LASTS, token)
        return word

    async def use(self, word: str) -> str | None:
        """The token of a pass, which is used up by this; None if there is no such pass."""
        until, token = self._tokens.pop(word, (0.0, ""))
        return token if self._clock() < until else None
