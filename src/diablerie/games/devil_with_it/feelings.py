"""What somebody may feel about devils in the coal and about pay day."""

from diablerie.game.feelings import Feelings, all_others, of_winners
from diablerie.games.devil_with_it.view import View


def feelings(before: View, after: View) -> Feelings:
    """Who might show what, by what a spectator saw before and sees now."""
    if after.winners and not before.winners:
        return of_winners(after.players, after.winners)
    if after.payout is not None and before.payout is None:
        sums = [sum(gain.chips for gain in share.gains) for share in after.payout.shares]
        best = max(sums)
        return [
            (seat, "cheer" if total == best else "groan")
            for seat, total in enumerate(sums)
            if total < 0 or total == best > 0
        ]
    burnt = [seat for seat in after.burnt if seat not in before.burnt]
    if burnt:
        return [(burnt[0], "groan"), *all_others(after.players, burnt, "laugh")]
    return []
