"""People at a table: who sits, begins, is host, is sent away, leaves, comes back and plays again."""

from typing import Any

import msgspec
import pytest

from diablerie.bots.roster import STAND_IN
from diablerie.server.protocol.messages import (
    Act,
    AddBot,
    AnyCommand,
    AnyTold,
    Changed,
    Closed,
    Done,
    Happened,
    Moved,
    Present,
    Ready,
    Refused,
    Rematch,
    Remove,
    Say,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from diablerie.server.table.effects import Ask, OpenNext, Tell
from diablerie.server.table.entries import BotSat, Readied, Sat, decoded
from diablerie.server.table.table import CHANGE_EVERY, Table
from tests.server.hall import SHORT, Guest, Hall
from tests.server.test_table import code, plain, truth
from tests.told import numbers_told


def state_of(hall: Hall) -> tuple[object, ...]:
    table = hall.table
    return (
        table.ledger.version,
        table.ledger.match,
        table.seats.places,
        len(hall.log),
        table.ledger.next_code,
        table.ledger.shut,
    )


def present(guest: Guest) -> Present:
    return [message for message in guest.told if isinstance(message, Present)][-1]


def last_seats(guest: Guest) -> list[Any]:
    return [message for message in guest.told if isinstance(message, Changed)][-1].seats


def depart(hall: Hall, guest: Guest) -> None:
    hall.perform(hall.table.depart(guest.person.key, hall.now))


def play_to_the_end(hall: Hall, guests: list[Guest]) -> None:
    while not hall.table.ledger.over:
        hall.play_on(guests)


# ready


def test_the_game_begins_by_itself_when_every_seat_is_taken_and_everybody_is_ready() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(ada, Sit(1, 0))
    hall.send(bo, Sit(1, 2))
    assert hall.send(ada, Ready(2, number="abc")) == Done(2)
    assert hall.send(bo, Ready(2)) == Done(2)
    assert hall.table.ledger.match is None  # a seat is empty
    assert [seat.ready for seat in last_seats(ada)] == [True, False, True]
    hall.send(bo, Ready(3, ready=False))
    hall.send(ada, AddBot(3, 1, "bold"))
    assert hall.table.ledger.match is None  # Bo thinks otherwise now
    assert hall.send(bo, Ready(4)) == Done(4)
    assert hall.table.ledger.match is not None
    assert hall.table.seats.places[0].number == "abc"
    assert code(hall.send(bo, Ready(5))) == "begun"


def test_a_bot_on_the_last_seat_lets_the_game_begin() -> None:
    hall = Hall("diavolo", 2)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(1, 0))
    hall.send(ada, Ready(2))
    assert hall.table.ledger.match is None
    hall.send(ada, AddBot(3, 1, "bold"))
    assert hall.table.ledger.match is not None


def test_a_table_of_bots_alone_begins_only_when_the_host_says_so() -> None:
    hall = Hall("diavolo", 2)
    ada = hall.arrive("Ada")
    hall.send(ada, AddBot(1, 0, "bold"))
    hall.send(ada, AddBot(2, 1, "bold"))
    assert hall.table.ledger.match is None
    assert hall.send(ada, Start(3)) == Done(3)
    assert hall.table.ledger.match is not None


def test_only_who_sits_can_be_ready() -> None:
    hall = Hall("diavolo", 2)
    assert code(hall.send(hall.arrive("Ada"), Ready(1))) == "not_seated"


def test_a_number_for_the_shuffles_is_given_once() -> None:
    hall = Hall("diavolo", 2)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(1, 0, "11"))
    hall.send(ada, Ready(2, number="22"))
    assert hall.table.seats.places[0].number == "11"
    hall.send(ada, Stand(3))
    hall.send(ada, Sit(4, 1))
    hall.send(ada, Ready(5, number="33"))
    assert [place.number for place in hall.table.seats.places] == ["", "33"]


# the host


