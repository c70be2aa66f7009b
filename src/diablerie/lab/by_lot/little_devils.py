"""Little Devils by lot."""

from diablerie.games.core import CHANCE, NOBODY
from diablerie.games.little_devils.cards import HAND_SIZE, deck
from diablerie.games.little_devils.rules import apply, legal, next_dealer, winners
from diablerie.games.little_devils.state import Event, State, dealing, playing
from diablerie.kernel import NOTHING, compiled, put, rule
from diablerie.kernel.luck import Luck, below, luck_of, one_of
from diablerie.lab.by_lot.outcome import Outcomes, note


@rule
def next_event(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Deal at random, or play any legal card."""
    if state.to_act == CHANCE:
        return random_deal(state, luck)
    return playing(state.to_act, one_of(luck, legal(state))), luck + 1


@rule
def random_deal(state: State, luck: Luck) -> tuple[Event, Luck]:
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


@compiled
def play_games(opening: State, seed: int, first: int, outcomes: Outcomes) -> int:
    """Play one game a row of `outcomes`, the first being number `first`, and count the moves."""
    all_moves = 0
    for row in range(len(outcomes)):
        luck = luck_of(seed, first + row)
        state = opening
        moves = 0
        while state.to_act != NOBODY:
            event, luck = next_event(state, luck)
            state = apply(state, event)
            moves += event.by >= 0
        note(outcomes[row], state.totals, winners(state), state.rounds, moves, 0)
        all_moves += moves
    return all_moves
