"""What is to be read in Little Devils: a trick that was taken, and what a round has cost."""

from diablerie.game.reading import GLANCE, NOTHING_NEW, PAGE, Reading
from diablerie.games.little_devils.state import State


def reading(before: State, after: State) -> Reading:
    """What there is to read when one state has followed another."""
    if after.rounds > before.rounds:
        return PAGE
    return GLANCE if before.trick and not after.trick else NOTHING_NEW
