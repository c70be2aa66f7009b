"""Random games in PettingZoo environments on one core: our three games beside PettingZoo's Texas hold'em."""

from random import Random
from typing import Any

from pettingzoo.classic import texas_holdem_v4
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.games import HEATS, Contestant, Heat, race
from diablerie.games.catalogue import GAMES
from diablerie.rl.pettingzoo import devil_with_it_v0, diavolo_v0, little_devils_v0

PLAYERS = 4
ROUNDS = 10
"""Of each game: whole matches by lot can take very long."""
PEER = "PettingZoo's texas_holdem_v4"


def by_lot(env: Any) -> Heat:
    """Agents that choose any legal action, in the way that PettingZoo's documentation shows."""
    luck = Random(1)
    env.reset(seed=1)

    def heat(games: int) -> float:
        steps = 0
        for _ in range(games):
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(legal[int(luck.random() * len(legal))])
                steps += 1
        return steps

    return heat


def contestants() -> list[Contestant]:
    """Everybody who takes part, the peer first."""
    found = [Contestant(PEER, "steps", by_lot(texas_holdem_v4.env()))]
    for module in (little_devils_v0, devil_with_it_v0, diavolo_v0):
        title = GAMES[module.raw_env.game].title
        found.append(Contestant(title, "steps", by_lot(module.env(players=PLAYERS, rounds=ROUNDS))))
    return found


def main() -> None:
    """Measure and print."""
    everybody = contestants()
    race(everybody)
    table = Table(box=SIMPLE_HEAD, title=f"random agents in PettingZoo, one core, {HEATS} heats")
    for title in ("", "a second", "x texas_holdem_v4"):
        table.add_column(title, justify="right" if title else "left")
    for contestant in everybody:
        ratio = contestant.times(everybody[0])
        table.add_row(contestant.name, f"{contestant.best:,.0f} {contestant.unit}", f"{ratio:,.2f}")
    Console(highlight=False).print(table)


if __name__ == "__main__":
    main()
