"""The Devil With It for PettingZoo."""

from typing import Any

from diablerie.rl.pettingzoo.environment import metadata_of
from diablerie.rl.pettingzoo.one_by_one import OneByOne, Ordered
from diablerie.rl.pettingzoo.together import Together


class raw_env(OneByOne):  # noqa: N801  PettingZoo's custom
    """One agent after the other bets, or stands at the oven: 0 stops, 1 to 48 turn up coal, 49 and on bet."""

    game = "devil_with_it"
    metadata = metadata_of("devil_with_it_v0", is_parallelizable=True)


class parallel_env(Together):  # noqa: N801
    """All bet at once, then one agent is at the oven and the others wait."""

    game = "devil_with_it"
    metadata = metadata_of("devil_with_it_v0", is_parallelizable=True)


def env(**settings: Any) -> Ordered:
    """Make the environment; see `Environment` for the settings."""
    return Ordered(raw_env(**settings))