def test_the_host_is_whoever_opened_the_table_as_long_as_he_is_there() -> None:
    hall = Hall("little_devils", 4)
    ada, bo, cleo = hall.arrive("Ada"), hall.arrive("Bo"), hall.arrive("Cleo")
    hall.send(cleo, Sit(1, 3))
    hall.send(bo, Sit(1, 1))
    assert present(bo).host == "key of Ada"  # though she only watches
    depart(hall, ada)
    assert present(bo) == Present(["key of Bo", "key of Cleo"], 0, "key of Bo")
    assert code(hall.send(cleo, AddBot(2, 0, "bold"))) == "not_host"
    assert hall.send(bo, AddBot(2, 0, "bold")) == Done(2)
    depart(hall, bo)
    assert present(cleo).host == "key of Cleo"
    assert hall.send(cleo, Remove(3, 0)) == Done(3)
    hall.arrive("Ada")
    assert present(cleo).host == "key of Ada"
    assert code(hall.send(cleo, AddBot(4, 0, "bold"))) == "not_host"
    assert hall.send(ada, AddBot(1, 0, "bold")) == Done(1)


def test_nobody_who_only_watches_becomes_host() -> None:
    hall = Hall("little_devils", 3)
    bo = hall.arrive("Bo")
    assert present(bo).host == "key of Ada"
    for command in (AddBot(1, 0, "bold"), Start(2), Remove(3, 0)):
        assert code(hall.send(bo, command)) == "not_host"


# being sent away


def test_whoever_is_sent_away_watches_and_cannot_sit_down_again() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(bo, Sit(1, 1))
    assert hall.send(ada, Remove(1, 1)) == Done(1)
    assert [seat.name for seat in last_seats(bo)] == ["", "", ""]
    assert present(ada) == Present([], 2, "key of Ada")
    for again in (bo, hall.arrive("Bo")):
        assert code(hall.send(again, Sit(again.next_id() + 1, 2))) == "removed"
    hall.table = hall.restored()
    hall.arrive("Ada")
    bo = hall.arrive("Bo")
    assert code(hall.send(bo, Sit(10, 2))) == "removed"
    hall.send(ada, Sit(10, 0))
    for seat in (1, 2):
        hall.send(ada, AddBot(10 + seat, seat, "bold"))
    assert hall.send(ada, Start(20)) == Done(20)
    assert bo.view is not None
    assert bo.view["hands"] == [None, None, None]
    assert plain(bo.view) == truth(hall, bo)


def test_bots_and_the_host_himself_are_removed_without_a_grudge() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(1, 0))
    hall.send(ada, AddBot(2, 1, "bold"))
    assert hall.send(ada, Remove(3, 0)) == Done(3)
    assert hall.send(ada, Remove(4, 1)) == Done(4)
    assert hall.send(ada, Sit(5, 1)) == Done(5)
    assert hall.send(ada, AddBot(6, 0, "bold")) == Done(6)


def test_nobody_is_sent_away_during_the_game() -> None:
    hall = Hall("little_devils", 3)
    ada, _ = hall.seat_everybody(["Ada", "Bo"])
    assert code(hall.send(ada, Remove(ada.next_id(), 1))) == "begun"


# standing up


def test_a_seat_that_is_given_back_before_the_game_is_free_for_others() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(bo, Sit(1, 1, "77"))
    hall.send(bo, Ready(2))
    assert hall.send(bo, Stand(3)) == Done(3)
    assert present(ada) == Present([], 2, "key of Ada")
    assert hall.send(ada, Sit(1, 1)) == Done(1)
    assert not hall.table.seats.places[1].ready  # nothing of Bo is left there
    assert hall.table.seats.places[1].number == ""
    assert hall.send(bo, Sit(4, 2)) == Done(4)


def test_a_seat_that_is_given_up_during_the_game_belongs_to_a_bot() -> None:
    hall = Hall("little_devils", 3, SHORT["little_devils"])
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    assert hall.send(bo, Stand(bo.next_id())) == Done(bo.ids)
    assert last_seats(ada)[1].bot == last_seats(ada)[1].name == STAND_IN
    assert last_seats(ada)[1].who == ""
    for command in (
        Act(bo.next_id(), {"do": "play", "card": 1}),
        TakeBack(bo.next_id()),
        Stand(bo.next_id()),
    ):
        assert code(hall.send(bo, command)) == "not_seated"
    assert code(hall.send(bo, Sit(bo.next_id(), 1))) == "begun"
    depart(hall, bo)
    hall.arrive("Bo")
    assert hall.table.seats.places[1].bot == STAND_IN
    assert bo.view is not None
    assert bo.view["hands"][1] is None
    play_to_the_end(hall, [ada])
    assert code(hall.send(ada, Stand(ada.next_id()))) == "game_over"
    assert code(hall.send(bo, Rematch(bo.next_id()))) == "not_seated"


