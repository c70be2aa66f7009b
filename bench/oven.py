"""What the bots of The Devil With It rest on: `python -m bench.oven exact`, `spread` or `bets`.

`exact` compares the last player's decisions with the exact expectation in 10,000 random positions, `spread`
fits how much a lead counts to games of equal players, `bets` finds what equal players bet by regret matching.
"""

import argparse
from random import Random
from typing import Any, Final

import numpy as np
from rich.progress import track

from diablerie.game.options import complete
from diablerie.games.devil_with_it import GAME, new_game
from diablerie.games.devil_with_it.bots.betting import add_rounds, bets_of_others
from diablerie.games.devil_with_it.bots.field import TENS, Field, expected_bets
from diablerie.games.devil_with_it.bots.habits import Reach, Standing, all_of, work_out_reach
from diablerie.games.devil_with_it.bots.prospects import spread
from diablerie.games.devil_with_it.bots.rounds import paid, turns_taken
from diablerie.games.devil_with_it.bots.solution import CHANCE_TO_WIN, GAIN, PLACE
from diablerie.games.devil_with_it.bots.thinking import Span, room
from diablerie.games.devil_with_it.coal import PIECES
from diablerie.games.devil_with_it.state import NO_BETS, State
from diablerie.games.devil_with_it.track import pacts_of, stands
from diablerie.kernel import NOTHING, compiled, put
from diablerie.kernel.luck import luck_of
from tests.games.devil_with_it.bots.by_hand import random_last_turn
from tests.games.devil_with_it.bots.last_turns import disagreement

POSITIONS: Final = 10_000
ROUNDS: Final = 30_000
"""Rounds that are played to fit the spread."""
STEPS: Final = 400
DEALS: Final = 40
"""Steps of regret matching, and imagined rounds in each."""
LONGEST: Final = 200
"""Rounds after which a game is given up."""


def exact() -> None:
    """Count the decisions that differ from the exact expectation's."""
    luck, wrong = Random("exact"), {"hard": 0, "devil": 0}
    for number in track(range(POSITIONS), "positions"):
        level, purpose = ("hard", GAIN) if number % 2 else ("devil", PLACE)
        wrong[level] += disagreement(random_last_turn(luck), level, purpose)
    print(f"{POSITIONS} last turns; decided otherwise than the exact expectation: {wrong}")


@compiled
def play_rounds(table: State, field: Field, seed: int, reach: Reach, before: Any, after: Any) -> int:
    """Fill `before` with chips between rounds, `after` with those at the end of the same game."""
    rounds, game = 0, 0
    work_out_reach(reach, PIECES)
    while True:
        chips, left, first = table.chips, PIECES, rounds
        luck, start = luck_of(seed, game), game % table.players
        while max(chips) < table.goal and rounds - first < LONGEST:
            if rounds == len(before):
                return first
            pacts = pacts_of(stands(table.track, chips), table.players) if rounds > first else 0
            opened = table._replace(chips=chips, start=start, pacts=pacts)
            opened = opened._replace(stakes=bets_of_others(opened, field, luck + LONGEST))
            for seat in range(table.players):
                before[rounds, seat] = chips[seat]
            over = turns_taken(opened, Standing(left, chips, NOTHING, NOTHING), 0, reach, luck)
            chips, left = paid(opened, over), over.left
            if all_of(left) <= table.mouth:
                left = PIECES
            rounds, luck, start = rounds + 1, luck + 2 * LONGEST, (start + 1) % table.players
        for row in range(first, rounds):
            for seat in range(table.players):
                after[row, seat] = chips[seat]
        game += 1


def surprise(before: Any, after: Any, wide: Any) -> float:
    """How little the winners were expected, with such a spread: the mean logarithmic loss."""
    won = after == after.max(axis=1, keepdims=True)
    weights = np.exp((before - before.max(axis=1, keepdims=True)) / wide[:, None])
    chances = np.log(weights / weights.sum(axis=1, keepdims=True))
    return float(-(won * chances).sum(axis=1).mean() / won.sum(axis=1).mean())


def fit_spread() -> None:
    """Show which spread expects the winners best, beside the one in use."""
    for players in range(2, 7):
        before, after = np.zeros((2, ROUNDS, players))
        field = expected_bets(players, ())
        rounds = play_rounds(table_of(players), field, 5, room().reach, before, after)
        before, after = before[:rounds], after[:rounds]
        lacking = 1600 - before.max(axis=1)
        trials = [(a, b / 20) for a in range(100, 400, 20) for b in range(2, 18, 2)]
        best = min(trials, key=lambda trial: surprise(before, after, trial[0] + trial[1] * lacking))
        now = spread(0, players), spread(1000, players) / 1000 - spread(0, players) / 1000
        losses = [surprise(before, after, a + b * lacking) for a, b in (best, now)]
        print(f"{players} players: best {best[0]} + {best[1]:.2f} a chip (loss {losses[0]:.4f}), "
              f"in use {now[0]:.0f} + {now[1]:.2f} (loss {losses[1]:.4f})")  # fmt: skip


def find_bets() -> None:
    """Show what regret matching settles on, when all bet alike."""
    bets = np.arange(10, 301, 10)
    for players in range(2, 7):
        regrets, mean = np.ones(len(bets)), np.zeros(len(bets))
        for step in range(STEPS):
            chances = regrets / regrets.sum()
            mean += chances * (step > STEPS // 4)
            regrets = np.maximum(regrets + regrets_of(players, bets, chances, step), 1e-9)
        mean /= mean.sum()
        print(players, {int(bet): round(100 * chance) for bet, chance in zip(bets, mean) if chance > 0.02})


def regrets_of(players: int, bets: Any, chances: Any, step: int) -> Any:
    """How much better each bet would have been than the mixture, if all others bet by the mixture."""
    table = table_of(players, 600)._replace(start=step % players, turn=0)
    by_tens = np.zeros(TENS)
    by_tens[bets // 10] = chances
    sums = np.zeros((len(bets), 4))
    standing = Standing(PIECES, table.chips, NOTHING, NOTHING)
    field = np.tile(by_tens.cumsum(), (6, 1))
    add_rounds(table, standing, bets, field, Span(step + 1, 0, DEALS), room().reach, sums)
    worth = sums[:, CHANCE_TO_WIN] / DEALS
    return worth - (worth * chances).sum()


def table_of(players: int, chips: int = 200) -> State:
    """A table at which all have so many chips and nobody thinks."""
    table = new_game(players, complete(GAME.options, {}))
    for seat in range(players):
        table = table._replace(chips=put(table.chips, seat, chips))
    return table._replace(stakes=NO_BETS, turn=-1)


PARTS = {"exact": exact, "spread": fit_spread, "bets": find_bets}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.oven", description=__doc__)
    parser.add_argument("part", choices=PARTS)
    PARTS[parser.parse_args().part]()
