"""Teach a small network to play Little Devils against itself, then put it into a tournament.

    python examples/train_little_devils.py
    cd examples && diablerie tournament little_devils --bots cautious,train_little_devils:Taught --games 400

It learns, for what a seat sees and each card it may play, how many devils the rest of the round will bring.
All that it needs is numpy: one hidden layer, and Adam.
"""

import argparse
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.progress import track

from diablerie.game.types import Event
from diablerie.games.little_devils import tensor
from diablerie.games.little_devils.observation import mask, observation
from diablerie.rl.vector import VectorEnv

BRAIN = Path(__file__).with_name("little_devils.npz")
PLAYERS = 4
CARDS_A_ROUND = 9 * PLAYERS
HIDDEN = 96
MINIBATCH = 256
RATE = 1e-3
CURIOSITY = 0.1
"""How often a card is played by lot, so that every card is tried."""
SCALE = np.where(np.arange(tensor.SIZE) < tensor.TAKEN, 1.0, 0.05).astype(np.float32)
"""Cards are 0 or 1, counts go up to a hundred."""

Numbers = npt.NDArray[np.float32]


class Network:
    """A hidden layer of rectified units between what is seen and the devils that each card will bring."""

    def __init__(self, weights: list[Numbers]) -> None:
        self.weights = weights
        self._slopes = [np.zeros_like(w) for w in weights]
        self._squares = [np.zeros_like(w) for w in weights]
        self._steps = 0

    @classmethod
    def untaught(cls, seed: int) -> "Network":
        """Small weights by lot."""
        luck = np.random.default_rng(seed)
        shapes = [(tensor.SIZE, HIDDEN), (HIDDEN,), (HIDDEN, tensor.ACTIONS), (tensor.ACTIONS,)]
        return cls([(luck.normal(0, 0.05, shape)).astype(np.float32) for shape in shapes])

    def devils(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        """The devils that each card will bring, and the hidden layer."""
        into, bias, out, end = self.weights
        hidden = np.maximum(seen @ into + bias, 0)
        return hidden @ out + end, hidden

    def learn(self, seen: Numbers, cards: npt.NDArray[np.int64], devils: Numbers) -> float:
        """Move a little towards what the cards really brought; the mean squared error before that."""
        guessed, hidden = self.devils(seen)
        rows = np.arange(len(cards))
        wrong = np.zeros_like(guessed)
        wrong[rows, cards] = guessed[rows, cards] - devils
        behind = (wrong @ self.weights[2].T) * (hidden > 0)
        slopes = [seen.T @ behind, behind.sum(0), hidden.T @ wrong, wrong.sum(0)]
        self._steps += 1
        for number, slope in enumerate(slopes):
            self._adapt(number, slope / len(cards))
        return float((wrong[rows, cards] ** 2).mean())

    def _adapt(self, number: int, slope: Numbers) -> None:
        """One step of Adam."""
        self._slopes[number] += 0.1 * (slope - self._slopes[number])
        self._squares[number] += 0.001 * (slope**2 - self._squares[number])
        mean = self._slopes[number] / (1 - 0.9**self._steps)
        spread = np.sqrt(self._squares[number] / (1 - 0.999**self._steps))
        self.weights[number] -= RATE * mean / (spread + 1e-8)


def play_round(env: VectorEnv, network: Network, luck: np.random.Generator) -> tuple[Any, Any, Any]:
    """Play one round in every game: what was seen, what was played, and the devils that still came."""
    observations, info = env.reset(seed=int(luck.integers(1 << 60)))
    seen = np.empty((CARDS_A_ROUND, env.num_envs, tensor.SIZE), np.float32)
    cards = np.empty((CARDS_A_ROUND, env.num_envs), np.int64)
    seats = np.empty_like(cards)
    for turn in range(CARDS_A_ROUND):
        seen[turn], seats[turn] = observations * SCALE, info["turn"]
        guessed, _ = network.devils(seen[turn])
        cards[turn] = np.where(info["action_mask"], guessed, np.inf).argmin(1)
        curious = luck.random(env.num_envs) < CURIOSITY
        cards[turn] = np.where(curious, env.sample(), cards[turn])
        observations, rewards, _, _, info = env.step(cards[turn])
    taken_before = seen[:, :, tensor.TAKEN] / SCALE[tensor.TAKEN]
    in_the_end = -rewards[np.arange(env.num_envs), seats]
    return seen, cards, (in_the_end - taken_before).astype(np.float32)


def teach(rounds: int, games: int, seed: int) -> Network:
    """Play against itself and learn from it, so many times."""
    env = VectorEnv("little_devils", games, players=PLAYERS, rounds=1, reward="points")
    network, luck = Network.untaught(seed), np.random.default_rng(seed)
    for _ in track(range(rounds), "learning"):
        seen, cards, devils = (part.reshape(-1, *part.shape[2:]) for part in play_round(env, network, luck))
        for part in np.array_split(luck.permutation(len(cards)), max(1, len(cards) // MINIBATCH)):
            network.learn(seen[part], cards[part], devils[part])
    return network


class Taught:
    """The bot that was taught, for `diablerie tournament`."""

    def __init__(self, luck: Random) -> None:
        if not BRAIN.exists():
            raise FileNotFoundError(f"{BRAIN.name} is not there yet: run train_little_devils.py first")
        self.network = Network(list(np.load(BRAIN).values()))

    def decide(self, view: Any, memory: Any) -> Event:
        """Play the card that will bring the fewest devils."""
        row = np.frombuffer(observation(view, memory), np.uint8)
        legal = np.frombuffer(mask(view, tensor.ACTIONS), np.uint8)
        guessed, _ = self.network.devils(row * SCALE)
        return tensor.event_of(view.seat, int(np.where(legal, guessed, np.inf).argmin()))


def main() -> None:
    """Teach, and keep what was learnt."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=100, help="how often it plays and learns")
    parser.add_argument("--games", type=int, default=512, help="games at once")
    parser.add_argument("--seed", type=int, default=1, help="the same seed teaches the same")
    arguments = parser.parse_args()
    network = teach(arguments.rounds, arguments.games, arguments.seed)
    np.savez(BRAIN, *network.weights)
    print(f"taught; {BRAIN.name} holds what it knows")


if __name__ == "__main__":
    main()
