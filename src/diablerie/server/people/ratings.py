"""Ratings, one a person and game: who came before whom, by the Plackett-Luce model of openskill.

How much a game counts, and why, stands in docs/ratings.md.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from msgspec import Struct
from openskill.models import PlackettLuce

from diablerie.match.ranking import places
from diablerie.match.referee import Match
from diablerie.server.log.facts import DAY, RatingKept, Standing

MODEL = PlackettLuce(limit_sigma=True)  # otherwise whoever wins as everybody expected would lose a little
BEGINNER = 1500.0
SCALE = 40.0
KNOWN_AFTER = 10
"""Games after which somebody is known."""
UNSURE = 7.0
"""A rating with a larger sigma is provisional, whatever number of games it comes from."""


class Rating(Struct, frozen=True):
    """How well somebody plays a game, as far as their results tell."""

    mu: float
    """The best guess."""
    sigma: float
    """How unsure it is; it falls with the games that count and never rises."""
    games: int
    """How many games it comes from."""


NEW = Rating(MODEL.mu, MODEL.sigma, 0)


def rating_of(kept: RatingKept | None) -> Rating:
    """A rating as the log has it; who has none yet begins as everybody does."""
    return NEW if kept is None else Rating(kept.mu, kept.sigma, kept.games)


class Part(NamedTuple):
    """What a table knows of somebody who played a game that counts."""

    person: str
    """Their key."""
    rank: int
    """The place of their seat at its end."""
    left: bool = False
    """Whether they left the seat to a bot, which played it to the end."""
    helped: bool = False
    """Whether a bot played for them for a while."""


class Contender(NamedTuple):
    """Somebody whose rating a game is about."""

    rating: Rating
    """Before the game."""
    rank: int
    """The place of their seat at its end."""
    age: int
    """Milliseconds since they first came to this server."""
    left: bool = False
    """Whether they left the seat to a bot, which played it to the end."""
    helped: bool = False
    """Whether a bot played for them for a while."""


def shown(rating: Rating) -> float:
    """The figure that is displayed: 1500 for a beginner, and then what they are almost certainly worth.

    That is three sigma below the best guess, so it also rises a little as somebody becomes known.
    """
    return BEGINNER + SCALE * (rating.mu - 3 * rating.sigma)


def provisional(rating: Rating) -> bool:
    """Whether a rating says little yet."""
    return rating.games < KNOWN_AFTER or rating.sigma > UNSURE


def ranking(match: Match) -> list[int]:
    """Each seat's place at the end; in a race of Diavolo all who are out are level."""
    return places(match)


def rated(ranks: Sequence[int], ratings: Sequence[Rating]) -> list[Rating]:
    """The ratings after a game that counts in full, from each seat's place in it and its rating before."""
    before = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = MODEL.rate(before, ranks=list(map(float, ranks)))
    return [Rating(one.mu, one.sigma, rating.games + 1) for [one], rating in zip(after, ratings, strict=True)]


def known(contender: Contender) -> float:
    """How far somebody is known, 0 to 1: a game against a stranger proves nothing."""
    return min(1, contender.rating.games / KNOWN_AFTER) * min(1, max(0, contender.age) / DAY)


def new_ratings(
    game: str,
    parts: Sequence[Part],
    finished: int,
    standings: Sequence[Standing],
    meetings: Sequence[Sequence[int]],
) -> list[RatingKept]:
    """The ratings that a game has changed: `settled`, in the words of the log."""
    contenders = []
    for part, standing in zip(parts, standings, strict=True):
        age = finished - standing.created if standing.created else 0
        contenders.append(Contender(rating_of(standing.rating), part.rank, age, part.left, part.helped))
    return [
        RatingKept(game, part.person, after.mu, after.sigma, after.games)
        for part, before, after in zip(parts, contenders, settled(contenders, meetings), strict=True)
        if after != before.rating
    ]


def settled(contenders: Sequence[Contender], meetings: Sequence[Sequence[int]]) -> list[Rating]:
    """The ratings after a game; `meetings` says how often every two have met in the last day.

    Who left is behind all others, who are rated among themselves as if nobody else had been there. Where
    nobody has stayed, nothing changes.
    """
    after = [contender.rating for contender in contenders]
    everybody = range(len(contenders))
    stayed = [seat for seat in everybody if not contenders[seat].left]
    behind = 1 + max(contender.rank for contender in contenders)
    if stayed:
        for seat in set(everybody).difference(stayed):
            ranks = [behind if one.left else one.rank for one in contenders]
            after[seat] = _changed(seat, everybody, ranks, contenders, meetings)
    if len(stayed) > 1:
        for seat in stayed:
            ranks = [one.rank for one in contenders]
            after[seat] = _changed(seat, stayed, ranks, contenders, meetings)
    return after


def _changed(
    seat: int,
    among: Sequence[int],
    ranks: Sequence[int],
    contenders: Sequence[Contender],
    meetings: Sequence[Sequence[int]],
) -> Rating:
    """The rating of a seat after a game among some of them, changed by as much as the game counts for it."""
    before = contenders[seat].rating
    full = rated([ranks[one] for one in among], [contenders[one].rating for one in among])[among.index(seat)]
    if contenders[seat].helped and full.mu > before.mu:
        full = before
    weight = fmean(known(contenders[one]) * 0.5 ** meetings[seat][one] for one in among if one != seat)
    return Rating(
        before.mu + weight * (full.mu - before.mu),
        before.sigma + weight * (full.sigma - before.sigma),
        before.games + 1,
    )
