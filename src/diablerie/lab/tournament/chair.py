"""What somebody who is asked to play is told before anything has happened."""

from random import Random
from typing import NamedTuple

from diablerie.game.core import Seat
from diablerie.game.manifest import Game
from diablerie.game.options import Options


class Chair(NamedTuple):
    """A seat in one game of a tournament."""

    game: Game
    options: Options
    names: tuple[str, ...]
    """Who sits where."""
    seat: Seat
    commitment: str
    """The SHA-256 of the dealer's seed."""
    luck: Random
    seconds: float | None
    """How long a bot of the house may think; None where its own effort is the only limit."""
