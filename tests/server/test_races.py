"""Races of Diavolo at a table: nobody sees the dice early, and it is the hand that counts, not the line."""

import io
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diablerie.games.diavolo.dice import DEVIL_NAMES
from diablerie.games.diavolo.state import GRAB
from diablerie.match.record import encode, read_games
from diablerie.match.replay import verify
from diablerie.server.protocol.messages import written
from diablerie.server.protocol.told import Happened, Shown, Tumbling
from diablerie.server.table.entries import decoded
from diablerie.server.table.presence import Way
from diablerie.server.table.reactions import LINE, believed
from diablerie.server.table.records import record_lines
from tests.independent.reader import check_game
from tests.inside import inside
from tests.server.hall import Hall, code
from tests.server.racing import LAST, NAMES, TUMBLE, events, grab, right, rubies, state_of, thrown, wrong

# dice that tumble


def traces(fields: dict[str, Any]) -> list[bytes]:
    """How the dice of a throw could look in a message: where each of them lies, and what all of them show."""
    dice, places = fields["dice"], fields["places"]
    spots = [places["order"], *places["black"], *places["white"], *places["red"]]
    values = msgspec.json.encode([*dice["black"], *dice["white"], *dice["red"]])
    return [*map(msgspec.json.encode, spots), values]


def test_no_dice_are_seen_before_they_lie_still() -> None:
    hall = Hall("diavolo", 2, seed=3)
    watcher = hall.arrive("Watcher")
    guests = hall.seat_everybody(["Ada", "Bo"])
    throws = 0
    while not hall.table.ledger.over:
        if hall.table.tempo.rolls is not None:
            match = hall.table.ledger.match
            assert match is not None
            event, _ = hall.table.ledger.outcome()
            marks = traces(match.game.to_fields(event))
            hall.wait(hall.table.tempo.rolls - hall.now - 1)
            newcomer = hall.arrive(f"Newcomer {throws}")
            for guest in (*guests, watcher, newcomer):
                told = b"\n".join(map(written, guest.told))
                assert not any(mark in told for mark in marks)
            hall.wait(1)
            assert all(mark in written(watcher.told[-1]) for mark in marks)
            throws += 1
        else:
            grab(hall, guests[throws % 2], right(hall))
            hall.wait(LAST)
    assert throws > 4


def test_everybody_is_told_when_the_dice_will_lie_still() -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    for guest in (ada, bo):
        assert guest.told[-2 if guest is ada else -1] == Tumbling(TUMBLE)
    newcomer = hall.arrive("Newcomer")
    assert isinstance(newcomer.told[0], Shown)
    assert newcomer.told[0].rolls == TUMBLE
    assert code(grab(hall, bo, "red")) == "not_now"
    hall.wait(TUMBLE)
    for guest in (ada, bo, newcomer):
        last = guest.told[-1]
        assert isinstance(last, Happened)
        assert last.event["do"] == "throw"
    assert hall.table.picture.shown(NAMES[0]).rolls is None


# what is believed


times = st.integers(0, 20_000)


trips = st.lists(st.integers(0, 5_000), max_size=6).map(tuple)
lines = st.none() | st.integers(0, 5_000)


@settings(max_examples=300)
@given(times, trips, lines)
def test_a_claim_is_believed_as_far_back_as_the_shortest_way(
    elapsed: int, trips: tuple[int, ...], line: int | None
) -> None:
    low, high = believed(elapsed, Way(trips, line))
    assert max(0, elapsed - LINE) <= low <= high == elapsed
    shortest = min([*trips, LINE] if line is None else [*trips, line, LINE])
    assert low == (max(0, elapsed - shortest) if trips else elapsed)


@settings(max_examples=300)
@given(times, st.lists(st.integers(0, 300), min_size=1, max_size=6).map(tuple), lines, st.integers(0, 5_000))
def test_late_answers_to_pings_gain_nothing_where_the_line_is_known_and_little_elsewhere(
    elapsed: int, trips: tuple[int, ...], line: int | None, by: int
) -> None:
    honest = believed(elapsed, Way(trips, line))
    some_late = believed(elapsed, Way((*trips[1:], trips[0], max(trips) + by), line))
    assert some_late == honest  # the best of the latest trips counts
    all_late = believed(elapsed, Way(tuple(trip + by for trip in trips), line))
    assert 0 <= honest[0] - all_late[0] <= LINE
    if line is not None and line <= min(trips):
        assert all_late == honest


