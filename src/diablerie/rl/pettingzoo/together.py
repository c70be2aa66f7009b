"""Environments in which all agents act at once; whoever is not awaited waits (PettingZoo: parallel)."""

from collections.abc import Mapping
from logging import getLogger
from typing import Any, ClassVar, Final, TypeAlias

from pettingzoo import ParallelEnv

from diablerie.errors import InputError
from diablerie.game.core import Seat
from diablerie.rl.pettingzoo.environment import Agent, Environment, Observation

Observations: TypeAlias = dict[Agent, Observation]
Infos: TypeAlias = dict[Agent, dict[str, Any]]
Stepped: TypeAlias = tuple[Observations, dict[Agent, float], dict[Agent, bool], dict[Agent, bool], Infos]

FORFEIT: Final = -1.0
"""The reward of whoever chose something illegal, as in PettingZoo's own games."""

log = getLogger(__name__)


class Together(Environment, ParallelEnv):
    """All agents at once; the last action is to wait, the only one of an agent who is not awaited."""

    waiting: ClassVar[int] = 1

    def __init__(self, *, strict: bool = False, **settings: Any) -> None:
        super().__init__(**settings)
        self.strict = strict
        """Whether an illegal action is an error; otherwise it ends the game."""

    @property
    def wait(self) -> int:
        """The action of waiting."""
        return self.table.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Begin anew; what the game is played with was said when the environment was made."""
        self.begin(seed)
        self.show()
        return self._seen(), {agent: {} for agent in self.agents}

    def seen_by(self, seat: Seat) -> Observation:
        """What the agent at `seat` sees, and what it may do: to wait is something, too."""
        seen = super().seen_by(seat)
        mask = seen["action_mask"]
        mask[self.wait] = not mask.any()
        return seen

    def step(self, actions: Mapping[Agent, Any]) -> Stepped:
        """Let everybody who is awaited do what they chose, all at once."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        awaited = self.table.awaited
        chosen = self._choices(actions)
        for seat, action in enumerate(chosen):
            if why := self._objection(seat, action, seat in awaited):
                return self._forfeit(seat, self.illegal(seat, action, why))
        rewards = [0.0] * len(chosen)
        for seat in awaited:
            self.table.act(seat, chosen[seat])
            rewards = [sum(both) for both in zip(rewards, self.table.rewards, strict=True)]
        self.show()
        return self._told(rewards, over=self.table.over, is_cut_off=self.table.is_cut_off)

    def _choices(self, actions: Mapping[Agent, Any]) -> list[int]:
        for agent in self.agents:
            if agent not in actions:
                raise InputError(f"{agent}: no action; whoever is not awaited waits, with action {self.wait}")
        for agent in actions:
            if agent not in self.agents:
                raise InputError(f"there is no agent {agent!r}; there are: {', '.join(self.agents)}")
        return [self.number_of(agent, actions[agent]) for agent in self.agents]

    def _objection(self, seat: Seat, action: int, is_awaited: bool) -> str:
        if not is_awaited:
            return "" if action == self.wait else "Others decide."
        return "It is awaited." if action == self.wait else self.table.objection(seat, action)

    def _forfeit(self, seat: Seat, illegal: str) -> Stepped:
        """End the game: who chose something illegal has lost it, the others have not."""
        if self.strict:
            raise InputError(illegal)
        log.warning("the game ends: %s", illegal)
        rewards = [FORFEIT if other == seat else 0.0 for other in range(len(self.agents))]
        return self._told(rewards, over=True, is_cut_off=False)

    def _told(self, rewards: list[float], *, over: bool, is_cut_off: bool) -> Stepped:
        agents = self.agents
        seen = self._seen()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over and not is_cut_off),
            dict.fromkeys(agents, is_cut_off),
            {agent: {} for agent in agents},
        )

    def _seen(self) -> Observations:
        return {agent: self.seen_by(seat) for seat, agent in enumerate(self.agents)}
