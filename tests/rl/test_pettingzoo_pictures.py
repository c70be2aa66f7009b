"""PettingZoo: the table as text and as an image."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import render_test

from diablerie.rl.pettingzoo import devil_with_it_v0, diavolo_v0, little_devils_v0
from diablerie.rl.pettingzoo.rendering import COAL, FLAME, folded
from tests.play import ALL_TABLES

MODULES: dict[str, Any] = {
    "devil_with_it": devil_with_it_v0,
    "little_devils": little_devils_v0,
    "diavolo": diavolo_v0,
}


def moments(env: Any, luck: Random) -> Any:
    """The environment at every decision of a game, and at its end."""
    env.reset(seed=1)
    while not env.unwrapped.table.over:
        yield env
        env.step(luck.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
    yield env


@pytest.mark.parametrize("game", MODULES)
def test_pettingzoo_itself_finds_nothing_wrong(game: str) -> None:
    render_test(MODULES[game].env)


@pytest.mark.parametrize("game", MODULES)
def test_images_are_of_one_size_and_not_blank(game: str) -> None:
    env = MODULES[game].env(render_mode="rgb_array", rounds=1)
    images = [env.render() for number, _ in enumerate(moments(env, Random(1))) if number % 4 == 0]
    assert {(image.shape, image.dtype) for image in images} == {(images[0].shape, np.dtype(np.uint8))}
    for image in images:
        assert 0.01 < (image != COAL).any(axis=2).mean() < 0.3
    if game != "diavolo":  # which marks nobody: all who have not grabbed are awaited
        assert (images[0] == FLAME).all(axis=2).any()
    assert any((image != images[0]).any() for image in images)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_every_picture_fits_its_image(game: str, players: int) -> None:
    env = MODULES[game].env(players=players, render_mode="ansi", reveal=True, rounds=2)
    paper = env.unwrapped.table.setup.numbers.about.paper
    for moment in moments(env, Random(players)):
        lines = folded(moment.render(), paper.columns)
        assert len(lines) <= paper.lines + players * paper.lines_a_player
        assert max(map(len, lines)) <= paper.columns
        assert all(line.isascii() for line in lines)


def test_hidden_things_are_drawn_only_when_asked_for() -> None:
    hidden = little_devils_v0.env(players=3, render_mode="ansi")
    hidden.reset(seed=1)
    assert "Hand of" not in hidden.render()
    revealed = little_devils_v0.env(players=3, render_mode="ansi", reveal=True)
    revealed.reset(seed=1)
    assert "Hand of player_2" in revealed.render()


def test_people_see_every_step_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = diavolo_v0.parallel_env(players=2, render_mode="human")
    env.reset(seed=1)
    assert "Round 1" in capsys.readouterr().out
    env.step({"player_0": 0, "player_1": 1})
    assert "player_1" in capsys.readouterr().out


def test_without_a_mode_nothing_is_drawn() -> None:
    env = diavolo_v0.env()
    env.reset()
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert env.render() is None