@pytest.mark.parametrize("name", SHORT)
def test_a_bot_takes_the_turn_of_whoever_leaves_when_it_is_his(name: str) -> None:
    hall = Hall(name, 2 if name == "diavolo" else 3, SHORT[name])
    guests = hall.seat_everybody(["Ada"])
    hall.wait(5_000)
    match = hall.table.ledger.match
    assert match is not None
    while not match.game.awaited(match.state) & 1:
        hall.wait(100)
    hall.send(guests[0], Stand(guests[0].next_id()))
    hall.wait(3_600_000)
    assert hall.table.ledger.over
    assert not any(getattr(decoded(entry), "event", {}).get("do") == "timeout" for entry in hall.log)


# stand-ins


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
    for guest in guests:
        depart(hall, guest)
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
    for guest in (ada, bo):
        if back == "return":
            depart(hall, guest)
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
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
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
    hall = Hall("devil_with_it", 2, pace="fast")
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
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


# ids


def test_an_id_that_is_not_larger_than_those_before_is_refused() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    assert hall.send(ada, Sit(5, 0)) == Done(5)
    before = state_of(hall)
    answer = hall.send(ada, AddBot(4, 1, "bold"))
    assert isinstance(answer, Refused)
    assert (answer.code, answer.id) == ("stale_id", 4)
    assert "5" in answer.why
    assert state_of(hall) == before
    assert hall.send(ada, AddBot(6, 1, "bold")) == Done(6)


def test_a_refusal_is_repeated_as_it_was() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(ada, Sit(1, 0))
    first = hall.send(bo, Sit(1, 0))
    hall.send(ada, Stand(2))
    assert hall.send(bo, Sit(1, 0)) == first  # though the seat is free now
    assert hall.send(bo, Sit(2, 0)) == Done(2)


def test_ids_of_different_people_do_not_meet() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    assert hall.send(ada, Sit(100, 0)) == Done(100)
    assert hall.send(bo, Sit(1, 1)) == Done(1)


def test_after_many_commands_an_old_one_is_stale_and_not_done_again() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(1, 0))
    for number in range(2, 60):
        hall.send(ada, Ready(number, ready=number % 2 == 0))
        hall.wait(CHANGE_EVERY)
    before = state_of(hall)
    assert code(hall.send(ada, Stand(1))) == "stale_id"
    assert hall.send(ada, Ready(59, ready=False)) == Done(59)
    assert state_of(hall) == before


@pytest.mark.parametrize("name", SHORT)
def test_after_a_restart_a_command_that_was_kept_is_not_carried_out_again(name: str) -> None:
    hall = Hall(name, 3, SHORT[name])
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.wait(5_000)
    sent: list[tuple[Guest, Act]] = []
    for _ in range(6):
        for seat, guest in enumerate((ada, bo)):
            match = hall.table.ledger.match
            assert match is not None
            choices = match.game.choices(match.state, seat)
            if choices:
                fields = match.game.to_fields(choices[0])
                command = Act(guest.next_id(), {key: value for key, value in fields.items() if key != "by"})
                assert isinstance(hall.send(guest, command), Happened)
                sent.append((guest, command))
        hall.wait(2_000)
    assert len(sent) > 2
    hall.table = hall.restored()
    hall.now += 1_000
    hall.perform(hall.table.resume(hall.now))
    for guest in (ada, bo):
        hall.arrive(guest.person.name)
    before = state_of(hall)
    for guest, command in sent:
        assert hall.send(guest, command) == Done(command.id)
    assert state_of(hall) == before


def test_after_a_restart_a_client_goes_on_from_the_last_id_that_was_kept() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(7, 0))
    hall.table = hall.restored()
    hall.perform(hall.table.resume(hall.now))
    ada.ids = 0
    hall.arrive("Ada")
    assert ada.ids == 7
    assert code(hall.send(ada, Stand(6))) == "stale_id"
    assert hall.send(ada, Sit(7, 0)) == Done(7)


