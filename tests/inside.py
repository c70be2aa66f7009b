"""A test about one game may look into its values, which the layers above a game may not."""

from typing import Any, TypeAlias

from diablerie.game.manifest import Manifest

AnyGame: TypeAlias = Manifest[Any, Any, Any, Any]
"""A game, sealed or not."""


def inside(value: object) -> Any:
    """The same value, with everything that its game has put there."""
    return value
