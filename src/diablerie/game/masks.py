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


def listed(mask: int) -> tuple[int, ...]:
    """List what a set holds, lowest first; for sets that hardly come again."""
    a, b, c, d, e, f, g, h = mask.to_bytes(8, "little")
    in_a, in_b, in_c, in_d, in_e, in_f, in_g, in_h = BYTES
    # All at once, which is much quicker than to add eight tuples one by one.
    return (*in_a[a], *in_b[b], *in_c[c], *in_d[d], *in_e[e], *in_f[f], *in_g[g], *in_h[h])


@lru_cache(REMEMBERED)
def members(mask: int) -> tuple[int, ...]:
    """List what a set holds, lowest first."""
    return listed(mask)


def seats_of(mask: int) -> list[int]:
    """List the seats of a mask."""
    return list(members(mask))
