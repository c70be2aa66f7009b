"""What is remembered is true: nobody holds what they have shown to lack, and chips add up."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from diablerie.games.little_devils.cards import cards
from diablerie.games.little_devils.memory import NO_MEMORY, remember
from diablerie.games.little_devils.state import DOWN, OPEN, UP, new_game, playing
from diablerie.kernel import NOTHING
from tests.inside import inside
from tests.play import ALL_TABLES, play, tables


@pytest.mark.parametrize(("game", "players"), [pair for pair in ALL_TABLES if pair[0] == "little_devils"])
@given(data=st.data())
def test_who_played_what_is_remembered_and_nobody_holds_what_he_lacks(
    game: str, players: int, data: st.DataObject
) -> None:
    for step in play(data.draw(tables(game, players))).steps:
        state, memory = inside(step.after.state), inside(step.after.memory)
        if state.to_act >= 0:
            assert memory.played == tuple(dealt & state.gone for dealt in state.dealt)
            assert not any(
                d & ~state.gone & lacks for d, lacks in zip(state.dealt, memory.lacks, strict=True)
            )


@pytest.mark.parametrize(("game", "players"), [pair for pair in ALL_TABLES if pair[0] == "devil_with_it"])
@given(data=st.data())
def test_whoever_pays_attention_knows_everybodys_chips(game: str, players: int, data: st.DataObject) -> None:
    for step in play(data.draw(tables(game, players))).steps:
        assert inside(step.after.memory).chips[:players] == inside(step.after.state).chips[:players]


@pytest.mark.parametrize(
    ("lead", "side", "card", "lacks"),
    [
        (20, UP, 12, range(21, 28)),
        (20, DOWN, 25, range(1, 20)),
        (20, UP, 25, ()),
        (20, OPEN, 3, ()),
        (0, OPEN, 3, ()),
        (0, OPEN, 15, [card for card in range(1, 28) if card not in (15, 25)]),
    ],
)
def test_a_card_tells_what_its_player_lacks(lead: int, side: int, card: int, lacks: Any) -> None:
    before = new_game(3, 100, 0)._replace(to_act=1, lead=lead, side=side)
    memory = remember(NO_MEMORY, before, playing(1, card), before)
    assert memory.lacks == (0, cards(*lacks), 0, 0, 0, 0)
    assert memory.played == (0, 1 << card, 0, 0, 0, 0)
    assert NO_MEMORY.lacks == NOTHING
