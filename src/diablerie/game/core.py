"""The words that all games share: seats, those who act besides them, and refusals."""

from typing import Final, TypeAlias

from diablerie.kernel import rule

Seat: TypeAlias = int
CHANCE: Final = -1
"""The dealer: deals, lots, coal and dice."""
CLOCK: Final = -2
"""The time that is over."""
NOBODY: Final = -3
"""Nobody is awaited: the game is over. A view for NOBODY is a spectator's."""
EVERYBODY: Final = -4
"""Several seats decide at once; `awaited` tells which."""

SEATS: Final = 6
"""Places in every tuple that holds one number a seat, whoever plays."""


@rule
def clockwise(seat: Seat, other: Seat, players: int) -> int:
    """How many seats to the left of `seat` the `other` one is, 0 for itself."""
    return other - seat if other >= seat else other - seat + players


Refusal: TypeAlias = int
LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_NOW: Final = 2
NOT_YOUR_TURN: Final = 3
IMPOSSIBLE: Final = 4
NOT_IN_HAND: Final = 5
FIVE_LED: Final = 6
MUST_FOLLOW: Final = 7
NO_CHIPS: Final = 8
BET_NOT_TENS: Final = 9
BET_TOO_LOW: Final = 10
BET_TOO_HIGH: Final = 11
NO_COAL_THERE: Final = 12
NOTHING_TO_KEEP: Final = 13
OUT_OF_THE_GAME: Final = 14
GRABBED_ALREADY: Final = 15
NO_SUCH_DEVIL: Final = 16
DEVIL_GONE: Final = 17
TOO_LATE: Final = 18

REFUSAL_NAMES: Final = (
    "legal",
    "game_over",
    "not_now",
    "not_your_turn",
    "impossible",
    "not_in_hand",
    "five_led",
    "must_follow",
    "no_chips",
    "bet_not_tens",
    "bet_too_low",
    "bet_too_high",
    "no_coal_there",
    "nothing_to_keep",
    "out_of_the_game",
    "grabbed_already",
    "no_such_devil",
    "devil_gone",
    "too_late",
)
"""The stable code of each refusal, as protocols and error messages write it."""
OWN: Final = 100
"""The first refusal of a game's own; its manifest has their codes in the same order (`own_codes`)."""
