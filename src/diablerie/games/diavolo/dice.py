"""The dice of Diavolo, where they lie, and which devil an order asks for (§1.1, §2)."""

from typing import Final, TypeAlias

from diablerie.kernel import put, rule

Devil: TypeAlias = int
BLACK, WHITE, RED, GREY = range(4)
NO_DEVIL: Final = -1
COLOURS: Final = 3
DEVILS: Final = 4
DEVIL_NAMES: Final = ("black", "white", "red", "grey")

Order: TypeAlias = int
LARGEST_SUM, SMALLEST_SUM, LARGEST_DIFFERENCE, MOST_ODD, HIGHEST_VALUE, POSITION = range(6)
ORDERS: Final = 6
ORDER_NAMES: Final = (
    "largest_sum",
    "smallest_sum",
    "largest_difference",
    "most_odd",
    "highest_value",
    "position",
)

Dice: TypeAlias = int
"""Three black, three white and three red dice, three bits each; die n has the colour n // 3."""
ALL_DICE: Final = 9

Spot: TypeAlias = int
"""Where a die lies, as 1024 * y + x on a square of 1000 by 1000."""
TABLE: Final = 1000
APART: Final = 130
"""How far apart the centres of two dice are at least, so that none covers another."""

Places: TypeAlias = tuple[int, int, int, int]
"""The spots of three black, three white and three red dice, twenty bits each, and of the order die."""
ORDER_DIE: Final = 9
NO_PLACES: Final[Places] = (0, 0, 0, 0)


@rule
def die(dice: Dice, number: int) -> int:
    """What die `number` shows."""
    return dice >> 3 * number & 7


@rule
def spot(x: int, y: int) -> Spot:
    """Name a spot by its distances from the left and from the top."""
    return y << 10 | x


@rule
def spot_of(places: Places, number: int) -> Spot:
    """Where die `number` lies."""
    return places[number // 3] >> 20 * (number % 3) & 0xFFFFF


@rule
def laid(places: Places, number: int, where: Spot) -> Places:
    """Lay die `number`, which did not lie anywhere yet."""
    group = number // 3
    result: Places = put(places, group, places[group] | where << 20 * (number % 3))
    return result


@rule
def squared_distance(one: Spot, other: Spot) -> int:
    """The distance between two spots, squared."""
    across = (one & 1023) - (other & 1023)
    along = (one >> 10) - (other >> 10)
    return across * across + along * along


@rule
def nearest(places: Places, colour: Devil) -> int:
    """The squared distance from the order die to the nearest die of `colour`."""
    centre = places[3]
    near = squared_distance(centre, places[colour] & 0xFFFFF)
    near = min(near, squared_distance(centre, places[colour] >> 20 & 0xFFFFF))
    return min(near, squared_distance(centre, places[colour] >> 40))


@rule
def clear(places: Places) -> bool:
    """Whether the eye can tell which colour lies nearest: each a tenth nearer than the next (§2.7)."""
    black, white, red = nearest(places, BLACK), nearest(places, WHITE), nearest(places, RED)
    return apart(black, white) and apart(white, red) and apart(black, red)


@rule
def apart(one: int, other: int) -> bool:
    """Whether two squared distances differ by more than a tenth of the longer one."""
    return 100 * min(one, other) < 81 * max(one, other)


@rule
def possible_dice(dice: Dice) -> bool:
    """Whether nine dice, and no more, show one to six (§1.1)."""
    for number in range(ALL_DICE):
        if not 1 <= die(dice, number) <= 6:
            return False
    return dice >> 3 * ALL_DICE == 0


@rule
def possible_places(places: Places) -> bool:
    """Whether ten dice, and no more, lie on the table, none on another, the nearest clear to see (§2.7)."""
    if (places[BLACK] | places[WHITE] | places[RED]) >> 60 or places[3] >> 20:
        return False
    for one in range(ALL_DICE + 1):
        where = spot_of(places, one)
        if where & 1023 >= TABLE or where >> 10 >= TABLE:
            return False
        for other in range(one):
            if squared_distance(where, spot_of(places, other)) < APART * APART:
                return False
    return clear(places)


@rule
def score(order: Order, dice: Dice, places: Places, colour: Devil) -> int:
    """How well `colour` answers `order`; the highest score is the best answer (§2.2 to §2.7)."""
    one, two, three = die(dice, 3 * colour), die(dice, 3 * colour + 1), die(dice, 3 * colour + 2)
    if order == LARGEST_SUM:
        return one + two + three
    if order == SMALLEST_SUM:
        return -(one + two + three)
    if order == LARGEST_DIFFERENCE:
        return max(one, two, three) - min(one, two, three)
    if order == MOST_ODD:
        return one % 2 + two % 2 + three % 2
    if order == HIGHEST_VALUE:
        return max(one, two, three)
    return -nearest(places, colour)


@rule
def answer(order: Order, dice: Dice, places: Places) -> Devil:
    """The devil that is right: the best colour, or the grey one when several are best (§2.8)."""
    black = score(order, dice, places, BLACK)
    white = score(order, dice, places, WHITE)
    red = score(order, dice, places, RED)
    best = max(black, white, red)
    if (black == best) + (white == best) + (red == best) > 1:
        return GREY
    return BLACK if black == best else WHITE if white == best else RED
