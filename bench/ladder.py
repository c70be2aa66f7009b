"""Are the levels in order, and is the best of them worth beating? Every claim by a tournament of its own.

Each claim is played for the same time, with deals that follow from the seed: a faster machine plays more of
the same ones. Time stops it, not what came out, so that the intervals stay honest.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.pool import Pool
from time import perf_counter

from rich.console import Console

from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.lab.tournament.plan import Plan
from diablerie.lab.tournament.playing import Game, get_ready, play_task
from diablerie.lab.tournament.results import Results, results
from diablerie.lab.workers import workers

LEVELS = ("easy", "normal", "hard", "devil")
SIMPLE = ("bold", "cautious")
EVEN = 0.5
AIMS = {"little_devils": 0.65, "devil_with_it": 0.58, "diavolo": 0.65}
"""How often devil is to finish ahead of each of the simple bots."""
SECONDS, QUICK = 25.0, 2.0
"""For each claim."""
FEWEST_DEALS = 4
MOST_GAMES = 3000


@dataclass(frozen=True)
class Claim:
    """That one bot finishes ahead of another so often, at a table of so many that both fill alike."""

    game: str
    players: int
    better: str
    worse: str
    aim: float

    def plan(self, seed: int) -> Plan:
        """The tournament that tells."""
        options = complete(GAMES[self.game].options, {})
        return Plan(self.game, self.players, options, (self.better, self.worse), seed, MOST_GAMES)

    def verdict(self, told: Results) -> str:
        """What the tournament says: order has to be beyond doubt, a figure has to be reached."""
        ahead = told.pairs[self.better, self.worse].ahead
        if self.aim == EVEN:
            return "yes" if ahead.low > EVEN else "NO" if ahead.high <= EVEN else "open"
        if ahead.value >= self.aim:
            return "yes" if ahead.low >= self.aim else "yes, narrowly"
        return "NO" if ahead.high < self.aim else "open"


def claims(games: list[str], tables: list[int]) -> Iterator[Claim]:
    """Everything that is to be shown."""
    for name in games:
        for players in tables or [GAMES[name].fewest, 4, 6]:
            for worse, better in zip(LEVELS, LEVELS[1:]):
                yield Claim(name, players, better, worse, EVEN)
            for simple in SIMPLE:
                yield Claim(name, players, "devil", simple, AIMS[name])


def measured(pool: Pool, cores: int, plan: Plan, seconds: float) -> Results:
    """Play deal after deal until the time is over."""
    started, games, played = perf_counter(), list[Game](), 0
    while played < FEWEST_DEALS or (played < plan.deals and perf_counter() - started < seconds):
        batch = range(played, min(played + played // 4 + 2 * cores, plan.deals))
        for deal in pool.imap(play_task, [(plan, number, False) for number in batch]):
            games += deal.games
        played = batch.stop
    return results(plan, games)


def main(words: list[str]) -> int:
    """Measure and print; how many claims are not met."""
    parser = argparse.ArgumentParser(prog="python -m bench ladder", description=__doc__)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK:g} s a claim: a first look")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="for each claim (default: %(default)s)"
    )
    parser.add_argument(
        "--game", action="append", choices=list(GAMES), help="this one alone; may be repeated"
    )
    parser.add_argument("--players", action="append", type=int, help="at this table alone; may be repeated")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    console, missed = Console(highlight=False, width=110), 0
    wanted = list(claims(given.game or list(GAMES), given.players or []))
    plans = [claim.plan(given.seed) for claim in wanted]
    with workers(given.cores, get_ready, *plans) as pool:
        for claim, plan in zip(wanted, plans):
            told = measured(pool, given.cores, plan, QUICK if given.quick else given.seconds)
            missed += not claim.verdict(told).startswith("yes")
            console.print(line(claim, told))
    console.print(f"{len(wanted) - missed} of {len(wanted)} claims are met")
    return missed


def line(claim: Claim, told: Results) -> str:
    """One claim and what came out."""
    value, low, high = told.pairs[claim.better, claim.worse].ahead
    speed = next(one.milliseconds for one in told.standings if one.name == claim.better)
    what = f"{GAMES[claim.game].title:<18}{claim.players}  {claim.better + ' v ' + claim.worse:<18}"
    aim = f"aim {'>' if claim.aim == EVEN else '≥'} {claim.aim:.0%}"
    figures = f"{value:6.1%}  ({100 * low:4.1f}–{100 * high:5.1f})  {aim}"
    return f"{what}{figures}  {told.games:5} games  {speed:7.1f} ms  {claim.verdict(told)}"
