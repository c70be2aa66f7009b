"""What came out of a tournament, with how sure one can be of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from diablerie.lab.tournament.intervals import Estimate, mean, share
from diablerie.lab.tournament.plan import Plan
from diablerie.lab.tournament.playing import Game
from diablerie.lab.tournament.ratings import Rating, ratings


class Pair(NamedTuple):
    """Two bots, and how often the first finished ahead of the second; a tie is half."""

    meetings: int
    """Seats of one against seats of the other, over all games."""
    ahead: Estimate


@dataclass(frozen=True)
class Standing:
    """One bot, over all seats that it had."""

    name: str
    seats: int
    """Seats that it had, over all games."""
    ahead: Estimate
    """Of all others, as in a pair."""
    wins: Estimate
    """Games won, of those that it had a seat in; tied winners share one."""
    score: Estimate
    """The mean of its totals."""
    rating: Rating
    scores: tuple[int, ...]
    """All its totals."""
    decisions: int
    seconds: float
    """How long it has thought in all, as the clock on the wall tells."""

    @property
    def milliseconds(self) -> float:
        """How long a decision took on average."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True)
class Results:
    """A tournament that is over, or as much of it as was played."""

    plan: Plan
    deals: int
    games: int
    stopped: int
    """Games that were stopped at the limit of rounds."""
    rounds: float
    """How many rounds a game had on average."""
    moves: float
    standings: tuple[Standing, ...]
    """Who finished ahead of the others most often comes first."""
    pairs: dict[tuple[str, str], Pair]
    """Every bot against every other, both ways."""

    @property
    def whole(self) -> bool:
        """Whether everything was played."""
        return self.deals == self.plan.deals


class Tally:
    """Sums by deal: of meetings and points for every two bots, of seats, wins and totals for every bot."""

    def __init__(self, bots: int, games: Sequence[Game]) -> None:
        deals = games[-1].deal + 1
        self.points, self.meetings = np.zeros((deals, bots, bots)), np.zeros((deals, bots, bots))
        self.wins, self.totals, self.seats = (np.zeros((deals, bots)) for _ in range(3))
        for game in games:
            self._add(game)

    def _add(self, game: Game) -> None:
        for one, other, point in meetings_of(game):
            self.points[game.deal, one, other] += point
            self.meetings[game.deal, one, other] += 1
        for seat, bot in enumerate(game.seating):
            self.wins[game.deal, bot] += (seat in game.winners) / max(1, len(game.winners))
            self.totals[game.deal, bot] += game.totals[seat]
            self.seats[game.deal, bot] += 1

    def pair(self, one: int, other: int) -> Pair:
        """Two bots against each other."""
        points, meetings = self.points[:, one, other], self.meetings[:, one, other]
        return Pair(int(meetings.sum()), share(points, meetings))


def results(plan: Plan, games: Sequence[Game]) -> Results:
    """Add up whole deals, in order."""
    bots = range(len(plan.names))
    tally, rated = Tally(len(bots), games), ratings(games, len(bots))
    standings = [_standing(bot, plan.labels[bot], tally, rated[bot], games) for bot in bots]
    return Results(
        plan=plan,
        deals=games[-1].deal + 1,
        games=len(games),
        stopped=sum(game.stopped for game in games),
        rounds=fmean(game.rounds for game in games),
        moves=fmean(game.moves for game in games),
        standings=tuple(sorted(standings, key=lambda one: -one.ahead.value)),
        pairs={(plan.labels[a], plan.labels[b]): tally.pair(a, b) for a, b in permutations(bots, 2)},
    )


def _standing(bot: int, name: str, tally: Tally, rating: Rating, games: Sequence[Game]) -> Standing:
    seats = tally.seats[:, bot]
    return Standing(
        name=name,
        seats=int(seats.sum()),
        ahead=share(tally.points[:, bot].sum(axis=1), tally.meetings[:, bot].sum(axis=1)),
        wins=share(tally.wins[:, bot], seats),
        score=mean(tally.totals[:, bot], seats),
        rating=rating,
        scores=tuple(_of_bot(bot, games, "totals")),
        decisions=sum(_of_bot(bot, games, "decisions")),
        seconds=sum(_of_bot(bot, games, "seconds")),
    )


def meetings_of(game: Game) -> Iterator[tuple[int, int, float]]:
    """Every two seats with different bots, both ways, and what the first made of it: 1, a half or 0."""
    for seat, one in enumerate(game.seating):
        for rival, other in enumerate(game.seating):
            if one != other:
                ahead = game.places[rival] - game.places[seat]
                yield one, other, (ahead > 0) + (ahead == 0) / 2


def _of_bot(bot: int, games: Sequence[Game], what: str) -> Iterator[Any]:
    """A field of every game, from the seats of one bot."""
    for game in games:
        for seat, other in enumerate(game.seating):
            if other == bot:
                yield getattr(game, what)[seat]
