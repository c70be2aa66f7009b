"""Games among people that have ended, for logs that settle what they did to the ratings."""

from collections.abc import Sequence

from diablerie.server.log.facts import (
    Contest,
    Fact,
    PersonKept,
    RatingKept,
    SeatPlayed,
    Standing,
    TableFinished,
)
from tests.databases.nodes import opening


def contest(code: str, *people: str, finished: int = 1000) -> Contest:
    """A game in which everybody wins one for each game that they have, and ten for each meeting."""

    def settle(standings: Sequence[Standing], meetings: Sequence[Sequence[int]]) -> list[RatingKept]:
        return [
            RatingKept("diavolo", person, 1.0 + (one.rating.mu if one.rating else 0.0), one.created, sum(met))
            for person, one, met in zip(people, standings, meetings, strict=True)
        ]

    return Contest(code, "diavolo", people, finished, settle)


def game(code: str, *people: str, finished: int = 1000, rated: bool = True) -> list[Fact]:
    """What is written when a game among people ends."""
    seats = [SeatPlayed(code, seat, person, person, "", 0, 1) for seat, person in enumerate(people)]
    facts: list[Fact] = [*opening(code), TableFinished(code, finished, True), *seats]
    return [*facts, contest(code, *people, finished=finished)] if rated else facts


def people(*keys: str) -> list[Fact]:
    return [PersonKept(key, key.encode(), key, "ember", False, 5) for key in keys]
