"""What a bot reads in the dice of Diavolo: the answer, or one of the mistakes that people make.

It misreads a die, confuses one order with another, misjudges a distance, or grabs the first of two equal
colours without looking whether there is a second: it never just names any colour.
"""

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from diablerie.games.diavolo.dice import (
    COLOURS,
    GREY,
    HIGHEST_VALUE,
    LARGEST_DIFFERENCE,
    LARGEST_SUM,
    MOST_ODD,
    POSITION,
    SMALLEST_SUM,
    Devil,
    answer,
    nearest,
    score,
)
from diablerie.games.diavolo.notation import packed_dice, packed_places
from diablerie.games.diavolo.view import View

MISTAKEN_FOR: Final = {
    LARGEST_SUM: SMALLEST_SUM,
    SMALLEST_SUM: LARGEST_SUM,
    LARGEST_DIFFERENCE: LARGEST_SUM,
    MOST_ODD: HIGHEST_VALUE,
    HIGHEST_VALUE: LARGEST_SUM,
    POSITION: POSITION,
}
"""What is answered by somebody who has confused the order."""
LOOKED_AT_CLOSELY: Final = {
    LARGEST_SUM: 1.0,
    SMALLEST_SUM: 1.0,
    LARGEST_DIFFERENCE: 1.0,
    MOST_ODD: 0.7,
    HIGHEST_VALUE: 0.4,
    POSITION: 0.0,
}
"""How easily a die is misread, by order: a six stands out, and adding up goes wrong most often."""


class Eye(NamedTuple):
    """How well somebody reads; every number is a chance of a mistake, but for `blur`."""

    slip: float
    """To read a die as one more or one less than it shows, or to add it up so."""
    confusion: float
    """To answer another order than the one that was given."""
    haste: float
    """To overlook that two colours are level, and to grab one of them."""
    blur: float
    """By which part distances are misjudged."""

    def in_peace(self) -> "Eye":
        """The same eye where nobody hurries it: it errs half as often."""
        return Eye(*(chance / 2 for chance in self))


def read(view: View, eye: Eye, luck: Random) -> Devil:
    """The devil that somebody with this eye takes for the right one."""
    if view.order == POSITION:
        return nearest_by_eye(view, eye, luck)
    order = MISTAKEN_FOR[view.order] if luck.random() < eye.confusion else view.order
    chance = eye.slip * LOOKED_AT_CLOSELY[order]
    dice = packed_dice([misread(value, luck) if luck.random() < chance else value for value in view.dice])
    places = packed_places(view.places)
    devil = answer(order, dice, places)
    if devil == GREY and luck.random() < eye.haste:
        scores = [score(order, dice, places, colour) for colour in range(COLOURS)]
        return luck.choice([colour for colour in range(COLOURS) if scores[colour] == max(scores)])
    return devil


def misread(value: int, luck: Random) -> int:
    """What a die is taken for: one more or one less."""
    return luck.choice([near for near in (value - 1, value + 1) if 1 <= near <= 6])


def nearest_by_eye(view: View, eye: Eye, luck: Random) -> Devil:
    """The colour that seems to lie nearest to the order die."""
    places = packed_places(view.places)
    seeming = [nearest(places, colour) * luck.lognormvariate(0, 2 * eye.blur) for colour in range(COLOURS)]
    return seeming.index(min(seeming))


def right_devil(view: View) -> Devil:
    """The devil that is right, as anybody can work out with enough time."""
    return answer(view.order, packed_dice(view.dice), packed_places(view.places))


def closeness(view: View) -> float:
    """How hard the best colour is to tell from the second, up to 1 where they are level."""
    places, dice = packed_places(view.places), packed_dice(view.dice)
    scores = sorted(score(view.order, dice, places, colour) for colour in range(COLOURS))
    if view.order == POSITION:
        return sqrt(scores[2] / scores[1])
    return 1 / (1 + scores[2] - scores[1])
