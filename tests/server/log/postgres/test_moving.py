"""Everything can be moved from a file into PostgreSQL and back, and is what it was."""

import asyncio
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from diablerie.commands.moving import carried
from diablerie.errors import DiablerieError, InputError
from diablerie.server.database import PostgresAddress
from diablerie.server.log.facts import (
    EntryKept,
    Fact,
    PersonKept,
    RatingKept,
    SeatPlayed,
    TableFinished,
    TableOpened,
)
from diablerie.server.log.postgres.log import opened
from diablerie.server.log.rows import KEYS
from diablerie.server.log.sqlite_file import SqliteFile
from tests.children import PATIENCE, child
from tests.databases.nodes import change, inside, node, opening, write
from tests.databases.shared import database

KILLED = """
import asyncio, os, signal, sys
from diablerie.commands import moving
from diablerie.server.database import database_named
from diablerie.server.log import move, moving_files
from diablerie.server.log.postgres import moving as moving_databases

move.TABLES, moving_files.ROWS, moving_databases.ROWS = 5, 9, 9
left = int(sys.argv[3])  # steps until it is killed; the first two are those of the beginning

def counted(side, name):
    done = getattr(side, name)
    async def step(*values):
        global left
        for moment in ("before", "after"):
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1
            if moment == "before":
                result = await done(*values)
        return result
    setattr(side, name, step)

whole = moving.moved

async def moved(source, target, name, advance):
    for step in ("begin", "write", "write_rows", "end"):
        counted(target, step)
    return await whole(source, target, name, advance)

moving.moved = moved
asyncio.run(moving.carried(database_named(sys.argv[1]), database_named(sys.argv[2])))
print("whole")
"""


def fill(path: Path, tables: int = 12) -> None:
    """A file with everything that a log has, some of it strange."""
    luck = Random(5)
    with closing(SqliteFile(path)) as log:
        people = [
            PersonKept(f"key {n} ß", bytes([n, 0, 255, 10]), f"N{n} ♞", "ember", n == 3, n) for n in range(9)
        ]
        log.append(people)
        for number in range(tables):
            code = f"T{luck.randrange(1000)}-{number}"
            facts: list[Fact] = [TableOpened(code, "diavolo", "ada", number % 2 == 0, 1 << 41)]
            facts += [
                EntryKept(code, version, luck.randbytes(luck.randrange(300)).replace(b"\n", b""))
                for version in range(luck.randrange(1, 30))
            ]
            if number % 3:
                facts.append(TableFinished(code, 5 + number, number % 3 == 1))
                facts += [SeatPlayed(code, s, people[s].key, "é", "", -5 * s, s + 1) for s in range(3)]
            log.append(facts)
        log.append([RatingKept("diavolo", one.key, luck.gauss(25, 9), 1 / 3, 2) for one in people])


