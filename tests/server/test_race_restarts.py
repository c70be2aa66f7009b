"""Races that a restart interrupts."""

import json

import pytest

from diablerie.games.diavolo.state import THROW
from diablerie.match.record import encode
from diablerie.server.protocol.told import Shown
from diablerie.server.table.entries import decoded
from diablerie.server.table.reactions import LINE
from diablerie.server.table.records import record_lines
from tests.independent.reader import check_game
from tests.server.hall import Hall, plain, truth
from tests.server.racing import LAST, TUMBLE, events, grab, right, rubies, state_of, thrown


def restart(hall: Hall, away: int = 60_000) -> None:
    hall.table = hall.restored()
    hall.now += away
    hall.perform(hall.table.resume(hall.now))
    for name in [guest.person.name for guest in hall.guests.values()]:
        hall.arrive(name)


def test_after_a_restart_the_same_dice_lie_there_and_time_begins_again() -> None:
    hall, (ada, bo) = thrown(2)
    hall.now += 10_000
    before = state_of(hall)
    restart(hall)
    assert state_of(hall) == before
    assert hall.table.tempo.due == hall.now + 15_000 + LINE
    hall.now += 1_000
    grab(hall, ada, right(hall))
    assert events(hall, "grab")[0].event["reaction"] == 1_000
    hall.wait(LAST)
    assert rubies(hall) == [5, 4]
    assert plain(bo.view) == truth(hall, bo)


@pytest.mark.parametrize(
    ("at", "away", "rolls"), [(1_000, 0, 6_000), (4_500, 0, 9_500), (1_000, 60_000, 66_000)]
)
def test_after_a_restart_dice_tumble_again_and_fall_as_they_would_have(
    at: int, away: int, rolls: int
) -> None:
    straight, hall = Hall("diavolo", 2), Hall("diavolo", 2)
    straight.seat_everybody(["Ada", "Bo"])
    straight.wait(TUMBLE)
    ada, _ = hall.seat_everybody(["Ada", "Bo"])
    hall.wait(at)
    restart(hall, away)
    assert state_of(hall).phase == THROW
    shown = [message for message in ada.told if isinstance(message, Shown)][-1]
    assert shown.rolls == rolls
    hall.wait(rolls - 1 - hall.now)
    assert state_of(hall).phase == THROW
    hall.wait(1)
    assert state_of(hall) == state_of(straight)


def test_after_a_restart_a_window_that_was_open_is_closed() -> None:
    hall, (ada, _) = thrown(2)
    hall.now += 1_000
    grab(hall, ada, right(hall))
    hall.wait(LAST - 1)
    restart(hall)
    hall.wait(LAST - 1)
    assert events(hall, "close") == []
    hall.wait(1)
    assert len(events(hall, "close")) == 1


@pytest.mark.parametrize("limit", [0, 15])
@pytest.mark.parametrize("race", [True, False])
def test_a_game_with_restarts_at_any_time_ends_and_is_accepted(limit: int, race: bool) -> None:
    for seed in range(4):
        hall = Hall("diavolo", 3, {"race": race, "time_limit": limit, "limit": 5}, seed, pace="fast")
        guests = hall.seat_everybody(["Ada", "Bo"], bot="bold")
        for _ in range(2_000):
            if hall.table.ledger.over:
                break
            if hall.luck.random() < 0.1:
                restart(hall, 0)
            hall.play_on(guests)
        assert hall.table.ledger.over
        check_game([json.loads(line) for line in encode(record_lines(map(decoded, hall.log))).splitlines()])


@pytest.mark.parametrize("race", [True, False])
def test_after_a_restart_a_finished_game_sleeps(race: bool) -> None:
    hall = Hall("diavolo", 2, {"race": race, "limit": 1})
    hall.seat_everybody(["Ada"])
    hall.wait(600_000)
    assert hall.table.ledger.over
    restart(hall)
    assert hall.table.wakes is None
    assert hall.table.picture.shown("key of Ada").rolls is None
