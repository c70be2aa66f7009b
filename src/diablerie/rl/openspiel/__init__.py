"""The games for OpenSpiel: `import diablerie.rl.openspiel` registers them (docs/research.md).

After that `pyspiel.load_game("python_<game>", {"players": 4, "rounds": 1})` loads one by its name.
"""

from diablerie.rl.extra import need

need("diablerie.rl.openspiel", "pyspiel")

from diablerie.rl.openspiel.game import register  # noqa: E402  # it asks for pyspiel, which may be missing

register()
