"""A test about one game may look into its values, which the layers above a game may not."""

from copy import copy
from typing import Any, TypeAlias

from diablerie.game.manifest import Game, Manifest

AnyGame: TypeAlias = Manifest[Any, Any, Any, Any]
"""A game, sealed or not."""


def changed(game: Game, **parts: object) -> Game:
    """The same game, but for these parts of its manifest."""
    other = copy(game)
    vars(other).update(parts)
    return other


def inside(value: object) -> Any:
    """The same value, with everything that its game has put there."""
    return value