def test_a_host_without_a_seat_who_comes_back_does_nothing_twice() -> None:
    hall = Hall("little_devils", 3)
    ada, bo, cleo = hall.arrive("Ada"), hall.arrive("Bo"), hall.arrive("Cleo")
    hall.send(bo, Sit(1, 1))
    hall.send(ada, Remove(1, 1))
    depart(hall, ada)  # before she could hear that it was done
    hall.send(cleo, Sit(1, 1))
    hall.arrive("Ada")
    assert hall.send(ada, Remove(1, 1)) == Done(1)
    assert hall.table.seats.by_key == {"key of Cleo": 1}


# rematch


def finished(name: str = "little_devils") -> tuple[Hall, list[Guest]]:
    hall = Hall(name, 3, SHORT[name])
    guests = hall.seat_everybody(["Ada", "Bo"])
    play_to_the_end(hall, guests)
    return hall, guests


def test_there_is_no_rematch_before_the_end() -> None:
    hall = Hall("little_devils", 3)
    ada, _ = hall.seat_everybody(["Ada", "Bo"])
    assert code(hall.send(ada, Rematch(ada.next_id()))) == "not_over"
    assert hall.next_tables == []


def test_a_rematch_is_asked_for_opened_and_told_to_all() -> None:
    hall, (ada, bo) = finished()
    watcher = hall.arrive("Watcher")
    assert code(hall.send(watcher, Rematch(1))) == "not_seated"
    assert hall.send(ada, Rematch(ada.next_id())) == Done(ada.ids)
    assert hall.next_tables == [OpenNext(ada.person, ada.ids, {"goal": 10}, "normal")]
    hall.perform(hall.table.succeeded("NEXT", hall.next_tables[0], hall.now))
    for guest in (ada, bo, watcher):
        assert guest.told[-1] == Moved(hall.table.ledger.version, "NEXT")
    assert hall.table.picture.shown("key of Bo").next == "NEXT"
    assert hall.restored().ledger.next_code == "NEXT"


def test_whoever_asks_for_a_rematch_later_gets_the_same_table() -> None:
    hall, (ada, bo) = finished()
    hall.send(ada, Rematch(ada.next_id()))
    hall.perform(hall.table.succeeded("NEXT", hall.next_tables[0], hall.now))
    before = state_of(hall)
    effects = hall.table.receive(bo.person, Rematch(bo.next_id(), {"goal": 500}), hall.now)
    assert effects == [
        Tell(("key of Bo",), Moved(hall.table.ledger.version, "NEXT")),
        Tell(("key of Bo",), Done(bo.ids)),
    ]
    assert state_of(hall) == before
    hall.table = hall.restored()
    assert hall.table.receive(ada.person, Rematch(ada.ids), hall.now) == [
        Tell(("key of Ada",), Done(ada.ids))
    ]


@pytest.mark.parametrize(
    ("wish", "options", "pace"),
    [
        (Rematch(1, {"goal": 77}, "fast"), {"goal": 77}, "fast"),
        (Rematch(1, {}), {}, "normal"),
        (Rematch(1, pace="relaxed"), {"goal": 10}, "relaxed"),
    ],
)
def test_a_rematch_may_have_other_options(wish: Rematch, options: dict[str, Any], pace: str) -> None:
    hall, (ada, _) = finished()
    hall.send(ada, msgspec.structs.replace(wish, id=ada.next_id()))
    assert (hall.next_tables[0].options, hall.next_tables[0].pace) == (options, pace)


@pytest.mark.parametrize(
    "wish",
    [
        Rematch(1, {"goal": 0}),
        Rematch(1, {"goal": "10"}),
        Rematch(1, {"goal": [10]}),
        Rematch(1, {"open_tricks": "some"}),
        Rematch(1, {"race": True}),
        Rematch(1, pace="furious"),
    ],
)
def test_options_that_cannot_be_are_refused(wish: Rematch) -> None:
    hall, (ada, _) = finished()
    assert code(hall.send(ada, msgspec.structs.replace(wish, id=ada.next_id()))) == "bad_option"
    assert hall.next_tables == []


# closing


