"""The dealer: what chance does in a game, drawn from the seed (docs/fair-shuffles.md)."""

from dataclasses import dataclass, replace

from diablerie.game.chance import Layout
from diablerie.game.manifest import Game
from diablerie.game.types import Event, State
from diablerie.match.recipe import Draw


@dataclass(frozen=True)
class Dealer:
    """Who draws: the seed, what the players added, how many draws there were, and what lies face down."""

    seed: bytes
    salt: str
    draws: int = 0
    layout: Layout = ()

    def outcome(self, game: Game, state: State) -> tuple[Event, "Dealer"]:
        """What chance does now, and the dealer afterwards."""
        shown = game.chance.turned_up(state, self.layout)
        if shown is not None:
            return shown, self
        event, layout = game.chance.drawn(state, Draw(self.seed, self.salt, self.draws))
        return event, replace(self, draws=self.draws + 1, layout=layout or self.layout)
