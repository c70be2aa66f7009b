"""Little Devils for PettingZoo."""

from typing import Any

from diablerie.rl.pettingzoo.environment import metadata_of
from diablerie.rl.pettingzoo.one_by_one import OneByOne, Ordered


class raw_env(OneByOne):  # noqa: N801  PettingZoo's custom
    """One agent after the other plays a card: action n plays card n + 1."""

    game = "little_devils"
    metadata = metadata_of("little_devils_v0", is_parallelizable=False)


def env(**settings: Any) -> Ordered:
    """Make the environment; see `Environment` for the settings."""
    return Ordered(raw_env(**settings))
