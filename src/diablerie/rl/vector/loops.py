"""Many games at once: a decision in each of them by one compiled call; one loop, compiled for each game."""

from functools import cache
from typing import TypeAlias

from diablerie.game.core import CHANCE, NOBODY
from diablerie.game.numbers import AnyNumbers
from diablerie.game.types import State
from diablerie.kernel import Compiled, compiled, load, lowest, save
from diablerie.rl.vector.desk import Actions, Desk, Terms, end_row, open_row, reward

Loop: TypeAlias = Compiled[[State, Desk, Actions, Terms], None]


@cache
def loop_of(numbers: AnyNumbers) -> Loop:
    """Make the loop of a game."""
    rules, outcome, event_of = numbers.compiled, numbers.outcome, numbers.event_of
    apply, awaited, totals = rules.apply, rules.awaited, rules.totals
    sight, observe, mark = rules.sight, rules.observe, rules.mark

    @compiled
    def step(opening: State, desk: Desk, actions: Actions, terms: Terms) -> None:
        """In each game, do a legal action, and whatever chance does until somebody decides."""
        for game in range(len(actions)):
            turn, luck = desk.turns[game], desk.lucks[game]
            state = load(desk.tables[game], opening)
            open_row(desk, game, terms.by_points)
            while True:
                if state.to_act == CHANCE:
                    event, luck = outcome(state, luck)
                else:
                    event = event_of(turn, actions[game])
                after = apply(state, event)
                over = after.to_act == NOBODY
                ended = over or after.rounds >= terms.rounds
                if ended or terms.by_points:
                    reward(desk, game, totals(state), totals(after), state.players, ended, terms)
                if ended:
                    end_row(desk, game, over, terms)
                state = opening if ended else after
                if state.to_act != CHANCE:
                    break
            turn = lowest(awaited(state))
            seen = sight(state, turn)
            save(desk.tables[game], state)
            observe(seen, desk.observations[game])
            mark(seen, desk.masks[game])
            desk.turns[game], desk.lucks[game] = turn, luck

    return step
