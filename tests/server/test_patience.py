"""Who is away among people, votes about them, and pauses by agreement: tables driven with lists."""

import pytest

from diablerie.games.diavolo.state import GRAB, THROW
from diablerie.server.protocol.commands import Pause, Vote
from diablerie.server.protocol.told import Done, Patience, Tumbling
from diablerie.server.table.bounds import Bounds
from diablerie.server.table.entries import Happening, Paused, Resumed, decoded
from diablerie.server.table.patience import PAUSE
from diablerie.server.table.table import Table
from tests.server.clocked import CLOCKED, agreed, let_be_awaited, record_replays, timeouts
from tests.server.company import depart
from tests.server.hall import Guest, code
from tests.server.racing import events, state_of

A_DAY = 86_400_000
NORMAL = 45_000


def patience(guest: Guest) -> Patience:
    return next(told for told in reversed(guest.told) if isinstance(told, Patience))


@pytest.mark.parametrize("name", CLOCKED)
def test_where_everybody_is_waited_for_nobody_stands_in_until_most_want_it(name: str) -> None:
    hall, guests = agreed(name, "wait")
    ada, bo, cleo = guests
    depart(hall, bo)
    let_be_awaited(hall, guests, 1)
    hall.wait(A_DAY)
    assert 1 not in timeouts(hall)
    assert not hall.table.seats.bots
    hall.send(ada, Vote(ada.next_id(), "bot"))
    hall.wait(NORMAL)
    assert not hall.table.seats.bots, "one of two is not most of them"
    hall.send(cleo, Vote(cleo.next_id(), "bot"))
    hall.wait(0)
    assert timeouts(hall)[-1] == 1
    assert hall.table.seats.places[1].bot
    hall.arrive("Bo")
    assert not hall.table.seats.places[1].bot


def test_a_bot_never_plays_before_the_time_is_over_whatever_the_others_want() -> None:
    hall, guests = agreed("little_devils", "wait")
    ada, bo, cleo = guests
    let_be_awaited(hall, guests, 0)
    depart(hall, bo)
    hall.wait(NORMAL - 100)
    hall.play_on([ada])
    let_be_awaited(hall, guests, 1)
    hall.wait(100)
    for guest in (ada, cleo):
        hall.send(guest, Vote(guest.next_id(), "bot"))
    due = hall.table.tempo.due
    assert due is not None
    hall.wait(due - hall.now - 1)
    assert not hall.table.seats.bots
    hall.wait(LONG_ENOUGH)
    assert hall.table.seats.bots == {1}


LONG_ENOUGH = 2_000


def test_who_comes_back_after_being_waited_for_has_the_whole_time() -> None:
    hall, guests = agreed("little_devils", "wait")
    depart(hall, guests[1])
    let_be_awaited(hall, guests, 1)
    hall.wait(A_DAY)
    assert hall.table.tempo.due is None
    hall.arrive("Bo")
    assert hall.table.tempo.due == hall.now + NORMAL


def test_where_a_bot_would_stand_in_most_can_wait_longer_and_think_again() -> None:
    hall, guests = agreed("little_devils", "stand_in")
    ada, bo, cleo = guests
    assert code(hall.send(ada, Vote(ada.next_id(), "wait"))) == "nobody_away"
    depart(hall, bo)
    let_be_awaited(hall, guests, 1)
    for guest in (ada, cleo):
        hall.send(guest, Vote(guest.next_id(), "wait"))
    hall.wait(A_DAY)
    assert not hall.table.seats.bots
    hall.send(ada, Vote(ada.next_id(), ""))
    hall.wait(0)
    assert hall.table.seats.bots == {1}


def test_before_a_throw_everybody_is_waited_for() -> None:
    hall, guests = agreed("diavolo", "wait")
    ada, bo, cleo = guests
    depart(hall, bo)
    for guest in (ada, cleo):
        assert code(hall.send(guest, Vote(guest.next_id(), "bot"))) == "too_soon"
    hall.wait(A_DAY)
    assert not events(hall, "throw")
    for guest in (ada, cleo):
        hall.send(guest, Vote(guest.next_id(), "bot"))
    assert isinstance(next(m for m in reversed(ada.told) if isinstance(m, Tumbling)), Tumbling)
    hall.wait(5_000)
    assert len(events(hall, "throw")) == 1


def test_a_bot_is_wanted_only_for_who_has_really_been_away_as_long_as_a_decision_may_take() -> None:
    hall, (ada, bo, cleo) = agreed("diavolo", "wait")
    depart(hall, bo)
    hall.wait(NORMAL - 1)
    assert code(hall.send(ada, Vote(ada.next_id(), "bot"))) == "too_soon"
    hall.arrive("Bo")
    depart(hall, bo)
    gone = hall.now
    assert patience(ada).bot_from == {"key of Bo": gone + NORMAL}
    hall.wait(1)
    assert code(hall.send(ada, Vote(ada.next_id(), "bot"))) == "too_soon", "it counts anew"
    hall.wait(NORMAL - 2)
    depart(hall, cleo)
    hall.wait(1)
    assert not events(hall, "throw")
    hall.send(ada, Vote(ada.next_id(), "bot"))
    hall.wait(10_000)
    assert not events(hall, "throw"), "Cleo is another matter"
    hall.arrive("Cleo")
    hall.wait(10_000)
    assert not events(hall, "throw"), "and one of two is not most of them"


