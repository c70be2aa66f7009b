"""Diavolo for PettingZoo."""

from typing import Any

from diablerie.rl.pettingzoo.environment import metadata_of
from diablerie.rl.pettingzoo.one_by_one import OneByOne, Ordered
from diablerie.rl.pettingzoo.together import Together


class raw_env(OneByOne):  # noqa: N801  PettingZoo's custom
    """One agent after the other grabs: action n takes the black, white, red or grey devil."""

    game = "diavolo"
    metadata = metadata_of("diavolo_v0", is_parallelizable=True)


class parallel_env(Together):  # noqa: N801
    """All who play grab at once, with the actions of the other environment; whoever is out waits."""

    game = "diavolo"
    metadata = metadata_of("diavolo_v0", is_parallelizable=True)


def env(**settings: Any) -> Ordered:
    """Make the environment; see `Environment` for the settings."""
    return Ordered(raw_env(**settings))
