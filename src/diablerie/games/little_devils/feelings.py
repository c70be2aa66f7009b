"""What somebody may feel about a trick that all have seen."""

from typing import Final

from diablerie.game.feelings import Feelings, all_others, of_winners
from diablerie.games.little_devils.view import View

MANY: Final = 6
"""Devils in a trick that nobody takes without a sound."""


def feelings(before: View, after: View) -> Feelings:
    """Who might show what, by what a spectator saw before and sees now."""
    if after.winners and not before.winners:
        return of_winners(after.players, after.winners)
    if not before.trick or after.trick or after.last_taker < 0 or after.rounds != before.rounds:
        return []
    taker = after.last_taker
    if after.last_devils >= MANY:
        return [(taker, "groan"), *all_others(after.players, [taker], "laugh")]
    return [(taker, "wink")] if not after.last_devils else []
