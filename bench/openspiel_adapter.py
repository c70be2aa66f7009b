"""A round of Little Devils as OpenSpiel's Python algorithms ask for it, and their ISMCTS with a clock.

Those algorithms want nothing but an object with the right methods, so the game is not registered with the
library: its C++ side would only make every move slower. Hidden hands are dealt by our own bots' sampler.
"""

import time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from diablerie.games.little_devils.bots.deals import Riddle, imagined, riddle
from diablerie.games.little_devils.cards import numbers
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.rules import apply, hand, legal
from diablerie.games.little_devils.state import State, playing
from diablerie.games.little_devils.view import view

TYPE = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)
GAME = SimpleNamespace(get_type=lambda: TYPE)

UNIT = 10.0
"""Devils that count as one in what is returned: about as many as one card or another makes a difference."""
EXPLORATION = 1.0
ENDLESS = 1 << 30
"""More simulations than any clock allows."""


class Round:
    """One round: a state, and which cards were played since the search began."""

    def __init__(self, state: State, plays: tuple[int, ...] = ()) -> None:
        self.state = state
        self.plays = plays

    def get_game(self) -> Any:
        return GAME

    def current_player(self) -> int:
        return self.state.to_act

    def is_terminal(self) -> bool:
        return self.state.rounds > 0

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        return list(numbers(legal(self.state)))

    def apply_action(self, card: int) -> None:
        self.state = apply(self.state, playing(self.state.to_act, int(card)))
        self.plays = (*self.plays, int(card))

    def clone(self) -> "Round":
        return Round(self.state, self.plays)

    def information_state_string(self) -> str:
        return f"{hand(self.state, self.state.to_act)} {self.plays}"

    def returns(self) -> list[float]:
        return [-total / UNIT for total in self.state.totals[: self.state.players]]


class OutOfTime(Exception):
    """The clock stops a search."""


class TimedSearch(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search for a time instead of a number of simulations."""

    def __init__(self, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        super().__init__(GAME, RandomRolloutEvaluator(1, luck), EXPLORATION, ENDLESS, random_state=luck)
        self.set_resampler(self._imagine)
        self.simulations = 0
        self._luck = luck
        self._seconds = seconds
        self._finish = 0.0
        self._question: Riddle | None = None

    def choose(self, state: State, memory: Memory) -> int:
        """Search until the time is over, and play the card that was tried most."""
        self._finish = (
            time.process_time() + self._seconds
        )  # on a busy machine the same work as on a quiet one
        self._question = riddle(view(state, state.to_act), memory)
        root = Round(state._replace(goal=self._question.table.goal, rounds=0))
        try:
            policy = self.run_search(root)
        except OutOfTime:
            policy = self.get_final_policy(root, self._root_node)
        return int(max(policy, key=lambda choice: choice[1])[0])

    def _imagine(self, root: Round, player: int) -> Round:
        if time.process_time() > self._finish and self._root_node.total_visits > 0:
            raise OutOfTime
        assert self._question is not None
        self.simulations += 1
        return Round(imagined(self._question, int(self._luck.randint(1 << 62))))
