"""PettingZoo: what is asked of an environment in a wrong way is told in one line."""

import pickle
import subprocess
import sys
from importlib import import_module

import pettingzoo
import pytest

from diablerie.errors import InputError
from diablerie.rl import pettingzoo as package
from diablerie.rl.extra import need
from diablerie.rl.pettingzoo import diavolo_v0, little_devils_v0
from tests.rl.zoo import MODULES


def test_a_seed_is_a_whole_number() -> None:
    with pytest.raises(InputError, match="seed: -1 is not allowed"):
        little_devils_v0.env().reset(seed=-1)


def test_nothing_can_be_asked_before_reset() -> None:
    env = diavolo_v0.env()
    for name in ("agents", "agent_selection", "rewards", "terminations"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(env, name)
    for ask in (env.last, env.agent_iter, env.render, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises((AssertionError, AttributeError), match="before"):
            ask()


def test_pettingzoo_knows_the_games_by_their_names() -> None:
    for game, module in MODULES.items():
        env = pettingzoo.make("aec", f"diablerie/{game}-v0", players=3)
        assert str(env) == f"{game}_v0" == module.raw_env.metadata["name"]


def test_a_missing_library_is_told_in_one_line() -> None:
    with pytest.raises(
        ImportError, match=r"^that needs the extra research: pip install 'diablerie\[research\]'$"
    ):
        need("that", "numpy", "no_such_library")


@pytest.mark.parametrize("game", MODULES)
def test_an_environment_is_found_by_every_kind_of_import_and_unpickled_elsewhere(game: str) -> None:
    name = f"diablerie.rl.pettingzoo.{game}_v0"
    assert import_module(name) is MODULES[game]
    env = MODULES[game].env(players=3, rounds=2)
    env.reset(seed=1)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).unwrapped.agent_selection)"
    told = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(env), capture_output=True, check=True, timeout=120
    )
    assert told.stdout.decode().strip() == env.agent_selection


def test_an_environment_that_there_is_not_is_told_with_those_that_there_are() -> None:
    with pytest.raises(AttributeError, match="there are: devil_with_it_v0, little_devils_v0, diavolo_v0"):
        _ = package.chess_v0
