"""Little Devils by lot."""

from diablerie.game.core import CHANCE, NOBODY
from diablerie.games.little_devils.chance import outcome
from diablerie.games.little_devils.rules import apply, legal, winners
from diablerie.games.little_devils.state import Event, State, playing
from diablerie.kernel import compiled, rule
from diablerie.kernel.luck import Luck, luck_of, one_of
from diablerie.lab.by_lot.outcome import Outcomes, note


@rule
def next_event(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Deal at random, or play any legal card."""
    if state.to_act == CHANCE:
        return outcome(state, luck)
    return playing(state.to_act, one_of(luck, legal(state))), luck + 1


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
