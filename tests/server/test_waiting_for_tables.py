"""What happens to tables, and to whoever looks for them, while the log is asked."""

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from diablerie.server.hall import hub as hall
from diablerie.server.hall.fetches import HouseCloses
from diablerie.server.hall.lookup import Lookup
from diablerie.server.hall.opening import Codes, opened_now
from diablerie.server.table.table import Table
from diablerie.server.wire.handshake import Turned
from tests.server.slow_house import slow_house, until


def test_who_look_for_the_same_table_at_once_find_one_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep()
            gate = house.gates["entries"]
            gate.close()
            finds = [asyncio.create_task(house.hub.find(code)) for code in ("SLEEPER", "sleeper")]
            await until(lambda: gate.waiting)
            gate.open()
            one, other = await asyncio.gather(*finds)
            assert one is other is house.hub.rooms["SLEEPER"]
            assert gate.asked == 1

    asyncio.run(scene())


def test_who_goes_while_a_table_is_fetched_ends_it_for_nobody_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep()
            gate = house.gates["entries"]
            gate.close()
            gone, stays = (asyncio.create_task(house.hub.find("SLEEPER")) for _ in range(2))
            await until(lambda: gate.waiting)
            gone.cancel()
            await asyncio.wait([gone])
            gate.open()
            assert await stays is house.hub.rooms["SLEEPER"]
            assert gate.asked == 1

    asyncio.run(scene())


def test_right_after_a_start_a_short_code_waits_until_its_table_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.keep([opened_now(Codes("TABLETABLE23", "ABC234"), "diavolo", 2, {}, "normal", "Ada")])
            gate = house.gates["entries"]
            gate.close()
            house.hub.fetches.expect_unfinished()
            finds = [asyncio.create_task(house.hub.find(code)) for code in ("abc234", "NOSUCH")]
            await until(lambda: gate.waiting == 2)
            returns = asyncio.create_task(house.hub.come_back())
            gate.open()
            found, missed = await asyncio.gather(*finds)
            await returns
            assert found is house.hub.rooms["TABLETABLE23"]
            assert missed is None

    asyncio.run(scene())


def test_a_table_that_is_there_before_it_is_fetched_has_no_second_room(tmp_path: Path) -> None:
    """Somebody may try the very code that a new table is given."""

    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            opened = await house.asleep()
            house.gates["entries"].close()
            finding = asyncio.create_task(house.hub.find("SLEEPER"))
            await until(lambda: house.gates["entries"].waiting)
            room = house.hub.open(opened, [])
            house.hub.outbox.batch.facts.clear()  # they are in the log already
            house.gates["entries"].open()
            assert await finding is room is house.hub.rooms["SLEEPER"]

    asyncio.run(scene())


