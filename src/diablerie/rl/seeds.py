"""Where the luck of a game comes from: a seed, and the number of the game under it."""

from secrets import randbelow
from typing import Any

import numpy as np

from diablerie.errors import InputError
from diablerie.kernel.luck import Luck, luck_of

SEEDS = 1 << 62
"""Seeds lie below this."""


def fresh_seed() -> int:
    """A seed that nobody has chosen."""
    return randbelow(SEEDS)


def checked_seed(seed: Any) -> int:
    """Take a seed as somebody gave it."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < SEEDS:
        raise InputError(f"seed: {seed!r} is not allowed; a whole number from 0 to {SEEDS - 1}")
    return int(seed)


def luck_of_game(seed: int, game: int) -> Luck:
    """Where the stream of chance begins."""
    return luck_of(seed, 2 * game)


def whim_of_game(seed: int, game: int) -> Luck:
    """Where the stream of random actions begins, apart from that of chance."""
    return luck_of(seed, 2 * game + 1)
