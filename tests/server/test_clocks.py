"""The clock of a table: how much time there is, from when it counts, and what happens when it is over."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diablerie.game.core import LEGAL
from diablerie.match.record import event_of
from diablerie.match.referee import Timeout, refusal
from diablerie.server.protocol.commands import Say, TakeBack
from diablerie.server.protocol.told import Done, Happened, Hurry
from diablerie.server.table.entries import PACES, AnyEntry, Happening, decoded
from diablerie.server.table.reactions import LINE
from diablerie.server.table.table import Table
from diablerie.server.table.turns import LONGEST_GRACE
from tests.inside import inside
from tests.server.clocked import CLOCKED, awaited, begun, match_of, timeouts
from tests.server.hall import Hall


@pytest.mark.parametrize("name", CLOCKED)
@pytest.mark.parametrize("pace", PACES)
def test_every_pace_leaves_its_time(name: str, pace: str) -> None:
    hall, _ = begun(name, pace)
    late = awaited(hall)
    assert hall.table.tempo.due == PACES[pace].decision
    hall.wait(PACES[pace].decision - 1)
    assert timeouts(hall) == []
    hall.wait(1)
    assert timeouts(hall) == late


@pytest.mark.parametrize("pace", PACES)
def test_the_paces_of_diavolo_are_those_of_its_dice(pace: str) -> None:
    hall = Hall("diavolo", 2, pace=pace)
    hall.seat_everybody(["Ada", "Bo"])
    assert hall.table.tempo.due is None
    hall.wait(PACES[pace].tumble - 1)
    assert not inside(match_of(hall.table).state).dice
    hall.wait(1)
    assert inside(match_of(hall.table).state).dice
    assert hall.table.tempo.due == PACES[pace].tumble + 15_000 + LINE


@pytest.mark.parametrize("name", CLOCKED)
@pytest.mark.parametrize("pace", PACES)
def test_there_is_one_warning(name: str, pace: str) -> None:
    hall, guests = begun(name, pace)
    late = awaited(hall)
    hall.wait(PACES[pace].decision - PACES[pace].warning - 1)
    assert not any(isinstance(message, Hurry) for message in guests[0].told)
    hall.wait(PACES[pace].warning)
    for guest in guests:
        warnings = [message for message in guest.told if isinstance(message, Hurry)]
        assert warnings == [Hurry(late, PACES[pace].warning)]


def test_the_next_decision_has_a_warning_of_its_own() -> None:
    hall, (ada, *_) = begun("little_devils", "fast")
    hall.wait(44_000)
    warnings = [message for message in ada.told if isinstance(message, Hurry)]
    assert [warning.left for warning in warnings] == [5_000] * 3
    assert sorted(seat for warning in warnings for seat in warning.seats) == [0, 1, 2]


def test_only_people_who_are_awaited_are_warned() -> None:
    hall, (ada, bo, _) = begun("devil_with_it", "fast")
    hall.act(bo, do="bet", amount=10)
    hall.wait(10_000)
    assert [message for message in ada.told if isinstance(message, Hurry)] == [Hurry([0, 2], 5_000)]


@pytest.mark.parametrize("name", CLOCKED)
def test_what_the_clock_plays_is_a_timeout_and_a_legal_event(name: str) -> None:
    hall, _ = begun(name, "fast")
    hall.wait(400_000)
    table, late = Table.restored([decoded(hall.log[0])]), 0
    entries: list[AnyEntry] = [decoded(content) for content in hall.log[1:]]
    for entry, following in zip(entries, entries[1:], strict=False):
        if isinstance(entry, Happening) and isinstance(following, Happening):
            event = event_of(table.ledger.game, entry.event)
            assert refusal(match_of(table), event) == LEGAL
            if isinstance(event, Timeout):
                late += 1
                clock = table.ledger.game.played_by_clock
                assert clock is not None
                own = clock(match_of(table).state, event.seat)
                assert following.event == table.ledger.game.to_fields(own)
                assert (following.who, following.at) == ("", entry.at)
        table.play.fold(entry)
    assert late > 20


@pytest.mark.parametrize("name", CLOCKED)
def test_time_counts_from_when_it_could_be_seen(name: str) -> None:
    hall = Hall(name, 3)
    hall.seat_everybody(["Ada", "Bo", "Cleo"])
    late = awaited(hall)
    hall.table.published(hall.table.ledger.version, 3_000)  # the log was slow
    hall.wait(47_999)
    assert timeouts(hall) == []
    hall.wait(1)
    assert timeouts(hall) == late


@pytest.mark.parametrize("name", CLOCKED)
def test_what_was_sent_before_does_not_count_for_what_comes_later(name: str) -> None:
    hall = Hall(name, 3)
    guests = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    old = hall.table.ledger.version
    hall.table.published(old, 3_000)
    hall.now = 5_000
    seat = awaited(hall)[0]
    choice = match_of(hall.table).game.choices(match_of(hall.table).state, seat)[0]
    fields = match_of(hall.table).game.to_fields(choice)
    hall.act(guests[seat], **{key: value for key, value in fields.items() if key != "by"})
    due = hall.table.tempo.due
    assert due is not None
    hall.table.published(old, 9_000)  # an older message, sent late or again
    hall.table.published(hall.table.ledger.version, 5_010)
    hall.wait(due - hall.now + 9)
    assert timeouts(hall) == []
    hall.wait(1)
    assert timeouts(hall)


@pytest.mark.parametrize("name", CLOCKED)
def test_nobody_wins_time_by_talking_or_by_coming_and_going(name: str) -> None:
    hall, (ada, *_) = begun(name, "fast")
    late = awaited(hall)
    for number in range(7):
        hall.wait(2_000)
        hall.send(ada, Say(ada.next_id(), f"word {number}"))
        hall.table.published(hall.table.ledger.version, hall.now)
        hall.arrive("Watcher")
        hall.perform(hall.table.depart("key of Watcher", hall.now))
    assert timeouts(hall) == []
    hall.wait(1_000)
    assert timeouts(hall) == late


@settings(max_examples=60)
@given(st.lists(st.integers(0, 3_000), max_size=9), st.sampled_from(CLOCKED))
def test_the_longest_way_there_and_back_is_added_up_to_a_second(trips: list[int], name: str) -> None:
    hall, guests = begun(name, "fast")
    for trip in trips:
        hall.table.measured(guests[awaited(hall)[0]].person.key, trip)
    grace = min(max(trips[-6:], default=0), LONGEST_GRACE)
    hall.wait(15_000 + grace - 1)
    assert timeouts(hall) == []
    hall.wait(1)
    assert timeouts(hall) != []


def test_the_way_to_somebody_who_is_not_awaited_does_not_matter() -> None:
    hall, guests = begun("little_devils", "fast")
    [seat] = awaited(hall)
    for other, guest in enumerate(guests):
        if other != seat:
            hall.table.measured(guest.person.key, 900)
    hall.arrive("Watcher")
    hall.table.measured("key of Watcher", 900)
    hall.wait(15_000)
    assert timeouts(hall) == [seat]


def test_ways_are_measured_anew_when_somebody_comes_back() -> None:
    hall, guests = begun("little_devils", "fast")
    [seat] = awaited(hall)
    hall.table.measured(guests[seat].person.key, 900)
    hall.perform(hall.table.depart(guests[seat].person.key, hall.now))
    hall.arrive(guests[seat].person.name)
    hall.wait(15_000)
    assert timeouts(hall) == [seat]


def test_bets_are_made_in_one_common_time() -> None:
    hall, (ada, bo, _) = begun("devil_with_it", "fast")
    hall.wait(10_000)
    hall.act(ada, do="bet", amount=10)
    hall.wait(4_000)
    hall.act(bo, do="bet", amount=10)
    assert hall.table.tempo.due == 15_000
    hall.send(bo, TakeBack(bo.next_id()))
    assert hall.table.tempo.due == 15_000
    hall.wait(1_000)
    assert timeouts(hall) == [1, 2]
    assert hall.table.tempo.due == 30_000 + PACES["fast"].glance  # at the oven, once the fists were seen


def test_every_card_has_its_whole_time() -> None:
    hall, guests = begun("little_devils", "fast")
    hall.wait(14_000)
    [seat] = awaited(hall)
    view = guests[seat].view
    assert view is not None
    hall.act(guests[seat], do="play", card=view["legal"][0])
    hall.table.published(hall.table.ledger.version, hall.now)
    assert hall.table.tempo.due == 29_000
    hall.wait(14_999)
    assert timeouts(hall) == []


@pytest.mark.parametrize("name", CLOCKED)
def test_everybody_is_told_how_long_he_has(name: str) -> None:
    hall, guests = begun(name)
    watcher = hall.arrive("Watcher")
    happened = [message for message in guests[0].told if isinstance(message, Happened)]
    assert happened[-1].due == 45_000
    assert hall.table.picture.shown(watcher.person.key).due == 45_000


@pytest.mark.parametrize("name", CLOCKED)
@pytest.mark.parametrize("away", [0, 1_000, 3_600_000])
def test_after_a_restart_everybody_has_his_whole_time_and_no_more(name: str, away: int) -> None:
    hall, _ = begun(name, "fast")
    hall.wait(14_000)
    late = awaited(hall)
    hall.table = hall.restored()
    hall.now += away
    hall.perform(hall.table.resume(hall.now))
    for person in ("Ada", "Bo", "Cleo"):
        hall.arrive(person)
    hall.wait(14_999)
    assert timeouts(hall) == []
    hall.wait(1)
    assert timeouts(hall) == late


@pytest.mark.parametrize("name", CLOCKED)
def test_when_the_game_is_over_the_clock_stands_still(name: str) -> None:
    hall = Hall(name, 3, {"goal": 10}, pace="fast")
    hall.seat_everybody(["Ada", "Bo", "Cleo"])
    hall.wait(36_000_000)
    assert hall.table.ledger.over
    assert hall.table.tempo.due is None
    assert hall.table.wakes is None
    assert hall.table.tick(hall.now) == []


def test_before_the_game_there_is_no_clock() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    assert hall.table.wakes is None
    assert hall.table.tick(1_000_000) == []
    assert hall.send(ada, Say(1, "Is anybody there?")) == Done(1)
