"""The 48 pieces of coal; a set of places in the oven is a mask whose bit n is place n (§1.1, §1.5)."""

from typing import Final, TypeAlias

from diablerie.game.masks import members
from diablerie.kernel import count, put, rule

Kind: TypeAlias = int
Place: TypeAlias = int
Places: TypeAlias = int
Shown: TypeAlias = tuple[int, int, int, int, int, int, int]
"""For each kind of coal, the places where it was turned up since the oven was laid."""

VALUES: Final = (10, 20, 25, 50, 75, 100, 0)
PIECES: Final = (9, 9, 9, 7, 3, 2, 9)
KIND_NAMES: Final = ("10", "20", "25", "50", "75", "100", "devil")
KINDS: Final = 7
DEVIL: Final = 6
NUMBERS: Final = 6
"""How many kinds show a number: all but the devil."""

OVEN: Final = 48
ALL_PLACES: Final = (1 << OVEN) - 1
NO_PLACE: Final = -1
NOTHING_SHOWN: Final[Shown] = (0, 0, 0, 0, 0, 0, 0)


@rule
def left(shown: Shown, kind: Kind) -> int:
    """How many pieces of `kind` still lie face down."""
    return PIECES[kind] - count(shown[kind])


@rule
def show(shown: Shown, kind: Kind, place: Place) -> Shown:
    """Turn up coal of `kind` at `place`."""
    result: Shown = put(shown, kind, shown[kind] | 1 << place)
    return result


@rule
def worth(shown: Shown, places: Places) -> int:
    """Add up the coal that was turned up at `places` (§3.5)."""
    total = 0
    for kind in range(NUMBERS):
        total += VALUES[kind] * count(shown[kind] & places)
    return total


def coal_at(shown: Shown, places: Places) -> tuple[tuple[Place, Kind], ...]:
    """List what was turned up at `places`, place by place."""
    if not places:
        return ()
    found: list[tuple[Place, Kind]] = []
    for kind, where in enumerate(shown):
        if here := where & places:
            for place in members(here):
                found.append((place, kind))
    return tuple(sorted(found))


def kinds_at(shown: Shown, places: Places) -> tuple[Kind, ...]:
    """List what was turned up at `places`, kind by kind."""
    found: list[Kind] = []
    for kind in range(KINDS) if places else ():
        found += [kind] * (shown[kind] & places).bit_count()
    return tuple(found)
