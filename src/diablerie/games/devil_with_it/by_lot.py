"""The Devil With It by lot: what the random bot does, from a stream of luck, plain and compiled alike."""

from typing import Final

from diablerie.games.devil_with_it.rules import awaited
from diablerie.games.devil_with_it.state import BET, REVEAL, STOP, Event, State
from diablerie.kernel import lowest, rule
from diablerie.kernel.luck import Luck, below, one_of

HIGHEST_BET: Final = 100
"""Bets by lot go no higher: with any bet at all everybody is ruined for good, and hardly a game ends."""


@rule
def decision(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Bet anything up to 100; toss a coin for stopping, and turn up any piece."""
    if state.phase == BET:
        seat = lowest(awaited(state))
        bets = (min(state.chips[seat], HIGHEST_BET) - state.minimum_bet) // 10 + 1
        return Event(seat, BET, state.minimum_bet + 10 * below(luck, bets)), luck + 1
    if state.turned and below(luck, 2) == 0:
        return Event(state.turn, STOP, 0), luck + 1
    return Event(state.turn, REVEAL, one_of(luck + 1, state.face_down)), luck + 2
