"""What chance does in Little Devils, from a stream of luck: for simulations, plain and compiled alike."""

from diablerie.game.core import NOBODY
from diablerie.games.little_devils.cards import HAND_SIZE, deck
from diablerie.games.little_devils.rules import next_dealer
from diablerie.games.little_devils.state import Event, State, dealing
from diablerie.kernel import NOTHING, put, rule
from diablerie.kernel.luck import Luck, below, one_of


@rule
def outcome(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Deal nine cards to everybody; what is left over at the end is the last hand."""
    dealer = next_dealer(state)
    if dealer == NOBODY:
        dealer = below(luck, state.players)
        luck += 1
    undealt = deck(state.players)
    hands = NOTHING
    for seat in range(state.players - 1):
        hand = 0
        for _ in range(HAND_SIZE):
            hand |= 1 << one_of(luck, undealt & ~hand)
            luck += 1
        hands = put(hands, seat, hand)
        undealt &= ~hand
    return dealing(dealer, put(hands, state.players - 1, undealt)), luck
