"""Games in numbers: made from what a seat may know alone, and every legal action marked, no other."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.game.core import CHANCE, LEGAL
from diablerie.game.masks import seats_of
from diablerie.game.options import complete
from diablerie.game.types import Memory, View
from diablerie.match.referee import Match, apply, begin
from diablerie.rl.encoding import ENCODINGS
from tests.contract.test_secrets import pairs
from tests.play import ALL_TABLES, LONGEST, play, random_options, tables


def observed(game: str, view: View, memory: Memory) -> Any:
    """The numbers of a view, which are those of its `Sight`, too."""
    encoding = ENCODINGS[game]
    row = np.zeros(encoding.size, encoding.dtype)
    encoding.observe(encoding.sight_of(view, memory), row)
    assert np.frombuffer(encoding.observation(view, memory), encoding.dtype).tolist() == row.tolist()
    return row


def marked(match: Match, seat: int) -> list[int]:
    encoding = ENCODINGS[match.game.name]
    mask = np.full(encoding.actions(match.options), 77, np.uint8)
    view = match.game.view(match.state, seat)
    encoding.mark(encoding.sight_of(view, match.memory), mask)
    assert set(mask) <= {0, 1}
    assert encoding.mask(view, len(mask)) == mask.tobytes()
    return [int(action) for action in np.flatnonzero(mask)]


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_what_compiled_loops_see_is_what_the_view_and_memory_of_a_seat_hold(
    game: str, players: int, data: st.DataObject
) -> None:
    encoding = ENCODINGS[game]
    for step in play(data.draw(tables(game, players))).steps:
        match = step.after
        for seat in range(players):
            view = match.game.view(match.state, seat)
            assert encoding.sight(match.state, seat) == encoding.sight_of(view, match.memory)
            observed(game, view, match.memory)
            marked(match, seat)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@given(data=st.data())
def test_an_observation_does_not_change_when_hidden_things_do(
    game: str, players: int, data: st.DataObject
) -> None:
    for steps, others, seat in pairs(play(data.draw(tables(game, players)))):
        if seat >= 0:
            match, other = steps[-1].after, others[-1].after
            rules = match.game
            mine = observed(game, rules.view(match.state, seat), match.memory)
            same = observed(game, rules.view(other.state, seat), other.memory)
            assert mine.tolist() == same.tolist()
            assert ENCODINGS[game].lowest <= mine.min() <= mine.max() <= ENCODINGS[game].highest
            assert marked(match, seat) == marked(other, seat)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_mask_of_ones_is_what_the_rules_accept(game: str, players: int, seed: int) -> None:
    encoding, luck, stream = ENCODINGS[game], Random(seed), seed
    match = begin(
        encoding.game, players, complete(encoding.game.options, random_options(encoding.game, luck))
    )
    for _ in range(LONGEST):
        if match.over:
            break
        if match.state.to_act == CHANCE:
            event, stream = encoding.outcome(match.state, stream)
            match = apply(match, event)
            continue
        for seat in range(players):
            events = [encoding.event_of(seat, action) for action in range(encoding.actions(match.options))]
            answers = [match.game.refusal(match.state, event) for event in events]
            assert marked(match, seat) == [n for n, answer in enumerate(answers) if answer == LEGAL]
            assert all(encoding.action_of(event) == n for n, event in enumerate(events))
        decides = luck.choice(seats_of(match.game.awaited(match.state)))
        match = apply(match, encoding.event_of(decides, luck.choice(marked(match, decides))))
    assert match.over
