"""What is to be read at a table, and so takes time although nobody has anything to do."""

from typing import Final, TypeAlias

Reading: TypeAlias = int
NOTHING_NEW: Final = 0
"""What happened is seen as it happens."""
GLANCE: Final = 1
"""Something lies there that is gone with the next move: a trick and who takes it, fists that have opened."""
PAGE: Final = 2
"""A glance, and then something to be gone through before the game goes on: how a round ended for all."""
BESIDE: Final = 3
"""Something to be gone through that lies beside the next decision, which therefore has more time."""


def nothing_to_read(before: object, after: object) -> Reading:
    """Nothing has to be read in peace."""
    return NOTHING_NEW
