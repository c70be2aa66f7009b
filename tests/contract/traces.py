"""Every game by lot, written down event by event: one loop for all games, to run plain and compiled."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from diablerie.game.core import CHANCE, LEGAL, NOBODY
from diablerie.game.manifest import Game
from diablerie.game.numbers import numbers_of
from diablerie.games.devil_with_it import state as oven
from diablerie.games.diavolo import rules as race_rules
from diablerie.games.diavolo import state as race
from diablerie.games.little_devils import state as tricks
from diablerie.kernel import NOTHING, compiled, rule, save
from diablerie.kernel.luck import Luck, below, luck_of

Trace: TypeAlias = npt.NDArray[np.int64]
COLUMNS = 3
"""What the event and a stray one were answered, who is awaited, and who is ahead."""
EVENT_ROOM = 40
"""Columns behind them, for the event of any game as it is saved."""
STATE_ROOM = 200
"""Columns behind those, for the state of any game."""
WIDTH = COLUMNS + EVENT_ROOM + STATE_ROOM


@rule
def stray_card(event: tricks.Event, luck: Luck) -> tricks.Event:
    """An event of Little Devils that may well be illegal."""
    return tricks.Event(below(luck, 8) - 2, below(luck + 1, 3), below(luck + 2, 58), 0, NOTHING)


@rule
def stray_coal(event: oven.Event, luck: Luck) -> oven.Event:
    """An event of The Devil With It that may well be illegal."""
    return oven.Event(below(luck, 8) - 2, below(luck + 1, 7), below(luck + 2, 250) - 5)


@rule
def stray_grab(event: race.Event, luck: Luck) -> race.Event:
    """An event of Diavolo that may well be illegal."""
    return race.grabbing(below(luck, 8) - 1, below(luck + 1, 6) - 1, below(luck + 2, 2500))


@rule
def stray(event: Any, luck: Luck) -> Any:
    """An event of any game that may well be illegal."""
    return event._replace(by=below(luck, 8) - 2, do=below(luck + 1, 7))


@rule
def refusal_of_race(state: race.State, event: race.Event) -> int:
    """As the rules have it; but games by lot lay dice only where it matters, which the rules do not allow."""
    return LEGAL if event.do == race.THROW else race_rules.refusal(state, event)


STRAYS: dict[str, Callable[..., Any]] = {
    "little_devils": stray_card,
    "devil_with_it": stray_coal,
    "diavolo": stray_grab,
}
REFUSALS: dict[str, Callable[..., int]] = {"diavolo": refusal_of_race}


def trace_of(game: Game) -> Any:
    """The loop of a game, made of its numbers."""
    numbers = numbers_of(game.package)
    rules, outcome = numbers.compiled, numbers.outcome
    apply, awaited, winners, decision = rules.apply, rules.awaited, rules.winners, rules.decision
    strayed: Any = STRAYS.get(game.name, stray)
    refusal: Any = REFUSALS.get(game.name, game.refusal)

    @compiled
    def trace(start: Any, seed: int, rows: Trace) -> int:
        """Play by lot until the rows are full."""
        luck, state = luck_of(seed, 0), start
        for row in range(len(rows)):
            if state.to_act == CHANCE:
                event, luck = outcome(state, luck)
            else:
                event, luck = decision(state, luck)
            rows[row, 0] = refusal(state, event) + 100 * refusal(state, strayed(event, luck))
            state = apply(state, event)
            rows[row, 1], rows[row, 2] = awaited(state), winners(state)
            save(rows[row, COLUMNS:], event)
            save(rows[row, COLUMNS + EVENT_ROOM :], state)
            state = start if state.to_act == NOBODY else state
        return luck

    return trace
