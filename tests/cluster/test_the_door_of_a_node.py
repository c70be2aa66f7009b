"""What a node lets people do who come to tables of others: as little as if it had the tables itself."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest
from starlette.datastructures import Headers

from diablerie.server.hall.lobby import Row
from diablerie.server.hall.opening import LONG_CODE
from diablerie.server.log.seals import DamagedTable
from diablerie.server.nodes.exchange import Exchange
from diablerie.server.nodes.frames import TurnedAway, Visitor
from diablerie.server.nodes.member import Member
from diablerie.server.nodes.places import Neighbour, Owner
from diablerie.server.protocol.lobby import TableShown
from diablerie.server.wire.guest import Line
from diablerie.server.wire.handshake import Turned
from tests.server.slow_house import Ear, SlowHouse, in_slow_house, until

ME, OTHER = 1, 2
WATCH = {"watch": "1"}
ADDRESS = "203.0.113.1"
LONG = "LONGENOUGH22"


class Owns:
    """A node that has a table."""

    id = ME


class Members:
    """A database that knows who has which table."""

    def __init__(self, owners: dict[str, int]) -> None:
        self.owners_of = owners
        self.asked: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.trouble: Exception | None = None

    async def claim(self, code: str) -> int | None:
        self.asked.append(code)
        if self.trouble is not None:
            raise self.trouble
        return self.owners_of.get(code)

    async def owners(self, codes: Sequence[str]) -> Mapping[str, Owner]:
        return {code: Owns() for code in codes if self.owners_of.get(code) == ME}

    async def nodes(self) -> Sequence[Neighbour]:
        return []

    async def release(self, codes: Sequence[str]) -> None:
        await self.gate.wait()
        for code in codes:
            del self.owners_of[code]


class Others:
    """The other nodes, who let nobody in."""

    def __init__(self) -> None:
        self.came: list[Visitor] = []
        self.guests: dict[int, Any] = {}

    async def come(self, visitor: Visitor, socket: Line, owner: int) -> TurnedAway:
        self.came.append(visitor)
        return TurnedAway(0, 503, "not_now", "nobody is there")

    def tell_moved(self, code: str, owner: int | None) -> None:
        """Nobody hears it."""


def node(house: SlowHouse, owners: dict[str, int]) -> tuple[Member, Members, Others]:
    """A node whose door is that of the house."""
    members, others = Members(owners), Others()
    member = Member(house.context, cast(Any, members), "house", lambda: 0.0)
    member.places.me = ME
    member.exchange = member.door.exchange = member.way_out.exchange = cast(Exchange, others)
    house.hub.let_only_here(member.places.is_here)
    house.door = member.door
    return member, members, others


async def status(house: SlowHouse, code: str) -> int:
    turned = await house.come(f"/api/tables/{code}/socket", query=WATCH)
    assert isinstance(turned, Turned)
    return turned.status


def shown(code: str) -> Row:
    return Row(TableShown(code, "diavolo", {}, "normal", [], False, False, 0, ""), True, 0)


@in_slow_house(misses_per_address=3)
async def test_who_has_tried_too_many_codes_finds_no_table_of_another_node_by_one(house: SlowHouse) -> None:
    _, members, others = node(house, {"SECRET": OTHER, "PUBLIC": OTHER, LONG: OTHER})
    assert len(LONG) == LONG_CODE
    assert [await status(house, code) for code in ("AAAAAA", "BBBBBB", "CCCCCC")] == [404] * 3
    members.asked.clear()
    assert [await status(house, code) for code in ("DDDDDD", "SECRET")] == [429] * 2
    assert not members.asked, "the database is asked for nobody who only guesses"
    house.hub.lobby.learn("PUBLIC", shown("PUBLIC"))
    assert [await status(house, code) for code in ("PUBLIC", LONG)] == [503] * 2
    assert [visitor.code for visitor in others.came] == ["PUBLIC", LONG]


@in_slow_house(misses_per_address=3)
async def test_a_request_that_guesses_is_passed_on_to_nobody(house: SlowHouse) -> None:
    member, members, _ = node(house, {"SECRET": OTHER})
    found = await member.elsewhere("SECRET", Headers(), ADDRESS)
    assert found is not None
    assert found[0] == OTHER
    for _ in range(3):
        house.context.lookup.note_miss(ADDRESS)
    members.asked.clear()
    assert await member.elsewhere("SECRET", Headers(), ADDRESS) is None
    assert not members.asked


@pytest.mark.parametrize("leaves", [False, True])
@in_slow_house()
async def test_a_table_that_is_given_up_comes_back_to_nobody_here(house: SlowHouse, leaves: bool) -> None:
    member, members, _ = node(house, {"SLEEPER": ME})
    await house.asleep()
    room = await house.hub.find("SLEEPER")
    assert room is not None
    member.places.leaves = leaves
    members.gate.clear()
    giving_up = asyncio.create_task(member.way_out.hand_over([room]))
    await until(lambda: "SLEEPER" not in house.hub.rooms)
    assert await status(house, "SLEEPER") == 503
    assert not house.hub.rooms, "two nodes would write it"
    members.gate.set()
    await giving_up
    members.owners_of["SLEEPER"] = OTHER
    assert await status(house, "SLEEPER") == 503
    assert not house.hub.rooms


@in_slow_house()
async def test_trouble_with_the_database_is_no_fault_of_the_house(house: SlowHouse) -> None:
    _, members, _ = node(house, {})
    members.trouble = OSError("password of the database: sesame")
    turned = await house.come("/api/tables/SLEEPER/socket", query=WATCH)
    assert isinstance(turned, Turned)
    assert turned.status == 503
    assert "sesame" not in turned.why


@in_slow_house()
async def test_who_comes_over_another_node_to_a_damaged_table_is_told_so(
    house: SlowHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    member, _, _ = node(house, {"SLEEPER": ME})

    async def damaged(code: str) -> None:
        raise DamagedTable(code, 3, "is damaged")

    monkeypatch.setattr(house.hub, "find", damaged)
    outcome = await member.admit(Visitor("SLEEPER", watch=True), cast(Line, Ear()))
    assert isinstance(outcome, TurnedAway)
    assert (outcome.status, outcome.code) == (410, "damaged")


@in_slow_house(tables_per_person=3)
async def test_whoever_opens_a_table_has_those_on_other_nodes_too(house: SlowHouse) -> None:
    for code in ("COAL22", "COAL33"):
        await house.asleep(code)
    member, _, _ = node(house, {"COAL22": ME})
    assert await member.tables_elsewhere("key of Ada") == 2
    await house.hub.find("COAL22")
    assert await member.tables_elsewhere("key of Ada") == 1
    assert await member.tables_elsewhere("key of Bo") == 0
    assert house.context.admits_table("key of Ada", 1)
    assert not house.context.admits_table("key of Ada", 2)
