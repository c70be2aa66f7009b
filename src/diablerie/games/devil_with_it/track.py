"""The money track, its pawns, and the pacts that follow from where they stand (§5)."""

from functools import lru_cache
from typing import Final, TypeAlias

from diablerie.game.core import SEATS
from diablerie.kernel import Six, rule

Track: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""The number spaces, rising, filled up to eight with BEYOND."""

Stand: TypeAlias = int
"""Where a pawn stands: 0 on the first space, 1 in the gap behind it, 2 on the second space, and so on."""

SPACES: Final = 8
BEYOND: Final = 1 << 40
"""A number space that nobody reaches."""
FIRST_SPACE: Final[Stand] = 0


def track_of(spaces: tuple[int, ...]) -> Track:
    """Fill up the number spaces to a track."""
    filled = (*spaces, *[BEYOND] * (SPACES - len(spaces)))
    return filled  # type: ignore[return-value]  # eight by construction


@lru_cache
def spaces_of(track: Track) -> tuple[int, ...]:
    """Return the number spaces that exist on the track."""
    return tuple(space for space in track if space != BEYOND)


@rule
def stand(track: Track, total: int) -> Stand:
    """Where the pawn of somebody with `total` stands: on its number, or in the gap (§5.1)."""
    a, b, c, d, e, f, g, h = track
    passed = (
        (total > a)
        + (total > b)
        + (total > c)
        + (total > d)
        + (total > e)
        + (total > f)
        + (total > g)
        + (total > h)
    )
    on_space = total in track
    return 2 * passed - 1 + on_space if passed else FIRST_SPACE


@rule
def stands(track: Track, chips: Six) -> Six:
    """Place all pawns."""
    return (
        stand(track, chips[0]),
        stand(track, chips[1]),
        stand(track, chips[2]),
        stand(track, chips[3]),
        stand(track, chips[4]),
        stand(track, chips[5]),
    )


@rule
def pacts_of(pawns: Six, players: int) -> int:
    """The seats with a pact, as a mask: alone at the very back (§5.2), or on the first space (§5.3)."""
    back = pawns[0]
    at_back = 0
    for seat in range(SEATS):
        if seat < players and pawns[seat] < back:
            back = pawns[seat]
            at_back = 0
        if seat < players and pawns[seat] == back:
            at_back |= 1 << seat
    alone = at_back & (at_back - 1) == 0
    return at_back if alone or back == FIRST_SPACE else 0
