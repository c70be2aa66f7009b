"""The games as PettingZoo environments: `from diablerie.rl.pettingzoo import little_devils_v0`.

PettingZoo knows them by name, too: `pettingzoo.make("aec", "diablerie/little_devils-v0", players=4)`.
"""

from diablerie.rl.extra import need

need(__name__, "pettingzoo", "gymnasium", "PIL")

from pettingzoo import register  # noqa: E402  nothing of theirs before it is known to be there

for game in ("devil_with_it", "diavolo", "little_devils"):
    register("aec", f"diablerie/{game}-v0", f"{__name__}.{game}_v0:env")
for game in ("devil_with_it", "diavolo"):
    register("parallel", f"diablerie/{game}-v0", f"{__name__}.{game}_v0:parallel_env")
