"""What somebody at a table may feel about what all have seen; bots of the house show it now and then."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from diablerie.game.core import Seat

Feeling: TypeAlias = Literal["laugh", "cheer", "gasp", "groan", "wink", "think", "hurry", "well_played"]
Feelings: TypeAlias = list[tuple[Seat, Feeling]]
"""Who might show which feeling."""


def no_feelings(before: object, after: object) -> Feelings:
    """Whatever happens, nobody shows what they feel."""
    return []


def all_others(players: int, seats: Iterable[Seat], feeling: Feeling) -> Feelings:
    """What those feel whom it did not happen to."""
    happened_to = set(seats)
    return [(seat, feeling) for seat in range(players) if seat not in happened_to]


def of_winners(players: int, winners: tuple[Seat, ...]) -> Feelings:
    """What everybody feels when the game is over."""
    return [*[(seat, "cheer") for seat in winners], *all_others(players, winners, "well_played")]
