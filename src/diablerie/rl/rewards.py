"""What a seat gets for how a game goes, plain and compiled alike."""

from typing import Final

from diablerie.game.core import Seat
from diablerie.kernel import Six, rule

PLACE: Final = "place"
"""At the end: 1 for being ahead of everybody, -1 for being behind everybody; the sum is always 0."""
POINTS: Final = "points"
"""Whenever totals change: the chips or rubies won, less those lost, and the devils taken as a loss."""
REWARDS: Final = (PLACE, POINTS)


@rule
def place(totals: Six, players: int, seat: Seat, sign: int) -> float:
    """How many of the others `seat` is ahead of, less how many are ahead of it, as a share."""
    balance = 0
    for other in range(players):
        balance += sign * totals[seat] > sign * totals[other]
        balance -= sign * totals[seat] < sign * totals[other]
    return balance / (players - 1)
