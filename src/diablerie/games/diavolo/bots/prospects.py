"""Who will win a race of Diavolo: everybody's chances, if all play equally well from now on.

Every round takes rubies from the table, but for a grey devil between two players; so chances follow from
those with fewer rubies, without a single game being played.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final

from diablerie.games.diavolo.dice import NO_PLACES, ORDERS, POSITION, score
from diablerie.games.diavolo.notation import packed_dice
from diablerie.games.diavolo.rules import supply_for
from diablerie.games.diavolo.state import RUBIES

Chances = tuple[float, ...]
"""One chance for each player."""

RIGHT: Final = 0.9
"""How often an equal player grabs at the right devil."""
SWEEPS: Final = 40
"""How often the chances of two are gone through; each time less than a third of the error is left."""


@cache
def grey_chance(with_position: bool) -> float:
    """How often the grey devil is right."""
    orders = [order for order in range(ORDERS) if order != POSITION]
    return sum(map(tie_chance, orders)) / (len(orders) + with_position)


def tie_chance(order: int) -> float:
    """How often several colours answer this order equally well."""
    throws = [(a, b, c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)]
    scores = [score(order, packed_dice(throw), NO_PLACES, 0) for throw in throws]
    alone = [sum(other < best for other in scores) ** 2 for best in scores]
    return 1 - 3 * sum(alone) / len(throws) ** 3


def keepers(players: Sequence[int], devils: int, right: float) -> Iterator[tuple[tuple[int, ...], float]]:
    """Who gets one of so many right devils, and how likely that is, if nobody is faster than another."""
    many, rest = len(players), 1.0
    for size in range(min(devils, many)):
        each = right**size * (1 - right) ** (many - size)
        rest -= each * comb(many, size)
        for group in combinations(players, size):
            yield group, each
    size = min(devils, many)
    for group in combinations(players, size):
        yield group, rest / comb(many, size)


def rubies_after(rubies: Sequence[int], kept: Sequence[int], grey: bool) -> tuple[int, ...]:
    """Everybody's rubies after a round in which these had the right devil."""
    return tuple(
        had - (had > 0) if player not in kept else min(had + 1, RUBIES) if grey else had
        for player, had in enumerate(rubies)
    )


def in_race(rubies: Sequence[int], grey: float) -> Chances:
    """Everybody's chance to be the last with a ruby."""
    order = sorted((player for player, had in enumerate(rubies) if had), key=lambda player: -rubies[player])
    sorted_chances = _in_race(tuple(rubies[player] for player in order), grey)
    return tuple(
        sorted_chances[order.index(player)] if player in order else 0.0 for player in range(len(rubies))
    )


@cache
def _in_race(rubies: tuple[int, ...], grey: float) -> Chances:
    if len(rubies) <= 1:
        return (1.0,) * len(rubies)
    if len(rubies) == 2:
        return _duels(grey)[rubies]
    chances = [0.0] * len(rubies)
    for after, likely in _rounds(rubies, grey):
        for player, chance in enumerate(in_race(after, grey)):
            chances[player] += likely * chance
    return tuple(chances)


def _rounds(rubies: tuple[int, ...], grey: float) -> Iterator[tuple[tuple[int, ...], float]]:
    """Everything that a round can do, and how likely that is."""
    players = range(len(rubies))
    for kept, likely in keepers(players, supply_for(len(rubies)), RIGHT):
        yield rubies_after(rubies, kept, grey=False), (1 - grey) * likely
    for kept, likely in keepers(players, 1, RIGHT):
        yield rubies_after(rubies, kept, grey=True), grey * likely


@cache
def _duels(grey: float) -> dict[tuple[int, ...], Chances]:
    """The chances of two: a grey devil moves rubies to and fro, so all are worked out together."""
    amounts = range(RUBIES + 1)
    won = {(own, other): float(own > 0 and other == 0) for own in amounts for other in amounts}
    for _ in range(SWEEPS):
        for duel in won:
            if min(duel) > 0:
                won[duel] = sum(likely * won[after[0], after[1]] for after, likely in _rounds(duel, grey))
    return {(own, other): (won[own, other], won[other, own]) for own, other in won}