@settings(max_examples=300)
@given(st.integers(0, 5_000), st.integers(0, 400), st.integers(0, 1_000))
def test_whoever_answers_what_was_shown_is_not_counted_as_earlier_than_it_was_shown(
    shown: int, trip: int, thinks: int
) -> None:
    """What is shown travels to them and their answer back, and no more than that is taken off."""
    arrives = shown + trip + thinks
    low, _ = believed(arrives, Way((trip,), trip))
    assert low >= shown


claims = st.integers(-100, 3_000) | st.none() | st.booleans() | st.floats(0, 3_000) | st.text(max_size=3)


@settings(max_examples=150)
@given(st.integers(0, 2_500), st.lists(st.integers(0, 900), max_size=8), lines, claims)
def test_the_reaction_is_the_claim_or_the_bound_next_to_it(
    elapsed: int, trips: list[int], line: int | None, claim: object
) -> None:
    hall, (ada, *_) = thrown(3)
    for trip in trips:
        hall.table.measured(ada.person.key, trip, line)
    hall.now += elapsed
    assert isinstance(grab(hall, ada, right(hall), reaction=claim), Happened)
    [entry] = events(hall, "grab")
    low, high = believed(elapsed, Way(tuple(trips[-6:]), line))
    assert entry.bounds == (low, high)
    if type(claim) is int and claim >= 0:
        assert entry.claim == claim
        assert entry.event["reaction"] == sorted((low, claim, high))[1]
    else:
        assert entry.claim is None
        assert entry.event["reaction"] == low


def test_without_a_claim_the_shortest_way_is_taken_off() -> None:
    hall, (ada, *_) = thrown(3)
    for trip in (30, 80, 50):
        hall.table.measured(ada.person.key, trip)
    hall.now += 1_000
    grab(hall, ada, right(hall))
    [entry] = events(hall, "grab")
    assert (entry.event["reaction"], entry.claim, entry.bounds) == (970, None, (970, 1_000))


def test_time_is_counted_from_when_the_dice_were_sent() -> None:
    hall, (ada, bo, _) = thrown(3)
    hall.table.published(hall.table.ledger.version, hall.now + 250)  # again: that changes nothing
    late = Hall("diavolo", 3, seed=1)
    cleo, *_ = late.seat_everybody(NAMES[:3])
    late.wait(TUMBLE)
    late.table.published(late.table.ledger.version, late.now + 250)
    for one, guest in ((hall, ada), (late, cleo)):
        one.now += 1_000
        grab(one, guest, "grey")
    assert [events(one, "grab")[0].event["reaction"] for one in (hall, late)] == [1_000, 750]
    assert bo.version == hall.table.ledger.version


def test_the_limit_is_counted_from_then_too_and_the_table_is_woken_once() -> None:
    hall = Hall("diavolo", 2)
    hall.seat_everybody(["Ada", "Bo"])
    hall.wait(TUMBLE)
    hall.table.published(hall.table.ledger.version - 1, hall.now + 999)  # something older
    hall.table.published(hall.table.ledger.version, hall.now + 300)
    closes = hall.now + 300 + 15_000 + LINE
    assert hall.table.tempo.due == hall.table.wakes == closes
    hall.wait(closes - 1 - hall.now)
    assert events(hall, "close") == []
    hall.wait(1)
    assert len(events(hall, "close")) == 1


# who was first


def test_a_reaction_that_no_human_has_is_a_false_start() -> None:
    hall, (ada, bo, cleo) = thrown(3)
    hall.table.measured(ada.person.key, 50)
    hall.now += 199
    grab(hall, ada, right(hall), reaction=149)
    assert state_of(hall).early == 1
    assert ada.view is not None
    assert ada.view["early"] == [0]
    hall.now += 600
    assert isinstance(grab(hall, bo, right(hall)), Happened)
    hall.now += 100
    assert isinstance(grab(hall, cleo, right(hall)), Happened)  # Ada has taken no devil
    assert rubies(hall) == [4, 5, 5]


