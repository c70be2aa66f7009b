"""Whole random games with their deals on one core: our rules, compiled and plain, beside OpenSpiel's C++.

Machines differ and are noisy: only the ratios of one run mean anything. Every contestant plays several short
heats in turn, so that a slow moment hits all of them. The best heat tells how fast somebody is, the median of
the ratios of neighbouring heats how many times as fast as another.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

import pyspiel
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from diablerie.games.catalogue import GAMES
from diablerie.games.options import complete
from diablerie.lab.arena import LOOPS
from diablerie.lab.by_lot.outcome import MOVES, ROUNDS, empty_outcomes

PEERS = ("hearts", "oh_hell", "pig")
HEATS = 15
HEAT = 0.3
"""Seconds of a heat, about."""

Heat = Callable[[int], float]
"""Plays the games of a heat, of which the number is given, and returns how many moves were made."""


@dataclass
class Contestant:
    """Somebody who plays games, and how fast they were."""

    name: str
    unit: str
    heat: Heat
    games: int = 1
    heats: list[float] = field(default_factory=list)
    """How fast each heat was."""

    @property
    def best(self) -> float:
        """How fast the fastest heat was."""
        return max(self.heats)

    def times(self, other: "Contestant") -> float:
        """How many times as fast as another who ran in the same race."""
        return median(own / theirs for own, theirs in zip(self.heats, other.heats, strict=True))

    def find_pace(self) -> None:
        """Find out how many games make a heat, and get everything loaded and compiled."""
        self.heat(1)
        while True:
            started = perf_counter()
            self.heat(self.games)
            seconds = perf_counter() - started
            if seconds > HEAT / 4:
                self.games = max(1, round(self.games * HEAT / seconds))
                return
            self.games *= 4

    def run(self) -> None:
        """Play one heat."""
        started = perf_counter()
        moves = self.heat(self.games)
        self.heats.append(moves / (perf_counter() - started))


def race(everybody: Sequence[Contestant]) -> None:
    """Let everybody get ready, then play heat after heat in turn."""
    for contestant in track(everybody, "warming up", transient=True):
        contestant.find_pace()
    for _ in track(range(HEATS), "measuring", transient=True):
        for contestant in everybody:
            contestant.run()


def ours(name: str, players: int, column: int, compiled: bool) -> Heat:
    """Our own games, counted in moves or in rounds."""
    game = GAMES[name]
    opening = game.new_game(players, complete(game.options, {}))
    loop = LOOPS[name] if compiled else LOOPS[name].plain

    def heat(games: int) -> float:
        outcomes = empty_outcomes(games)
        loop(opening, 1, 0, outcomes)
        return float(outcomes[:, column].sum())

    return heat


def openspiel(name: str) -> Heat:
    """OpenSpiel's C++ game between its C++ uniform random bots; moves a game are counted beforehand."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    moves = 0
    counted = 300
    for seed in range(counted):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        moves += sum(item.player >= 0 for item in state.full_history())

    def heat(games: int) -> float:
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return games * moves / counted

    return heat


def contestants() -> list[Contestant]:
    """Everybody who takes part."""
    found = [Contestant(f"OpenSpiel C++ {name}", "moves", openspiel(name)) for name in PEERS]
    for compiled in (True, False):
        how = "compiled" if compiled else "interpreted"
        for name, game in GAMES.items():
            title = f"{game.title}, {how}"
            found.append(Contestant(title, "moves", ours(name, 4, MOVES, compiled)))
        found.append(Contestant(f"Diavolo, {how}", "rounds", ours("diavolo", 4, ROUNDS, compiled)))
    return found


def main() -> None:
    """Measure and print."""
    console = Console(highlight=False)
    everybody = contestants()
    race(everybody)
    peers = everybody[: len(PEERS)]
    table = Table(box=SIMPLE_HEAD, title=f"whole random games of 4 with their deals, one core, {HEATS} heats")
    for title in ("", "a second", *(f"x {peer.name.removeprefix('OpenSpiel C++ ')}" for peer in peers)):
        table.add_column(title, justify="right" if title else "left")
    for contestant in everybody:
        ratios = [f"{contestant.times(peer):,.2f}" for peer in peers]
        table.add_row(contestant.name, f"{contestant.best:,.0f} {contestant.unit}", *ratios)
    console.print(table)
