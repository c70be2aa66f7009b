"""Sets as masks: bit n of a mask stands for seat, card or place n."""

from functools import lru_cache

REMEMBERED = 1 << 12
"""So many of each kind are kept in mind: after an event most hands, piles and places are as before."""


BYTES = tuple(
    tuple(tuple(first + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for first in range(0, 64, 8)
)
"""What each byte of a mask holds."""
SEATS_OF = BYTES[0]
"""The seats of each mask of seats: a table, for it is asked at every event."""


IN_A, IN_B, IN_C, IN_D, IN_E, IN_F, IN_G, IN_H = BYTES


def listed(mask: int) -> tuple[int, ...]:
    """List what a set holds, lowest first; for sets that hardly come again."""
    a, b, c, d, e, f, g, h = mask.to_bytes(8, "little")
    # All at once, which is much quicker than to add eight tuples one by one.
    return (*IN_A[a], *IN_B[b], *IN_C[c], *IN_D[d], *IN_E[e], *IN_F[f], *IN_G[g], *IN_H[h])


@lru_cache(REMEMBERED)
def members(mask: int) -> tuple[int, ...]:
    """List what a set holds, lowest first."""
    return listed(mask)


def seats_of(mask: int) -> list[int]:
    """List the seats of a mask."""
    return list(members(mask))
