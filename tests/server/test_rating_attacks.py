"""Ratings under attack, and among honest strangers: days of games on a real log, the same ones every time.

The figures stand in docs/ratings.md.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from diablerie.server.log.facts import (
    DAY,
    Contest,
    PersonKept,
    RatingKept,
    SeatPlayed,
    TableFinished,
    TableOpened,
)
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.people.ratings import Part, Rating, new_ratings, provisional, rating_of, shown

GAME = "diavolo"
NOON = 1_700_000_000_000
GAMES = 72


class Club:
    """People who play one game, and the log that remembers it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.log = SqliteFile(path)
        self.now = NOON
        self.games = 0

    def restart(self) -> None:
        """Have nothing but the log."""
        self.log.close()
        self.log = SqliteFile(self.path)

    def come(self, *people: str) -> None:
        """Let people come for the first time."""
        self.log.append([PersonKept(key, key.encode(), key, "", False, self.now) for key in people])

    def play(self, *people: str) -> None:
        """Let people finish a game in this order; it takes a moment."""
        self.games += 1
        self.now += 170
        code, parts = f"T{self.games}", [Part(key, rank) for rank, key in enumerate(people, 1)]
        settle = partial(new_ratings, GAME, parts, self.now)
        self.log.append(
            [
                TableOpened(code, GAME, people[0], False, self.now),
                TableFinished(code, self.now, True),
                *(SeatPlayed(code, n, key, key, "", 0, n + 1) for n, key in enumerate(people)),
                Contest(code, GAME, people, self.now, settle),
            ]
        )

    def have(self, key: str, rating: Rating) -> None:
        """Let somebody have a rating."""
        self.log.append([RatingKept(GAME, key, rating.mu, rating.sigma, rating.games)])

    def rating(self, key: str) -> Rating:
        contest = Contest("", GAME, [key], self.now, lambda before, meetings: [])
        (before,) = self.log.append([contest])[contest].before
        return rating_of(before.rating)

    def figure(self, key: str) -> float:
        return shown(self.rating(key))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path / "log.db")
    yield club
    club.log.close()


def test_beating_the_same_guest_all_day_brings_nothing(club: Club) -> None:
    club.come("cheat", "guest")
    club.now += DAY
    for number in range(GAMES):
        club.play("cheat", "guest")
        if number == GAMES // 2:
            club.restart()
    assert club.figure("cheat") == pytest.approx(1527, abs=1)
    assert provisional(club.rating("cheat"))


def test_beating_a_fresh_guest_every_time_brings_nothing(club: Club) -> None:
    club.come("cheat")
    for number in range(GAMES):
        club.come(f"guest {number}")
        club.play("cheat", f"guest {number}")
    assert club.figure("cheat") == pytest.approx(1500)
    assert provisional(club.rating("cheat"))


def test_beating_tables_full_of_own_guests_in_turn_brings_nothing(club: Club) -> None:
    teams = [[f"guest {team}.{seat}" for seat in range(5)] for team in range(6)]
    club.come("cheat", *(guest for team in teams for guest in team))
    for number in range(GAMES):
        club.play("cheat", *teams[number % 6])
    assert club.figure("cheat") == pytest.approx(1500, abs=1)


def test_guests_that_have_played_among_themselves_first_bring_nothing_on_their_first_day(club: Club) -> None:
    guests, luck = [f"guest {number}" for number in range(GAMES)], Random(1)
    club.come("cheat", *guests)
    for _ in range(2 * GAMES):
        club.play(*luck.sample(guests, 6))
    assert min(club.rating(guest).games for guest in guests) >= 5
    for guest in guests:
        club.play("cheat", guest)
    assert club.figure("cheat") == pytest.approx(1503, abs=1)


def test_somebody_known_gains_nothing_from_guests_and_loses_nothing_to_them(club: Club) -> None:
    club.come("known")
    club.have("known", Rating(30, 4, 100))
    for number in range(GAMES):
        club.come(f"guest {number}")
        club.play(*(("known", f"guest {number}") if number % 2 else (f"guest {number}", "known")))
    assert club.figure("known") == pytest.approx(shown(Rating(30, 4, 100)))


def test_the_next_day_people_meet_as_if_for_the_first_time(club: Club) -> None:
    club.come("Ada", "Bo")
    for key in ("Ada", "Bo"):
        club.have(key, Rating(25, 5, 50))
    gains = []
    for wait in (DAY, 0, 0, DAY):
        club.now += wait
        before = club.figure("Ada")
        club.play("Ada", "Bo")
        gains.append(club.figure("Ada") - before)
    assert gains[0] > 1.9 * gains[1] > 3.6 * gains[2]
    assert gains[3] > 3 * gains[2]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_honest_strangers_are_ordered_by_what_they_are_worth(club: Club, players: int) -> None:
    """Thirty days; whoever is better by two places of twelve at least stands higher."""
    luck = Random(players)
    skills = {f"{number:02}": 10 + 3 * number for number in range(12)}
    club.come(*skills)
    for _ in range(30):
        club.now += DAY
        for _ in range(12):
            form = {key: luck.gauss(skills[key], 25 / 6) for key in luck.sample(sorted(skills), players)}
            club.play(*sorted(form, key=form.__getitem__, reverse=True))
    figures = [club.figure(key) for key in sorted(skills)]
    assert all(low < high for low, high in zip(figures, figures[2:], strict=False))
    assert figures[0] < figures[5] - 300 < figures[11] - 600
    assert not any(provisional(club.rating(key)) for key in skills)


def test_a_stranger_who_is_strong_is_found_out_soon(club: Club) -> None:
    club.come("old 1", "old 2", "old 3", "new")
    for key in ("old 1", "old 2", "old 3"):
        club.have(key, Rating(25, 5, 50))
    club.now += DAY
    for _ in range(4):
        club.now += DAY
        for key in ("old 1", "old 2", "old 3"):
            club.play("new", key)
    assert club.rating("new").mu > 35
    assert club.figure("new") > max(club.figure(f"old {n}") for n in (1, 2, 3))
    assert not provisional(club.rating("new"))
