"""Bots that stand in for people who are away."""

import pytest

from diablerie.bots.roster import STAND_IN
from diablerie.server.protocol.told import Happened
from diablerie.server.table.effects import Ask
from diablerie.server.table.entries import BotSat, decoded
from tests.server.clocked import awaited
from tests.server.company import depart, last_seats, state_of
from tests.server.hall import SHORT, Hall, plain, truth


@pytest.mark.parametrize("name", ["little_devils", "devil_with_it"])
def test_a_stand_in_comes_after_the_clock_is_seen_by_all_and_goes_when_the_person_returns(name: str) -> None:
    hall = Hall(name, 3, pace="fast")
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    depart(hall, bo)
    while not hall.table.seats.places[1].bot:
        hall.play_on([ada])
        hall.wait(500)
    kept = [decoded(entry) for entry in hall.log]
    replaced = next(n for n, entry in enumerate(kept) if isinstance(entry, BotSat) and entry.away)
    assert kept[replaced - 2].event == {"by": "clock", "do": "timeout", "seat": 1}  # type: ignore[union-attr]
    seat = last_seats(ada)[1]
    assert (seat.name, seat.who, seat.bot) == ("Bo", "key of Bo", STAND_IN)
    hall.arrive("Bo")
    assert last_seats(ada)[1].bot == ""
    assert last_seats(bo)[1].you
    assert hall.table.seats.places[1].number == "1a"
    assert plain(bo.view) == truth(hall, bo)
    before = len(hall.log)
    while not (bo.view and 1 in bo.view["awaited"]):
        hall.play_on([ada])
    hall.play_on([ada, bo])
    own = [e for e in map(decoded, hall.log[before:]) if getattr(e, "who", "") == "key of Bo"]
    assert own


def test_who_is_there_but_slow_is_played_for_and_keeps_his_seat() -> None:
    hall = Hall("little_devils", 3, SHORT["little_devils"], pace="fast")
    hall.seat_everybody(["Ada", "Bo"])
    hall.wait(3_600_000)
    assert hall.table.ledger.over
    assert not any(place.bot for place in hall.table.seats.places[:2])


def test_whoever_is_away_at_the_end_has_no_stand_in_after_it() -> None:
    hall = Hall("little_devils", 3, {"goal": 1}, pace="fast")
    guests = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    for _ in range(26):
        seat = next(seat for seat, guest in enumerate(guests) if guest.view and guest.view["legal"])
        view = guests[seat].view
        assert view is not None
        assert isinstance(hall.act(guests[seat], do="play", card=view["legal"][0]), Happened)
    [last] = awaited(hall)
    depart(hall, guests[last])
    hall.wait(14_999)
    assert not hall.table.ledger.over
    hall.wait(1)
    assert hall.table.ledger.over
    assert [place.bot for place in hall.table.seats.places] == ["", "", ""]


@pytest.mark.parametrize("back", ["return", "act"])
def test_what_a_stand_in_has_thought_of_counts_for_nothing_when_the_person_is_back(back: str) -> None:
    hall = Hall("diavolo", 2, {"time_limit": 0}, pace="fast")
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.wait(3_000)
    if back == "return":
        depart(hall, bo)
    hall.wait(15_000)
    assert [place.bot for place in hall.table.seats.places] == [STAND_IN] * 2
    assert hall.race.intentions.wanted.keys() == {0, 1}
    if back == "return":
        hall.arrive("Ada")
        assert hall.race.intentions.wanted.keys() == {1}
    else:
        assert isinstance(hall.act(ada, do="grab", devil="grey"), Happened)
        assert plain(ada.view) == truth(hall, ada)
    assert not hall.table.seats.places[0].bot
    hall.wait(0)
    assert hall.table.seats.places[1].bot


def test_a_bots_late_answer_does_not_count_when_the_person_is_back() -> None:
    hall = Hall("little_devils", 3, pace="fast")
    ada, bo, _ = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    depart(hall, bo)
    asked: list[Ask] = []
    while not asked:
        hall.now += 16_000
        effects = hall.table.tick(hall.now)
        asked = [effect for effect in effects if isinstance(effect, Ask) and effect.seat == 1]
        hall.perform([effect for effect in effects if effect not in asked])
        if not asked:
            hall.play_on([ada])
    hall.arrive("Bo")
    before = state_of(hall)
    match = hall.table.ledger.match
    assert match is not None
    wanted = match.game.choices(match.state, 1)[0]
    hall.perform(hall.table.decided(1, wanted, asked[0].question, hall.now))
    assert state_of(hall) == before


def test_a_bot_that_was_asked_anew_is_not_held_to_its_first_answer() -> None:
    hall = Hall("devil_with_it", 3, pace="fast")
    ada, bo, _ = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    hall.perform(hall.table.depart(bo.person.key, hall.now))
    hall.act(ada, do="bet", amount=10)
    questions: list[Ask] = []
    while len(questions) < 2:
        hall.now += 15_000
        effects = hall.table.tick(hall.now)
        questions += [effect for effect in effects if isinstance(effect, Ask) and effect.seat == 1]
        hall.perform([effect for effect in effects if not isinstance(effect, Ask)])
    first, second = questions[-2:]
    match = hall.table.ledger.match
    assert match is not None
    event = match.game.choices(match.state, 1)[0]
    before = state_of(hall)
    assert hall.table.decided(1, event, first.question, hall.now) == []
    assert state_of(hall) == before
    assert hall.table.decided(1, event, second.question, hall.now) != []
