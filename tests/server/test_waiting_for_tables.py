"""What happens to tables, and to whoever looks for them, while the log is asked."""

import asyncio
from unittest.mock import patch

import pytest

from diablerie.server.hall import hub as hall
from diablerie.server.hall.fetches import HouseCloses
from diablerie.server.hall.housekeeping import tidy
from diablerie.server.hall.lookup import Lookup
from diablerie.server.hall.opening import Codes, opened_now
from diablerie.server.table.table import Table
from diablerie.server.wire.handshake import Turned
from tests.server.slow_house import SlowHouse, in_slow_house, until


@in_slow_house()
async def test_who_look_for_the_same_table_at_once_find_one_room(house: SlowHouse) -> None:
    await house.asleep()
    gate = house.gates["entries"]
    finds = (house.hub.find(code) for code in ("SLEEPER", "sleeper"))
    one, other = await gate.all_at_once(*finds, waiting=1)
    assert one is other is house.hub.rooms["SLEEPER"]
    assert gate.asked == 1


@in_slow_house()
async def test_who_goes_while_a_table_is_fetched_ends_it_for_nobody_else(house: SlowHouse) -> None:
    await house.asleep()
    gate = house.gates["entries"]
    gone, stays = await gate.hold_up(*(house.hub.find("SLEEPER") for _ in range(2)))
    gone.cancel()
    await asyncio.wait([gone])
    gate.open()
    assert await stays is house.hub.rooms["SLEEPER"]
    assert gate.asked == 1


@in_slow_house()
async def test_right_after_a_start_a_short_code_waits_until_its_table_is_back(house: SlowHouse) -> None:
    await house.keep([opened_now(Codes("TABLETABLE23", "ABC234"), "diavolo", 2, {}, "normal", "Ada")])
    house.hub.fetches.expect_unfinished()
    gate = house.gates["entries"]
    finds = (house.hub.find(code) for code in ("abc234", "NOSUCH"))
    found, missed = await gate.hold_up(*finds, waiting=2)
    returns = asyncio.create_task(house.hub.come_back())
    gate.open()
    assert await found is house.hub.rooms["TABLETABLE23"]
    assert await missed is None
    await returns


@in_slow_house()
async def test_a_table_that_is_there_before_it_is_fetched_has_no_second_room(house: SlowHouse) -> None:
    """Somebody may try the very code that a new table is given."""
    opened = await house.asleep()
    (finding,) = await house.gates["entries"].hold_up(house.hub.find("SLEEPER"))
    room = house.hub.open(opened, [])
    house.hub.outbox.batch.facts.clear()  # they are in the log already
    house.gates["entries"].open()
    assert await finding is room is house.hub.rooms["SLEEPER"]


@in_slow_house()
async def test_all_who_look_for_a_table_hear_that_it_cannot_be_read_and_later_it_can(
    house: SlowHouse,
) -> None:
    await house.asleep()
    with patch.object(Table, "restored", side_effect=OSError("gone")):
        finds = (house.hub.find("SLEEPER") for _ in range(2))
        told = await house.gates["entries"].all_at_once(*finds, waiting=1)
        assert [str(error) for error in told] == ["gone", "gone"]
    assert await house.hub.find("SLEEPER") is not None


@in_slow_house()
async def test_while_the_house_closes_no_table_is_fetched(house: SlowHouse) -> None:
    await house.asleep()
    gate = house.gates["entries"]
    waits, knocks = await gate.hold_up(house.hub.find("SLEEPER"), house.come("/api/tables/SLEEPER/socket"))
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


@in_slow_house()
async def test_what_was_read_before_a_restore_is_not_played_on_after_it(house: SlowHouse) -> None:
    await house.asleep()
    gate = house.gates["entries"]
    (waits,) = await gate.hold_up(house.hub.find("SLEEPER"))
    await house.hub.restart(lambda: None)
    gate.open()
    room = await waits
    assert room is house.hub.rooms["SLEEPER"]
    assert gate.asked > 1, "it was read again"


@in_slow_house()
async def test_a_table_that_was_put_away_while_somebody_was_looked_up_is_fetched_again(
    house: SlowHouse,
) -> None:
    await house.asleep()
    _, token = await house.known("Ada")
    assert await house.hub.find("SLEEPER") is not None
    house.context.people.forget_all()
    gate = house.gates["person_with_token"]
    (coming,) = await gate.hold_up(house.come("/api/tables/SLEEPER/socket", token))
    del house.hub.rooms["SLEEPER"]
    gate.open()
    assert not isinstance(await coming, Turned)
    assert len(house.hub.rooms["SLEEPER"].guests) == 1


@in_slow_house()
async def test_whoever_tries_many_codes_at_once_gets_no_further_than_one_by_one(house: SlowHouse) -> None:
    await house.asleep("ABC234", public=True)
    lookup = Lookup(house.hub, 3, lambda: 1000.0)
    tries = (lookup.find(f"NOSU{number:02}", "", "192.0.2.1") for number in range(20))
    found = await house.gates["entries"].all_at_once(*tries)
    assert [turned.status for turned in found if isinstance(turned, Turned)] == [404] * 3 + [429] * 17


@in_slow_house()
async def test_a_private_table_is_not_shown_to_whoever_has_used_up_their_tries_meanwhile(
    house: SlowHouse,
) -> None:
    await house.asleep("ABC234")
    lookup = Lookup(house.hub, 3, lambda: 1000.0)
    codes = ["NOSU01", "NOSU02", "NOSU03", "ABC234"]
    found = await house.gates["entries"].all_at_once(*(lookup.find(code, "", "192.0.2.1") for code in codes))
    assert [turned.status for turned in found if isinstance(turned, Turned)] == [404, 404, 404, 429]


@in_slow_house()
async def test_a_table_is_not_forgotten_before_all_of_it_is_kept(house: SlowHouse) -> None:
    """Whoever looks for it would find it as it was once, and go on from there."""
    await house.asleep()
    room = await house.hub.find("SLEEPER")
    assert room is not None
    house.writes.clear()
    house.hub.close_table(room, "enough")
    room.empty_since = float("-inf")
    tidied = asyncio.create_task(tidy(house.hub))
    await until(lambda: house.held)
    assert "SLEEPER" in house.hub.rooms
    house.writes.set()
    await tidied
    assert "SLEEPER" not in house.hub.rooms
    found = await house.hub.find("SLEEPER")
    assert found is not None
    assert found.table.ledger.shut == "enough"


@in_slow_house()
async def test_a_code_that_was_taken_while_the_log_was_asked_is_not_given_again(house: SlowHouse) -> None:
    gate, drawn = house.gates["has_table"], iter([Codes("TAKEN2"), Codes("FREE22")])
    with patch.object(hall, "drawn_codes", lambda public: next(drawn)):
        (codes,) = await gate.hold_up(house.hub.new_codes(True))
        house.hub.open(opened_now(Codes("TAKEN2"), "diavolo", 2, {}, "normal", "bo"), [])
        gate.open()
        assert await codes == Codes("FREE22")
