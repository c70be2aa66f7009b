"""Compiled equals interpreted: event by event, and over whole games of the laboratory."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from diablerie.game.numbers import numbers_of
from diablerie.game.options import complete
from diablerie.game.types import State
from diablerie.games.catalogue import GAMES
from diablerie.lab.by_lot import loop_of
from diablerie.lab.outcome import MOVES, empty_outcomes
from tests.contract import traces
from tests.play import Table, play, random_options

TRACES: dict[str, Any] = {
    "little_devils": (traces.trace_tricks, traces.mark_tricks),
    "devil_with_it": (traces.trace_oven, traces.mark_oven),
    "diavolo": (traces.trace_race, traces.mark_race),
}
EVENTS = 700
"""Events of a trace: a few whole games."""


def openings(name: str) -> Iterator[State]:
    """Tables of a game with every number of players: the usual options, and some that are drawn."""
    game = GAMES[name]
    luck = Random(name)
    for players in range(game.fewest, game.most + 1):
        yield game.new_game(players, complete(game.options, {}))
        for _ in range(2):
            yield game.new_game(players, complete(game.options, random_options(game, luck)))


def flat(value: Any) -> list[int]:
    """Every number in a state, field by field."""
    return [number for part in value for number in flat(part)] if isinstance(value, tuple) else [int(value)]


@pytest.mark.parametrize("game", TRACES)
def test_a_hash_takes_in_every_field_of_a_state(game: str) -> None:
    mark = TRACES[game][1]
    options = {} if game == "diavolo" else {"goal": 10}
    for state in play(Table(GAMES[game], ("random",) * 4, options, 1)).states:
        if game == "little_devils":
            state = state._replace(sheet=())  # which compiled games do not keep
        assert mark(state) == traces.folded(0, flat(state))


@pytest.mark.parametrize("game", GAMES)
def test_compiled_rules_do_what_plain_rules_do_event_by_event(game: str) -> None:
    """One test for all numbers of players, so that only one worker compiles."""
    trace = TRACES[game][0] if game in TRACES else traces.trace_of(GAMES[game])
    for number, state in enumerate(openings(game)):
        plain, fast = (np.zeros((EVENTS, traces.COLUMNS + traces.ROOM), dtype=np.int64) for _ in range(2))
        luck = trace.plain(state, 1000 + number, plain)
        assert trace(state, 1000 + number, fast) == luck
        assert np.array_equal(plain, fast), (number, np.argwhere(plain != fast)[0])
        assert len(np.unique(plain[:, 6])) > EVENTS // 3
        assert (plain[:, 3] % 100 == 0).all()
        assert len(np.unique(plain[:, 3])) > 2


@pytest.mark.parametrize("game", GAMES)
def test_compiled_games_end_as_plain_games_do(game: str) -> None:
    play_games = loop_of(numbers_of(GAMES[game].package))
    for number, state in enumerate(openings(game)):
        plain, fast = empty_outcomes(6), empty_outcomes(6)
        first, seed = 50 * number, 17 + number
        assert play_games.plain(state, seed, first, plain) == play_games(state, seed, first, fast)
        assert np.array_equal(plain, fast)
        assert (plain[:, MOVES] > 0).all()
        again = empty_outcomes(3)
        play_games(state, seed, first + 3, again)
        assert np.array_equal(again, fast[3:]), "a game depends on its number and seed alone"


@pytest.mark.parametrize("game", GAMES)
def test_a_round_at_once_is_the_same_as_one_event_after_the_other(game: str) -> None:
    numbers = numbers_of(GAMES[game].package)
    step_by_step = replace(numbers, compiled=replace(numbers.compiled, play_round=None))
    for number, state in enumerate(openings(game)):
        one, other = empty_outcomes(3), empty_outcomes(3)
        loop_of(numbers).plain(state, number, 0, one)
        loop_of(step_by_step).plain(state, number, 0, other)
        assert np.array_equal(one, other)
