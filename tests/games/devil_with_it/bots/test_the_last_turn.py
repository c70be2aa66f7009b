"""The last player's turn is solved exactly: held against a solution written a second time, in fractions."""

from random import Random

import pytest

from diablerie.game.mind import Mind
from diablerie.games.devil_with_it.bots.at_oven import weighed
from diablerie.games.devil_with_it.bots.solution import CHANCE_TO_WIN, GAIN, PLACE, Purpose
from diablerie.games.devil_with_it.view import view as view_of
from tests.games.devil_with_it.bots.by_hand import random_last_turn, stop_and_go
from tests.games.devil_with_it.bots.last_turns import disagreement, utility_of
from tests.games.devil_with_it.bots.tables import memory_of, state_of

POSITIONS = 60
"""All 10,000 of them: `python -m bench.oven exact`."""


@pytest.mark.parametrize(("level", "purpose"), [("hard", GAIN), ("devil", PLACE)])
def test_the_last_player_stops_exactly_when_the_expectation_says_so(level: str, purpose: Purpose) -> None:
    luck = Random(level)
    turns = [random_last_turn(luck) for _ in range(POSITIONS)]
    assert not [turn for turn in turns if disagreement(turn, level, purpose)]


@pytest.mark.parametrize("purpose", [CHANCE_TO_WIN, GAIN, PLACE])
def test_what_the_last_turn_is_worth_is_the_exact_expectation(purpose: Purpose) -> None:
    luck, stops, goes = Random(purpose), 0, 0
    for _ in range(25):
        turn = random_last_turn(luck)
        stop, go = stop_and_go(turn, utility_of(turn, purpose))
        mind = Mind(memory_of(turn), Random(1))
        found = weighed(view_of(state_of(turn), turn.seat), mind, purpose, samples=1)
        assert (found.stop[purpose], found.go_on[purpose]) == pytest.approx(
            (float(stop), float(go)), abs=1e-9
        )
        stops, goes = stops + (stop > go), goes + (go > stop)
    assert min(stops, goes) > 3, "the positions are all alike"
