"""The games as PettingZoo environments: `from diablerie.rl.pettingzoo import <game>_v0`.

PettingZoo knows them by name, too: `pettingzoo.make("aec", "diablerie/<game>-v0", players=4)`.
"""

import sys
from types import ModuleType

from diablerie.rl.extra import need

need(__name__, "pettingzoo", "gymnasium", "PIL")

from pettingzoo import register  # noqa: E402  nothing of theirs before it is known to be there

from diablerie.games.catalogue import GAMES  # noqa: E402
from diablerie.rl.pettingzoo.modules import module_of  # noqa: E402


def __getattr__(name: str) -> ModuleType:
    """Say what there is, to whoever asks for an environment that there is not."""
    there_are = ", ".join(f"{game}_v0" for game in GAMES)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; there are: {there_are}")


for game in GAMES.values():
    module = module_of(game, f"{__name__}.{game.name}_v0")
    sys.modules[module.__name__] = globals()[f"{game.name}_v0"] = module  # found by every kind of import
    register("aec", f"diablerie/{game.name}-v0", f"{module.__name__}:env")
    if hasattr(module, "parallel_env"):
        register("parallel", f"diablerie/{game.name}-v0", f"{module.__name__}:parallel_env")
