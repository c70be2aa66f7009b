"""What both kinds of environment share: agents, spaces, seeds, observations and pictures."""

from operator import index
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.logger import warn
from gymnasium.spaces import Box, Dict, Discrete

from diablerie.errors import InputError
from diablerie.game.core import Seat
from diablerie.rl.pettingzoo.rendering import RENDER_MODES, image_of, text_of
from diablerie.rl.seeds import checked_seed, fresh_seed
from diablerie.rl.setup import setup_of
from diablerie.rl.table import Table

Agent: TypeAlias = str
Observation: TypeAlias = dict[str, npt.NDArray[Any]]
FRAMES_A_SECOND: Final = 2


def metadata_of(name: str, *, is_parallelizable: bool) -> dict[str, Any]:
    """What PettingZoo wants to know about an environment."""
    return {
        "name": name,
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": is_parallelizable,
        "render_fps": FRAMES_A_SECOND,
    }


class Environment:
    """A table, its agents, and what they see of it."""

    game: ClassVar[str]
    waiting: ClassVar[int] = 0
    """How many actions there are besides those of the game."""
    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        players: int | None = None,
        rounds: int = 0,
        reward: str = "place",
        render_mode: str | None = None,
        reveal: bool = False,
        **options: object,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise InputError(f"unknown render_mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.table = Table(setup_of(self.game, players, rounds, reward, options))
        self.render_mode = render_mode
        self.reveal = reveal
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.setup.players)]
        self.agents: list[Agent] = []
        self._actions = self.table.actions + self.waiting
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self._seed, self._game = fresh_seed(), 0

    def _observations(self) -> Dict:
        numbers = self.table.setup.numbers
        seen = Box(
            numbers.kind.lowest, numbers.kind.highest, (numbers.size,), np.dtype(numbers.kind.dtype).type
        )
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self._actions,), np.int8)})

    def observation_space(self, agent: Agent) -> Dict:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Discrete:
        """What there is to do; the mask of an observation tells what is legal now."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Begin a game: the first one under `seed`, or the next one under the seed there was before."""
        if seed is not None:
            self._seed, self._game = checked_seed(seed), 0
        self.table.begin(self._seed, self._game)
        self._game += 1
        self.agents = self.possible_agents[:]

    def seen_by(self, seat: Seat) -> Observation:
        """What the agent at `seat` sees, and what it may do."""
        observation, mask = self.table.seen_by(seat, self._actions)
        return {"observation": observation, "action_mask": mask}

    def number_of(self, agent: Agent, action: Any) -> int:
        """An action as a plain number, whatever kind of number it is."""
        try:
            return index(action)
        except TypeError:
            raise InputError(f"{agent}: action {action!r} is not a whole number") from None

    def illegal(self, seat: Seat, action: int, why: str) -> str:
        """Say who may not do what, why, and what would be legal."""
        legal = np.flatnonzero(self.seen_by(seat)["action_mask"]).tolist()
        return f"{self.possible_agents[seat]}: action {action} is not legal now. {why} Legal: {spans(legal)}"

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as a spectator sees it, or with everything that is hidden (`reveal`)."""
        if self.render_mode is None:
            warn("render() was called without a render_mode; choose one when making the environment")
            return None
        text = text_of(self.table, self.possible_agents, self.reveal)
        if self.render_mode == "rgb_array":
            return image_of(text, self.table.setup.numbers.about.paper, self.table.setup.players)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def show(self) -> None:
        """Print the table, where somebody looks on."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is open that would have to be closed."""


def spans(numbers: list[int]) -> str:
    """Write rising numbers: `0, 3 to 7`."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(f"{part[0]} to {part[-1]}" if len(part) > 1 else f"{part[0]}" for part in parts)
