"""The Devil With It by lot."""

from typing import Final

from diablerie.game.core import CHANCE, NOBODY
from diablerie.games.devil_with_it.chance import outcome
from diablerie.games.devil_with_it.rules import apply, awaited, winners
from diablerie.games.devil_with_it.state import BET, REVEAL, STOP, Event, State
from diablerie.kernel import compiled, lowest, rule
from diablerie.kernel.luck import Luck, below, luck_of, one_of
from diablerie.lab.by_lot.outcome import Outcomes, note
from diablerie.match.referee import ROUND_LIMIT

BOLDEST: Final = 100
"""Bets by lot go no higher: with any bet at all everybody is ruined for ever, and hardly a game ends."""


@rule
def next_event(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Let chance do what it does; bet any amount; toss a coin for stopping, and turn up any piece."""
    if state.to_act == CHANCE:
        return outcome(state, luck)
    if state.phase == BET:
        seat = lowest(awaited(state))
        bets = (min(state.chips[seat], BOLDEST) - state.minimum_bet) // 10 + 1
        return Event(seat, BET, state.minimum_bet + 10 * below(luck, bets)), luck + 1
    if state.turned and below(luck, 2) == 0:
        return Event(state.turn, STOP, 0), luck + 1
    return Event(state.turn, REVEAL, one_of(luck + 1, state.face_down)), luck + 2


@compiled
def play_games(opening: State, seed: int, first: int, outcomes: Outcomes) -> int:
    """Play one game a row of `outcomes`, the first being number `first`, and count the moves."""
    all_moves = 0
    for row in range(len(outcomes)):
        luck = luck_of(seed, first + row)
        state = opening
        moves = 0
        while state.to_act != NOBODY and state.rounds < ROUND_LIMIT:
            event, luck = next_event(state, luck)
            state = apply(state, event)
            moves += event.by >= 0
        stopped = 1 if state.to_act != NOBODY else 0
        note(outcomes[row], state.chips, winners(state), state.rounds, moves, stopped)
        all_moves += moves
    return all_moves
