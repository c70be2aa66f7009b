"""A round played to its end by habit: what the rules and habits.py say, with as little as that needs.

A search plays its rounds here by the million. Hands and totals stand in arrays, because a tuple from which a
seat is picked costs a jump that no processor foretells; and whoever leads, turns or follows chooses in a
place of its own, so that each place sees the same kind of choice again and again.
"""

from typing import Any, Final, TypeAlias

from diablerie.game.core import NOBODY, SEATS, Seat
from diablerie.games.little_devils.bots.habits import Weights, following, leading, most_wanted, turning
from diablerie.games.little_devils.bots.tricks import ANY_CARD, followed, led, trick_of
from diablerie.games.little_devils.cards import NO_CARD, Card, deck, devils
from diablerie.games.little_devils.rules import hand
from diablerie.games.little_devils.state import State
from diablerie.kernel import rule
from diablerie.kernel.luck import Luck

STRIDE: Final = 64
"""Places in the stream of luck that belong to one card played: more than there are cards to choose from."""

HANDS, TOTALS = range(2)
"""The rows of a room."""
Room: TypeAlias = Any
"""Where a round is played: everybody's hand and everybody's devils, as numpy's int64."""


def empty_room() -> Room:
    """Make room for a round."""
    import numpy as np  # takes a while, and whoever plays without thinking ahead needs none of it

    return np.zeros((2, SEATS), dtype=np.int64)


@rule
def lay_out(state: State, room: Room) -> None:
    """Put the hands into the room, and the devils of all rounds, this one included."""
    for seat in range(SEATS):
        room[HANDS][seat] = hand(state, seat)
        room[TOTALS][seat] = state.totals[seat] + devils(state.piles[seat])


@rule
def to_the_end(state: State, card: Card, luck: Luck, weights: Weights, room: Room) -> Seat:
    """Play `card` and then the round to its end by habit; the seat returned takes the trick on the table.

    The totals after the round stand in the room.
    """
    lay_out(state, room)
    hands, totals, players = room[HANDS], room[TOTALS], state.players
    seat, taker, left = state.to_act, NOBODY, deck(players) & ~state.gone ^ 1 << card
    hands[seat] ^= 1 << card
    trick = led(card, players) if state.lead == NO_CARD else followed(trick_of(state), seat, card)
    while True:
        while trick.to_come:
            luck += STRIDE
            seat = seat + 1 if seat + 1 < players else 0
            held = hands[seat]
            if trick.asked == ANY_CARD:
                card = most_wanted(turning(trick, held, left ^ held), luck, weights)
            else:
                card = most_wanted(following(trick, held, left ^ held), luck, weights)
            hands[seat] ^= 1 << card
            left ^= 1 << card
            trick = followed(trick, seat, card)
        seat = trick.taker
        totals[seat] += devils(trick.cards)
        if taker == NOBODY:
            taker = seat
        if left == 0:
            return taker
        luck += STRIDE
        card = most_wanted(leading(hands[seat], left ^ hands[seat]), luck, weights)
        hands[seat] ^= 1 << card
        left ^= 1 << card
        trick = led(card, players)
