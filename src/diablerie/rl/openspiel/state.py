"""A state as OpenSpiel wants it: a position that can be acted on."""

from typing import Any, Final, NamedTuple, cast

import pyspiel

from diablerie.game.core import CHANCE, EVERYBODY, SEATS
from diablerie.game.outline import Outcomes, Sampler
from diablerie.rl.openspiel.position import TERMINAL, Position
from diablerie.rl.openspiel.recall import recollection
from diablerie.rl.openspiel.resampling import resampled


class Told(NamedTuple):
    """Stands for a position while OpenSpiel is told of what led to another one."""

    player: int

    def after(self, action: int) -> "Told":
        """Nothing changes, for where it leads is known."""
        return self


TOLD: Final = {player: cast(Position, Told(player)) for player in range(CHANCE, SEATS)}


class State(pyspiel.State):  # type: ignore[misc]
    """A game under way; copies and children share positions, which never change."""

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """Who acts: a seat, chance, or nobody when the game is over."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions()

    def chance_outcomes(self) -> Outcomes:
        """What chance may draw now, with true probabilities."""
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.written(player, action)

    def returns(self) -> list[float]:
        """What everybody has got since the beginning."""
        return self.position.returns()

    def rewards(self) -> list[float]:
        """What everybody has got since the last decision."""
        return self.position.rewards()

    def resample_from_infostate(self, player: int, sampler: Sampler) -> "State":
        """Another state in which `player` has seen and done exactly the same."""
        position = resampled(self.position, player, sampler)
        fresh: State = self.get_game().new_initial_state()
        for actor, action in position.history():
            fresh.position = TOLD[actor]
            fresh.apply_action(action)
        fresh.position = position
        return fresh

    def __str__(self) -> str:
        here, written = self.position, self.position.plan.outline.written_draw
        draws = [written(here.state, here.drawn[:n], action) for n, action in enumerate(here.drawn)]
        return recollection(here, EVERYBODY).lines + "".join([f"{draw}\n" for draw in draws])
