"""The table waits: against bots alone for days, and races too; tables driven with lists."""

import pytest

from diablerie.games.diavolo.state import GRAB, THROW
from diablerie.server.hall.housekeeping import RESTED_FOR
from diablerie.server.protocol.commands import Stand
from diablerie.server.protocol.told import GIVEN_UP, Done, Happened
from diablerie.server.table.entries import Shut, decoded
from diablerie.server.table.records import record_lines
from diablerie.server.table.table import Table
from tests.server.clocked import CLOCKED, awaited, record_replays, timeouts
from tests.server.company import depart
from tests.server.hall import SHORT, Guest, Hall, plain, truth
from tests.server.racing import events, grab, right, state_of, wrong

A_DAY = 86_400_000
NORMAL = 45_000


def restart(hall: Hall) -> None:
    """The server stops and starts again; the table is folded from its log, as the hall does."""
    hall.table = Table.restored(map(decoded, hall.log))
    assert hall.table.rest()


# one person against bots


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("name", SHORT)
def test_a_game_against_bots_waits_a_day_and_goes_on_exactly_there(name: str, restarted: bool) -> None:
    hall = Hall(name, 3, SHORT[name])
    (ada,) = hall.seat_everybody(["Ada"], "normal")
    hall.wait(1_000)
    before = hall.table.ledger.match
    depart(hall, ada)
    if restarted:
        restart(hall)
    kept = len(hall.log)
    hall.wait(A_DAY)
    assert hall.table.resting
    assert (len(hall.log), hall.table.ledger.match) == (kept, before)
    assert not hall.table.ledger.finished
    assert A_DAY / 1000 < RESTED_FOR
    hall.arrive("Ada")
    assert plain(ada.view) == truth(hall, ada)
    assert hall.table.ledger.match == before
    assert hall.table.seats.bots == {1, 2}, "nobody has stood in"
    while not hall.table.ledger.over:
        hall.play_on([ada])
    assert not hall.table.seats.helped.get(0)


@pytest.mark.parametrize("name", CLOCKED)
def test_against_bots_no_clock_runs_however_long_one_thinks(name: str) -> None:
    hall = Hall(name, 3, pace="fast")
    (ada,) = hall.seat_everybody(["Ada"])
    hall.wait(A_DAY)
    assert timeouts(hall) == []
    assert awaited(hall) == [0]
    assert hall.table.tempo.due is None
    assert isinstance(ada.told[-1], Happened)
    assert ada.told[-1].due is None


def test_bots_stop_when_the_person_goes_and_watchers_do_not_wake_them() -> None:
    hall = Hall("little_devils", 3)
    (ada,) = hall.seat_everybody(["Ada"])
    hall.arrive("Eve")
    depart(hall, ada)
    assert hall.table.resting
    hall.arrive("Dan")
    assert hall.table.resting
    kept = len(hall.log)
    hall.wait(A_DAY)
    assert len(hall.log) == kept


def test_who_gives_up_against_bots_ends_the_game_without_a_result() -> None:
    hall = Hall("little_devils", 3)
    (ada,) = hall.seat_everybody(["Ada"])
    assert hall.send(ada, Stand(ada.next_id())) == Done(ada.ids)
    assert hall.table.ledger.shut == GIVEN_UP
    assert isinstance(decoded(hall.log[-1]), Shut)
    assert not any("result" in line for line in record_lines(map(decoded, hall.log)))


def test_who_is_left_alone_with_bots_has_no_clock_any_more() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.send(bo, Stand(bo.next_id()))
    hall.wait(A_DAY)
    assert awaited(hall) == [0]
    assert 0 not in timeouts(hall)
    depart(hall, ada)
    assert hall.table.resting


# races against bots


def racing(bot: str = "normal") -> tuple[Hall, Guest]:
    """Ada against two bots; the dice have just come to lie."""
    hall = Hall("diavolo", 3)
    (ada,) = hall.seat_everybody(["Ada"], bot)
    hall.wait(5_000)
    hall.table.published(hall.table.ledger.version, hall.now)
    assert state_of(hall).phase == GRAB
    return hall, ada


def test_who_goes_before_anybody_has_grabbed_comes_back_to_another_throw() -> None:
    hall, ada = racing()
    seen, rubies = state_of(hall).dice, state_of(hall).rubies
    depart(hall, ada)
    hall.wait(A_DAY)
    assert state_of(hall).dice == seen
    hall.arrive("Ada")
    assert events(hall, "call_off")
    assert ada.view is not None
    assert not ada.view["dice"]
    assert (state_of(hall).phase, state_of(hall).rounds, state_of(hall).rubies) == (THROW, 0, rubies)
    hall.wait(5_000)
    assert state_of(hall).phase == GRAB
    assert state_of(hall).dice != seen, "to study the old dice was in vain"
    assert record_replays(hall)


def test_who_is_back_before_any_bot_would_have_grabbed_races_on_and_has_won_no_time() -> None:
    hall, ada = racing()
    soonest = hall.race.intentions.soonest
    assert soonest is not None
    wanted = dict(hall.race.intentions.wanted)
    depart(hall, ada)
    hall.wait(soonest - 10)
    hall.arrive("Ada")
    assert not events(hall, "call_off")
    assert hall.race.intentions.wanted == wanted
    grab(hall, ada, right(hall), reaction=150)
    (own,) = [entry for entry in events(hall, "grab") if entry.who]
    assert own.event["reaction"] == soonest - 10


def test_never_two_throws_in_a_row_are_called_off() -> None:
    """Or whoever does not see the answer would leave each time."""
    hall, ada = racing()
    for expected in (1, 1):
        depart(hall, ada)
        hall.wait(A_DAY)
        hall.arrive("Ada")
        assert len(events(hall, "call_off")) == expected
        hall.wait(5_000)
    assert state_of(hall).rounds == 1, "the second one was played to its end"


@pytest.mark.parametrize("first", ["Ada", "a bot"])
def test_a_round_in_which_somebody_has_grabbed_is_played_to_its_end(first: str) -> None:
    hall, ada = racing()
    if first == "Ada":
        grab(hall, ada, wrong(hall), reaction=900)
    else:
        hall.wait(hall.race.intentions.soonest or 0)
    depart(hall, ada)
    hall.wait(A_DAY)
    assert (state_of(hall).phase, state_of(hall).rounds) == (THROW, 1)
    assert hall.table.resting
    hall.arrive("Ada")
    assert not events(hall, "call_off")


def test_dice_that_tumble_are_picked_up_when_the_person_goes() -> None:
    hall = Hall("diavolo", 3)
    (ada,) = hall.seat_everybody(["Ada"])
    hall.wait(2_000)
    depart(hall, ada)
    hall.wait(A_DAY)
    assert not events(hall, "throw")
    hall.arrive("Ada")
    assert hall.table.tempo.rolls == hall.now + 5_000
