"""The games as OpenSpiel registers them."""

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from diablerie.games.catalogue import GAMES
from diablerie.rl.openspiel.observer import Observer, observer_of
from diablerie.rl.openspiel.plan import Plan, defaults_of, plan_of
from diablerie.rl.openspiel.position import opening
from diablerie.rl.openspiel.state import State
from diablerie.rl.rewards import PLACE


class DiablerieGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its parameters."""

    name: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        self.plan, defaults = plan_of(self.name, parameters or {}), defaults_of(self.name)
        changed = {key: value for key, value in self.plan.parameters if value != defaults[key]}
        super().__init__(game_type(self.name, self.plan.setup.reward), game_info(self.plan), changed)
        self._opening = opening(self.plan)

    def get_parameters(self) -> dict[str, Any]:
        """All parameters, also those that nobody has changed."""
        return dict(self.plan.parameters)

    def new_initial_state(self) -> State:
        """Begin a game."""
        return State(self, self._opening)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        """Make an observer of a kind."""
        return observer_of(self.plan, kind, parameters)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can draw."""
        return self.plan.bounds.draws


def game_type(name: str, reward: str) -> Any:
    """What kind of game it is: by places a zero-sum game, by points one in which all may lose."""
    rules, by_place = GAMES[name], reward == PLACE
    utility, model = pyspiel.GameType.Utility, pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=f"python_{name}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if by_place else utility.GENERAL_SUM,
        reward_model=model.TERMINAL if by_place else model.REWARDS,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults_of(name),
    )


def game_info(plan: Plan) -> Any:
    """How large the game is with these parameters."""
    by_place = plan.setup.reward == PLACE
    return pyspiel.GameInfo(
        num_distinct_actions=plan.setup.numbers.actions(plan.setup.options),
        max_chance_outcomes=plan.outline.most_outcomes(plan.setup.players),
        num_players=plan.setup.players,
        min_utility=-1.0 if by_place else plan.bounds.lowest,
        max_utility=1.0 if by_place else plan.bounds.highest,
        utility_sum=0.0 if by_place else None,
        max_game_length=plan.bounds.decisions,
    )


CLASSES: Final = {name: type(name, (DiablerieGame,), {"name": name}) for name in GAMES}
"""A class for each game, for OpenSpiel keeps what is registered until after Python has ended, and of all that
can be called only a class survives that."""
globals().update(CLASSES)  # where whoever unpickles a game looks for its class


def register() -> None:
    """Make the games known to OpenSpiel, as `python_` and their name."""
    for name, game in CLASSES.items():
        pyspiel.register_game(game_type(name, PLACE), game)
