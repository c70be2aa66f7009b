"""What chance does in Little Devils: by the dealer's draws, and for simulations by a stream of luck."""

from diablerie.game.chance import Draw, Layout
from diablerie.game.core import NOBODY
from diablerie.games.little_devils.cards import HAND_SIZE, cards, deck
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


def drawn(state: State, draw: Draw) -> tuple[Event, Layout]:
    """Shuffle and deal; the first dealer is drawn."""
    dealer = next_dealer(state)
    if dealer == NOBODY:
        dealer = draw.below(state.players)
    shuffled = draw.shuffled(range(1, HAND_SIZE * state.players + 1))
    hands = NOTHING
    for seat in range(state.players):
        hands = put(hands, seat, cards(*shuffled[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]))
    return dealing(dealer, hands), ()
