"""The games in OpenSpiel: its own tests, its limits, and the same rules as everywhere."""

import os
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test  # the class itself would be taken for tests of ours

from diablerie.errors import InputError
from diablerie.game.core import LEGAL
from diablerie.match.referee import apply, refusal
from diablerie.rl.openspiel.plan import ROUND_LIMIT
from tests.rl.spiel import NAMES, SHORT, WHOLE, load, states, step, told_history


@pytest.mark.parametrize(("name", "parameters"), SHORT + WHOLE)
def test_openspiels_own_simulations_find_nothing_wrong(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "parameters"), SHORT + WHOLE)
def test_openspiels_own_test_of_games_passes_with_serialisation(
    name: str, parameters: dict[str, Any]
) -> None:
    np.random.seed(3)
    games_sim_test.GamesSimTest().sim_game(load(name, parameters))


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_registered_with_its_players_and_loads_without_parameters(name: str) -> None:
    game = load(name)
    kind, rules = game.get_type(), game.plan.game
    assert kind.short_name in pyspiel.registered_names()
    assert (kind.min_num_players, kind.max_num_players) == (rules.fewest, rules.most)
    assert game.num_players() == rules.usual
    assert str(game) == f"python_{name}()"
    assert game.get_parameters()["round_limit"] == ROUND_LIMIT


def test_a_track_may_be_written_with_commas_and_is_kept_with_spaces() -> None:
    game = load("devil_with_it", {"track": "50, 200,400"})
    assert game.plan.setup.options["track"] == (50, 200, 400)
    assert str(game) == "python_devil_with_it(track=50 200 400)"
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize(("name", "parameters"), SHORT + WHOLE)
def test_a_game_is_the_same_for_our_own_referee(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, parameters)
    *_, last = states(game, 7)
    match, rules = game.plan.opening, game.plan.game
    for position in last.position.line():
        event = rules.from_text(rules.to_text(position.event))
        assert refusal(match, event) == LEGAL
        match = apply(match, event)
    assert match == last.position.match
    assert match.over or rules.rounds(match.state) == game.plan.last_round
    assert last.position.history() == told_history(last)
    assert sum(by < 0 for by, _ in last.position.history()) <= game.max_chance_nodes_in_history()


@pytest.mark.parametrize(("name", "parameters"), SHORT + WHOLE)
def test_legal_actions_are_those_of_the_mask_and_are_written_as_events(
    name: str, parameters: dict[str, Any]
) -> None:
    game = load(name, parameters)
    numbers, rules = game.plan.setup.numbers, game.plan.game
    for state in states(game, 5):
        if state.is_player_node():
            seat, match = state.current_player(), state.position.match
            mask = numbers.mask(rules.view(match.state, seat), game.num_distinct_actions())
            assert state.legal_actions() == [action for action, bit in enumerate(mask) if bit]
            for action in state.legal_actions():
                event = rules.from_text(state.action_to_string(seat, action))
                assert event == numbers.event_of(seat, action)


@pytest.mark.parametrize(("name", "parameters"), SHORT + WHOLE)
def test_returns_are_what_the_totals_say(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, parameters)
    *_, last = states(game, 11)
    sign, totals = game.plan.setup.game.better, game.plan.game.totals(last.position.state)
    if parameters.get("reward") == "points":
        start = game.plan.game.totals(game.plan.opening.state)
        assert last.returns() == [sign * (now - then) for now, then in zip(totals, start, strict=True)]
    else:
        assert sum(last.returns()) == pytest.approx(0)
        order = sorted(range(len(totals)), key=lambda seat: sign * totals[seat])
        assert [last.returns()[seat] for seat in order] == sorted(last.returns())


@pytest.mark.parametrize("name", NAMES)
def test_points_are_paid_when_totals_change_and_add_up(name: str) -> None:
    game = load(name, {"rounds": 3, "reward": "points"})
    sums = [0.0] * game.num_players()
    for state in states(game, 2):
        if not state.is_chance_node():
            sums = [have + more for have, more in zip(sums, state.rewards(), strict=True)]
            assert sums == state.returns()
    assert any(sums)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_survives_pickling_in_the_middle_of_whatever_chance_draws(name: str) -> None:
    for state in list(states(load(name, {"rounds": 1}), 4))[::5]:
        _, told = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), state)
        )
        for same in (told, pickle.loads(pickle.dumps(state))):
            assert (str(same), told_history(same)) == (str(state), told_history(state))
            assert same.position.match == state.position.match
            assert same.position.drawn == state.position.drawn


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_shares_the_position_and_goes_its_own_way(name: str) -> None:
    state = load(name).new_initial_state()
    copy = state.clone()
    assert copy.position is state.position
    step(copy, Random(0))
    assert (len(state.history()), len(copy.history())) == (0, 1)


@pytest.mark.parametrize(
    ("name", "parameters", "words"),
    [
        ("little_devils", {"players": 2}, "Little Devils is for 3 to 6 players, not 2"),
        ("little_devils", {"rounds": -1}, "rounds: -1 is not allowed"),
        ("little_devils", {"round_limit": 0}, "round_limit: 0 is not allowed; at least 1"),
        ("little_devils", {"reward": "money"}, "unknown reward 'money'; there are: place, points"),
        ("little_devils", {"open_tricks": "some"}, "option open_tricks: 'some' is not allowed"),
        ("devil_with_it", {"track": "50,40"}, "option track: "),
        ("devil_with_it", {"goal": 5}, "option goal: 5 is not allowed; allowed: 10 to 1000000"),
        ("diavolo", {"limit": 0}, "option limit: 0 is not allowed"),
    ],
)
def test_bad_parameters_are_told_in_one_line(name: str, parameters: dict[str, Any], words: str) -> None:
    with pytest.raises(InputError) as refused:
        load(name, parameters)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("name", "parameters"), [("diavolo", {"goal": 5}), ("diavolo", {"race": "no"})])
def test_unknown_parameters_and_wrong_types_are_told_by_openspiel(
    name: str, parameters: dict[str, Any]
) -> None:
    with pytest.raises(pyspiel.SpielError, match=next(iter(parameters))):
        load(name, parameters)


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    state = load("diavolo").new_initial_state()
    with pytest.raises(InputError, match="action 17 is refused"):
        state.apply_action(17)


def test_whoever_lacks_openspiel_is_told_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import diablerie.rl.openspiel"
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=os.environ, timeout=120
    )
    expected = "diablerie.rl.openspiel needs the extra research: pip install 'diablerie[research]'"
    assert told.stderr.strip().endswith(f"ImportError: {expected}")


def test_python_ends_in_peace_after_a_game_was_loaded() -> None:
    code = "import pyspiel, diablerie.rl.openspiel; game = pyspiel.load_game('python_diavolo'); str(game)"
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ, timeout=120)
