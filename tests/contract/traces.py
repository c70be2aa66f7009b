"""Every game by lot, written down event by event: one loop a game, to run plain and compiled."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from diablerie.game.core import CHANCE, NOBODY
from diablerie.game.manifest import Game
from diablerie.game.numbers import numbers_of
from diablerie.game.options import complete
from diablerie.games.devil_with_it import by_lot as oven_by_lot
from diablerie.games.devil_with_it import chance as oven_chance
from diablerie.games.devil_with_it import rules as oven_rules
from diablerie.games.devil_with_it import state as oven
from diablerie.games.diavolo import by_lot as race_by_lot
from diablerie.games.diavolo import chance as race_chance
from diablerie.games.diavolo import rules as race_rules
from diablerie.games.diavolo import state as race
from diablerie.games.little_devils import by_lot as tricks_by_lot
from diablerie.games.little_devils import chance as trick_chance
from diablerie.games.little_devils import rules as trick_rules
from diablerie.games.little_devils import state as tricks
from diablerie.kernel import NOTHING, compiled, rule, save, saved_size, word
from diablerie.kernel.luck import below, luck_of

Trace: TypeAlias = npt.NDArray[np.int64]
COLUMNS = 7
"""Who acts, what is done, a hash of the event, what a stray event was answered, who is awaited, who is ahead,
and a hash of everything in the state afterwards."""
ROOM = 200
"""Columns behind them, for a state of any game as it is saved."""


@rule
def fold(mark: int, value: int) -> int:
    """Add a number to a hash of 32 bits."""
    return word(mark << 31 ^ word(value))


@rule
def folded(mark: int, values: Any) -> int:
    """Add several numbers to a hash."""
    for value in values:
        mark = fold(mark, value)
    return mark


@rule
def mark_tricks(s: tricks.State) -> int:
    """Hash every field of a state of Little Devils."""
    mark = folded(0, (s.players, s.goal, s.open_tricks, s.to_act, s.dealer))
    mark = folded(mark, s.dealt)
    mark = folded(mark, (s.gone, s.leader, s.trick, s.lead, s.side))
    mark = folded(mark, s.piles)
    mark = folded(mark, (s.last_trick, s.last_leader))
    return fold(folded(mark, s.totals), s.rounds)


@rule
def mark_oven(s: oven.State) -> int:
    """Hash every field of a state of The Devil With It."""
    mark = folded(0, (s.players, s.goal, s.mouth, s.minimum_bet, s.open_totals))
    mark = folded(mark, s.track)
    mark = folded(mark, (s.phase, s.to_act, s.start))
    mark = folded(folded(folded(mark, s.chips), s.stakes), s.pawns)
    mark = folded(mark, (s.pacts, s.face_down))
    mark = folded(mark, s.shown)
    mark = folded(mark, (s.turn, s.turns, s.reaching, s.turned))
    mark = fold(folded(folded(mark, s.front), s.opening), s.burnt)
    mark = folded(folded(folded(mark, s.last.opening), s.last.stakes), s.last.pawns)
    mark = folded(mark, (s.last.pacts, s.last.burnt))
    return fold(folded(folded(mark, s.last.amounts), s.last.pieces), s.rounds)


@rule
def mark_race(s: race.State) -> int:
    """Hash every field of a state of Diavolo."""
    mark = folded(fold(0, s.players), s.options)
    mark = folded(mark, (s.phase, s.to_act, s.thrower))
    mark = folded(mark, s.rubies)
    mark = folded(mark, (s.playing, s.order, s.dice))
    mark = folded(mark, s.places)
    mark = folded(mark, (s.answer, s.supply))
    mark = folded(folded(mark, s.grabs), s.reactions)
    mark = folded(mark, (s.early, s.ranked, s.level))
    return fold(folded(folded(mark, s.held), s.at_throw), s.rounds)


@rule
def mark_throw(e: race.Event) -> int:
    """Hash every field of an event of Diavolo."""
    mark = folded(0, (e.by, e.do, e.player, e.order, e.dice))
    return folded(folded(mark, e.places), (e.devil, e.reaction, e.lot))


@compiled
def trace_tricks(start: tricks.State, seed: int, rows: Trace) -> int:
    """Play Little Devils by lot until the rows are full."""
    luck, state = luck_of(seed, 0), start
    for row in range(len(rows)):
        if state.to_act == CHANCE:
            event, luck = trick_chance.outcome(state, luck)
        else:
            event, luck = tricks_by_lot.decision(state, luck)
        stray = tricks.Event(below(luck, 8) - 2, below(luck + 1, 3), below(luck + 2, 58), 0, NOTHING)
        answer = trick_rules.refusal(state, event) + 100 * trick_rules.refusal(state, stray)
        state = trick_rules.apply(state, event)
        rows[row, 0], rows[row, 1], rows[row, 3] = event.by, event.do, answer
        rows[row, 2] = folded(folded(0, (event.by, event.do, event.card, event.dealer)), event.hands)
        rows[row, 4], rows[row, 5] = trick_rules.awaited(state), trick_rules.winners(state)
        rows[row, 6] = mark_tricks(state)
        state = start if state.to_act == NOBODY else state
    return luck


@compiled
def trace_oven(start: oven.State, seed: int, rows: Trace) -> int:
    """Play The Devil With It by lot until the rows are full."""
    luck, state = luck_of(seed, 0), start
    for row in range(len(rows)):
        if state.to_act == CHANCE:
            event, luck = oven_chance.outcome(state, luck)
        else:
            event, luck = oven_by_lot.decision(state, luck)
        stray = oven.Event(below(luck, 8) - 2, below(luck + 1, 7), below(luck + 2, 250) - 5)
        answer = oven_rules.refusal(state, event) + 100 * oven_rules.refusal(state, stray)
        state = oven_rules.apply(state, event)
        rows[row, 0], rows[row, 1], rows[row, 3] = event.by, event.do, answer
        rows[row, 2] = folded(0, event)
        rows[row, 4], rows[row, 5] = oven_rules.awaited(state), oven_rules.winners(state)
        rows[row, 6] = mark_oven(state)
        state = start if state.to_act == NOBODY else state
    return luck


@compiled
def trace_race(start: race.State, seed: int, rows: Trace) -> int:
    """Play Diavolo by lot until the rows are full."""
    luck, state = luck_of(seed, 0), start
    for row in range(len(rows)):
        if state.to_act == CHANCE:
            event, luck = race_chance.outcome(state, luck)
        else:
            event, luck = race_by_lot.decision(state, luck)
        stray = race.grabbing(below(luck, 8) - 1, below(luck + 1, 6) - 1, below(luck + 2, 2500))
        answer = 100 * race_rules.refusal(state, stray)
        if event.do != race.THROW:  # the lab lays dice only where it matters, which the rules do not allow
            answer += race_rules.refusal(state, event)
        state = race_rules.apply(state, event)
        rows[row, 0], rows[row, 1], rows[row, 3] = event.by, event.do, answer
        rows[row, 2] = mark_throw(event)
        rows[row, 4], rows[row, 5] = race_rules.awaited(state), race_rules.winners(state)
        rows[row, 6] = mark_race(state)
        state = start if state.to_act == NOBODY else state
    return luck


def trace_of(game: Game) -> Any:
    """The same loop for any game, made of its numbers; a state is hashed as it is saved."""
    numbers = numbers_of(game.package)
    rules, outcome, refusal = numbers.compiled, numbers.outcome, game.refusal
    apply, awaited, winners, decision = rules.apply, rules.awaited, rules.winners, rules.decision
    size = saved_size(game.new_game(game.fewest, complete(game.options, {})))

    @compiled
    def trace(start: Any, seed: int, rows: Trace) -> int:
        """Play by lot until the rows are full."""
        luck, state = luck_of(seed, 0), start
        for row in range(len(rows)):
            if state.to_act == CHANCE:
                event, luck = outcome(state, luck)
            else:
                event, luck = decision(state, luck)
            stray = event._replace(by=below(luck, 8) - 2, do=below(luck + 1, 7))
            answer = refusal(state, event) + 100 * refusal(state, stray)
            state = apply(state, event)
            rows[row, 0], rows[row, 1], rows[row, 3] = event.by, event.do, answer
            rows[row, 2] = folded(0, event)
            rows[row, 4], rows[row, 5] = awaited(state), winners(state)
            saved, mark = rows[row, COLUMNS:], 0
            save(saved, state)
            for place in range(size):
                mark = fold(mark, int(saved[place]))
            rows[row, 6] = mark
            state = start if state.to_act == NOBODY else state
        return luck

    return trace
