"""Sets as masks: bit n of a mask stands for seat, card or place n."""

from functools import lru_cache

REMEMBERED = 1 << 12
"""So many of each kind are kept in mind: after an event most hands, piles and places are as before."""


@lru_cache(REMEMBERED)
def members(mask: int) -> tuple[int, ...]:
    """List what a set holds, lowest first."""
    found = []
    while mask:
        rest = mask & mask - 1
        found.append((mask ^ rest).bit_length() - 1)
        mask = rest
    return tuple(found)
