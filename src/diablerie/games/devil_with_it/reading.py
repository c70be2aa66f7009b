"""What is to be read in The Devil With It: fists that have opened, a devil in the coal, and a payout."""

from diablerie.game.reading import BESIDE, GLANCE, NOTHING_NEW, Reading
from diablerie.games.devil_with_it.state import BET, TURN, State


def reading(before: State, after: State) -> Reading:
    """What there is to read when one state has followed another; a payout lies there until one bets."""
    if after.rounds > before.rounds:
        return BESIDE
    opened = before.phase == BET and after.phase == TURN
    return GLANCE if opened or after.burnt & ~before.burnt else NOTHING_NEW
