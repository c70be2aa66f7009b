"""PettingZoo: the environments in which one agent after the other decides."""

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from diablerie.errors import InputError
from diablerie.game.core import LEGAL
from diablerie.rl.pettingzoo import devil_with_it_v0, diavolo_v0, little_devils_v0
from tests.contract.disguise import CHANGES
from tests.play import ALL_TABLES
from tests.rl.zoo import MODULES

SHORT = 3
"""Rounds of a game that need not be whole."""


def legal(observation: Any) -> list[int]:
    return np.flatnonzero(observation["action_mask"]).tolist()


def play(env: Any, luck: Random) -> list[tuple[str, list[int], float]]:
    """Play a game by lot to its end, and tell who saw and got what."""
    seen = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        seen.append((agent, observation["observation"].tolist(), reward))
        env.step(None if terminated or truncated else luck.choice(legal(observation)))
    return seen


def totals_of(env: Any) -> tuple[int, ...]:
    table = env.unwrapped.table
    totals: tuple[int, ...] = table.game.totals(table.state)
    return totals


@pytest.mark.filterwarnings("ignore:Observation")  # it would like arrays better than dictionaries
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_pettingzoo_itself_finds_nothing_wrong(game: str, players: int) -> None:
    api_test(MODULES[game].env(players=players))
    api_test(MODULES[game].env(players=players, rounds=1, reward="points"))
    seed_test(lambda: MODULES[game].env(players=players))


@pytest.mark.parametrize("game", MODULES)
def test_what_the_mask_allows_is_what_the_rules_accept(game: str) -> None:
    env, luck = MODULES[game].raw_env(rounds=2), Random(1)
    env.reset(seed=1)
    table, numbers = env.table, env.table.setup.numbers
    while not table.over:
        for seat, agent in enumerate(env.possible_agents):
            events = [numbers.event_of(seat, action) for action in range(table.actions)]
            accepted = [
                n for n, event in enumerate(events) if table.game.refusal(table.state, event) == LEGAL
            ]
            assert legal(env.observe(agent)) == accepted
        env.step(luck.choice(legal(env.observe(env.agent_selection))))


@pytest.mark.parametrize("game", MODULES)
def test_any_other_action_is_an_error_that_changes_nothing(game: str) -> None:
    env, luck = MODULES[game].env(rounds=1), Random(2)
    env.reset(seed=2)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        choices = legal(observation)
        before = env.unwrapped.table.state
        others = set(range(-2, len(observation["action_mask"]) + 2)) - set(choices)
        for action in luck.sample(sorted(others), 3):
            with pytest.raises(InputError, match=f"^{agent}: action {action} is not legal now"):
                env.step(action)
        assert env.unwrapped.table.state is before
        env.step(luck.choice(choices))


def test_an_illegal_action_is_told_with_what_would_be_legal() -> None:
    env = devil_with_it_v0.env(players=3)
    env.reset(seed=1)
    with pytest.raises(InputError, match=r"player_0: action 49 is not legal now\. .* Legal: 50 to 69$"):
        env.step(49)
    with pytest.raises(InputError, match=r"player_0: action 50\.0 is not a whole number"):
        env.step(50.0)
    with pytest.raises(InputError, match="player_0: action None is not a whole number"):
        env.step(None)


def test_pettingzoos_own_way_with_illegal_actions_works_too() -> None:
    env = TerminateIllegalWrapper(little_devils_v0.raw_env(players=3), illegal_reward=-1)
    env.reset(seed=1)
    agent, observation = env.agent_selection, env.last()[0]
    env.step(next(action for action in range(54) if action not in legal(observation)))
    assert all(env.terminations.values())
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in env.possible_agents}


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_places_are_paid_at_the_end_and_add_up_to_nothing(game: str, players: int) -> None:
    env = MODULES[game].env(players=players, rounds=SHORT)
    env.reset(seed=players)
    seen = play(env, Random(players))
    rewards = [reward for _, _, reward in seen[-players:]]
    assert not any(reward for _, _, reward in seen[:-players])
    assert sum(rewards) == pytest.approx(0)
    totals = totals_of(env)
    best = min(totals) if game == "little_devils" else max(totals)
    assert [reward == max(rewards) for reward in rewards] == [total == best for total in totals]


@pytest.mark.parametrize("game", MODULES)
def test_points_are_what_the_totals_change(game: str) -> None:
    env = MODULES[game].env(players=4, rounds=SHORT, reward="points")
    env.reset(seed=3)
    before, got = totals_of(env), dict.fromkeys(env.possible_agents, 0.0)
    for agent, _, reward in play(env, Random(3)):
        got[agent] += reward
    sign = -1 if game == "little_devils" else 1
    changes = [sign * (after - then) for after, then in zip(totals_of(env), before, strict=True)]
    assert list(got.values()) == changes
    assert any(changes)


@pytest.mark.parametrize("game", MODULES)
def test_a_seed_makes_a_game_and_all_that_follow_it(game: str) -> None:
    def three_games(seed: int) -> list[Any]:
        env, luck = MODULES[game].env(players=3, rounds=1), Random(7)
        games = []
        for number in range(3):
            env.reset(seed=None if number else seed)
            games.append(play(env, luck))
        return games

    games = three_games(5)
    assert games == three_games(5)
    assert games != three_games(6)
    assert games[0] != games[1]


