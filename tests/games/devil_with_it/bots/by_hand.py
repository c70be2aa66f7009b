"""The last turn of a round, worked out a second time: plain Python, fractions, and none of the bots' code."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import NamedTuple

VALUES = (10, 20, 25, 50, 75, 100)
PIECES = (9, 9, 9, 7, 3, 2, 9)

Utility = Callable[[tuple[int, ...]], Fraction]
"""What everybody's chips after the round are worth to the one who thinks."""


class LastTurn(NamedTuple):
    """What the last player of a round sees."""

    seat: int
    chips: tuple[int, ...]
    stakes: tuple[int | None, ...]
    pacts: frozenset[int]
    fronts: tuple[tuple[int, ...], ...]
    """The kinds of coal in front of those who had their turn."""
    turned: tuple[int, ...]
    """The kinds of coal they have turned up."""
    left: tuple[int, ...]
    """Pieces in the oven by kind, devils last."""

    @property
    def amounts(self) -> tuple[int, ...]:
        """The coal amounts so far; 0 for who thinks."""
        return tuple(worth(front) for front in self.fronts)

    @property
    def pieces(self) -> tuple[int, ...]:
        """How many pieces lie in front of each."""
        return tuple(len(front) for front in self.fronts)


def worth(kinds: Iterable[int]) -> int:
    """Add up coal."""
    return sum(VALUES[kind] for kind in kinds)


def after_stop(turn: LastTurn, amount: int, turned: int) -> tuple[int, ...]:
    """Everybody's chips if they keep so much (winnings of a round, rule by rule)."""
    return settled(
        turn, turn.chips, put(turn.amounts, turn.seat, amount), put(turn.pieces, turn.seat, turned)
    )


def after_devil(turn: LastTurn) -> tuple[int, ...]:
    """Everybody's chips if they are burnt: each other pact has 50, from them while their free chips last."""
    chips, free = list(turn.chips), turn.chips[turn.seat] - (turn.stakes[turn.seat] or 0)
    for other in sorted(turn.pacts - {turn.seat}):
        chips[other] += 50
        if free >= 50:
            free -= 50
            chips[turn.seat] -= 50
    return settled(turn, tuple(chips), turn.amounts, turn.pieces)


def settled(
    turn: LastTurn, chips: tuple[int, ...], amounts: tuple[int, ...], pieces: tuple[int, ...]
) -> tuple[int, ...]:
    """Pay bets and bonuses."""
    high, bets = max(amounts), [stake for stake in turn.stakes if stake is not None]
    result = list(chips)
    for seat, stake in enumerate(turn.stakes):
        if stake is not None:
            doubled = 2 if stake == max(bets) else 1
            result[seat] += stake * doubled if stake <= high else -stake
        if pieces[seat]:
            result[seat] += 50 * (amounts[seat] == high) + 50 * (pieces[seat] == max(pieces))
    return tuple(result)


def put(items: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same with another number at one place."""
    return (*items[:place], value, *items[place + 1 :])


def stop_and_go(turn: LastTurn, utility: Utility) -> tuple[Fraction, Fraction]:
    """What stopping now and turning up one more piece are worth, with the best of all continuations."""
    burnt = utility(after_devil(turn))
    highest = max(turn.amounts + tuple(stake or 0 for stake in turn.stakes))
    most = max(turn.pieces)

    @lru_cache(None)
    def stop(amount: int, turned: int) -> Fraction:
        return utility(after_stop(turn, amount, turned))

    @lru_cache(None)
    def go(left: tuple[int, ...], amount: int, turned: int) -> Fraction:
        value = left[6] * burnt
        for kind in range(6):
            if left[kind]:
                fewer = put(left, kind, left[kind] - 1)
                value += left[kind] * best(fewer, amount + VALUES[kind], turned + 1)
        return value / sum(left)

    def best(left: tuple[int, ...], amount: int, turned: int) -> Fraction:
        if not sum(left):
            return stop(amount, turned)
        if amount > highest and turned > most:  # more coal changes nothing, but a devil may even be welcome
            return max(stop(highest + 5, most + 1), burnt if left[6] else stop(highest + 5, most + 1))
        return max(stop(amount, turned), go(left, amount, turned))

    amount, turned = worth(turn.turned), len(turn.turned)
    return stop(amount, turned), go(turn.left, amount, turned)


def random_last_turn(luck: Random) -> LastTurn:
    """Any position a last player may be in, common and strange ones."""
    players = luck.randrange(2, 7)
    seat = luck.randrange(players)
    chips = tuple(
        10 * luck.choice((0, luck.randrange(1, 40), luck.randrange(1, 159))) for _ in range(players)
    )
    stakes = tuple(10 * luck.randrange(1, min(25, have // 10) + 1) if have else None for have in chips)
    oven = [kind for kind in range(7) for _ in range(PIECES[kind])]
    luck.shuffle(oven)
    del oven[luck.randrange(24, 49) :]
    fronts: list[tuple[int, ...]] = [()] * players
    for other in range(players):
        taken = tuple(oven.pop() for _ in range(luck.randrange(0, 4)))
        fronts[other] = () if other == seat or 6 in taken else taken
    own = tuple(kind for kind in oven if kind != 6)[: luck.choice((1, 1, 2, 2, 3))]
    for kind in own:
        oven.remove(kind)
    pacts = frozenset(other for other in range(players) if luck.random() < 0.3)
    left = tuple(oven.count(kind) for kind in range(7))
    return LastTurn(seat, chips, stakes, pacts, tuple(fronts), own, left)
