"""Games that count, settled while they are written: by what stands before them, and by nothing else."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import pytest

from diablerie.server.log.facts import (
    DAY,
    Contest,
    Fact,
    RatingKept,
    SeatPlayed,
    Standing,
    TableFinished,
    TableOpened,
)
from diablerie.server.log.home import Settled
from diablerie.server.log.sqlite import SqliteLog
from diablerie.server.log.sqlite_file import SqliteFile
from tests.databases.games import people

GAME = "diavolo"
NOON = 1_700_000_000_000
PEOPLE = ("ada", "bo", "cleo")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqliteFile]:
    with closing(SqliteFile(tmp_path / "hall.db")) as log:
        log.append(people("ada", "bo"))
        yield log


def ended(code: str, *people: str, time: int = NOON, game: str = GAME, over: bool = True) -> list[Fact]:
    """A table at which people, and bots without a name, have finished a game."""
    seats = [SeatPlayed(code, n, key, key, "" if key else "bold", 0, n + 1) for n, key in enumerate(people)]
    return [TableOpened(code, game, people[0], False, time), TableFinished(code, time, over), *seats]


def a_win_more(standings: Sequence[Standing], meetings: Sequence[Sequence[int]]) -> list[RatingKept]:
    """A rating that rises by one a game, for whoever sits first."""
    before = standings[0].rating
    return [RatingKept(GAME, "ada", before.mu + 1 if before else 1.0, 8, before.games + 1 if before else 1)]


def contest(code: str, *people: str, time: int = NOON) -> Contest:
    return Contest(code, GAME, people, time, a_win_more)


def meetings(
    log: SqliteFile, *people: str, time: int = NOON + 1, before: Sequence[Fact] = ()
) -> list[list[int]]:
    """How often every two have met when they end another game."""
    met: list[Sequence[Sequence[int]]] = []

    def settle(_: object, meetings: Sequence[Sequence[int]]) -> list[RatingKept]:
        met.append(meetings)
        return []

    last = ended("LAST", *people, time=time)
    with pytest.raises(sqlite3.IntegrityError):  # so that it leaves nothing behind
        log.append([*before, *last, Contest("LAST", GAME, people, time, settle), *last])
    return [list(row) for row in met[0]]


def test_people_meet_where_only_people_played_to_the_end_whether_it_counted_or_not(log: SqliteFile) -> None:
    log.append(ended("A", "ada", "bo"))
    log.append(ended("B", "cleo", "bo", "ada"))
    log.append(ended("BOT", "ada", "bo", ""))
    log.append(ended("SHUT", "ada", "bo", over=False))
    log.append(ended("OTHER", "ada", "bo", game="little_devils"))
    log.append(ended("OLD", "ada", "bo", time=NOON + 1 - DAY))
    log.append(ended("JUST", "ada", "cleo", time=NOON + 2 - DAY))
    assert meetings(log, "ada", "bo", "cleo") == [[0, 2, 2], [2, 0, 1], [2, 1, 0]]
    assert meetings(log, "cleo", "bo") == [[0, 1], [1, 0]]
    assert meetings(log, "ada", "dan") == [[0, 0], [0, 0]]


def test_what_stands_before_a_contest_in_its_group_has_happened_and_the_game_itself_has_not(
    log: SqliteFile,
) -> None:
    assert meetings(log, "ada", "bo", before=ended("A", "ada", "bo")) == [[0, 1], [1, 0]]
    assert meetings(log, "ada", "bo") == [[0, 0], [0, 0]]


def test_contests_of_one_group_build_on_one_another(log: SqliteFile) -> None:
    first, second = contest("A", "ada", "bo"), contest("B", "ada", "cleo")
    settled = log.append([*ended("A", "ada", "bo"), first, *ended("B", "ada", "cleo"), second])
    assert list(settled) == [first, second]
    assert settled[first].before == [Standing(None, 5), Standing(None, 5)]
    assert settled[first].ratings == [RatingKept(GAME, "ada", 1.0, 8, 1)]
    assert settled[second].before == [Standing(settled[first].ratings[0], 5), Standing(None, 0)]
    assert settled[second].ratings == [RatingKept(GAME, "ada", 2.0, 8, 2)]
    ((person, rating),) = asyncio.run(log.queries.best_rated(GAME, 0, 99.0, 9))
    assert (person.key, rating.mu) == ("ada", 2.0)


def test_of_a_group_that_fails_no_rating_is_left(log: SqliteFile) -> None:
    facts = [*ended("A", "ada", "bo"), contest("A", "ada", "bo")]
    with pytest.raises(sqlite3.IntegrityError):
        log.append([*facts, *ended("A", "ada", "bo")])
    assert asyncio.run(log.queries.best_rated(GAME, 0, 99.0, 9)) == []
    (settlement,) = log.append(facts).values()
    assert settlement.before[0].rating is None


def test_the_home_says_what_was_settled_when_it_is_durable(tmp_path: Path) -> None:
    told: SimpleQueue[Settled | BaseException] = SimpleQueue()

    async def scene() -> None:
        log = SqliteLog(tmp_path / "hall.db")
        one = contest("A", "ada", "bo")
        log.write([*ended("A", "ada", "bo"), one], told.put)
        log.write(ended("A", "ada", "bo"), told.put)
        log.write(ended("B", "ada", "bo"), told.put)
        await log.close()
        settled, failed, others = (told.get_nowait() for _ in range(3))
        assert isinstance(settled, dict)
        assert list(settled) == [one]
        assert isinstance(failed, sqlite3.IntegrityError)
        assert others == {}

    asyncio.run(scene())


def test_whoever_watches_a_log_hears_that_it_is_gone_though_nobody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("diablerie.server.log.writer.LOOK_AFTER", 0.01)

    async def scene() -> None:
        log, lost = SqliteLog(tmp_path / "hall.db"), asyncio.Event()
        loop = asyncio.get_running_loop()

        def hears(error: BaseException) -> None:
            loop.call_soon_threadsafe(lost.set)

        log.watch(hears)
        (tmp_path / "hall.db").rename(tmp_path / "elsewhere.db")
        async with asyncio.timeout(20):
            await lost.wait()
        await log.close()

    asyncio.run(scene())
