"""From a seed to numbers: the recipe of docs/fair-shuffles.md, in full."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

WORDS = Struct(">8I")
"""The numbers of a block."""


def commitment_of(seed: bytes) -> str:
    """What is published before the game: the SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


def salt_of(numbers: Sequence[str]) -> str:
    """Join the players' numbers, empty for who added none."""
    return ",".join(numbers)


class Draw:
    """The stream of one draw."""

    def __init__(self, seed: bytes, salt: str, number: int) -> None:
        self._words = self._stream(seed, salt, number)

    @staticmethod
    def _stream(seed: bytes, salt: str, number: int) -> Iterator[int]:
        block = 0
        while True:
            yield from WORDS.unpack(hmac.digest(seed, f"{number}/{block}/{salt}".encode("ascii"), "sha256"))
            block += 1

    def below(self, limit: int) -> int:
        """Draw a number from 0 to `limit` - 1, all equally likely."""
        fair = (1 << 32) - (1 << 32) % limit
        word = next(self._words)
        while word >= fair:
            word = next(self._words)
        return word % limit

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Shuffle by Fisher and Yates."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result
