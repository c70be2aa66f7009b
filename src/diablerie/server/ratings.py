"""Ratings, one a person and game: who came before whom, by the Plackett-Luce model of openskill."""

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from diablerie.match.referee import Match
from diablerie.server.places import Place

MODEL = PlackettLuce(limit_sigma=True)  # otherwise whoever wins as everybody expected would lose a little
FEWEST_WIN = ("little_devils",)
"""The games in which a low total is a good one."""
BEGINNER = 1500.0
SCALE = 40.0


class Rating(Struct, frozen=True):
    """How well somebody plays a game, as far as his results tell."""

    mu: float
    """The best guess."""
    sigma: float
    """How unsure it is; it falls with every game and never rises."""
    games: int
    """How many games it comes from."""


NEW = Rating(MODEL.mu, MODEL.sigma, 0)


def shown(rating: Rating) -> float:
    """The figure that is displayed: 1500 for a beginner, and then what he is almost certainly worth.

    That is three sigma below the best guess, so it also rises a little as somebody becomes known.
    """
    return BEGINNER + SCALE * (rating.mu - 3 * rating.sigma)


def contenders(starters: Sequence[Place]) -> list[str]:
    """Whose ratings a game is about, seat by seat: the people who began it.

    It is about nobody's where the house has put a bot on a seat before the game. Whoever left during it, or
    was played for by a stand-in, has the result of his seat.
    """
    people = [place.person.key for place in starters if place.person is not None]
    return people if len(people) == len(starters) else []


def ranking(match: Match) -> list[int]:
    """Each seat's place at the end, 1 for the best; who has the same total has the same place.

    The rulebooks name the winners only. The others follow by their totals in the direction of winning, so in
    a race of Diavolo all who are out are level.
    """
    sign = -1 if match.game.name in FEWEST_WIN else 1
    worth = [sign * total for total in match.game.totals(match.state)]
    return [1 + sum(other > own for other in worth) for own in worth]


def rated(ranks: Sequence[int], ratings: Sequence[Rating]) -> list[Rating]:
    """The ratings after a game, seat by seat, from each seat's place in it and its rating before."""
    before = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = MODEL.rate(before, ranks=list(map(float, ranks)))
    return [Rating(one.mu, one.sigma, rating.games + 1) for [one], rating in zip(after, ratings, strict=True)]
