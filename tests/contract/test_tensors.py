"""Games in numbers: made from what a seat may know alone, and every legal action marked, no other."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.game.core import CHANCE, LEGAL
from diablerie.game.masks import seats_of
from diablerie.game.numbers import AnyNumbers, numbers_of
from diablerie.game.options import complete
from diablerie.game.types import Memory, View
from diablerie.games.catalogue import GAMES
from diablerie.match.referee import Match, apply, begin
from tests.contract.pairs import pairs
from tests.play import ALL_TABLES, LONGEST, play, random_options, tables


def in_numbers(game: str) -> AnyNumbers:
    return numbers_of(GAMES[game].package)


def observed(game: str, view: View, memory: Memory) -> Any:
    """The numbers of a view."""
    numbers = in_numbers(game)
    row = np.frombuffer(numbers.observation(view, memory), numbers.kind.dtype)
    assert len(row) == numbers.size
    return row


def marked(match: Match, seat: int) -> list[int]:
    numbers = in_numbers(match.game.name)
    mask = numbers.mask(match.game.view(match.state, seat), numbers.actions(match.options))
    assert len(mask) == numbers.actions(match.options)
    assert set(mask) <= {0, 1}
    return [action for action, bit in enumerate(mask) if bit]


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_what_compiled_loops_see_is_what_the_view_and_memory_of_a_seat_hold(
    game: str, players: int, data: st.DataObject
) -> None:
    numbers = in_numbers(game)
    for step in play(data.draw(tables(game, players))).steps:
        match = step.after
        for seat in range(players):
            row = np.zeros(numbers.size, numbers.kind.dtype)
            mask = np.full(numbers.actions(match.options), 77, np.uint8)
            seen = numbers.compiled.sight(match.state, seat)
            numbers.compiled.observe(seen, row)
            numbers.compiled.mark(seen, mask)
            view = match.game.view(match.state, seat)
            assert row.tolist() == observed(game, view, match.memory).tolist()
            assert np.flatnonzero(mask).tolist() == marked(match, seat)
            assert set(mask) <= {0, 1}


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_an_observation_does_not_change_when_hidden_things_do(
    game: str, players: int, data: st.DataObject
) -> None:
    for steps, others, seat in pairs(play(data.draw(tables(game, players)))):
        match, other = steps[-1].after, others[-1].after
        rules = match.game
        mine = observed(game, rules.view(match.state, seat), match.memory)
        same = observed(game, rules.view(other.state, seat), other.memory)
        assert mine.tolist() == same.tolist()
        assert in_numbers(game).kind.lowest <= mine.min() <= mine.max() <= in_numbers(game).kind.highest
        assert marked(match, seat) == marked(other, seat)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_mask_of_ones_is_what_the_rules_accept(game: str, players: int, seed: int) -> None:
    rules, numbers, luck, stream = GAMES[game], in_numbers(game), Random(seed), seed
    match = begin(rules, players, complete(rules.options, random_options(rules, luck)))
    for _ in range(LONGEST):
        if match.over:
            break
        if match.state.to_act == CHANCE:
            event, stream = numbers.outcome(match.state, stream)
            match = apply(match, event)
            continue
        for seat in range(players):
            events = [numbers.event_of(seat, action) for action in range(numbers.actions(match.options))]
            answers = [match.game.refusal(match.state, event) for event in events]
            assert marked(match, seat) == [n for n, answer in enumerate(answers) if answer == LEGAL]
            assert all(numbers.action_of(event) == n for n, event in enumerate(events))
        decides = luck.choice(seats_of(match.game.awaited(match.state)))
        match = apply(match, numbers.event_of(decides, luck.choice(marked(match, decides))))
    assert match.over
