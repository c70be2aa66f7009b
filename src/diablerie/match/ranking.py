"""Who finishes ahead of whom: the rulebooks name the winners only, this is the one place that ranks all."""

from collections.abc import Sequence

from diablerie.match.referee import Match

FEWEST_WIN = ("little_devils",)
"""The games in which a low total is a good one."""
ENDS_WITHOUT = ("diavolo",)
"""The games in which whoever has nothing left is out, and later ones are ahead of him."""


def places(match: Match, lasted: Sequence[int] | None = None) -> list[int]:
    """Each seat's place, 1 for the best; who is level has the same place.

    Totals count in the direction of winning: fewest devils, most chips, most rubies. Of those who are out of
    Diavolo, who `lasted` for more rounds is ahead, where that is known.
    """
    totals = match.game.totals(match.state)
    sign = -1 if match.game.name in FEWEST_WIN else 1
    rounds = lasted if lasted and match.game.name in ENDS_WITHOUT else [0] * len(totals)
    worths = [(sign * total, long) for total, long in zip(totals, rounds)]
    return [1 + sum(other > own for other in worths) for own in worths]


def rounds_lasted(match: Match, before: Sequence[int]) -> list[int]:
    """After how many rounds each seat still had something, now that the match has come this far."""
    rounds, totals = match.game.rounds(match.state), match.game.totals(match.state)
    return [rounds if total > 0 else earlier for total, earlier in zip(totals, before)]
