"""People who come while the log is asked: limits hold, names are the newest, and who goes leaves nothing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from diablerie.server.door.front_door import Counted
from diablerie.server.http.service import Call, Refusal
from diablerie.server.http.tables import new_table, quick_table
from diablerie.server.http.workshop import Workshop
from diablerie.server.log.facts import PersonKept
from diablerie.server.protocol.http_asked import NewTable, QuickTable
from diablerie.server.wire.handshake import Turned
from tests.server.slow_house import SlowHouse, slow_house, until

SOCKET = "/api/tables/SLEEPER/socket"
WATCH = {"watch": "1"}


def call(house: SlowHouse, person: PersonKept, body: Any) -> Call:
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/",
        "root_path": "",
        "query_string": b"",
        "scheme": "http",
        "headers": [(b"host", b"localhost")],
        "client": ("203.0.113.1", 1),
        "server": ("127.0.0.1", 8666),
    }
    return Call(house.context, Workshop(0), Request(scope), body, person)


async def all_at_once(house: SlowHouse, gate: str, coming: list[Any]) -> list[Any]:
    """Let many ask for something, and answer none before all have asked."""
    house.gates[gate].close()
    tasks = [asyncio.create_task(one) for one in coming]
    await until(lambda: house.gates[gate].waiting == len(coming))
    house.gates[gate].open()
    return await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize(
    ("settings", "body", "code", "admitted"),
    [
        ({"tables_per_person": 3}, NewTable("diavolo"), "too_many_tables", 3),
        ({"tables_per_person": 3}, QuickTable("diavolo", bot="normal", pace="fast"), "too_many_tables", 3),
        ({"public_tables_per_address": 2}, NewTable("diavolo", public=True), "too_many_public_tables", 2),
    ],
)
def test_who_opens_many_tables_at_once_gets_no_more_than_one_by_one(
    settings: dict[str, int], body: Any, code: str, admitted: int, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db", **settings) as house:
            ada, _ = await house.known("Ada")
            opens = quick_table if isinstance(body, QuickTable) else new_table
            made = await all_at_once(house, "has_table", [opens(call(house, ada, body)) for _ in range(20)])
            refused = [one for one in made if isinstance(one, Refusal)]
            assert [one.code for one in refused] == [code] * (20 - admitted)
            assert len(house.hub.rooms) == admitted

    asyncio.run(scene())


def test_many_sockets_at_once_are_no_more_than_one_by_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db", connections_per_address=3) as house:
            await house.asleep()
            house.gates["entries"].close()
            coming = [asyncio.create_task(house.come(SOCKET, query=WATCH)) for _ in range(20)]
            await until(lambda: house.gates["entries"].waiting)
            house.gates["entries"].open()
            came = await asyncio.gather(*coming)
            turned = [one for one in came if isinstance(one, Turned)]
            assert [one.code for one in turned] == ["too_many_connections"] * 17
            assert house.context.connections.total() == 3

    asyncio.run(scene())


def test_many_who_look_at_the_lobby_at_once_are_no_more_than_one_by_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db", connections_per_address=3) as house:
            _, token = await house.known("Ada")
            house.context.people.forget_all()
            came = await all_at_once(
                house, "person_with_token", [house.come("/api/lobby/socket", token) for _ in range(9)]
            )
            assert sum(isinstance(one, Turned) for one in came) == 6
            assert len(house.hub.lobby.listeners) == 3

    asyncio.run(scene())


def test_a_table_is_not_surrounded_by_those_who_come_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db", watchers_per_table=4) as house:
            await house.asleep()
            house.gates["entries"].close()
            coming = [asyncio.create_task(house.come(SOCKET, query=WATCH)) for _ in range(9)]
            await until(lambda: house.gates["entries"].waiting)
            house.gates["entries"].open()
            came = await asyncio.gather(*coming)
            turned = [one for one in came if isinstance(one, Turned)]
            assert [one.code for one in turned] == ["too_many_watchers"] * 7, "half of them from one address"

    asyncio.run(scene())


def test_two_who_come_to_a_sleeping_table_at_once_are_in_one_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep()
            _, ada = await house.known("Ada")
            _, bo = await house.known("Bo")
            house.gates["entries"].close()
            coming = [asyncio.create_task(house.come(SOCKET, token)) for token in (ada, bo)]
            await until(lambda: house.gates["entries"].waiting)
            house.gates["entries"].open()
            assert all(isinstance(guest, Counted) for guest in await asyncio.gather(*coming))
            assert len(house.hub.rooms["SLEEPER"].guests) == 2

    asyncio.run(scene())


def test_who_is_renamed_while_their_table_is_fetched_is_called_so_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep()
            ada, token = await house.known("Ada")
            house.gates["entries"].close()
            coming = asyncio.create_task(house.come(SOCKET, token))
            await until(lambda: house.gates["entries"].waiting)
            house.context.people.rename(ada, "Beatrice", "")
            house.gates["entries"].open()
            await coming
            here = house.hub.rooms["SLEEPER"].table.presence.here
            assert [person.name for person in here.values()] == ["Beatrice"]

    asyncio.run(scene())


def test_who_is_renamed_while_their_quick_table_is_opened_sits_there_by_that_name(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            ada, _ = await house.known("Ada")
            body = QuickTable("diavolo", bot="normal", pace="fast")
            house.gates["has_table"].close()
            opening = asyncio.create_task(quick_table(call(house, ada, body)))
            await until(lambda: house.gates["has_table"].waiting)
            house.context.people.rename(ada, "Beatrice", "")
            house.gates["has_table"].open()
            await opening
            (room,) = house.hub.rooms.values()
            assert room.table.seats.places[0].name == "Beatrice"

    asyncio.run(scene())


def test_a_name_that_somebody_took_while_they_were_looked_up_is_theirs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            ada, token = await house.known("Ada")
            people, gate = house.context.people, house.gates["person_with_token"]
            people.forget_all()
            gate.close()
            finding = asyncio.create_task(people.find(token))
            await until(lambda: gate.waiting)
            renamed = people.rename(ada, "Beatrice", "")
            gate.open()
            assert await finding == renamed == await people.find(token)

    asyncio.run(scene())


def test_who_was_looked_up_before_a_restore_is_looked_up_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep()
            _, token = await house.known("Ada")
            people, gate = house.context.people, house.gates["person_with_token"]
            people.forget_all()
            gate.close()
            finding = asyncio.create_task(people.find(token))
            await until(lambda: gate.waiting)
            people.forget_all()
            gate.open()
            assert await finding is not None
            assert gate.asked == 2
            house.gates["entries"].close()
            coming = asyncio.create_task(house.come(SOCKET, token))
            await until(lambda: house.gates["entries"].waiting)
            people.forget_all()
            house.gates["entries"].open()
            await coming
            assert gate.asked == 3

    asyncio.run(scene())


@pytest.mark.parametrize("code", ["\0", "A\0B", "ÄÖÜ", "A B", "%", "", "A" * 13, "\ud800"])
def test_of_what_is_no_code_the_log_is_not_asked(code: str, tmp_path: Path) -> None:
    """A database may take it ill: PostgreSQL has no text with a zero in it, and says so with an error."""

    async def scene() -> None:
        async with slow_house(tmp_path / "games.db", misses_per_address=2) as house:
            lookup = house.context.lookup
            answers = [await lookup.find(code, "", "203.0.113.1") for _ in range(3)]
            assert [isinstance(one, Turned) and one.status for one in answers] == [404, 404, 429]
            assert not house.gates["entries"].asked

    asyncio.run(scene())
