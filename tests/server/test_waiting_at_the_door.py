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
from tests.server.slow_house import SlowHouse, in_slow_house, slow_house

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


async def turned_away(house: SlowHouse, many: int) -> list[str]:
    """Let so many come at once to watch a table that is asleep: why some of them may not."""
    await house.asleep()
    coming = (house.come(SOCKET, query=WATCH) for _ in range(many))
    came = await house.gates["entries"].all_at_once(*coming, waiting=1)
    return [one.code for one in came if isinstance(one, Turned)]


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
            opening = (opens(call(house, ada, body)) for _ in range(20))
            made = await house.gates["has_table"].all_at_once(*opening)
            refused = [one for one in made if isinstance(one, Refusal)]
            assert [one.code for one in refused] == [code] * (20 - admitted)
            assert len(house.hub.rooms) == admitted

    asyncio.run(scene())


@in_slow_house(connections_per_address=3)
async def test_many_sockets_at_once_are_no_more_than_one_by_one(house: SlowHouse) -> None:
    assert await turned_away(house, 20) == ["too_many_connections"] * 17
    assert house.context.connections.total() == 3


@in_slow_house(connections_per_address=3)
async def test_many_who_look_at_the_lobby_at_once_are_no_more_than_one_by_one(house: SlowHouse) -> None:
    _, token = await house.known("Ada")
    house.context.people.forget_all()
    coming = (house.come("/api/lobby/socket", token) for _ in range(9))
    came = await house.gates["person_with_token"].all_at_once(*coming)
    assert sum(isinstance(one, Turned) for one in came) == 6
    assert len(house.hub.lobby.listeners) == 3


@in_slow_house(watchers_per_table=4)
async def test_a_table_is_not_surrounded_by_those_who_come_at_once(house: SlowHouse) -> None:
    why = await turned_away(house, 9)
    assert why == ["too_many_watchers"] * 7, "half of them from one address"


@in_slow_house()
async def test_two_who_come_to_a_sleeping_table_at_once_are_in_one_room(house: SlowHouse) -> None:
    await house.asleep()
    _, ada = await house.known("Ada")
    _, bo = await house.known("Bo")
    coming = (house.come(SOCKET, token) for token in (ada, bo))
    came = await house.gates["entries"].all_at_once(*coming, waiting=1)
    assert all(isinstance(guest, Counted) for guest in came)
    assert len(house.hub.rooms["SLEEPER"].guests) == 2


@in_slow_house()
async def test_who_is_renamed_while_their_table_is_fetched_is_called_so_there(house: SlowHouse) -> None:
    await house.asleep()
    ada, token = await house.known("Ada")
    (coming,) = await house.gates["entries"].hold_up(house.come(SOCKET, token))
    house.context.people.rename(ada, "Beatrice", "")
    house.gates["entries"].open()
    await coming
    here = house.hub.rooms["SLEEPER"].table.presence.here
    assert [person.name for person in here.values()] == ["Beatrice"]


@in_slow_house()
async def test_who_is_renamed_while_their_quick_table_is_opened_sits_there_by_that_name(
    house: SlowHouse,
) -> None:
    ada, _ = await house.known("Ada")
    body = QuickTable("diavolo", bot="normal", pace="fast")
    (opening,) = await house.gates["has_table"].hold_up(quick_table(call(house, ada, body)))
    house.context.people.rename(ada, "Beatrice", "")
    house.gates["has_table"].open()
    await opening
    (room,) = house.hub.rooms.values()
    assert room.table.seats.places[0].name == "Beatrice"


@in_slow_house()
async def test_a_name_that_somebody_took_while_they_were_looked_up_is_theirs(house: SlowHouse) -> None:
    ada, token = await house.known("Ada")
    people, gate = house.context.people, house.gates["person_with_token"]
    people.forget_all()
    (finding,) = await gate.hold_up(people.find(token))
    renamed = people.rename(ada, "Beatrice", "")
    gate.open()
    assert await finding == renamed == await people.find(token)


@in_slow_house()
async def test_who_was_looked_up_before_a_restore_is_looked_up_again(house: SlowHouse) -> None:
    await house.asleep()
    _, token = await house.known("Ada")
    people, gate = house.context.people, house.gates["person_with_token"]
    people.forget_all()
    (finding,) = await gate.hold_up(people.find(token))
    people.forget_all()
    gate.open()
    assert await finding is not None
    assert gate.asked == 2
    (coming,) = await house.gates["entries"].hold_up(house.come(SOCKET, token))
    people.forget_all()
    house.gates["entries"].open()
    await coming
    assert gate.asked == 3


@pytest.mark.parametrize("code", ["\0", "A\0B", "ÄÖÜ", "A B", "%", "", "A" * 13, "\ud800"])
@in_slow_house(misses_per_address=2)
async def test_of_what_is_no_code_the_log_is_not_asked(house: SlowHouse, code: str) -> None:
    """A database may take it ill: PostgreSQL has no text with a zero in it, and says so with an error."""
    lookup = house.context.lookup
    answers = [await lookup.find(code, "", "203.0.113.1") for _ in range(3)]
    assert [isinstance(one, Turned) and one.status for one in answers] == [404, 404, 429]
    assert not house.gates["entries"].asked