def test_all_who_look_for_a_table_hear_that_it_cannot_be_read_and_later_it_can(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep()
            gate = house.gates["entries"]
            gate.close()
            with patch.object(Table, "restored", side_effect=OSError("gone")):
                finds = [asyncio.create_task(house.hub.find("SLEEPER")) for _ in range(2)]
                await until(lambda: gate.waiting)
                gate.open()
                told = await asyncio.gather(*finds, return_exceptions=True)
                assert [str(error) for error in told] == ["gone", "gone"]
            assert await house.hub.find("SLEEPER") is not None

    asyncio.run(scene())


def test_while_the_house_closes_no_table_is_fetched(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep()
            gate = house.gates["entries"]
            gate.close()
            waits = asyncio.create_task(house.hub.find("SLEEPER"))
            knocks = asyncio.create_task(house.come("/api/tables/SLEEPER/socket"))
            await until(lambda: gate.waiting)
            await house.hub.close()
            with pytest.raises(HouseCloses):
                await waits
            turned = await knocks
            assert isinstance(turned, Turned)
            assert (turned.status, turned.code) == (503, "restarting")
            gate.open()
            with pytest.raises(HouseCloses):
                await house.hub.find("SLEEPER")
            assert not house.hub.rooms

    asyncio.run(scene())


def test_what_was_read_before_a_restore_is_not_played_on_after_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep()
            gate = house.gates["entries"]
            gate.close()
            waits = asyncio.create_task(house.hub.find("SLEEPER"))
            await until(lambda: gate.waiting)
            await house.hub.restart(lambda: None)
            gate.open()
            room = await waits
            assert room is house.hub.rooms["SLEEPER"]
            assert gate.asked > 1, "it was read again"

    asyncio.run(scene())


def test_a_table_that_was_put_away_while_somebody_was_looked_up_is_fetched_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep()
            _, token = await house.known("Ada")
            assert await house.hub.find("SLEEPER") is not None
            house.context.people.forget_all()
            gate = house.gates["person_with_token"]
            gate.close()
            coming = asyncio.create_task(house.come("/api/tables/SLEEPER/socket", token))
            await until(lambda: gate.waiting)
            del house.hub.rooms["SLEEPER"]
            gate.open()
            assert not isinstance(await coming, Turned)
            assert len(house.hub.rooms["SLEEPER"].guests) == 1

    asyncio.run(scene())


def test_whoever_tries_many_codes_at_once_gets_no_further_than_one_by_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep("ABC234", public=True)
            gate, lookup = house.gates["entries"], Lookup(house.hub, 3, lambda: 1000.0)
            gate.close()
            codes = [f"NOSU{number:02}" for number in range(20)] + ["ABC234"]
            tries = [asyncio.create_task(lookup.find(code, "", "192.0.2.1")) for code in codes[:-1]]
            await until(lambda: gate.waiting == 20)
            gate.open()
            found = await asyncio.gather(*tries)
            assert [turned.status for turned in found if isinstance(turned, Turned)] == [404] * 3 + [429] * 17

    asyncio.run(scene())


def test_a_private_table_is_not_shown_to_whoever_has_used_up_their_tries_meanwhile(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep("ABC234")
            gate, lookup = house.gates["entries"], Lookup(house.hub, 3, lambda: 1000.0)
            gate.close()
            codes = ["NOSU01", "NOSU02", "NOSU03", "ABC234"]
            tries = [asyncio.create_task(lookup.find(code, "", "192.0.2.1")) for code in codes]
            await until(lambda: gate.waiting == 4)
            gate.open()
            found = await asyncio.gather(*tries)
            assert [turned.status for turned in found if isinstance(turned, Turned)] == [404, 404, 404, 429]

    asyncio.run(scene())


def test_a_table_is_not_forgotten_before_all_of_it_is_kept(tmp_path: Path) -> None:
    """Whoever looks for it would find it as it was once, and go on from there."""

    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            await house.asleep()
            room = await house.hub.find("SLEEPER")
            assert room is not None
            house.writes.clear()
            house.hub.close_table(room, "enough")
            room.empty_since = float("-inf")
            tidied = asyncio.create_task(house.hub.tidy())
            await until(lambda: house.held)
            assert "SLEEPER" in house.hub.rooms
            house.writes.set()
            await tidied
            assert "SLEEPER" not in house.hub.rooms
            found = await house.hub.find("SLEEPER")
            assert found is not None
            assert found.table.ledger.shut == "enough"

    asyncio.run(scene())


def test_a_code_that_was_taken_while_the_log_was_asked_is_not_given_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            gate, drawn = house.gates["has_table"], iter([Codes("TAKEN2"), Codes("FREE22")])
            gate.close()
            with patch.object(hall, "drawn_codes", lambda public: next(drawn)):
                codes = asyncio.create_task(house.hub.new_codes(True))
                await until(lambda: gate.waiting)
                house.hub.open(opened_now(Codes("TAKEN2"), "diavolo", 2, {}, "normal", "bo"), [])
                gate.open()
                assert await codes == Codes("FREE22")

    asyncio.run(scene())
