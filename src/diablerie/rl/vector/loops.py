"""Many games at once: a decision in each of them by one compiled call.

The loop is the same for all games and is compiled for each with its own rules. All are made here, where
all rules are imported, because compiled code is kept until a source that this file can reach changes.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import TypeAlias

from diablerie.game.core import CHANCE, NOBODY
from diablerie.game.types import State
from diablerie.games.devil_with_it import chance as devil_with_it_chance
from diablerie.games.devil_with_it import rules as devil_with_it_rules
from diablerie.games.devil_with_it import sight as devil_with_it_sight
from diablerie.games.devil_with_it import tensor as devil_with_it_tensor
from diablerie.games.diavolo import chance as diavolo_chance
from diablerie.games.diavolo import rules as diavolo_rules
from diablerie.games.diavolo import sight as diavolo_sight
from diablerie.games.diavolo import tensor as diavolo_tensor
from diablerie.games.little_devils import chance as little_devils_chance
from diablerie.games.little_devils import rules as little_devils_rules
from diablerie.games.little_devils import sight as little_devils_sight
from diablerie.games.little_devils import tensor as little_devils_tensor
from diablerie.kernel import Compiled, compiled, load, lowest, save
from diablerie.rl.vector.desk import Actions, Desk, Terms, end_row, open_row, reward

Loop: TypeAlias = Compiled[[State, Desk, Actions, Terms], None]


def loop_of(rules: ModuleType, chance: ModuleType, sights: ModuleType, tensor: ModuleType) -> Loop:
    """Make the loop of a game."""
    apply, awaited, outcome = rules.apply, rules.awaited, chance.outcome
    sight, observe, mark = sights.sight, tensor.observe, tensor.mark
    event_of, totals = tensor.event_of, tensor.totals

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


LOOPS: Mapping[str, Loop] = {
    "devil_with_it": loop_of(
        devil_with_it_rules, devil_with_it_chance, devil_with_it_sight, devil_with_it_tensor
    ),
    "little_devils": loop_of(
        little_devils_rules, little_devils_chance, little_devils_sight, little_devils_tensor
    ),
    "diavolo": loop_of(diavolo_rules, diavolo_chance, diavolo_sight, diavolo_tensor),
}
