"""Rematches, and games that count, while the log takes its time."""

import asyncio
from functools import cache
from pathlib import Path

import pytest

from diablerie.server.hall.room import Room
from diablerie.server.log.facts import PersonKept
from diablerie.server.protocol.commands import Act, Ready, Rematch, Sit
from diablerie.server.protocol.told import Done, Ended, Moved, Rated
from diablerie.server.table.entries import AnyEntry, Happening, Succeeded, decoded
from tests.server.hall import SHORT, Hall
from tests.server.homes import errors
from tests.server.slow_house import Ear, SlowHouse, in_slow_house, slow_house, until


@cache
def played(counts: bool = False) -> tuple[tuple[AnyEntry, ...], list[str]]:
    """The log of a finished game of three people, and their keys."""
    hall = Hall("little_devils", 3, None if counts else SHORT["little_devils"])
    guests = [hall.arrive(name) for name in ("Ada", "Bo", "Cleo")]
    for seat, guest in enumerate(guests):
        hall.send(guest, Sit(guest.next_id(), seat))
    for guest in guests:
        hall.send(guest, Ready(guest.next_id()))
    while not hall.table.ledger.over:
        hall.play_on(guests)
        hall.wait(4_000)
    return tuple(decoded(content) for content in hall.log), [guest.person.key for guest in guests]


async def over(house: SlowHouse) -> tuple[Room, dict[str, Ear]]:
    """A table whose game is over, with everybody still there."""
    entries, keys = played()
    await house.keep(list(entries))
    room = await house.hub.find("HALL")
    assert room is not None
    ears = {key: Ear() for key in keys}
    for key, ear in ears.items():
        seat = room.table.seats.by_key[key]
        person = room.table.seats.places[seat].person
        assert person is not None
        house.hub.arrive(room, person, ear)
    await house.hub.outbox.durable()
    for ear in ears.values():
        ear.heard.clear()
    return room, ears


def wish(house: SlowHouse, room: Room, key: str, command: int = 900) -> None:
    """Ask for a rematch."""
    person = room.table.presence.here[key]
    house.hub.receive(room, person, Rematch(command), house.hub.loop.time())


async def successors(house: SlowHouse) -> list[str]:
    """The tables of rematches, as the log has them."""
    return [entry.code for entry in await house.kept("HALL") if isinstance(entry, Succeeded)]


@in_slow_house()
async def test_two_who_ask_for_a_rematch_at_once_get_one_table(house: SlowHouse) -> None:
    room, ears = await over(house)
    house.gates["has_table"].close()
    one, other, third = ears
    wish(house, room, one)
    wish(house, room, other)
    await until(lambda: house.gates["has_table"].waiting)
    wish(house, room, one)  # the same command once more, as after a break
    await house.hub.outbox.durable()
    assert not any(ear.heard for ear in ears.values()), "nobody is told what is not so yet"
    house.gates["has_table"].open()
    await until(lambda: len(house.hub.rooms) == 2)
    await house.hub.outbox.durable()
    assert len(await successors(house)) == 1
    assert [type(message) for message in ears[one].heard] == [Moved, Done, Done]
    assert [type(message) for message in ears[other].heard] == [Moved, Done]
    assert [type(message) for message in ears[third].heard] == [Moved]
    wish(house, room, other)
    await house.hub.outbox.durable()
    assert len(house.hub.rooms) == 2
    assert [type(message) for message in ears[other].heard[2:]] == [Moved, Done]


def test_a_rematch_that_was_not_open_when_the_house_closed_was_not_promised(tmp_path: Path) -> None:
    async def scene() -> None:
        async with slow_house(tmp_path / "games.db") as house:
            room, ears = await over(house)
            house.gates["has_table"].close()
            key = next(iter(ears))
            wish(house, room, key)
            await until(lambda: house.gates["has_table"].waiting)
            await house.hub.close()
            wish(house, room, [*ears][1])  # before they hear that it closes
            house.gates["has_table"].open()
            for _ in range(10):
                await asyncio.sleep(0)
            assert not any(ear.told(Done) for ear in ears.values())
            assert ears[key].ends == [1012]
            assert await successors(house) == []
        async with slow_house(tmp_path / "games.db") as house:
            room = await house.hub.find("HALL")  # type: ignore[assignment]
            person = room.table.seats.places[0].person
            assert person is not None
            house.hub.arrive(room, person, ear := Ear())
            wish(house, room, person.key)  # with the same id: whoever was not answered asks again
            await until(lambda: len(house.hub.rooms) == 2)
            await house.hub.outbox.durable()
            assert len(await successors(house)) == 1
            assert ear.told(Done) == [Done(900)]

    asyncio.run(scene())


@in_slow_house()
async def test_after_a_restore_nothing_comes_of_a_rematch_that_was_asked_for_before(house: SlowHouse) -> None:
    room, ears = await over(house)
    house.gates["has_table"].close()
    wish(house, room, next(iter(ears)))
    await until(lambda: house.gates["has_table"].waiting)
    await house.hub.restart(lambda: None)
    await house.hub.find("HALL")
    house.gates["has_table"].open()
    for _ in range(10):
        await asyncio.sleep(0)
    await house.hub.outbox.durable()
    assert list(house.hub.rooms) == ["HALL"]
    assert await successors(house) == []


@in_slow_house()
async def test_whose_rematch_fails_is_cut_off_and_may_ask_again(
    house: SlowHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(public: bool) -> None:
        raise OSError("the line is cut")

    room, ears = await over(house)
    key, *others = ears
    with monkeypatch.context() as now:
        now.setattr(house.hub, "new_codes", fails)
        wish(house, room, key)
        await until(lambda: ears[key].ends == [1011])
    assert not any(ears[other].ends for other in others)
    wish(house, room, key)
    await until(lambda: len(house.hub.rooms) == 2)
    await house.hub.outbox.durable()
    assert ears[key].told(Done) == [Done(900)]
    assert errors(caplog) == ["a rematch cannot be opened"]


@in_slow_house()
async def test_what_a_game_did_to_the_ratings_is_told_when_it_is_kept_and_after_its_end(
    house: SlowHouse,
) -> None:
    entries, keys = played(counts=True)
    assert isinstance(entries[-1], Happening)
    for key in keys:
        house.hub.outbox.keep(PersonKept(key, key.encode(), key[-3:], "", False, 5))
    await house.keep(list(entries[:-1]))
    room = await house.hub.find("HALL")
    assert room is not None
    ear = Ear()
    seats = room.table.seats
    someone = seats.places[entries[-1].event["by"]].person
    assert someone is not None
    house.hub.arrive(room, someone, ear)
    await house.hub.outbox.durable()
    deed = {name: value for name, value in entries[-1].event.items() if name != "by"}
    house.hub.receive(room, someone, Act(900, deed), house.hub.loop.time())
    assert not ear.told(Rated)
    await house.hub.outbox.durable()
    ended, rated = (message for message in ear.heard if isinstance(message, Ended | Rated))
    assert isinstance(ended, Ended)
    assert isinstance(rated, Rated)
    assert [change.who for change in rated.changes] == [
        place.person.key for place in seats.starters if place.person is not None
    ]
    best = await house.hub.log.queries.best_rated("little_devils", 0, 99.0, 9)
    assert {kept.games for _, kept in best} == {1}
    assert len(best) == 3
