"""What came out of a simulation, in numbers."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from diablerie.lab.outcome import MOVES, ROUNDS, STOPPED, WINNERS, Outcomes
from diablerie.lab.setup import Setup


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95 % interval; tied winners share a win."""

    games: int
    wins: float

    @property
    def rate(self) -> float:
        """The share itself."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval."""
        if not self.games:
            return 0.0, 1.0
        z = 1.96
        middle = self.rate + z * z / (2 * self.games)
        spread = z * sqrt(self.rate * (1 - self.rate) / self.games + z * z / (4 * self.games**2))
        scale = 1 + z * z / self.games
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Spread:
    """Mean, least and most of something."""

    mean: float
    least: int
    most: int


@dataclass(frozen=True)
class Report:
    """Wins, lengths and scores of a simulation."""

    games: int
    by_seat: list[tuple[Share, Spread]]
    """For each seat its wins and its totals."""
    by_bot: dict[str, tuple[Share, Spread]]
    """For each bot, over all seats it had, its wins and its totals."""
    nobody: int
    """Games that nobody won."""
    stopped: int
    """Games stopped at the limit of rounds."""
    rounds: Spread
    moves: Spread

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""

        def row(share: Share, totals: Spread) -> dict[str, Any]:
            return {
                "games": share.games,
                "wins": round(share.wins, 3),
                "rate": round(share.rate, 5),
                "interval": [round(bound, 5) for bound in share.interval],
                "totals": vars(totals),
            }

        return {
            "games": self.games,
            "seats": [row(*pair) for pair in self.by_seat],
            "bots": {name: row(*pair) for name, pair in self.by_bot.items()},
            "nobody_won": self.nobody,
            "stopped": self.stopped,
            "rounds": vars(self.rounds),
            "moves": vars(self.moves),
        }


def report(setup: Setup, outcomes: Outcomes) -> Report:
    """Add up what came out."""
    games = len(outcomes)
    won = outcomes[:, WINNERS, None] >> np.arange(setup.players) & 1
    winners = won.sum(axis=1)
    shares = won / np.maximum(winners, 1)[:, None]
    totals = outcomes[:, : setup.players]
    seats = range(setup.players)
    by_seat = [(Share(games, float(shares[:, s].sum())), spread(totals[:, s])) for s in seats]
    places = (np.arange(setup.players) + np.arange(games)[:, None]) % setup.players
    bots = np.array(setup.bots)[places]
    by_bot = {}
    for name in dict.fromkeys(setup.bots):
        mine = bots == name
        by_bot[name] = Share(int(mine.sum()), float(shares[mine].sum())), spread(totals[mine])
    return Report(
        games=games,
        by_seat=by_seat,
        by_bot=by_bot,
        nobody=int((winners == 0).sum()),
        stopped=int(outcomes[:, STOPPED].sum()),
        rounds=spread(outcomes[:, ROUNDS]),
        moves=spread(outcomes[:, MOVES]),
    )


def spread(values: Outcomes) -> Spread:
    """Mean, least and most of some numbers."""
    return Spread(round(float(values.mean()), 3), int(values.min()), int(values.max()))
