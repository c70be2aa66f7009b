"""The database answers what SQLite answers."""

import asyncio
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from diablerie.server.database import PostgresAddress
from diablerie.server.log.facts import (
    Fact,
    PersonKept,
    PersonRenamed,
    RatingKept,
    SeatPlayed,
    Standing,
    TableFinished,
)
from diablerie.server.log.home import Settlement
from diablerie.server.log.sqlite_file import SqliteFile
from tests.databases.games import game, people
from tests.databases.nodes import node, opening, write

PEOPLE = [f"key {number} é" for number in range(5)]
GAMES = ("diavolo", "little_devils")
QUESTIONS: list[tuple[Any, ...]] = [
    ("unfinished",),
    ("open_tables",),
    *(("has_table", code) for code in ("T00", "T01", "T39", "NONE22")),
    *(("finished_at", code) for code in ("T00", "T01", "T02", "T39", "NONE22")),
    *(("names_at", code) for code in ("T00", "T01", "T39", "NONE22")),
    *(("person_with_key", key) for key in [*PEOPLE, "nobody", ""]),
    *(("person_with_token", token) for token in (b"0", b"3", b"none", b"")),
    *(("games_of", person, most) for person in [*PEOPLE, "nobody"] for most in (2, 99)),
    *(("against_bots", person, game, 3) for person in PEOPLE for game in GAMES),
    *(("best_rated", game, 3, 6.0, most) for game in (*GAMES, "chess") for most in (2, 9)),
]


def facts_of(luck: Random) -> list[list[Fact]]:
    """What happens in a house, group by group."""
    groups: list[list[Fact]] = [
        [PersonKept(key, b"%d" % number, f"N{number}", "ember", number == 4, number)]
        for number, key in enumerate(PEOPLE)
    ]
    for number in range(40):
        code, game = f"T{number:02}", GAMES[number % 2]
        groups.append(opening(code))
        if luck.random() < 0.8:
            over = luck.random() < 0.8
            groups.append([TableFinished(code, 1000 + number, over), *seats(luck, code)])
        if luck.random() < 0.3:
            groups.append([PersonRenamed(f"N{number}", "moss", luck.choice([*PEOPLE, "nobody"]))])
        mu, sigma = luck.gauss(25, 5), luck.uniform(3, 8)
        groups.append([RatingKept(game, luck.choice(PEOPLE), mu, sigma, luck.randrange(6))])
    return groups


def seats(luck: Random, code: str) -> list[Fact]:
    people = luck.sample([*PEOPLE, "", "", "", ""], luck.randrange(2, 5))
    return [
        SeatPlayed(
            code, seat, person, f"N{seat}", "" if person else luck.choice(["imp", "fiend"]), seat, 1 + seat
        )
        for seat, person in enumerate(people)
    ]


@pytest.mark.parametrize("one_by_one", [True, False], ids=["group by group", "in one group"])
def test_every_question_is_answered_as_by_sqlite(
    address: PostgresAddress, tmp_path: Path, one_by_one: bool
) -> None:
    groups = facts_of(Random(7))
    if not one_by_one:
        groups = [[fact for group in groups for fact in group]]

    async def answers(questions: Any) -> list[Any]:
        return [await getattr(questions, name)(*values) for name, *values in QUESTIONS]

    async def run() -> None:
        with closing(SqliteFile(tmp_path / "hall.db")) as other:
            for group in groups:
                other.append(group)
            expected = await answers(other.queries)
        async with node(address) as log:
            for group in groups:
                await write(log, *group)
            found = await answers(log.queries)
        for question, answer, known in zip(QUESTIONS, found, expected, strict=True):
            assert answer == known, question

    asyncio.run(run())


def test_ratings_are_worked_out_from_what_the_log_knows(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as log:
            await write(log, *people("ada", "bo"))
            facts = game("T1", "bo", "ada", "cy")
            [settlement] = (await write(log, *facts)).values()
            assert settlement == Settlement(
                [Standing(None, 5), Standing(None, 5), Standing(None, 0)],
                [RatingKept("diavolo", key, 1.0, age, 0) for key, age in (("bo", 5), ("ada", 5), ("cy", 0))],
            )
            [settlement] = (await write(log, *game("T2", "ada", "bo"))).values()
            assert settlement.before == [
                Standing(RatingKept("diavolo", key, 1.0, 5.0, 0), 5) for key in ("ada", "bo")
            ]
            assert settlement.ratings == [RatingKept("diavolo", key, 2.0, 5.0, 1) for key in ("ada", "bo")]

    asyncio.run(run())


def test_games_of_one_group_count_one_after_the_other(address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as log:
            facts = [fact for number in range(3) for fact in game(f"T{number}", "ada", "bo")]
            settled = await write(log, *facts)
            games = [[rating.games for rating in settlement.ratings] for settlement in settled.values()]
            assert games == [[0, 0], [1, 1], [2, 2]]
            assert [one.mu for one in list(settled.values())[-1].ratings] == [3.0, 3.0]

    asyncio.run(run())


def test_only_games_among_people_of_the_day_before_are_meetings(address: PostgresAddress) -> None:
    async def run() -> None:
        day = 86_400_000
        async with node(address) as log:
            await write(log, *game("OLD", "ada", "bo", finished=1000))
            await write(log, *game("NEW", "ada", "bo", finished=1001, rated=False))
            await write(log, *game("BOTS", "ada", "bo", "", finished=2000, rated=False))
            await write(log, *opening("LEFT"), SeatPlayed("LEFT", 0, "ada", "", "", 0, 1))
            [settlement] = (await write(log, *game("LAST", "ada", "bo", "cy", finished=1000 + day))).values()
            assert [rating.games for rating in settlement.ratings] == [1, 1, 0]

    asyncio.run(run())


def test_nodes_that_rate_the_same_people_lose_nothing(address: PostgresAddress) -> None:
    async def run() -> None:
        keys = ["ada", "bo", "cy", "di"]
        orders = (keys, keys[::-1], [*keys[2:], *keys[:2]])
        async with node(address) as one, node(address) as other, node(address) as third:
            games = [
                write(log, *game(f"T{number}{order[0]}", *order))
                for number in range(12)
                for log, order in zip((one, other, third), orders, strict=True)
            ]
            await asyncio.gather(*games)
            best = await one.queries.best_rated("diavolo", 0, 99.0, 9)
            assert best == []  # nobody came as a person
            found = await one._readers.fetch("SELECT person, mu, games FROM ratings ORDER BY person")
            assert [tuple(row) for row in found] == [(key, 36.0, 35 * 3) for key in keys]

    asyncio.run(run())