@pytest.mark.parametrize(("reaction", "early"), [(149, True), (150, False)])
def test_150_milliseconds_are_human(reaction: int, early: bool) -> None:
    hall, (ada, _) = thrown(2)
    hall.now += reaction
    grab(hall, ada, right(hall))
    assert bool(state_of(hall).early) == early


@pytest.mark.parametrize(("behind", "level"), [(0, True), (15, True), (16, False)])
def test_within_15_milliseconds_a_lot_decides(behind: int, level: bool) -> None:
    hall, guests = thrown(3)
    for guest in guests:
        hall.table.measured(guest.person.key, 50)
    hall.now += 850
    ada, bo, cleo = guests
    assert isinstance(grab(hall, bo, right(hall), reaction=800 + behind), Happened)
    assert isinstance(grab(hall, cleo, wrong(hall), reaction=850), Happened)
    assert isinstance(grab(hall, ada, right(hall), reaction=800), Happened)
    lots = events(hall, "lot")
    assert len(lots) == level
    if level:
        assert lots[0].event["by"] == "chance"
        assert sorted(lots[0].event["order"]) == [0, 1]
    assert rubies(hall) == [5, 5, 4]


def test_the_lot_of_a_dead_heat_follows_from_the_seed() -> None:
    winners = set()
    for seed in range(8):
        hall = Hall("diavolo", 2, seed=seed)
        guests = hall.seat_everybody(["Ada", "Bo"])
        while not hall.table.ledger.over:
            hall.wait(TUMBLE)
            hall.now += 1_000
            answer = right(hall)
            for guest in guests:
                grab(hall, guest, answer)
            winners.add(tuple(events(hall, "lot")[-1].event["order"]))
        lines = record_lines(map(decoded, hall.log))
        check_game([json.loads(line) for line in encode(lines).splitlines()])
        assert verify(next(read_games(io.BytesIO(encode(lines))))) > 10
    assert winners == {(0, 1), (1, 0)}


def test_whoever_was_faster_is_first_though_the_grab_came_later() -> None:
    hall, (ada, bo) = thrown(2)
    hall.table.measured(bo.person.key, 60)
    hall.now += 900
    grab(hall, ada, right(hall))
    hall.wait(40)
    assert state_of(hall).phase == GRAB
    assert isinstance(grab(hall, bo, right(hall), reaction=880), Happened)
    assert rubies(hall) == [4, 5]


def test_a_bot_that_was_faster_comes_first() -> None:
    hall = Hall("diavolo", 2)
    (ada,) = hall.seat_everybody(["Ada"], bot="random")
    hall.wait(TUMBLE)
    [wanted] = map(inside, hall.race.intentions.wanted.values())
    hall.now += wanted.reaction + 50  # the table was not woken in time
    grab(hall, ada, "grey" if DEVIL_NAMES[wanted.devil] != "grey" else "red")
    first, second = events(hall, "grab")[:2]
    assert (first.event["by"], first.event["reaction"]) == (1, wanted.reaction)
    assert (second.event["by"], second.event["reaction"]) == (0, wanted.reaction + 50)


@pytest.mark.parametrize("race", [True, False])
def test_what_somebody_grabs_reaches_nobody_else_before_the_grabbing_is_over(race: bool) -> None:
    hall, (ada, bo, cleo) = thrown(3, race=race)
    others = (bo, cleo, hall.arrive("Watcher"))
    hall.now += 700
    grab(hall, ada, wrong(hall))
    for guest in others:
        last = guest.told[-1]
        assert isinstance(last, Happened)
        assert last.event == {"by": 0, "do": "grab"}
        assert last.view == {"awaited": [1, 2], "grabbed": [0]}
    newcomer = hall.arrive("Newcomer")
    assert newcomer.view is not None
    assert newcomer.view["grabs"] == newcomer.view["reactions"] == [None] * 3
    hall.wait(15_000 + LINE)
    for guest in (*others, newcomer):
        assert guest.view is not None
        assert guest.view["grabs"][0] == DEVIL_NAMES.index(wrong(hall))
