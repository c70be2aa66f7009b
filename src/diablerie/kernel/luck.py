"""The fast generator of simulations: a counter and `kernel.word`, plain and compiled alike."""

from typing import TypeAlias

from diablerie.kernel import count, nth, rule, word

Luck: TypeAlias = int
"""A place in the stream of random words; whoever draws a word goes on with the next place."""


@rule
def luck_of(seed: int, game: int) -> Luck:
    """Where the stream of the `game`-th game under `seed` begins; far from that of any other."""
    key = (word(seed) << 30 | word(seed + 1) >> 2) + 2 * game
    return word(key) << 30 | word(key + 1) >> 2


@rule
def below(luck: Luck, number: int) -> int:
    """A number from 0 to `number` - 1."""
    return word(luck) * number >> 32


@rule
def one_of(luck: Luck, mask: int) -> int:
    """One of the bits of `mask`."""
    return nth(mask, below(luck, count(mask)))
