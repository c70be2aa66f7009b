"""`diablerie admin` for a database in PostgreSQL."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from diablerie.server.database import PostgresAddress
from diablerie.server.log.facts import EntryKept
from diablerie.server.log.sqlite_file import SqliteFile
from tests.commands.processes import diablerie
from tests.commands.processes import refused as refused_line
from tests.databases.nodes import change, node, opening, write
from tests.databases.shared import database

OVER = "UPDATE nodes SET fenced = true WHERE id = (SELECT id FROM beats WHERE address = 'http://south')"
WITHOUT_DRIVER = """
import subprocess
import sys
sys.modules["asyncpg"] = None
from importlib import machinery, util
found = util.find_spec
util.find_spec = lambda name, *more: None if name == "asyncpg" else found(name, *more)
from diablerie.commands import main
sys.argv[0] = "diablerie"
main()
"""


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """Why a command was refused."""
    return refused_line(done).removeprefix("diablerie: ").rstrip()


@pytest.fixture
def address() -> Iterator[PostgresAddress]:
    with database() as address:
        yield address


def test_nodes_lists_who_is_there(address: PostgresAddress, tmp_path: Path) -> None:
    async def run() -> str:
        async with node(address, where="http://north") as north, node(address, where="http://south") as south:
            await write(north, *opening("COAL22"), *opening("FIRE33"))
            await change(address, OVER)
            await north.membership.drain()
            listed = await asyncio.to_thread(
                diablerie, tmp_path, "admin", "nodes", DIABLERIE_DATABASE=address.url
            )
            assert f"{south.lease.node:x}" in listed.stdout
            return listed.stdout

    empty = diablerie(tmp_path, "admin", "nodes", "--database", address.url).stdout
    assert empty == f"no node uses the database {address}\n"
    head, north, south, count = asyncio.run(run()).splitlines()
    assert head.split() == ["node", "address", "since", "heard", "state", "tables"]
    assert re.fullmatch(
        r"[0-9a-f]+ +http://north +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +\d+ s ago +leaving +2", north
    )
    assert re.fullmatch(r"[0-9a-f]+ +http://south .* s ago +over +0", south)
    assert count == "2 nodes"


def test_nodes_share_no_file(tmp_path: Path) -> None:
    assert refused(diablerie(tmp_path, "admin", "nodes")) == (
        "nodes share a PostgreSQL; name it with --database postgresql://USER@HOST/NAME"
    )


def test_check_reads_everything_and_names_what_is_damaged(address: PostgresAddress, tmp_path: Path) -> None:
    async def keep() -> None:
        async with node(address) as log:
            await write(log, *opening("COAL22"), EntryKept("COAL22", 1, b"{}"), *opening("FIRE33"))

    asyncio.run(keep())
    sound = diablerie(tmp_path, "admin", "check", "--database", address.url)
    assert (sound.returncode, sound.stdout) == (0, f"{address}: 2 tables, 3 entries, all sound\n")
    asyncio.run(change(address, "UPDATE entries SET content = '{x}' WHERE version = 1"))
    damaged = diablerie(tmp_path, "admin", "check", "--database", address.url)
    assert damaged.returncode == 1
    assert damaged.stdout == f"table COAL22: entry 1 is damaged\n{address}: 2 tables, 1 entries, 1 damaged\n"


def test_check_says_where_nothing_is_kept(tmp_path: Path) -> None:
    with database("template0") as address:
        line = f"there is nothing of Diablerie in the database {address}"
        assert refused(diablerie(tmp_path, "admin", "check", "--database", address.url)) == line
    assert "there is no database postgresql://" in refused(
        diablerie(tmp_path, "admin", "check", "--database", address.url)
    )


def test_what_is_made_for_files_says_so(address: PostgresAddress, tmp_path: Path) -> None:
    line = "this is done for a database in a file; a PostgreSQL has tools of its own, such as pg_dump"
    assert refused(diablerie(tmp_path, "admin", "backup", "copy.db", "--database", address.url)) == line


def test_move_carries_everything_and_says_how_much(address: PostgresAddress, tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with closing(SqliteFile(path)) as log:
        log.append([*opening("COAL22"), EntryKept("COAL22", 1, b"{}")])
    done = diablerie(tmp_path, "admin", "move", path, address.url)
    counts = "2 entries, 0 people, 0 ratings, 1 tables, 0 seats"
    assert done.stdout == f"{address}: {counts}; all is there that is in {path}, which stays as it is\n"
    back = diablerie(tmp_path, "admin", "move", address.url, "~/back.db")
    assert back.stdout.startswith(f"{tmp_path / 'back.db'}: {counts}; all is there that is in {address}")
    assert diablerie(tmp_path, "admin", "check", "--database", "back.db").stdout.endswith("all sound\n")


def test_move_refuses_what_makes_no_sense(tmp_path: Path) -> None:
    line = f"there is no database {tmp_path / 'none.db'}"
    assert refused(diablerie(tmp_path, "admin", "move", "none.db", "other.db")) == line
    line = f"FROM and TO are both {tmp_path / 'a.db'}; name two databases"
    assert refused(diablerie(tmp_path, "admin", "move", "a.db", tmp_path / "a.db")) == line
    assert not (tmp_path / "other.db").exists()


@pytest.mark.parametrize("words", [["nodes", "--database"], ["check", "--database"], ["move", "hall.db"]])
def test_without_the_driver_it_says_what_to_install(words: list[str], tmp_path: Path) -> None:

    command = [sys.executable, "-c", WITHOUT_DRIVER, "admin", *words, "postgresql://host/house"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (
        2,
        "diablerie: a log in PostgreSQL needs more: pip install 'diablerie[cluster]'\n",
    )
