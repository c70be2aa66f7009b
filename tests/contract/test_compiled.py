"""Compiled equals interpreted: event by event, and over whole games of the laboratory."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from diablerie.game.numbers import numbers_of
from diablerie.game.options import complete
from diablerie.game.types import State
from diablerie.games.catalogue import GAMES
from diablerie.lab.by_lot import loop_of
from diablerie.lab.outcome import MOVES, empty_outcomes
from tests.contract.traces import STATE_ROOM, WIDTH, trace_of
from tests.play import random_options

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


@pytest.mark.parametrize("game", GAMES)
def test_compiled_rules_do_what_plain_rules_do_event_by_event(game: str) -> None:
    """One test for all numbers of players, so that only one worker compiles."""
    trace = trace_of(GAMES[game])
    for number, state in enumerate(openings(game)):
        plain, fast = (np.zeros((EVENTS, WIDTH), dtype=np.int64) for _ in range(2))
        luck = trace.plain(state, 1000 + number, plain)
        assert trace(state, 1000 + number, fast) == luck
        assert np.array_equal(plain, fast), (number, np.argwhere(plain != fast)[0])
        assert len(np.unique(plain[:, -STATE_ROOM:], axis=0)) > EVENTS // 3
        assert (plain[:, 0] % 100 == 0).all()
        assert len(np.unique(plain[:, 0])) > 2


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
