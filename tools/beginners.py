"""Lets a beginner race against three bots of each level, and prints how often they win.

They need four to six seconds and are right nine times of ten; whoever needs longer plays at a slower pace.
"""

import sys
from random import Random

from diablerie.bots.bot import SimpleBot
from diablerie.bots.roster import LEVELS
from diablerie.game.manifest import Game
from diablerie.game.mind import Decision, Mind
from diablerie.game.options import complete
from diablerie.game.tempo import Race
from diablerie.game.types import Event, Memory, State, View
from diablerie.games.catalogue import find_game
from diablerie.lab.matches import seed_of_game
from diablerie.lab.sitting import Sitting, play
from diablerie.server.table.entries import PACES

RIGHT = 0.9
OTHERS = 3


def race_of(game: Game) -> Race[State, Event]:
    """The race that the game is as usual."""
    race = game.tempo(complete(game.options, {}))
    assert isinstance(race, Race)
    return race


def beginner(game: Game, slowest: int) -> Decision[View, Memory, Event]:
    """Somebody who needs up to so many milliseconds, and is right nine times of ten."""
    bots, race = game.bots(), race_of(game)

    def decide(view: View, mind: Mind[Memory]) -> Event | None:
        assessment = bots.assess(view, mind)
        if assessment is None:
            return None
        best, *others = [choice.event for choice in assessment.choices if choice.event is not None]
        event = best if mind.luck.random() < RIGHT else mind.luck.choice(others)
        return race.after(event, mind.luck.randrange(slowest - 2000, slowest))

    return decide


def slowed(game: Game, level: str, slowness: float) -> Decision[View, Memory, Event]:
    """A bot of a level, as slow as the pace of a table lets it be."""
    decide, race = game.bots().levels[level], race_of(game)

    def later(view: View, mind: Mind[Memory]) -> Event | None:
        event = decide(view, mind)
        return None if event is None else race.after(event, round(race.reaction(event) * slowness))

    return later


def won(level: str, pace: str, slowest: int, games: int) -> float:
    """The part of the games that a beginner wins."""
    game = find_game("diavolo")
    options, wins = complete(game.options, {}), 0.0
    for number in range(games):
        luck = [Random(f"beginner/{number}/{seat}") for seat in range(1 + OTHERS)]
        own = number % (1 + OTHERS)
        bots = [SimpleBot(slowed(game, level, PACES[pace].slowness), one) for one in luck]
        bots[own] = SimpleBot(beginner(game, slowest), luck[own])
        names = ("beginner",) * (1 + OTHERS)
        match = play(Sitting(game, options, names, tuple(bots), seed_of_game(1, number)), False).match
        wins += match.game.winners(match.state) >> own & 1
    return wins / games


def main(games: int) -> None:
    """Print a line for each level and pace."""
    for slowest in (6000, 8000):
        for level, pace in (("easy", "relaxed"), *((level, "normal") for level in LEVELS)):
            who = f"{slowest // 1000 - 2} to {slowest // 1000} s against three {level} ones, {pace} pace"
            print(f"{who}: {won(level, pace, slowest, games):.0%} of {games} games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
