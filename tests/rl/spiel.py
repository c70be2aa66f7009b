"""Games of OpenSpiel for the tests: loaded by name, and played by lot."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

import diablerie.rl.openspiel  # noqa: F401  # registers the games

NAMES = ("little_devils", "devil_with_it", "diavolo")

SHORT: list[tuple[str, dict[str, Any]]] = [
    *(("little_devils", {"players": players, "rounds": 1}) for players in range(3, 7)),
    ("little_devils", {"rounds": 2, "reward": "points", "open_tricks": "none"}),
    *(("devil_with_it", {"players": players, "rounds": 2}) for players in range(2, 7)),
    ("devil_with_it", {"rounds": 3, "reward": "points", "track": "50 200 400", "minimum_bet": 0}),
    *(("diavolo", {"players": players, "rounds": 2}) for players in range(2, 7)),
    ("diavolo", {"rounds": 3, "reward": "points", "race": False, "position": False}),
]
"""Every game with every number of players, and some with other options."""

WHOLE: list[tuple[str, dict[str, Any]]] = [
    ("little_devils", {"goal": 60}),
    ("devil_with_it", {"goal": 260, "reward": "points"}),
    ("devil_with_it", {"round_limit": 4}),
    ("diavolo", {"reward": "points"}),
    ("diavolo", {"race": False, "limit": 4}),
]
"""Whole matches that do not last long, and one that is cut off."""


def load(name: str, parameters: dict[str, Any] | None = None) -> Any:
    """Load one of our games."""
    return pyspiel.load_game(f"python_{name}", parameters or {})


def step(state: Any, luck: Random) -> None:
    """Let chance draw, or whoever decides do anything that is legal."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(actions, weights)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


def states(game: Any, seed: int) -> Iterator[Any]:
    """Every state of a game by lot, the last one included."""
    state, luck = game.new_initial_state(), Random(seed)
    yield state.clone()
    while not state.is_terminal():
        step(state, luck)
        yield state.clone()


def opened(game: Any, *draws: int) -> Any:
    """A state after these draws and choices."""
    state = game.new_initial_state()
    for action in draws:
        state.apply_action(action)
    return state


def told_history(state: Any) -> list[tuple[int, int]]:
    """Who did what so far, as OpenSpiel has noted it."""
    return [(told.player, told.action) for told in state.full_history()]
