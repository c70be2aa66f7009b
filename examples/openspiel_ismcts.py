"""OpenSpiel's search plays Little Devils: `python openspiel_ismcts.py --simulations 200 --rounds 5`.

Seat 0 searches, the others draw lots. It needs `pip install 'diablerie[research]'`. Whenever the search wants
to know what the others may hold, the state deals the unseen cards anew: `State.resample_from_infostate`.
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot
from rich.progress import Progress

import diablerie.rl.openspiel  # noqa: F401  # registers the games

EXPLORATION = 10.0
"""About as many devils as one card or another makes a difference."""


def devils_of_a_round(game: Any, bots: list[Any], luck: np.random.RandomState) -> list[int]:
    """Play a round, and count what everybody has taken."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(actions, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return [-round(points) for points in state.returns()]


def main() -> None:
    """Play as many rounds as were asked for, and print the devils of each seat."""
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS against lots at Little Devils.")
    parser.add_argument("--simulations", type=int, default=200, help="for every card (default: 200)")
    parser.add_argument("--rounds", type=int, default=5, help="how many are played (default: 5)")
    parser.add_argument("--players", type=int, default=4, help="3 to 6 (default: 4)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same rounds")
    wishes = parser.parse_args()

    game = pyspiel.load_game(
        "python_little_devils", {"players": wishes.players, "rounds": 1, "reward": "points"}
    )
    luck = np.random.RandomState(wishes.seed)
    evaluator = RandomRolloutEvaluator(1, luck)
    search = ISMCTSBot(game, evaluator, EXPLORATION, wishes.simulations, random_state=luck)
    bots = [search, *(UniformRandomBot(seat, luck) for seat in range(1, wishes.players))]
    devils = np.zeros(wishes.players, int)
    with Progress() as progress:
        for _ in progress.track(range(wishes.rounds), description="rounds"):
            devils += devils_of_a_round(game, bots, luck)
    for seat, taken in enumerate(devils):
        print(f"seat {seat} ({'search' if seat == 0 else 'lots'}): {taken} devils")


if __name__ == "__main__":
    main()
