"""Sets as masks: bit n of a mask stands for seat, card or place n."""

from functools import lru_cache

REMEMBERED = 1 << 14
"""So many sets are kept in mind: after an event most hands, piles and places are what they were before."""


@lru_cache(REMEMBERED)
def members(mask: int) -> tuple[int, ...]:
    """List what a set holds, lowest first."""
    found = []
    while mask:
        rest = mask & mask - 1
        found.append((mask ^ rest).bit_length() - 1)
        mask = rest
    return tuple(found)
