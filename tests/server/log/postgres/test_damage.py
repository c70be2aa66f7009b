"""What PostgreSQL gives back is not believed unless it is what was kept."""

import asyncio
import logging
import struct
from random import Random
from typing import Any

import pytest

from diablerie.server.database import PostgresAddress, checked_address
from diablerie.server.log.check import Findings
from diablerie.server.log.facts import (
    Contest,
    EntryKept,
    Fact,
    PersonRenamed,
    RatingKept,
    Standing,
    TableFinished,
    TableOpened,
)
from diablerie.server.log.home import DamagedPerson
from diablerie.server.log.postgres.check import examined
from diablerie.server.log.postgres.columns import COLUMNS, ENTRIES
from diablerie.server.log.postgres.links import ReadingLink
from diablerie.server.log.seals import DamagedTable
from tests.databases.kept import ADA, DAMAGES, FINISHED, OPENED, RATED, RENAMED, SEATED
from tests.databases.nodes import change, inside, node, write
from tests.databases.servers import Server, own_server

KEPT: list[list[Fact]] = [
    [ADA, OPENED, EntryKept("COAL22", 0, b'{"first":"entry"}')],
    [RENAMED, EntryKept("COAL22", 1, b"{}"), EntryKept("COAL22", 2, b"[1]")],
    [TableOpened("FIRE33", "diavolo", "ada", True, 0), EntryKept("FIRE33", 0, b'{"first":"too"}')],
    [FINISHED],
    [SEATED, RATED],
]
CHANGES = {
    **DAMAGES,
    "table COAL22: entry 1 is damaged": "UPDATE entries SET content = '{x}' WHERE version = 1",
    "table COAL22: entry 0 is damaged": "DELETE FROM entries WHERE code = 'COAL22' AND version = 0",
    "table COAL22: entry 2 is missing": "DELETE FROM entries WHERE version = 2",
    "table FIRE33: entry 0 is missing": "DELETE FROM entries WHERE code = 'FIRE33'",
    "table LOST44: entry 0 is damaged": "INSERT INTO entries VALUES ('LOST44', 0, '{}12345678')",
}


async def keep(address: PostgresAddress) -> None:
    async with node(address) as log:
        for facts in KEPT:
            await write(log, *facts)


async def found_in(address: PostgresAddress) -> Findings:
    link, seen = ReadingLink(address), [0]
    findings = await examined(await link.connection(), seen.append)
    await link.close()
    assert sum(seen) == findings.tables
    return findings


def test_what_was_written_and_changed_is_sound(address: PostgresAddress) -> None:
    async def run() -> None:
        await keep(address)
        assert await found_in(address) == Findings(2, 4, [])

    asyncio.run(run())


@pytest.mark.parametrize("named", CHANGES)
def test_what_was_changed_is_named(address: PostgresAddress, named: str) -> None:
    async def run() -> None:
        await keep(address)
        await change(address, CHANGES[named])
        assert (await found_in(address)).damages == [named]

    asyncio.run(run())


def test_a_damaged_row_is_not_believed_and_does_not_become_sound_by_a_change(
    address: PostgresAddress,
) -> None:
    async def run() -> None:
        await keep(address)
        person, rating, table, *_ = CHANGES
        for named in (person, rating, table):
            await change(address, CHANGES[named])
        async with node(address) as log:
            await write(log, PersonRenamed("Eve", "moss", "ada"), TableFinished("COAL22", 8, True))
            with pytest.raises(DamagedPerson, match="what was kept of you is damaged, so you are not let in"):
                await log.queries.person_with_token(ADA.token)
            assert await log.queries.best_rated("diavolo", 0, 99.0, 5) == []
            assert await log.queries.finished_at("COAL22") == 0
            [settlement] = (await write(log, contest_of_ada())).values()
            assert settlement.before == [Standing(None, 0)]
        assert sorted((await found_in(address)).damages) == sorted([person, table])

    asyncio.run(run())


def contest_of_ada() -> Contest:
    return Contest("COAL22", "diavolo", ["ada"], 9, lambda *_: [RatingKept("diavolo", "ada", 1, 2, 3)])


