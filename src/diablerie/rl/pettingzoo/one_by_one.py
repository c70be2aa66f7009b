"""Environments in which one agent after the other decides (PettingZoo calls it AEC)."""

from collections.abc import Iterator
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from diablerie.errors import InputError
from diablerie.rl.pettingzoo.environment import Agent, Environment, Observation


class OneByOne(Environment, AECEnv):
    """One agent after the other.

    Of several who decide at once the lowest seat is asked first; the others do not learn what it chose before
    all have chosen.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; what the game is played with was said when the environment was made."""
        self.begin(seed)
        self._rewards = self.table.rewards
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next()
        self.show()

    def observe(self, agent: Agent) -> Observation:
        """What an agent sees now; what it may do only if it decides now."""
        return self.seen_by(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Let the agent whose turn it is do something; after the end it leaves with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self.number_of(agent, action)
        if why := self.table.objection(self._turn, chosen):
            raise InputError(self.illegal(self._turn, chosen, why))
        self.table.act(self._turn, chosen)
        self._cumulative_rewards[agent] = 0.0
        if self.table.rewards is not self._rewards:  # which is nearly always the same nothing
            self._rewards = self.table.rewards
            self.rewards = dict(zip(self.agents, self._rewards, strict=True))
            self._accumulate_rewards()
        self._ask_next()
        self.show()

    def _ask_next(self) -> None:
        if not self.table.over:
            self._turn = self.table.awaited[0]
            self.agent_selection = self.possible_agents[self._turn]
            return
        self.terminations = dict.fromkeys(self.agents, not self.table.is_cut_off)
        self.truncations = dict.fromkeys(self.agents, self.table.is_cut_off)
        self._deads_step_first()


class Ordered(OrderEnforcingWrapper):
    """Tells whoever calls things in the wrong order.

    What happens at every step goes to the environment directly: each attribute that is looked up through a
    wrapper takes as long as a rule of the game.
    """

    _has_updated: bool
    """Whether somebody has stepped since the last turn of `agent_iter`."""

    @property
    def agents(self) -> list[Agent]:
        """Those who have not left yet."""
        return self._begun().agents

    @property
    def agent_selection(self) -> Agent:
        """Whose turn it is."""
        return self._begun().agent_selection

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[Agent]:
        """Whoever is to decide, one after the other, as long as somebody steps."""
        super().agent_iter()  # says what is wrong
        return self._turns(max_iter)

    def _turns(self, most: int) -> Iterator[Agent]:
        env = self.env
        for _ in range(most):
            if not env.agents:
                return
            assert self._has_updated, "step() or reset() is needed in a loop over agent_iter()"
            self._has_updated = False
            yield env.agent_selection

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees and got."""
        return self._begun().last(observe)

    def step(self, action: Any) -> None:
        """Let the agent whose turn it is do something."""
        if not self._has_reset or not self.env.agents:
            super().step(action)  # says what is wrong
            return
        self._has_updated = True
        self.env.step(action)

    def _begun(self) -> OneByOne:
        if not self._has_reset:
            raise AttributeError("nothing can be asked before reset")
        return self.env

    def __str__(self) -> str:
        return str(self.env)
