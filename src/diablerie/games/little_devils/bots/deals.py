"""What others may hold: every deal that agrees with all that was seen is imagined with the same chance.

As long as anybody may hold anything, hands are drawn from what nobody has seen. Afterwards its cards are
dealt one by one in a fixed order: `ways[rest]` counts how those that are left can be dealt when every seat
needs as many as `rest` says, so each step is drawn by the deals behind it, and none is thrown away.
"""

from math import factorial, prod
from typing import Any, Final, NamedTuple, TypeAlias

from diablerie.game.core import SEATS, Seat
from diablerie.games.little_devils.cards import NO_CARD, Card, Cards, cards, deck, numbers
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.state import State, new_game
from diablerie.games.little_devils.view import View
from diablerie.kernel import NOTHING, Six, compiled, count, put, rule, word
from diablerie.kernel.luck import Luck, one_of

FAR_AWAY: Final = 1 << 20
"""A goal that no round reaches: what is imagined ends with the round."""

ONE_ROUND: Final = 30
"""Devils that somebody may well take in a round."""

Numbers: TypeAlias = Any
"""One number a card or a rest, as numpy's int64 or float64."""


class Riddle(NamedTuple):
    """What a seat knows of a round, and all that it does not."""

    table: State
    """The table with the hands of nobody else; its goal is far away, so that it ends with the round."""
    goal: int
    """The goal of the game."""
    for_rank: bool
    """Whether this round may well be the last, so that who finishes ahead of whom counts, not devils."""
    hidden: Cards
    """The cards that others hold."""
    free: bool
    """Whether each of them may be in any hand."""
    unseen: Numbers
    """The same cards in the order in which they are dealt: the last first."""
    holders: Numbers
    """Who may hold each of them, as a mask of seats."""
    sizes: Six
    """How many cards each of the others holds."""
    strides: Six
    """What one card of each seat counts in the number of a rest."""
    ways: Numbers
    """In how many ways each rest can be dealt; not counted where all is free."""


def riddle(view: View, memory: Memory) -> Riddle:
    """Gather what the seat that looks knows, by sight and by memory."""
    import numpy as np  # takes a while, and whoever plays without thinking ahead needs none of it

    hidden = _unseen(view, memory)
    others = [seat for seat in range(view.players) if seat != view.seat]
    free = not any(memory.lacks[seat] & hidden for seat in others)
    sizes, strides, rests = NOTHING, NOTHING, 1
    for seat in others:
        sizes = put(sizes, seat, view.sizes[seat])
        strides = put(strides, seat, rests)
        rests *= view.sizes[seat] + 1
    unseen = numbers(hidden)
    found = Riddle(
        table=table_of(view, memory),
        goal=view.goal,
        for_rank=view.goal - max(view.totals) <= ONE_ROUND,
        hidden=hidden,
        free=free,
        unseen=np.array(unseen, dtype=np.int64),
        holders=np.array([_holders(memory, others, card) for card in unseen], dtype=np.int64),
        sizes=sizes,
        strides=strides,
        ways=np.zeros(1 if free else rests),
    )
    if not free:
        count_ways(found)
    return found


def _holders(memory: Memory, others: list[Seat], card: Card) -> int:
    return sum(1 << seat for seat in others if not memory.lacks[seat] >> card & 1)


def possible_deals(riddle: Riddle) -> float:
    """How many deals agree with all that is known."""
    if riddle.free:
        return factorial(sum(riddle.sizes)) / prod(factorial(size) for size in riddle.sizes)
    return float(riddle.ways[-1])


def _unseen(view: View, memory: Memory) -> Cards:
    own = view.hands[view.seat]
    assert own is not None
    seen = cards(*own)
    for played in memory.played:
        seen |= played
    return deck(view.players) & ~seen


def table_of(view: View, memory: Memory) -> State:
    """The table as the seat knows it: its own hand, and what lies on it."""
    own = view.hands[view.seat]
    assert own is not None
    dealt = put(NOTHING, view.seat, cards(*own))
    for seat, card in view.trick:
        dealt = put(dealt, seat, dealt[seat] | 1 << card)
    a, b, c, d, e, f = (*view.totals, 0, 0, 0)[:SEATS]
    trick = cards(*(card for _, card in view.trick))
    return new_game(view.players, FAR_AWAY, view.open_tricks)._replace(
        to_act=view.seat,
        dealer=view.dealer,
        dealt=dealt,
        gone=deck(view.players) & ~_unseen(view, memory) & ~cards(*own),
        leader=view.leader,
        trick=trick,
        lead=view.trick[0][1] if view.trick else NO_CARD,
        side=view.side,
        piles=memory.taken,
        totals=(a, b, c, d, e, f),
    )


@compiled
def count_ways(riddle: Riddle) -> None:
    """Fill `ways`, from the smallest rest to the largest."""
    ways, sizes, strides = riddle.ways, riddle.sizes, riddle.strides
    ways[0] = 1.0
    for rest in range(1, len(ways)):
        left = 0
        for seat in range(SEATS):
            if sizes[seat]:
                left += rest // strides[seat] % (sizes[seat] + 1)
        for seat in range(SEATS):
            if (
                sizes[seat]
                and riddle.holders[left - 1] >> seat & 1
                and rest // strides[seat] % (sizes[seat] + 1)
            ):
                ways[rest] += ways[rest - strides[seat]]


@rule
def imagined(riddle: Riddle, luck: Luck) -> State:
    """Deal what is unseen: the table with a hand for everybody."""
    dealt = drawn(riddle, luck) if riddle.free else dealt_by_ways(riddle, luck)
    return riddle.table._replace(dealt=dealt)


@rule
def drawn(riddle: Riddle, luck: Luck) -> Six:
    """Draw one hand after the other; what is left is the last one."""
    dealt, left = riddle.table.dealt, riddle.hidden
    for seat in range(riddle.table.players):
        hand = left
        if riddle.sizes[seat] < count(left):
            hand = 0
            for _ in range(riddle.sizes[seat]):
                hand |= 1 << one_of(luck, left & ~hand)
                luck += 1
        left &= ~hand
        dealt = put(dealt, seat, dealt[seat] | hand)
    return dealt


@rule
def dealt_by_ways(riddle: Riddle, luck: Luck) -> Six:
    """Deal card by card to those who may hold it, each as likely as there are deals behind it."""
    dealt, needs = riddle.table.dealt, riddle.sizes
    rest = len(riddle.ways) - 1
    for left in range(len(riddle.unseen), 0, -1):
        aim = word(luck + left) * 2.0**-32 * riddle.ways[rest]
        taker = -1
        for seat in range(SEATS):
            if needs[seat] and riddle.holders[left - 1] >> seat & 1:
                if aim >= 0.0:
                    taker = seat
                aim -= riddle.ways[rest - riddle.strides[seat]]
        needs = put(needs, taker, needs[taker] - 1)
        dealt = put(dealt, taker, dealt[taker] | 1 << int(riddle.unseen[left - 1]))
        rest -= riddle.strides[taker]
    return dealt