def test_after_a_restart_or_a_rest_who_is_not_back_yet_is_waited_for_anew() -> None:
    hall, (ada, *_) = agreed("diavolo", "wait")
    hall.table = Table.restored(map(decoded, hall.log), Bounds(rest_after=60_000))
    for _ in ("a restart", "a rest"):
        assert hall.table.resting or hall.table.rest()
        hall.arrive("Ada")
        assert patience(ada).bot_from == {"key of Bo": hall.now + NORMAL, "key of Cleo": hall.now + NORMAL}
        assert code(hall.send(ada, Vote(ada.next_id(), "bot"))) == "too_soon"
        depart(hall, ada)
        hall.wait(A_DAY)


def test_who_is_only_waited_for_because_others_want_it_can_be_replaced_at_once() -> None:
    hall, guests = agreed("little_devils", "stand_in")
    ada, bo, _ = guests
    depart(hall, bo)
    let_be_awaited(hall, guests, 1)
    assert patience(ada).bot_from == {}
    for choice in ("wait", "bot"):
        assert hall.send(ada, Vote(ada.next_id(), choice)) == Done(ada.ids)


def test_nobody_who_watches_or_is_not_asked_votes() -> None:
    hall, guests = agreed("little_devils", "wait")
    depart(hall, guests[1])
    let_be_awaited(hall, guests, 1)
    eve = hall.arrive("Eve")
    for command in (Vote(eve.next_id(), "bot"), Pause(eve.next_id())):
        assert code(hall.send(eve, command)) == "not_seated"


# pauses


@pytest.mark.parametrize("name", CLOCKED)
def test_a_table_pauses_when_all_want_it_and_goes_on_when_all_do(name: str) -> None:
    hall, (ada, bo, cleo) = agreed(name, "stand_in")
    for guest in (ada, bo):
        hall.send(guest, Pause(guest.next_id()))
    assert hall.table.ledger.paused is None
    hall.send(cleo, Pause(cleo.next_id()))
    kept = len(hall.log)
    assert isinstance(decoded(hall.log[-1]), Paused)
    hall.wait(PAUSE - 1)
    assert len(hall.log) == kept
    assert code(hall.act(ada, do="bet", amount=10)) == "paused"
    hall.send(ada, Pause(ada.next_id(), paused=False))
    assert hall.table.still, "before ten minutes are over, all must want it"
    for guest in (bo, cleo):
        hall.send(guest, Pause(guest.next_id(), paused=False))
    assert not hall.table.still
    assert hall.table.tempo.due == hall.now + NORMAL
    assert any(isinstance(decoded(entry), Resumed) for entry in hall.log)
    assert record_replays(hall)


def test_after_ten_minutes_one_is_enough_and_who_does_not_come_back_has_left() -> None:
    """Whoever wants a pause to avoid losing gains nothing by it."""
    hall, guests = agreed("little_devils", "stand_in", people=2)
    ada, bo = guests
    for guest in guests:
        hall.send(guest, Pause(guest.next_id()))
    depart(hall, bo)
    hall.wait(PAUSE)
    hall.send(ada, Pause(ada.next_id(), paused=False))
    assert not hall.table.still
    while 1 not in timeouts(hall):
        hall.play_on([ada])
        hall.wait(NORMAL)
    hall.play_on([ada])
    while not hall.table.ledger.over:
        hall.play_on([ada])
    assert hall.table.seats.helped[1], "for the ratings, behind everybody who stayed"


def test_a_pause_lasts_over_a_rest_and_a_restart() -> None:
    hall, guests = agreed("devil_with_it", "stand_in")
    for guest in guests:
        hall.send(guest, Pause(guest.next_id()))
    for guest in guests:
        depart(hall, guest)
    hall.table = Table.restored(map(decoded, hall.log))
    hall.wait(A_DAY)
    ada = hall.arrive("Ada")
    assert hall.table.still
    hall.wait(A_DAY)
    assert isinstance(decoded(hall.log[-1]), Paused)
    hall.send(ada, Pause(ada.next_id(), paused=False))
    assert not hall.table.still


def test_a_pause_waits_for_the_end_of_a_race() -> None:
    """Nobody may study dice that lie there."""
    hall, guests = agreed("diavolo", "stand_in")
    hall.wait(5_000)
    assert state_of(hall).phase == GRAB
    for guest in guests:
        hall.send(guest, Pause(guest.next_id()))
    assert hall.table.ledger.paused is None
    hall.wait(20_000)
    assert hall.table.ledger.paused is not None
    assert (state_of(hall).phase, state_of(hall).rounds) == (THROW, 1)
    kept = [entry for entry in map(decoded, hall.log) if isinstance(entry, Happening)]
    hall.wait(A_DAY)
    assert len(kept) == len([entry for entry in map(decoded, hall.log) if isinstance(entry, Happening)])
