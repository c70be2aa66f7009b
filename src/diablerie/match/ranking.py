"""Who finishes ahead of whom: the rulebooks name the winners only, this is the one place that ranks all."""

from collections.abc import Sequence

from diablerie.match.referee import Match


def places(match: Match, lasted: Sequence[int] | None = None) -> list[int]:
    """Each seat's place, 1 for the best; who is level has the same place.

    Totals count in the direction of winning. Where whoever has nothing left is out, those who `lasted` for
    more rounds are ahead, if that is known.
    """
    totals = match.game.totals(match.state)
    rounds = lasted if lasted and match.game.out_at_zero else [0] * len(totals)
    worths = [(match.game.better * total, long) for total, long in zip(totals, rounds)]
    return [1 + sum(other > own for other in worths) for own in worths]


def rounds_lasted(match: Match, before: Sequence[int]) -> list[int]:
    """After how many rounds each seat still had something, now that the match has come this far."""
    rounds, totals = match.game.rounds(match.state), match.game.totals(match.state)
    return [rounds if total > 0 else earlier for total, earlier in zip(totals, before)]