def contents_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a file, entry by entry, seals included."""
    SqliteFile(path).close()
    with closing(sqlite3.connect(path)) as file:
        found = {table: file.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in KEYS}
        rows = file.execute("SELECT code, content FROM settled ORDER BY code, version").fetchall()
        found["heads"] = file.execute("SELECT * FROM heads ORDER BY code").fetchall()
    return found | {"entries": [(code, one) for code, content in rows for one in content.split(b"\n")]}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "hall.db"
    fill(path)
    return path


def move(source: Path | PostgresAddress, target: Path | PostgresAddress) -> dict[str, int]:
    return asyncio.run(carried(source, target))


def refusal(source: Path | PostgresAddress, target: Path | PostgresAddress) -> str:
    with pytest.raises(DiablerieError) as refused:
        move(source, target)
    return str(refused.value)


def test_what_goes_there_and_back_is_what_it_was_byte_for_byte(path: Path, address: PostgresAddress) -> None:
    before = contents_of(path)
    counts = move(path, address)
    assert counts == {table: len(before[table]) for table in ("entries", *KEYS)}
    back = path.with_name("back.db")
    assert move(address, back) == counts
    assert contents_of(back) == before == contents_of(path)


def test_what_was_moved_is_played_on(path: Path, address: PostgresAddress) -> None:
    async def run() -> None:
        async with node(address) as log:
            with closing(SqliteFile(path)) as other:
                codes = await other.queries.unfinished()
                assert await log.queries.unfinished() == codes
                for code in codes:
                    entries = await log.entries(code)
                    assert entries == other.entries(code)
                    assert await log.membership.claim(code) == log.lease.node
                    await write(log, EntryKept(code, len(entries), b"{}"))
            await write(log, *opening("NEW222"), TableFinished(codes[0], 9, True))
            await log.membership.leave()

    move(path, address)
    asyncio.run(run())
    back = path.with_name("back.db")
    move(address, back)
    with closing(SqliteFile(back)) as log:
        assert log.entries("NEW222") == [b'{"first":0}']


@pytest.mark.parametrize("there", [True, False], ids=["into PostgreSQL", "into a file"])
def test_a_move_that_is_killed_at_any_moment_is_finished_by_the_same_command(
    path: Path, address: PostgresAddress, there: bool
) -> None:
    other = path.with_name("other.db")
    before = contents_of(path)
    if not there:
        move(path, address)
    words = (str(path), address.url) if there else (address.url, str(other))
    said = ""
    for kills in range(200):
        # Just before a piece is written, then just after it; those before it are compared.
        with child([sys.executable, "-c", KILLED, *words, str(2 + kills % 2)]) as mover:
            said, errors = mover.communicate(timeout=PATIENCE)
            assert mover.returncode in (0, -signal.SIGKILL), errors
        if said:
            break
        assert_half(there, address, other)
    assert kills > 12
    assert said == "whole\n"
    if there:
        move(address, other)
    assert contents_of(other) == before


def assert_half(into_postgres: bool, address: PostgresAddress, other: Path) -> None:
    """See that half of a move is not served; one that was killed before or after everything is none."""
    name = f"the database {address}" if into_postgres else str(other)
    line = "`diablerie admin move` was interrupted; give the same command again to finish it"
    said = refusal_to_serve(address if into_postgres else other)
    assert said == "" or (said.startswith(f"{name} holds but a part of ") and said.endswith(line))


def refusal_to_serve(home: Path | PostgresAddress) -> str:
    """Why a database is not served, if it is not."""

    async def open_it(address: PostgresAddress) -> None:
        await (await opened(address)).close()

    try:
        SqliteFile(home).close() if isinstance(home, Path) else asyncio.run(open_it(home))
    except InputError as error:
        return str(error)
    return ""


def test_a_move_that_is_given_again_finds_everything_there(path: Path, address: PostgresAddress) -> None:
    assert move(path, address) == move(path, address)
    back = path.with_name("back.db")
    assert move(address, back) == move(address, back)


def test_a_target_that_holds_something_else_is_left_alone(path: Path, address: PostgresAddress) -> None:
    other = path.with_name("other.db")
    fill(other, tables=2)
    move(other, address)
    assert refusal(path, address).startswith(f"{address} holds something else already (")
    assert refusal(path, other).startswith(f"{other} holds something else already (")
    move(address, other)  # that is the same

    async def go_on() -> None:
        async with node(address) as log:
            await write(log, *opening("NEW222"))
            await log.membership.leave()

    asyncio.run(go_on())
    assert "holds something else already (another row of tables: ('NEW222',))" in refusal(other, address)


def test_half_of_another_move_is_left_alone(path: Path, address: PostgresAddress) -> None:
    asyncio.run(change(address, "UPDATE house SET moving = 'other', moving_from = 'old.db'"))
    assert refusal(path, address) == (
        f"the database {address} holds something else already (a part of old.db); move into an empty one"
    )
    assert "holds but a part of old.db" in refusal(address, path.with_name("other.db"))
    other = path.with_name("half.db")
    SqliteFile(other).close()
    with closing(sqlite3.connect(other)) as file, file:
        file.execute("CREATE TABLE moving (id TEXT, name TEXT)")
        file.execute("INSERT INTO moving VALUES ('other', 'old.db')")
    assert refusal(path, other) == (
        f"{other} holds something else already (a part of old.db); move into an empty one"
    )
    assert "holds but a part of old.db" in refusal(other, address)


def test_a_database_that_a_server_has_is_left_alone(path: Path, address: PostgresAddress) -> None:
    async def run(try_it: Callable[[], str]) -> str:
        async with node(address, where="http://here") as log:
            await log.membership.beat()
            return await asyncio.to_thread(try_it)

    line = f"the database {address} is in use by the server at http://here; stop that first"
    assert asyncio.run(run(lambda: refusal(path, address))) == line
    assert asyncio.run(run(lambda: refusal(address, path.with_name("other.db")))) == line


def test_while_a_database_is_moved_no_server_has_it(path: Path, address: PostgresAddress) -> None:
    from diablerie.server.log.postgres.moving import postgres_side

    async def run() -> None:
        log = await opened(address)
        async with postgres_side(address, is_source=True):
            with pytest.raises(InputError, match="is just being moved; wait until that is done"):
                await log.membership.join("here", bus=True)
            with pytest.raises(InputError, match="is just being moved; wait until that is done"):
                await opened(address)
            with pytest.raises(InputError, match="is being moved just now; wait until that is done"):
                async with postgres_side(address, is_source=True):
                    pass
        await log.membership.join("here", bus=True)
        await log.close()

    asyncio.run(run())


def test_what_is_damaged_is_not_moved(path: Path, address: PostgresAddress) -> None:
    move(path, address)
    asyncio.run(change(address, "UPDATE entries SET content = '{x}' WHERE version = 0"))
    assert "is damaged (table T" in refusal(address, path.with_name("other.db"))
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE people SET name = 'Eve'")
    with database() as empty:
        assert refusal(path, empty) == (
            "hall.db is damaged (person key 0 ß: is damaged), so nothing is moved; restore a backup"
        )

        async def rows() -> int:
            async with inside(empty) as connection:
                return int(await connection.fetchval("SELECT count(*) FROM people"))

        assert asyncio.run(rows()) == 0
