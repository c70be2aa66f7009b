"""How well does a random agent do? `python pettingzoo_random.py little_devils --games 200 --players 4`.

Every seat draws any legal action. The table shows the mean reward of each seat over all games, with its
standard error; to judge an agent of your own, let it choose in `choose` for one of the seats.
"""

import argparse
from importlib import import_module
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

GAMES = ("little_devils", "devil_with_it", "diavolo")


def choose(agent: str, observation: dict[str, Any], luck: np.random.Generator) -> int:
    """Any legal action. This is where you can be cleverer."""
    return int(luck.choice(np.flatnonzero(observation["action_mask"])))


def play(env: Any, luck: np.random.Generator) -> list[float]:
    """Play a game to its end; what every agent got for it."""
    env.reset()
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else choose(agent, observation, luck))
    return list(got.values())


def report(rewards: np.ndarray[Any, Any], agents: list[str]) -> Table:
    """Means with their standard errors."""
    errors = rewards.std(axis=0, ddof=1) / np.sqrt(len(rewards))
    table = Table("seat", "mean reward", "standard error", title=f"{len(rewards)} games by lot")
    for agent, mean, error in zip(agents, rewards.mean(axis=0), errors, strict=True):
        table.add_row(agent, f"{mean:+.3f}", f"{error:.3f}")
    return table


def main() -> None:
    """Read what is asked for, play and print."""
    parser = argparse.ArgumentParser(description="random agents in a PettingZoo environment")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=200, help="at least 2")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=10, help="rounds of a game; 0 for whole matches")
    parser.add_argument("--reward", choices=("place", "points"), default="place")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    module = import_module(f"diablerie.rl.pettingzoo.{asked.game}_v0")
    env = module.env(players=asked.players, rounds=asked.rounds, reward=asked.reward)
    env.reset(seed=asked.seed)  # all games that follow come from this seed, too
    luck = np.random.default_rng(asked.seed)
    rewards = [play(env, luck) for _ in track(range(asked.games), "playing", transient=True)]
    Console().print(report(np.array(rewards), env.possible_agents))


if __name__ == "__main__":
    main()
