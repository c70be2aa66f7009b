"""Bringing a database up to date, and refusing what cannot be used in one line without a password."""

import asyncio

import pytest

from diablerie.errors import DiablerieError
from diablerie.server.database import PostgresAddress, checked_address
from diablerie.server.log.postgres import schema
from diablerie.server.log.postgres.log import opened
from diablerie.server.log.postgres.schema import MIGRATIONS, Migration
from tests.databases.nodes import change, inside, node, opening, write
from tests.databases.servers import KEYHOLDER, PASSWORD
from tests.databases.shared import database
from tests.ports import held_port


async def refusal(address: PostgresAddress) -> str:
    """In which line a database is refused."""
    with pytest.raises(DiablerieError) as refused:
        await opened(address)
    return str(refused.value)


def at_once(address: PostgresAddress, times: int = 4) -> None:
    """Open a database from many nodes at the same time."""

    async def run() -> None:
        for log in await asyncio.gather(*(opened(address) for _ in range(times))):
            await log.close()

    asyncio.run(run())


def test_nodes_that_start_together_bring_a_database_up_to_date_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def houses(address: PostgresAddress) -> list[tuple[int, int]]:
        async with inside(address) as connection:
            return [tuple(row) for row in await connection.fetch("SELECT schema, needs FROM house")]

    with database("template0") as address:
        at_once(address)
        assert asyncio.run(houses(address)) == [(1, 1)]
        later = Migration(1, "ALTER TABLE house ADD COLUMN colour text NOT NULL DEFAULT 'moss'")
        monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, later))
        at_once(address)
        assert asyncio.run(houses(address)) == [(2, 1)]


def test_a_newer_database_is_refused_unless_it_says_that_it_may_be_used(address: PostgresAddress) -> None:
    async def run() -> None:
        await change(address, "UPDATE house SET schema = 9")
        async with node(address) as log:
            await write(log, *opening("COAL22"))
        await change(address, "UPDATE house SET needs = 9")
        assert await refusal(address) == f"the database {address} is of a newer version; update diablerie"

    asyncio.run(run())


@pytest.mark.parametrize("table", ["entries (a int)", "house (a int)"])
def test_a_database_of_another_program_is_left_alone(table: str) -> None:
    async def run() -> None:
        await change(address, f"CREATE TABLE {table}")
        expected = f"the database {address} is a database of another program; choose another"
        assert await refusal(address) == expected

    with database("template0") as address:
        asyncio.run(run())


def test_tables_of_other_programs_beside_ours_are_nobodys_business() -> None:
    async def run() -> None:
        await change(address, "CREATE TABLE invoices (a int)")
        async with node(address) as log:
            await write(log, *opening("COAL22"))

    with database("template0") as address:
        asyncio.run(run())


def test_a_database_with_another_encoding_is_refused() -> None:
    with database("template0", more="ENCODING 'SQL_ASCII'") as address:
        expected = f"the database {address} has the encoding SQL_ASCII; make one with --encoding=UTF8"
        assert asyncio.run(refusal(address)) == expected


def test_a_database_that_is_read_only_is_refused(address: PostgresAddress) -> None:
    async def run() -> None:
        name = address.url.rpartition("/")[2]
        await change(address, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        assert await refusal(address) == (
            f"the database {address} is read-only, as a standby is; name the one that is written"
        )

    asyncio.run(run())


def test_half_of_a_move_is_not_served(address: PostgresAddress) -> None:
    async def run() -> None:
        await change(address, "UPDATE house SET moving = 'id', moving_from = 'hall.db'")
        assert await refusal(address) == (
            f"the database {address} holds but a part of hall.db: `diablerie admin move` was interrupted; "
            "give the same command again to finish it"
        )

    asyncio.run(run())


def with_password(address: PostgresAddress, password: str) -> PostgresAddress:
    return checked_address(address.url.replace("diablerie@", f"{KEYHOLDER}:{password}@"))


def test_who_has_the_password_is_let_in_and_it_is_never_named(address: PostgresAddress) -> None:
    async def run() -> None:
        name = address.url.rpartition("/")[2]
        await change(address, f"CREATE ROLE {KEYHOLDER} LOGIN PASSWORD '{PASSWORD}'")
        try:
            right, wrong = with_password(address, PASSWORD), with_password(address, "per-ardua")
            assert await refusal(right) == (
                f"{KEYHOLDER} may not do that in the database {right} (permission denied for table house); "
                "let them own it"
            )
            await change(address, f"ALTER DATABASE {name} OWNER TO {KEYHOLDER}")
            await change(address, f"GRANT ALL ON ALL TABLES IN SCHEMA public TO {KEYHOLDER}")
            await (await opened(right)).close()
            assert await refusal(wrong) == (
                f"the database {wrong} does not let {KEYHOLDER} in: see the user and the password"
            )
            assert PASSWORD not in f"{right} {right!r}"
        finally:
            await change(address, f"DROP OWNED BY {KEYHOLDER}")
            await change(address, f"ALTER DATABASE {name} OWNER TO diablerie")
            await change(address, f"DROP ROLE {KEYHOLDER}")

    asyncio.run(run())


def test_what_is_not_there_is_named(address: PostgresAddress) -> None:
    missing = checked_address(f"{address.url}_not")
    assert asyncio.run(refusal(missing)) == f"there is no database {missing}; make it with createdb"
    with held_port() as port:
        nobody = checked_address(f"postgresql://me:secret@127.0.0.1:{port}/house")
        line = asyncio.run(refusal(nobody))
    assert line.startswith(f"the database postgresql://me@127.0.0.1:{port}/house cannot be reached (")
    assert line.endswith("); see whether PostgreSQL runs there")
    assert "secret" not in line


def test_what_the_driver_does_not_understand_is_told_without_the_password() -> None:
    with pytest.raises(DiablerieError, match="that is no address of PostgreSQL") as refused:
        asyncio.run(opened(checked_address("postgresql://a:secret@b:1/c?sslmode=no")))
    assert "secret" not in str(refused.value)
