"""What is to be simulated."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from diablerie.game.core import Seat
from diablerie.game.manifest import Game
from diablerie.game.options import Options

Progress: TypeAlias = Callable[[int], None]
"""Told how many more games are done."""


@dataclass(frozen=True)
class Setup:
    """Which game, who plays it, how often, and from which seed."""

    game: Game
    players: int
    options: Options
    bots: tuple[str, ...]
    """One bot a seat, for the first game; they move on by one seat in every game after it."""
    seed: int
    games: int

    def bot_at(self, seat: Seat, game: int) -> str:
        """Who sits at `seat` in game number `game`."""
        return self.bots[(seat + game) % self.players]

    def chunks(self, size: int) -> list[range]:
        """Cut the games into pieces; the cut has no influence on any game."""
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]
