"""People who come and go, again and again, to hold up a table or to win by it; tables driven with lists."""

import pytest

from diablerie.games.diavolo.state import THROW
from diablerie.server.protocol.commands import Pause, Ready, Remove, Rush, Sit, Vote
from diablerie.server.protocol.told import Patience, Refused
from diablerie.server.table.patience import PAUSE
from tests.server.clocked import CLOCKED, agreed, let_be_awaited, match_of, timeouts
from tests.server.company import depart
from tests.server.hall import Guest, Hall, code
from tests.server.racing import events, grab, right, state_of

NORMAL = 45_000
FLAPS = 60


def awaiting_bo(name: str) -> tuple[Hall, list[Guest]]:
    """A table that waits for everybody, where Bo is back and all know that it is their turn."""
    hall, guests = agreed(name, "wait")
    depart(hall, guests[1])
    let_be_awaited(hall, guests, 1)
    hall.table.published(hall.table.ledger.version, hall.now)
    hall.arrive("Bo")
    return hall, guests


@pytest.mark.parametrize("name", CLOCKED)
@pytest.mark.parametrize("before", [100, 20_000])
def test_who_goes_before_their_time_is_over_and_comes_back_is_played_for_in_the_end(
    name: str, before: int
) -> None:
    hall, guests = awaiting_bo(name)
    for _ in range(FLAPS):
        if 1 in timeouts(hall):
            return
        due = hall.table.tempo.due
        assert due is not None
        hall.wait(max(0, due - hall.now - before))
        depart(hall, guests[1])
        hall.wait(NORMAL + 2_000)
        assert 1 not in timeouts(hall), "whoever is away is waited for"
        hall.arrive("Bo")
        hall.wait(1)
    raise AssertionError("the others wait for ever")


def test_who_goes_and_comes_back_has_the_time_that_was_left() -> None:
    hall, guests = awaiting_bo("little_devils")
    due = hall.table.tempo.due
    assert due is not None
    hall.wait(due - hall.now - 15_000)
    depart(hall, guests[1])
    hall.wait(1_000_000)
    hall.arrive("Bo")
    assert hall.table.tempo.due == hall.now + 14_000


def test_in_a_race_in_peace_nobody_has_the_whole_time_again_by_coming_back() -> None:
    hall = Hall("diavolo", 2, {"race": False, "time_limit": 0}, away="wait")
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.wait(6_000)
    grab(hall, ada, right(hall))
    for _ in range(FLAPS):
        due = hall.table.tempo.due
        assert due is not None
        hall.wait(max(0, due - hall.now - 100))
        depart(hall, bo)
        hall.wait(300)
        hall.arrive("Bo")
        hall.wait(1)
        if hall.table.seats.bots or state_of(hall).phase == THROW:
            return
    raise AssertionError("the others wait for ever")


def test_nobody_keeps_dice_from_falling_by_coming_and_going() -> None:
    hall = Hall("diavolo", 2, away="wait")
    _, bo = hall.seat_everybody(["Ada", "Bo"])
    for _ in range(4):
        assert not events(hall, "throw")
        hall.wait(4_900)
        depart(hall, bo)
        hall.wait(200)
        hall.arrive("Bo")
    assert events(hall, "throw")


def four_without_bo() -> tuple[Hall, list[Guest]]:
    """A table that has waited for Bo for a while, and all who sit there; about Bo one may vote."""
    hall = Hall("little_devils", 4, away="wait")
    guests = hall.seat_everybody(["Ada", "Bo", "Cleo", "Dan"])
    depart(hall, guests[1])
    let_be_awaited(hall, guests, 1)
    hall.wait(NORMAL)
    return hall, guests


def want_a_bot(hall: Hall, *guests: Guest) -> None:
    for guest in guests:
        hall.send(guest, Vote(guest.next_id(), "bot"))


def test_a_vote_about_who_is_away_outlasts_one_who_comes_and_goes() -> None:
    hall, guests = four_without_bo()
    ada, _, cleo, dan = guests
    for guest in (ada, cleo):
        want_a_bot(hall, guest)
        depart(hall, dan)
        hall.arrive("Dan")
    hall.wait(NORMAL + 2_000)
    assert hall.table.seats.bots == {1}


def test_a_vote_is_about_those_who_were_away_and_not_about_who_goes_later() -> None:
    hall, guests = four_without_bo()
    ada, _, cleo, dan = guests
    want_a_bot(hall, ada, cleo)
    depart(hall, dan)
    hall.wait(NORMAL + 2_000)
    assert hall.table.seats.bots == {1}
    let_be_awaited(hall, guests, 3)
    hall.wait(10 * NORMAL)
    assert hall.table.seats.bots == {1}
    want_a_bot(hall, ada, cleo)
    hall.wait(0)
    assert hall.table.seats.bots == {1, 3}


def test_nobody_ends_a_pause_behind_the_back_of_those_who_went_because_of_it() -> None:
    hall, (ada, bo) = agreed("little_devils", "stand_in", people=2)
    for guest in (ada, bo):
        hall.send(guest, Pause(guest.next_id()))
    depart(hall, bo)
    hall.send(ada, Pause(ada.next_id(), paused=False))
    assert hall.table.still
    hall.wait(PAUSE - 1)
    assert hall.table.still
    hall.wait(1)
    assert not hall.table.still, "who wanted to go on need not say so again"
    assert [told for told in ada.told if isinstance(told, Patience)][-1].paused is False


def test_nobody_begins_a_pause_because_another_is_gone_for_a_moment() -> None:
    hall, (ada, bo) = agreed("little_devils", "stand_in", people=2)
    depart(hall, bo)
    hall.send(ada, Pause(ada.next_id()))
    assert not hall.table.still
    hall.arrive("Bo")
    hall.send(bo, Pause(bo.next_id()))
    assert hall.table.still


def test_who_is_out_does_not_hurry_the_game_of_who_may_come_back() -> None:
    hall = Hall("diavolo", 4, seed=5)
    ada, bo = hall.seat_everybody(["Ada", "Bo"], bot="cautious")
    depart(hall, bo)
    while match_of(hall.table).game.totals(match_of(hall.table).state)[0]:
        hall.wait(1_000)
    assert hall.table.seats.bots == {1, 2, 3}
    for skip in (False, True):
        assert code(hall.send(ada, Rush(ada.next_id(), skip))) == "not_your_turn"
    assert not hall.table.ledger.over


def test_who_opened_a_table_is_never_sent_away_from_it() -> None:
    """While they are gone for a moment, whoever sits first is host."""
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    for seat, guest in enumerate((ada, bo)):
        hall.send(guest, Sit(guest.next_id(), seat))
    depart(hall, ada)
    hall.send(bo, Remove(bo.next_id(), 0))
    hall.arrive("Ada")
    assert not isinstance(hall.send(ada, Sit(ada.next_id(), 0)), Refused)
    hall.send(ada, Remove(ada.next_id(), 1))
    assert code(hall.send(bo, Sit(bo.next_id(), 1))) == "removed"
    assert not isinstance(hall.send(ada, Ready(ada.next_id())), Refused)
