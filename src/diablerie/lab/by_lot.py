"""Whole games by lot: chance and every decision drawn; one loop, compiled for each game.

What by lot means is said by the `by_lot.py` in each game's folder.
"""

from functools import cache
from typing import TypeAlias

from diablerie.game.core import CHANCE, NOBODY
from diablerie.game.numbers import AnyNumbers
from diablerie.game.types import State
from diablerie.kernel import Compiled, compiled
from diablerie.kernel.luck import luck_of
from diablerie.lab.outcome import Outcomes, note
from diablerie.match.referee import ROUND_LIMIT

Loop: TypeAlias = Compiled[[State, int, int, Outcomes], int]


@cache
def loop_of(numbers: AnyNumbers) -> Loop:
    """Make the loop of a game."""
    rules, outcome = numbers.compiled, numbers.outcome
    apply, totals, winners = rules.apply, rules.totals, rules.winners
    decision, play_round = rules.decision, rules.play_round

    @compiled
    def play_games(opening: State, seed: int, first: int, outcomes: Outcomes) -> int:
        """Play one game a row of `outcomes`, the first being number `first`, and count the moves."""
        all_moves = 0
        for row in range(len(outcomes)):
            event, luck = outcome(opening, luck_of(seed, first + row))  # chance begins every game
            state = apply(opening, event)
            moves = 0
            while state.to_act != NOBODY and state.rounds < ROUND_LIMIT:
                if play_round is not None:  # decided when it is compiled
                    state, luck, moves = play_round(state, luck, moves)
                    continue
                # Two loops, for the rules are compiled into each and know there what cannot happen.
                while state.to_act == CHANCE and state.rounds < ROUND_LIMIT:
                    event, luck = outcome(state, luck)
                    state = apply(state, event)
                while state.to_act != CHANCE and state.to_act != NOBODY and state.rounds < ROUND_LIMIT:
                    event, luck = decision(state, luck)
                    state = apply(state, event)
                    moves += event.by >= 0
            stopped = 1 if state.to_act != NOBODY else 0
            note(outcomes[row], totals(state), winners(state), state.rounds, moves, stopped)
            all_moves += moves
        return all_moves

    return play_games