def test_without_a_seed_games_differ() -> None:
    envs = [little_devils_v0.env(players=3) for _ in range(2)]
    for env in envs:
        env.reset()
    assert envs[0].unwrapped.table.state != envs[1].unwrapped.table.state


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_observations_are_made_of_views_and_what_is_remembered(game: str, players: int) -> None:
    """Of other secrets in the same place nothing is seen, not even where a state would give them away."""
    options = {"race": False} if game == "diavolo" else {}
    env, luck, changed = MODULES[game].raw_env(players=players, rounds=2, **options), Random(3), 0
    env.reset(seed=3)
    while not env.table.over:
        for seat, agent in enumerate(env.possible_agents):
            copy = deepcopy(env)
            copy.table.state, _ = CHANGES[game](env.table.state, seat, luck)(env.table.state, None, True)
            changed += copy.table.state != env.table.state
            seen, same = deepcopy(env).observe(agent), copy.observe(agent)
            assert all(seen[part].tolist() == same[part].tolist() for part in seen)
        env.step(luck.choice(legal(deepcopy(env).last()[0])))
    assert changed > players


def test_whoever_writes_over_what_he_was_given_changes_nothing() -> None:
    env: Any = little_devils_v0.env()
    env.reset(seed=5)
    given, before = env.last()[0], env.last()[0]
    for numbers in given.values():
        numbers[:] = 1
    assert all((env.observe(env.agent_selection)[part] == before[part]).all() for part in before)
    given = env.last()[0]
    given["action_mask"][:] = 1
    with pytest.raises(InputError, match="not legal now"):
        env.step(next(action for action in range(54) if action not in legal(before)))


@pytest.mark.parametrize("race", [True, False])
def test_nobody_sees_a_grab_before_all_have_grabbed(race: bool) -> None:
    seen = []
    for devil in range(4):
        env = diavolo_v0.env(players=3, race=race)
        env.reset(seed=4)
        env.step(devil)
        seen.append(env.observe("player_1")["observation"].tolist())
    assert all(one == seen[0] for one in seen)


def test_nobody_sees_a_bet_before_all_have_bet() -> None:
    seen = []
    for bet in (50, 69):
        env = devil_with_it_v0.env(players=3)
        env.reset(seed=4)
        env.step(bet)
        others = [env.observe(agent)["observation"].tolist() for agent in ("player_1", "player_2")]
        env.step(55)
        env.step(55)
        seen.append((others, env.observe(env.agent_selection)["observation"].tolist()))
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]


def test_options_reach_the_rules() -> None:
    env = little_devils_v0.env(players=3, goal=1)
    env.reset(seed=1)
    play(env, Random(1))
    assert env.unwrapped.table.state.rounds == 1
    env = diavolo_v0.env(players=3, race=False, limit=2)
    env.reset(seed=1)
    play(env, Random(1))
    assert env.unwrapped.table.state.rounds == 2
    assert (
        devil_with_it_v0.env(goal=500).action_space("player_0").n
        < devil_with_it_v0.env().action_space("player_0").n
    )


def test_who_is_out_is_not_asked_any_more() -> None:
    env, luck = diavolo_v0.env(players=4), Random(1)
    env.reset(seed=1)
    out = 0
    while not env.unwrapped.table.over:
        assert env.unwrapped.table.state.rubies[env.possible_agents.index(env.agent_selection)] > 0
        out = max(out, sum(rubies == 0 for rubies in totals_of(env)))
        env.step(luck.choice(legal(env.last()[0])))
    assert out > 0
    assert env.terminations == dict.fromkeys(env.possible_agents, True)


def test_a_game_that_would_never_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("diablerie.rl.setup.ROUND_LIMIT", 2)
    for rounds, cut_off in ((0, True), (2, False)):
        env, luck = devil_with_it_v0.env(players=2, rounds=rounds), Random(1)
        env.reset(seed=1)
        while not env.unwrapped.table.over:
            env.step(luck.choice(legal(env.last()[0])))
        assert set(env.truncations.values()) == {cut_off}
        assert set(env.terminations.values()) == {not cut_off}


@pytest.mark.parametrize("game", MODULES)
def test_a_copy_goes_on_like_the_original(game: str) -> None:
    env, luck = MODULES[game].env(rounds=1), Random(1)
    env.reset(seed=1)
    for _ in range(3):
        env.step(luck.choice(legal(env.last()[0])))
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    game_of_env = play(env, Random(5))
    assert [play(copy, Random(5)) for copy in copies] == [game_of_env] * 2


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 7}, "Little Devils is for 3 to 6 players, not 7"),
        ({"goal": 0}, "option goal: 0 is not allowed"),
        ({"gaol": 10}, "unknown option 'gaol'"),
        ({"reward": "fame"}, "unknown reward 'fame'"),
        ({"rounds": -1}, "rounds: -1 is not allowed"),
        ({"render_mode": "film"}, "unknown render_mode 'film'; there are: human, ansi, rgb_array"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        little_devils_v0.env(**settings)