def test_a_table_that_is_closed_does_not_go_on() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.perform(hall.table.close("the house closes", hall.now))
    assert ada.told[-1] == Closed(hall.table.ledger.version, "the house closes")
    before = state_of(hall)
    refused: list[AnyCommand] = [
        Act(ada.next_id(), {"do": "play", "card": 1}),
        TakeBack(ada.next_id()),
        Start(ada.next_id()),
        Ready(ada.next_id()),
        AddBot(ada.next_id(), 0, "bold"),
        Sit(ada.next_id(), 0),
    ]
    assert {code(hall.send(ada, command)) for command in refused} == {"closed"}
    assert isinstance(hall.send(ada, Stand(ada.next_id())), Refused)
    hall.wait(10_000_000)
    assert hall.table.close("again", hall.now) == []
    assert state_of(hall) == before
    assert hall.table.wakes is None
    assert hall.table.picture.shown(ada.person.key).due is None
    assert hall.send(bo, Say(bo.next_id(), "What a pity")) == Done(bo.ids)
    assert hall.send(bo, Rematch(bo.next_id())) == Done(bo.ids)


def test_a_table_can_be_closed_before_its_game() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(1, 0))
    hall.perform(hall.table.close("nobody came", hall.now))
    for command in (Ready(2), AddBot(3, 1, "bold"), Sit(4, 1)):
        assert code(hall.send(ada, command)) == "closed"
    assert hall.restored().ledger.shut == "nobody came"


@pytest.mark.parametrize("when", [2_000, 5_500, 6_200])
def test_a_race_that_is_closed_stands_still(when: int) -> None:
    """While the dice tumble, while the bots think, and while a window is open."""
    hall = Hall("diavolo", 3)
    hall.seat_everybody(["Ada"], bot="bold")
    hall.wait(when)
    assert not hall.table.ledger.over
    hall.perform(hall.table.close("the house closes", hall.now))
    before = state_of(hall)
    for _ in range(5):
        hall.wait(10_000)
        hall.perform(hall.table.tick(hall.now))
    assert state_of(hall) == before
    assert hall.table.wakes is None


def test_a_finished_game_is_not_closed() -> None:
    hall, _ = finished()
    assert hall.table.close("too late", hall.now) == []
    assert hall.table.ledger.shut == ""


# taking back


def test_a_bet_can_be_taken_back_and_nobody_learns_how_much_it_was() -> None:
    hall = Hall("devil_with_it", 3)
    ada, bo, cleo = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    watcher = hall.arrive("Watcher")
    hall.act(bo, do="bet", amount=10)
    hall.act(ada, do="bet", amount=170)
    assert hall.send(ada, TakeBack(ada.next_id())) == Done(ada.ids)
    for guest in (ada, bo, cleo, watcher):
        assert plain(guest.view) == truth(hall, guest)
        assert guest.version == hall.table.ledger.version  # Guest.hear has seen that versions are dense
        back = [m for m in guest.told if isinstance(m, Happened)][-1]
        assert back.event == {"by": 0, "do": "take_back"}
    for guest in (bo, cleo, watcher):
        assert 170 not in numbers_told(map(msgspec.to_builtins, guest.told))
    assert ada.view is not None
    assert ada.view["stakes"] == [None, None, None]
    assert code(hall.send(ada, TakeBack(ada.next_id()))) == "nothing_to_take_back"
    hall.act(ada, do="bet", amount=20)
    assert isinstance(hall.act(cleo, do="bet", amount=30), Happened)
    assert ada.view["stakes"] == [20, 10, 30]


def test_bets_stand_when_all_are_in() -> None:
    hall = Hall("devil_with_it", 2)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.act(ada, do="bet", amount=20)
    hall.act(bo, do="bet", amount=20)
    before = state_of(hall)
    for guest in (ada, bo):
        assert code(hall.send(guest, TakeBack(guest.next_id()))) == "nothing_to_take_back"
    assert state_of(hall) == before


def test_a_card_that_lies_stays() -> None:
    hall = Hall("little_devils", 3)
    ada, _ = hall.seat_everybody(["Ada", "Bo"])
    while not (ada.view and ada.view["legal"]):
        hall.play_on([])
        hall.wait(1_000)
    hall.act(ada, do="play", card=ada.view["legal"][0])
    assert code(hall.send(ada, TakeBack(ada.next_id()))) == "nothing_to_take_back"


