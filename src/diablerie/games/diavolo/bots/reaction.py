"""How long a bot looks at the dice of Diavolo before it grabs: as long as a person would.

What is known of people: a single signal is answered after some 250 ms, and every doubling of the choices adds
some 150 ms (Hick 1952, Hyman 1953); to find one thing among others takes 20 to 40 ms for each of them; up to
four things are counted at a glance (Trick & Pylyshyn 1994); a sum of two digits takes some 700 ms at first
and half of that with practice (Ashcraft & Battaglia 1978); the closer two numbers are, the longer it takes to
say which is larger (Moyer & Landauer 1967); and the times of one person are skewed to the right (Luce 1986).
"""

from random import Random
from typing import Final

from diablerie.games.diavolo import dice
from diablerie.games.diavolo.bots.eye import closeness
from diablerie.games.diavolo.view import View

FLOOR: Final = 700
"""Milliseconds that nobody beats: to find the order, to choose one of four devils and to move the hand."""
THINKING: Final = {
    dice.POSITION: 170,
    dice.HIGHEST_VALUE: 190,
    dice.MOST_ODD: 310,
    dice.LARGEST_DIFFERENCE: 360,
    dice.LARGEST_SUM: 400,
    dice.SMALLEST_SUM: 420,
}
"""Milliseconds that the best of people think besides, half of the time, where the answer is clear."""
DOUBT: Final = 0.5
"""By which part more they think where two colours are level."""
SPREAD: Final = 0.45
"""How much one and the same person's thinking varies, as the sigma of its logarithm."""
WAITS: Final = 20
"""Milliseconds that somebody who must not be too early waits at least beyond what is allowed."""
LAST_MOMENT: Final = 250
"""Milliseconds before the limit at which somebody who is not done yet stops thinking, and guesses."""


def reaction(view: View, slowness: float, luck: Random) -> int:
    """Milliseconds until somebody so many times slower than the best of people grabs."""
    thinking = THINKING[view.order] * (1 + DOUBT * closeness(view)) * slowness
    soonest = max(FLOOR, view.options.fastest + WAITS) if view.options.race else FLOOR
    return max(soonest, FLOOR + round(thinking * luck.lognormvariate(0, SPREAD)))


def last_moment(view: View) -> int | None:
    """The last reaction that somebody dares to wait for, or None where there is no limit."""
    limit = view.options.time_limit
    return max(FLOOR, 1000 * limit - LAST_MOMENT) if limit else None
