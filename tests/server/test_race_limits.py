"""When a round of a race is closed: the window for what is on its way, and the limit."""

import json
from random import Random

import pytest

from diablerie.bots.roster import STAND_IN
from diablerie.games.diavolo.dice import DEVIL_NAMES
from diablerie.games.diavolo.state import GRAB, THROW
from diablerie.match.record import encode
from diablerie.server.protocol.told import Happened
from diablerie.server.table.entries import BotSat, Sat, decoded
from diablerie.server.table.reactions import LINE
from diablerie.server.table.records import record_lines
from tests.independent.reader import check_game
from tests.server.hall import Hall, code, plain, truth
from tests.server.racing import LAST, NAMES, TUMBLE, events, grab, right, rubies, state_of, thrown, wrong


@pytest.mark.parametrize("colour", [True, False])
def test_the_round_is_closed_when_no_grab_on_its_way_could_still_decide(colour: bool) -> None:
    hall, guests = thrown(4, colour)
    deciding = 3 if colour else 1
    for guest in guests[:deciding]:
        hall.wait(700)
        assert events(hall, "close") == []
        assert isinstance(grab(hall, guest, right(hall)), Happened)
    decided = hall.now
    hall.wait(LAST - 1)
    assert events(hall, "close") == []
    hall.wait(1)
    assert [entry.at for entry in events(hall, "close")] == [decided + LAST]


def test_the_window_is_not_opened_again_by_later_grabs() -> None:
    hall, (ada, bo, *_) = thrown(4, colour=False)
    hall.table.measured(bo.person.key, 60)
    hall.wait(1_000)
    grab(hall, ada, right(hall))
    hall.wait(50)
    assert isinstance(grab(hall, bo, right(hall)), Happened)
    hall.wait(LAST - 51)
    assert events(hall, "close") == []
    hall.wait(1)
    assert len(events(hall, "close")) == 1


def test_the_round_is_over_at_once_when_everybody_has_grabbed() -> None:
    hall, (ada, bo) = thrown(2)
    hall.now += 1_000
    grab(hall, ada, wrong(hall))
    grab(hall, bo, right(hall))
    assert state_of(hall).phase == THROW
    assert events(hall, "close") == []
    assert hall.table.tempo.rolls == hall.now + TUMBLE
    hall.wait(TUMBLE)
    assert state_of(hall).phase == GRAB
    assert state_of(hall).rounds == 1


def test_a_wrong_grab_opens_no_window() -> None:
    hall, (ada, _) = thrown(2)
    hall.now += 1_000
    grab(hall, ada, wrong(hall))
    hall.wait(5_000)
    assert events(hall, "close") == []


@pytest.mark.parametrize("limit", [1, 15])
def test_a_grab_after_the_limit_is_too_late_unless_it_was_made_before(limit: int) -> None:
    hall, (ada, bo, cleo) = thrown(3, time_limit=limit)
    hall.table.measured(bo.person.key, 40)
    hall.now += 1_000 * limit
    assert isinstance(grab(hall, ada, wrong(hall)), Happened)
    hall.now += 30
    assert code(grab(hall, cleo, wrong(hall))) == "too_late"
    assert isinstance(grab(hall, bo, wrong(hall)), Happened)
    hall.wait(LINE - 31)
    assert events(hall, "close") == []
    hall.wait(1)
    assert len(events(hall, "close")) == 1
    assert rubies(hall) == [4, 4, 4]


def test_whoever_is_away_loses_his_rubies_to_the_limit_and_then_has_a_stand_in() -> None:
    hall, (ada, bo) = thrown(2)
    hall.perform(hall.table.depart(bo.person.key, hall.now))
    hall.wait(15_000 + LINE)
    assert rubies(hall) == [4, 4]
    assert [place.bot for place in hall.table.seats.places] == ["", STAND_IN]
    hall.wait(TUMBLE + 3_000)
    assert any(entry.event["by"] == 1 for entry in events(hall, "grab"))
    hall.arrive("Bo")
    assert [place.bot for place in hall.table.seats.places] == ["", ""]
    assert plain(ada.view) == truth(hall, ada)


@pytest.mark.parametrize("race", [True, False])
@pytest.mark.parametrize("limit", [0, 1])
@pytest.mark.parametrize("players", range(2, 7))
def test_no_table_waits_for_ever(race: bool, limit: int, players: int) -> None:
    """Whatever happened before; if several are there, also if nobody does anything any more."""
    for seed in range(3):
        hall = Hall("diavolo", players, {"race": race, "time_limit": limit}, seed, pace="fast")
        guests = hall.seat_everybody(NAMES[: 1 + seed % players])
        luck = Random(seed)
        while luck.random() < 0.9:
            guest = luck.choice(guests)
            if guest.person.key in hall.table.presence.here:
                if luck.random() < 0.5:
                    hall.perform(hall.table.depart(guest.person.key, hall.now))
                else:
                    grab(hall, guest, luck.choice(DEVIL_NAMES))
            else:
                hall.arrive(guest.person.name)
            hall.wait(luck.randrange(20_000))
        for guest in guests:
            hall.arrive(guest.person.name)
        while len(guests) == 1 and not hall.table.ledger.over:  # nobody waits for who is alone
            hall.play_on(guests)
        hall.wait(3_600_000)
        assert hall.table.ledger.over
        check_game([json.loads(line) for line in encode(record_lines(map(decoded, hall.log))).splitlines()])


@pytest.mark.parametrize("race", [True, False])
def test_without_a_limit_a_stand_in_answers_also_for_who_only_looks_on(race: bool) -> None:
    hall, (ada, bo, _) = thrown(3, race=race, time_limit=0)
    hall.perform(hall.table.depart(bo.person.key, hall.now))
    hall.wait(45_000 - 1)
    assert [place.bot for place in hall.table.seats.places] == ["", "", ""]
    hall.wait(1)
    assert [place.bot for place in hall.table.seats.places] == [STAND_IN] * 3
    hall.wait(3_000)
    assert state_of(hall).rounds == 1
    assert hall.table.tempo.rolls is not None
    hall.wait(hall.table.tempo.rolls - hall.now)
    assert isinstance(grab(hall, ada, wrong(hall)), Happened)
    assert hall.table.seats.places[0].bot == ""


def test_without_a_limit_whoever_acts_late_has_his_seat_again_and_keeps_it() -> None:
    hall, (ada, _) = thrown(2, time_limit=0)
    hall.wait(45_000)
    assert hall.table.seats.places[0].bot == STAND_IN
    assert isinstance(grab(hall, ada, wrong(hall)), Happened)
    hall.wait(0)
    assert hall.table.seats.places[0].bot == ""
    changes = [entry for entry in map(decoded, hall.log) if isinstance(entry, Sat | BotSat)]
    assert [type(entry) for entry in changes if entry.seat == 0] == [Sat, BotSat, Sat]
