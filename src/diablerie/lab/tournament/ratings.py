"""Ratings of a tournament's bots: OpenSkill's Plackett-Luce model over all games, in order."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from diablerie.lab.tournament.playing import Game

MODEL = PlackettLuce(limit_sigma=True)


class Rating(NamedTuple):
    """How strong somebody is on OpenSkill's own scale, where everybody begins at 25."""

    mu: float
    """The best guess."""
    sigma: float
    """How unsure it is."""


def ratings(games: Iterable[Game], bots: int) -> list[Rating]:
    """Rate everybody, game by game."""
    now = [Rating(MODEL.mu, MODEL.sigma)] * bots
    for game in games:
        now = after(game, now)
    return now


def after(game: Game, before: Sequence[Rating]) -> list[Rating]:
    """The ratings after a game; who has several seats learns from them the mean of what each would tell."""
    seats = [[MODEL.rating(mu=before[bot].mu, sigma=before[bot].sigma)] for bot in game.seating]
    told = MODEL.rate(seats, ranks=list(map(float, game.places)))
    now = list(before)
    for bot in set(game.seating):
        mine = [one for [one], other in zip(told, game.seating) if other == bot]
        now[bot] = Rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))
    return now
