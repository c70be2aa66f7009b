"""People at a table: who sits, begins, is host, is sent away, leaves, comes back and plays again."""

import pytest

from diablerie.bots.roster import STAND_IN
from diablerie.server.protocol.commands import (
    Act,
    AddBot,
    AnyCommand,
    Ready,
    Rematch,
    Remove,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from diablerie.server.protocol.messages import AnyTold
from diablerie.server.protocol.told import Done, Present
from diablerie.server.table.entries import Readied, Sat, decoded
from diablerie.server.table.table import Table
from tests.server.clocked import awaited
from tests.server.company import depart, last_seats, play_to_the_end, present
from tests.server.hall import SHORT, Guest, Hall, code, plain, truth

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
    assert present(bo) == Present(["key of Bo", "key of Cleo"], 0, "key of Bo", "Bo")
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


def test_whoever_sits_down_meanwhile_is_not_sent_away_in_place_of_another() -> None:
    hall = Hall("little_devils", 3)
    ada, bo, cleo = (hall.arrive(name) for name in ("Ada", "Bo", "Cleo"))
    hall.send(bo, Sit(1, 1))
    hall.send(bo, Stand(2))
    hall.send(cleo, Sit(1, 1))
    for meant in (bo.person.key, ""):
        assert code(hall.send(ada, Remove(ada.next_id(), 1, meant))) == "somebody_else"
    hall.send(ada, AddBot(ada.next_id(), 2, "bold"))
    assert code(hall.send(ada, Remove(ada.next_id(), 2, bo.person.key))) == "somebody_else"
    assert [seat.name for seat in last_seats(bo)] == ["", "Cleo", "bold"]
    for seat, meant in ((1, cleo.person.key), (2, "")):
        assert hall.send(ada, Remove(ada.next_id(), seat, meant)) == Done(ada.ids)
    assert code(hall.send(cleo, Sit(2, 0))) == "removed"
    assert hall.send(bo, Sit(3, 1)) == Done(3)


def test_whoever_is_sent_away_watches_and_cannot_sit_down_again() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(bo, Sit(1, 1))
    assert hall.send(ada, Remove(1, 1)) == Done(1)
    assert [seat.name for seat in last_seats(bo)] == ["", "", ""]
    assert present(ada) == Present([], 2, "key of Ada", "Ada", ["Ada", "Bo"])
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
    assert present(ada) == Present([], 2, "key of Ada", "Ada", ["Ada", "Bo"])
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
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    hall.wait(5_000)
    while 1 not in awaited(hall):
        hall.play_on([ada])
    hall.send(bo, Stand(bo.next_id()))
    while not hall.table.ledger.over:
        hall.play_on([ada])
    assert hall.table.seats.helped[1]
    assert not any(getattr(decoded(entry), "event", {}).get("do") == "timeout" for entry in hall.log)


# spectators


def test_spectators_are_counted_and_hear_everything_that_all_may_see() -> None:
    hall = Hall("devil_with_it", 2, SHORT["devil_with_it"])
    watcher, other = hall.arrive("Watcher"), hall.arrive("Other")
    assert present(watcher) == Present([], 2, "key of Ada", "", ["Watcher", "Other"])
    guests = hall.seat_everybody(["Ada", "Bo"])
    seated = ["key of Ada", "key of Bo"]
    assert present(watcher) == Present(seated, 2, "key of Ada", "Ada", ["Watcher", "Other"])
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