@pytest.mark.parametrize("race", [False, True])
def test_an_answer_can_be_taken_back_only_where_there_is_no_race(race: bool) -> None:
    hall = Hall("diavolo", 3, {"race": race})
    ada, bo, cleo = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    hall.wait(6_000)
    assert isinstance(hall.act(ada, do="grab", devil="grey"), Happened)
    answer = hall.send(ada, TakeBack(ada.next_id()))
    if race:
        assert code(answer) == "nothing_to_take_back"
        return
    assert answer == Done(ada.ids)
    assert ada.view is not None
    assert ada.view["grabs"] == [None, None, None]
    assert 0 in ada.view["awaited"]
    told = [m.event for m in bo.told if isinstance(m, Happened) and m.event["by"] == 0]
    assert told == [{"by": 0, "do": "grab"}, {"by": 0, "do": "take_back"}]
    for guest, devil in ((bo, "red"), (cleo, "red"), (ada, "black")):
        assert isinstance(hall.act(guest, do="grab", devil=devil), Happened)
    assert plain(ada.view)["grabs"] == [0, 2, 2]
    assert code(hall.send(ada, TakeBack(ada.next_id()))) == "nothing_to_take_back"


def test_who_took_back_has_no_more_time_than_before() -> None:
    hall = Hall("devil_with_it", 2, pace="fast")
    ada, _ = hall.seat_everybody(["Ada", "Bo"])
    due = hall.table.tempo.due
    for _ in range(10):
        hall.wait(1_000)
        hall.act(ada, do="bet", amount=20)
        hall.send(ada, TakeBack(ada.next_id()))
    assert hall.table.tempo.due == due
    hall.wait(5_000)
    stakes = [m.event for m in ada.told if isinstance(m, Happened) and m.event["do"] == "bet"][-2:]
    assert {event["by"] for event in stakes} == {0, 1}


def test_whoever_watches_has_nothing_to_take_back() -> None:
    hall = Hall("devil_with_it", 2)
    hall.seat_everybody(["Ada", "Bo"])
    watcher = hall.arrive("Watcher")
    assert code(hall.send(watcher, TakeBack(1))) == "not_seated"


# spectators


def test_spectators_are_counted_and_hear_everything_that_all_may_see() -> None:
    hall = Hall("devil_with_it", 2, SHORT["devil_with_it"])
    watcher, other = hall.arrive("Watcher"), hall.arrive("Other")
    assert present(watcher) == Present([], 2, "key of Ada")
    guests = hall.seat_everybody(["Ada", "Bo"])
    assert present(watcher) == Present(["key of Ada", "key of Bo"], 2, "key of Ada")
    depart(hall, other)
    assert present(watcher).watchers == 1
    play_to_the_end(hall, guests)
    assert watcher.version == hall.table.ledger.version
    assert watcher.ended == guests[0].ended
    assert watcher.view is not None
    assert watcher.view["winners"]


def test_everybody_is_told_where_he_sits_himself() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    for guest, own in ((ada, [True, False, False]), (bo, [False, True, False])):
        assert [seat.you for seat in hall.table.picture.shown(guest.person.key).seats] == own
        assert [seat.you for seat in last_seats(guest)] == own


def test_entries_say_whose_command_they_come_from() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(3, 0))
    hall.send(ada, Ready(4))
    sat, readied = map(decoded, hall.log[1:])
    assert isinstance(sat, Sat)
    assert isinstance(readied, Readied)
    assert [(e.who, e.id) for e in (sat, readied)] == [("key of Ada", 3), ("key of Ada", 4)]


def test_a_table_from_its_log_is_the_same_table() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    commands: list[tuple[Guest, AnyCommand]] = [
        (ada, Sit(1, 0)), (bo, Sit(1, 1)), (ada, Remove(2, 1)), (ada, AddBot(3, 1, "bold")), (ada, Ready(4)),
    ]  # fmt: skip
    for guest, command in commands:
        answer: AnyTold = hall.send(guest, command)
        assert isinstance(answer, Done)
        again: Table = hall.restored()
        assert again.seats.places == hall.table.seats.places
        assert again.seats.by_key == hall.table.seats.by_key
        assert again.seats.banned == hall.table.seats.banned
        assert again.picture.shown("key of Ada") == hall.table.picture.shown("key of Ada")
