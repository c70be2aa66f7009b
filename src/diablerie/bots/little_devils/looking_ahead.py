"""The bot that looks ahead in Little Devils: it deals what it cannot see many times, and plays it out.

It remembers nothing: a card that was played and lies face down may, for all it knows, still be in a hand.
"""

from typing import Any, Final, TypeAlias

from diablerie.bots.bot import Mind
from diablerie.games.core import SEATS, Seat
from diablerie.games.little_devils.cards import NO_CARD, Cards, cards, deck
from diablerie.games.little_devils.rules import apply, legal
from diablerie.games.little_devils.state import Event, State, new_game, playing
from diablerie.games.little_devils.view import View
from diablerie.kernel import NOTHING, Six, compiled, lowest, put
from diablerie.kernel.luck import luck_of, one_of

SAMPLES: Final = 150
FAR_AWAY: Final = 1 << 20
"""A goal that no round reaches."""

Sums: TypeAlias = Any
"""Devils by card, as numpy's int64."""


def play_card(view: View, mind: Mind) -> Event:
    """Play the card after which fewest devils are taken, on the average of many deals."""
    if len(view.legal) == 1:
        return playing(view.seat, view.legal[0])
    sums = no_devils()
    table, unseen = imagined(view)
    add_devils(table, unseen, put_all(view.sizes), SAMPLES, mind.luck.getrandbits(30), sums)
    return playing(view.seat, min(view.legal, key=lambda card: int(sums[card])))


def imagined(view: View) -> tuple[State, Cards]:
    """The table as far as the view shows it, and the cards that others may hold."""
    own = view.hands[view.seat]
    assert own is not None
    dealt = put(NOTHING, view.seat, cards(*own))
    for seat, card in view.trick:
        dealt = put(dealt, seat, dealt[seat] | 1 << card)
    on_table = cards(*(card for _, card in view.trick))
    seen = cards(*own) | on_table | cards(*(card for _, card in view.last_trick))
    for pile in view.piles or ():
        seen |= cards(*pile)
    table = new_game(view.players, FAR_AWAY, view.open_tricks)._replace(
        to_act=view.seat,
        dealer=view.dealer,
        dealt=dealt,
        gone=on_table,
        leader=view.leader,
        trick=on_table,
        lead=view.trick[0][1] if view.trick else NO_CARD,
        side=view.side,
    )
    return table, deck(view.players) & ~seen


def no_devils() -> Sums:
    """Room for the sums of all cards."""
    import numpy as np  # takes a while, and whoever plays without this bot needs none of it

    return np.zeros(64, dtype=np.int64)


def put_all(sizes: tuple[int, ...]) -> Six:
    """Sizes of hands for all six places."""
    a, b, c, d, e, f = (*sizes, 0, 0, 0)[:SEATS]
    return a, b, c, d, e, f


@compiled
def add_devils(table: State, unseen: Cards, sizes: Six, samples: int, seed: int, sums: Sums) -> None:
    """Add up what the seat to act takes after each of its cards, in so many deals that are played by lot."""
    seat: Seat = table.to_act
    for sample in range(samples):
        luck = luck_of(seed, sample)
        dealt, left = table.dealt, unseen
        for other in range(table.players):
            if other != seat:
                for _ in range(sizes[other]):
                    card = one_of(luck, left)
                    luck += 1
                    left &= ~(1 << card)
                    dealt = put(dealt, other, dealt[other] | 1 << card)
        held = (unseen & ~left) | table.dealt[seat]
        opening = table._replace(dealt=dealt, gone=deck(table.players) & ~held)
        options = legal(table)
        while options:
            first = lowest(options)
            options &= options - 1
            state = apply(opening, playing(seat, first))
            while state.rounds == 0:
                state = apply(state, playing(state.to_act, one_of(luck, legal(state))))
                luck += 1
            sums[first] += state.totals[seat]


def warm_up() -> None:
    """Compile, which takes seconds the first time; afterwards every decision is a matter of milliseconds."""
    last_card = new_game(3, FAR_AWAY, 0)._replace(to_act=0, leader=0, dealt=put(NOTHING, 0, 1 << 1))
    add_devils(last_card, 1 << 2 | 1 << 3, (1, 1, 1, 0, 0, 0), 1, 1, no_devils())
