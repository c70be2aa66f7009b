"""What somebody may feel when the answer is known."""

from diablerie.game.feelings import Feeling, Feelings, of_winners
from diablerie.games.diavolo.figures import Outcome
from diablerie.games.diavolo.view import View

FELT: dict[Outcome, Feeling] = {
    "right": "cheer",
    "grey": "cheer",
    "wrong": "groan",
    "late": "gasp",
    "early": "gasp",
}


def feelings(before: View, after: View) -> Feelings:
    """Who might show what, by what a spectator saw before and sees now: nothing while others still grab."""
    if after.winners and not before.winners:
        return of_winners(after.players, after.winners)
    if not any(after.outcomes) or any(before.outcomes):
        return []
    return [(seat, FELT[one]) for seat, one in enumerate(after.outcomes) if one is not None and one in FELT]
