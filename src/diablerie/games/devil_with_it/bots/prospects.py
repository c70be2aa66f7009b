"""How the game will end: the chances that follow from everybody's chips at the end of a round.

Equal players are taken for granted. Then a lead of so many chips counts the less, the farther the leader is
from the goal: the chances are as if every player had a weight that grows e times as large with every `spread`
chips. The spread is fitted to games of equal players (bench/oven.py).
"""

from math import exp
from typing import Final

from diablerie.game.core import SEATS, Seat
from diablerie.kernel import Six, rule

LAST_ROUND: Final = 120.0
"""The spread when the leader lacks nothing; with so much more, shared by the players."""
LAST_ROUND_SHARED: Final = 280.0
ON_THE_WAY: Final = 0.15
"""What every chip that the leader lacks adds; with so much more, shared by the players."""
ON_THE_WAY_SHARED: Final = 1.1


@rule
def spread(lacking: int, players: int) -> float:
    """How many chips make a weight e times as large, when the leader lacks so many."""
    for_now = LAST_ROUND + LAST_ROUND_SHARED / players
    return for_now + (ON_THE_WAY + ON_THE_WAY_SHARED / players) * lacking


@rule
def chance_to_win(chips: Six, players: int, goal: int, seat: Seat) -> float:
    """The chance of `seat` to win; tied winners share one victory (§6.3)."""
    richest = max(chips)
    if richest >= goal:
        return share_of_victory(chips, richest, seat)
    wide = spread(goal - richest, players)
    total = 0.0
    for other in range(SEATS):
        if other < players:
            total += exp((chips[other] - chips[seat]) / wide)
    return 1.0 / total


@rule
def share_of_victory(chips: Six, richest: int, seat: Seat) -> float:
    """What `seat` has of a victory that is decided."""
    if chips[seat] < richest:
        return 0.0
    winners = 0
    for other in range(SEATS):
        winners += chips[other] == richest
    return 1.0 / winners


@rule
def chance_to_be_ahead(chips: Six, players: int, goal: int, seat: Seat) -> float:
    """The chance of `seat` to finish ahead of another, on the average of all others; a tie is half of it."""
    lacking = goal - max(chips)
    wide = spread(max(0, lacking), players)
    total = 0.0
    for other in range(SEATS):
        if other < players and other != seat:
            if lacking > 0:
                total += 1.0 / (1.0 + exp((chips[other] - chips[seat]) / wide))
            elif chips[other] == chips[seat]:
                total += 0.5
            elif chips[other] < chips[seat]:
                total += 1.0
    return total / (players - 1)
