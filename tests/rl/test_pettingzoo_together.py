"""PettingZoo: the environments in which all agents act at once."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from diablerie.errors import InputError
from diablerie.rl.pettingzoo import devil_with_it_v0, diavolo_v0
from tests.play import ALL_TABLES

MODULES: dict[str, Any] = {"devil_with_it": devil_with_it_v0, "diavolo": diavolo_v0}
TABLES = [(game, players) for game, players in ALL_TABLES if game in MODULES]


def legal(observation: Any) -> list[int]:
    return np.flatnonzero(observation["action_mask"]).tolist()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_itself_finds_nothing_wrong(game: str, players: int) -> None:
    parallel_api_test(MODULES[game].parallel_env(players=players))
    parallel_api_test(MODULES[game].parallel_env(players=players, rounds=1))
    parallel_seed_test(lambda: MODULES[game].parallel_env(players=players))


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("reward", ["place", "points"])
def test_the_same_choices_make_the_same_game_as_one_by_one(game: str, players: int, reward: str) -> None:
    settings = {"players": players, "rounds": 2, "reward": reward}
    env, single, luck = MODULES[game].parallel_env(**settings), MODULES[game].raw_env(**settings), Random(1)
    seen, _ = env.reset(seed=players)
    single.reset(seed=players)
    got, got_single = Counter[str](), Counter[str]()
    while env.agents:
        actions = {agent: luck.choice(legal(seen[agent])) for agent in env.agents}
        awaited = [agent for agent in env.agents if actions[agent] != env.wait]
        for agent in awaited:
            assert single.agent_selection == agent
            observation = single.observe(agent)
            assert observation["action_mask"].tolist() == seen[agent]["action_mask"].tolist()[:-1]
            if agent == awaited[0]:
                assert observation["observation"].tolist() == seen[agent]["observation"].tolist()
            single.step(actions[agent])
            got_single.update(single.rewards)
        seen, rewards, ended, cut_off, _ = env.step(actions)
        got.update(rewards)
    assert single.table.over
    assert single.table.state == env.table.state
    assert set(ended.values()) == {True}
    assert set(cut_off.values()) == {False}
    assert got == got_single
    assert env.agents == []


def test_whoever_is_not_awaited_can_only_wait() -> None:
    env = devil_with_it_v0.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    assert all(legal(one) == list(range(50, 70)) for one in seen.values())
    seen, *_ = env.step(dict.fromkeys(env.agents, 50))
    at_oven = env.agents[env.table.awaited[0]]
    for agent in env.agents:
        assert legal(seen[agent]) == (list(range(1, 49)) if agent == at_oven else [env.wait])
    assert env.action_space(at_oven).n == env.wait + 1


def test_an_illegal_action_loses_the_game(caplog: pytest.LogCaptureFixture) -> None:
    env = diavolo_v0.parallel_env(players=3)
    env.reset(seed=1)
    _, rewards, ended, cut_off, _ = env.step({"player_0": 0, "player_1": env.wait, "player_2": 3})
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert (set(ended.values()), set(cut_off.values()), env.agents) == ({True}, {False}, [])
    assert "player_1: action 4 is not legal now. It is awaited. Legal: 0 to 3" in caplog.text
    assert env.step({}) == ({}, {}, {}, {}, {})
    env.reset()
    assert len(env.agents) == 3


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ({"player_0": 50, "player_1": 70, "player_2": 50}, "player_1: action 70 is not legal now"),
        (
            {"player_0": 50, "player_1": 50, "player_2": 9999},
            "player_2: action 9999 .* only the actions 0 to",
        ),
        ({"player_0": 50, "player_1": 50}, "player_2: no action"),
        ({"player_0": 50, "player_1": 50, "player_2": "x"}, "player_2: action 'x' is not a whole number"),
        ({f"player_{n}": 50 for n in range(4)}, "there is no agent 'player_3'"),
    ],
)
def test_whoever_is_strict_is_told_and_nothing_happens(actions: dict[str, Any], message: str) -> None:
    env = devil_with_it_v0.parallel_env(players=3, strict=True)
    env.reset(seed=1)
    before = env.table.state
    with pytest.raises(InputError, match=message):
        env.step(actions)
    assert env.table.state is before


def test_pettingzoo_knows_the_games_by_their_names() -> None:
    for game in MODULES:
        assert str(pettingzoo.make("parallel", f"diablerie/{game}-v0", players=3)) == f"{game}_v0"