def test_a_damaged_table_is_set_aside_and_nothing_follows_there(
    address: PostgresAddress, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        await keep(address)
        await change(address, "UPDATE entries SET content = '{x}' WHERE code = 'FIRE33'")
        async with node(address) as log:
            for _ in range(2):
                with pytest.raises(DamagedTable, match="table FIRE33: entry 0 is damaged"):
                    await log.entries("FIRE33")
            with pytest.raises(DamagedTable):
                await write(log, EntryKept("FIRE33", 1, b"{}"), EntryKept("COAL22", 3, b"{}"))
            await write(log, EntryKept("COAL22", 3, b"{}"), TableFinished("FIRE33", 9, False))
            assert list(log.damaged) == ["FIRE33"]
            assert await log.queries.unfinished() == []

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(run())
    aside = "it is set aside and not played on: restore a backup, or close it"
    assert caplog.messages == [f"table FIRE33: entry 0 is damaged; {aside}"]


def test_a_flipped_bit_is_always_found(address: PostgresAddress) -> None:
    async def run() -> None:
        await keep(address)
        for table in ("entries", *COLUMNS):  # a bit that flips asks for no permission
            await change(address, f"ALTER TABLE {table} DROP CONSTRAINT {table}_pkey")
        async with inside(address) as connection:
            for seed in range(150):
                luck = Random(seed)
                transaction = connection.transaction(isolation="repeatable_read")
                await transaction.start()
                name = await flip(connection, luck)
                damages = (await examined(connection, lambda read: None)).damages
                assert damages, (seed, name)
                await transaction.rollback()

    asyncio.run(run())


async def flip(connection: Any, luck: Random) -> str:
    """Flip one bit of a value somewhere, past everything that PostgreSQL itself would notice."""
    table = luck.choice([*COLUMNS, "entries"])
    columns = ENTRIES if table == "entries" else COLUMNS[table]
    rows = await connection.fetch(f"SELECT ctid, {columns.listed} FROM {table}")
    row = luck.choice(rows)
    name = luck.choice([name for name in columns.names if row[name] not in (None, "")])
    await connection.execute(
        f"UPDATE {table} SET {name} = $1 WHERE ctid = $2", flipped(row[name], luck), row["ctid"]
    )
    return f"{table}.{name}"


def flipped(value: Any, luck: Random) -> Any:
    match value:
        case int():
            return value ^ 1 << luck.randrange(14)
        case float():
            number = int.from_bytes(struct.pack("<d", value), "little") ^ 1 << luck.randrange(62)
            return struct.unpack("<d", number.to_bytes(8, "little"))[0]
        case bytes():
            content = bytearray(value)
            content[luck.randrange(len(content))] ^= 1 << luck.randrange(8)
            return bytes(content)
    place = luck.randrange(len(value))
    return f"{value[:place]}{chr(ord(value[place]) ^ 1 << luck.randrange(5))}{value[place + 1 :]}"


@pytest.mark.parametrize("checksums", [False, True], ids=["without checksums", "with checksums"])
def test_a_bit_that_flips_on_the_disk_is_found(checksums: bool) -> None:
    """It makes a text that is none; with checksums, PostgreSQL does not give out the page at all."""
    with own_server(checksums=checksums) as server:
        address = checked_address(server.url())
        asyncio.run(keep(address))
        server.stop()
        for place, offset in ((b'{"first":"too"}', 3), (b"Ada L", 1)):
            flip_in_files(server, place, offset)
        server.start()
        damages = asyncio.run(found_in(address)).damages
        assert any("FIRE33" in damage for damage in damages), damages
        assert any(damage.startswith("people: " if checksums else "person ada") for damage in damages), (
            damages
        )

        async def read() -> None:
            async with node(address) as log:
                with pytest.raises(DamagedTable, match="table FIRE33"):
                    await log.entries("FIRE33")

        asyncio.run(read())


def flip_in_files(server: Server, word: bytes, offset: int) -> None:
    """Flip the highest bit of a byte wherever the files of the server have these words."""
    for path in (server.data / "base").rglob("*"):
        content = path.read_bytes() if path.is_file() else b""
        if word in content:
            place = content.index(word) + offset
            with path.open("rb+") as file:
                file.seek(place)
                file.write(bytes([content[place] ^ 0x80]))
