"""What a seat recalls in OpenSpiel: all that it has seen, nothing else; and states that agree with it."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from diablerie.errors import InputError
from tests.rl.spiel import NAMES, SHORT, load, opened, states, told_history

Private = pyspiel.PrivateInfoType


def knowledge(state: Any, seat: int) -> tuple[Any, ...]:
    """Everything that OpenSpiel tells a seat."""
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.legal_actions(seat) if state.is_player_node() else [],
    )


def test_a_hand_is_known_to_its_owner_alone() -> None:
    game = load("little_devils", {"players": 3, "rounds": 1})
    one, other = opened(game, 0, *range(27)), opened(game, 0, 0, 2, 1, *range(3, 27))
    assert knowledge(one, 1) == knowledge(other, 1)  # the others have exchanged two cards
    for seat in (0, 2):
        assert knowledge(one, seat)[0] != knowledge(other, seat)[0]
        assert knowledge(one, seat)[1] != knowledge(other, seat)[1]
    played = [opened(game, 0, *range(27), card) for card in (0, 3)]
    assert played[0].information_state_string(0) != played[1].information_state_string(0)


def test_bets_are_known_when_all_are_in() -> None:
    game = load("devil_with_it", {"players": 3, "rounds": 1})
    bet = 49
    states = [opened(game, 0, bet + first, bet + 7) for first in (3, 9)]
    assert knowledge(states[0], 1) == knowledge(states[1], 1)
    assert knowledge(states[0], 2) == knowledge(states[1], 2)
    assert knowledge(states[0], 0)[0] != knowledge(states[1], 0)[0]
    for state in states:
        state.apply_action(bet + 1)
    assert states[0].information_state_string(2) != states[1].information_state_string(2)
    assert states[0].information_state_string(2) == (
        "seat 2\nchance start 0\nchance lay\n0 bet\n1 bet\n2 bet 10\n0 bet 30\n1 bet 70\n"
    )


@pytest.mark.parametrize("race", [True, False])
def test_nobody_sees_what_others_grab_before_all_have_grabbed(race: bool) -> None:
    game = load("diavolo", {"players": 3, "race": race})
    thrown = (0, 0, *range(5), *range(4))
    states = [opened(game, *thrown, first, 2) for first in (0, 3)]
    assert knowledge(states[0], 2) == knowledge(states[1], 2)
    for state in states:
        state.apply_action(1)
    assert states[0].information_state_string(2) != states[1].information_state_string(2)


@pytest.mark.parametrize(("name", "parameters"), SHORT)
def test_what_is_recalled_only_grows(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, parameters)
    before = [""] * game.num_players()
    for state in states(game, 3):
        now = [state.information_state_string(seat) for seat in range(game.num_players())]
        assert all(later.startswith(earlier) for earlier, later in zip(before, now, strict=True))
        before = now


@pytest.mark.parametrize(("name", "parameters"), SHORT)
def test_a_resampled_state_is_the_same_for_the_seat_and_other_where_it_may_be(
    name: str, parameters: dict[str, Any]
) -> None:
    game, luck = load(name, parameters), Random(9)
    different = 0
    for state in states(game, 6):
        seat = max(state.current_player(), 0)
        other = state.resample_from_infostate(seat, luck.random)
        assert knowledge(other, seat) == knowledge(state, seat)
        assert other.current_player() == state.current_player()
        assert (other.returns(), other.rewards()) == (state.returns(), state.rewards())
        different += str(other) != str(state)
    assert different > 0


@pytest.mark.parametrize(("name", "parameters"), SHORT)
def test_a_resampled_state_has_a_history_that_leads_to_it(name: str, parameters: dict[str, Any]) -> None:
    game, luck = load(name, parameters), Random(8)
    for state in list(states(game, 10))[::4]:
        other = state.resample_from_infostate(0, luck.random)
        again = opened(game, *other.history())
        assert (str(again), told_history(again)) == (str(other), told_history(other))
        _, told = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, other))
        assert str(told) == str(other)
        assert again.position.match == other.position.match == told.position.match


def test_unseen_hands_are_dealt_in_every_way_that_agrees_with_the_cards_played() -> None:
    game, luck = load("little_devils", {"players": 3, "rounds": 1}), Random(1)
    late = [state for state in states(game, 12) if state.is_player_node()][18]
    deals = {late.resample_from_infostate(0, luck.random).position.state.dealt for _ in range(400)}
    seen = [deal[0] for deal in deals]
    assert len(set(seen)) == 1
    assert 3 < len(deals) <= 20  # six cards are hidden, three in each hand


def test_secret_bets_are_resampled_among_all_legal_ones() -> None:
    state = opened(load("devil_with_it", {"players": 2, "rounds": 1}), 0, 49 + 5)
    luck = Random(2)
    bets = {state.resample_from_infostate(1, luck.random).history()[1] for _ in range(400)}
    assert bets == set(range(50, 70))
    assert {state.resample_from_infostate(0, luck.random).history()[1] for _ in range(9)} == {49 + 5}


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_search_plays_every_game_with_our_resampling(name: str) -> None:
    game = load(name, {"rounds": 1})
    luck = np.random.RandomState(4)
    search = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 1.0, 6, random_state=luck)
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(actions, p=weights))
            continue
        action = search.step(state) if decisions < 8 else luck.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions += 1
    assert decisions >= 4


@pytest.mark.parametrize(("name", "parameters"), SHORT)
def test_a_public_observer_is_told_what_all_seats_have_in_common(
    name: str, parameters: dict[str, Any]
) -> None:
    game, luck = load(name, parameters), Random(5)
    recalls, sees = (
        game.make_py_observer(pyspiel.IIGObservationType(True, recall, Private.NONE))
        for recall in (True, False)
    )
    for state in list(states(game, 13))[::6]:
        other = state.resample_from_infostate(1, luck.random)
        for observer in (recalls, sees):
            told = []
            for seen, seat in ((state, 0), (state, 1), (other, 0)):
                observer.set_from(seen, seat)
                told.append((observer.string_from(seen, seat), observer.tensor.tolist()))
            assert told[0] == told[1] == told[2]


def test_the_tensors_of_an_observer_have_names_and_shapes() -> None:
    game = load("little_devils", {"players": 3, "rounds": 1})
    recalls = game.make_py_observer(pyspiel.IIGObservationType(True, True, Private.SINGLE_PLAYER))
    sees = game.make_py_observer()
    assert {name: piece.shape for name, piece in recalls.dict.items()} == {"player": (3,), "events": (28, 12)}
    assert {name: piece.shape for name, piece in sees.dict.items()} == {"observation": (507,)}
    state = opened(game, 0, *range(27), 3)
    recalls.set_from(state, 1)
    deal, play, *rest = recalls.dict["events"].tolist()
    assert deal == [1, 1, 0, 1, 4, 7, 10, 13, 16, 19, 22, 25]
    assert play == [2, 3, 4, *[0] * 9]
    assert not np.any(rest)


@pytest.mark.parametrize(
    "kind",
    [
        pyspiel.IIGObservationType(False, False, Private.SINGLE_PLAYER),
        pyspiel.IIGObservationType(True, False, Private.ALL_PLAYERS),
    ],
)
def test_an_observer_that_there_is_not_is_refused_in_a_line(kind: Any) -> None:
    with pytest.raises(InputError, match="observers show what is public"):
        load("diavolo").make_py_observer(kind)
    with pytest.raises(InputError, match="no parameters"):
        load("diavolo").make_py_observer(None, {"depth": 3})
