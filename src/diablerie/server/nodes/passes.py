"""Passes across nodes: the node that has made one keeps it, so that it is used once.

Neither the bus nor anybody's memory holds what a pass stands for. Kept and sent is the person's token, sealed
with the word of the pass, which only its owner knows; asked for is a hash of the word.
"""

import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Callable

from diablerie.server.nodes.frames import Node
from diablerie.server.nodes.requests import Requests, Unanswered
from diablerie.server.people.passes import LASTS, MOST

SEPARATOR = "-"


def sealed(token: bytes, word: str) -> bytes:
    """A token that nobody can read without the word, or what was sealed by it, opened again.

    The word is random, long and used once, so what is drawn from it may be laid over the token.
    """
    drawn = hashlib.shake_256(b"a pass of Diablerie " + word.encode()).digest(len(token))
    return bytes(one ^ other for one, other in zip(token, drawn, strict=True))


def name_of(word: str) -> bytes:
    """What a pass is asked for by."""
    return hashlib.sha256(b"the name of a pass " + word.encode()).digest()


class HousePasses:
    """The passes that this node has made, and the way to those of others."""

    def __init__(
        self, me: Node, requests: Callable[[], Requests], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._me = me
        self._requests = requests
        self._clock = clock
        self._made: dict[bytes, tuple[float, bytes, bytes]] = {}
        """Until when each lasts, the sealed token, and a hash of whose it is."""

    def make(self, token: str) -> str:
        """Make a pass for whoever has this token; an older one of theirs is used up by this."""
        whose = hashlib.sha256(token.encode()).digest()
        for old in [name for name, (_, _, other) in self._made.items() if other == whose]:
            del self._made[old]
        while len(self._made) >= MOST:
            del self._made[next(iter(self._made))]
        word = f"{self._me}{SEPARATOR}{secrets.token_urlsafe(16)}"
        self._made[name_of(word)] = (self._clock() + LASTS, sealed(token.encode(), word), whose)
        return word

    async def use(self, word: str) -> str | None:
        """The token of a pass, which is used up by this; None if there is no such pass."""
        node, _, _ = word.partition(SEPARATOR)
        if not node.isascii() or not node.isdigit() or len(node) > 19:
            return None
        name = name_of(word)
        kept = self._take(name) if int(node) == self._me else await self._ask(int(node), name)
        return sealed(kept, word).decode() if kept else None

    async def answer(self, name: bytes) -> AsyncIterator[bytes]:
        """Another node wants to know what a pass stands for; whoever asked can read it, and nobody else."""
        yield self._take(name)

    def _take(self, name: bytes) -> bytes:
        until, token, _ = self._made.pop(name, (0.0, b"", b""))
        return token if self._clock() < until else b""

    async def _ask(self, node: Node, name: bytes) -> bytes:
        try:
            return await self._requests().ask_once(node, "pass", name)
        except Unanswered:
            return b""
