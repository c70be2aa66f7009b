"""What PettingZoo finds of each game: a module with `env`, `raw_env` and perhaps `parallel_env`."""

from types import ModuleType
from typing import Any

from diablerie.game.manifest import Game
from diablerie.game.numbers import numbers_of
from diablerie.rl.pettingzoo.environment import Environment, metadata_of
from diablerie.rl.pettingzoo.one_by_one import OneByOne, Ordered
from diablerie.rl.pettingzoo.together import Together


def module_of(game: Game, name: str) -> ModuleType:
    """The module of a game; it has no file of its own, for all games have the same."""
    numbers = numbers_of(game.package)
    module: Any = ModuleType(name, f"The game {game.name} for PettingZoo.")

    def environment(kind: type[Environment], called: str, what: str) -> Any:
        about = {
            "__doc__": f"{what} {numbers.about.what_actions_do}",
            "__module__": name,  # where whoever unpickles one looks for its class
            "game": game.name,
            "metadata": metadata_of(f"{game.name}_v0", is_parallelizable=numbers.about.is_simultaneous),
        }
        return type(called, (kind,), about)

    def env(**settings: Any) -> Ordered:
        """Make the environment; see `Environment` for the settings."""
        return Ordered(module.raw_env(**settings))

    module.env = env
    module.raw_env = environment(OneByOne, "raw_env", "One agent after the other decides.")
    if numbers.about.is_simultaneous:
        module.parallel_env = environment(Together, "parallel_env", "All act at once; some may have to wait.")
    return module
