"""Ratings, one a person and game: who came before whom, by the Plackett-Luce model of openskill."""

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from diablerie.match.ranking import places
from diablerie.match.referee import Match
from diablerie.server.places import Place

MODEL = PlackettLuce(limit_sigma=True)  # otherwise whoever wins as everybody expected would lose a little
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
    """Each seat's place at the end; in a race of Diavolo all who are out are level."""
    return places(match)


def rated(ranks: Sequence[int], ratings: Sequence[Rating]) -> list[Rating]:
    """The ratings after a game, seat by seat, from each seat's place in it and its rating before."""
    before = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = MODEL.rate(before, ranks=list(map(float, ranks)))
    return [Rating(one.mu, one.sigma, rating.games + 1) for [one], rating in zip(after, ratings, strict=True)]
