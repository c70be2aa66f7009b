"""What people may take back at a table, and who hears of it."""

import msgspec
import pytest

from diablerie.server.protocol.commands import TakeBack
from diablerie.server.protocol.told import Done, Happened
from tests.server.company import state_of
from tests.server.hall import Hall, code, plain, truth
from tests.told import numbers_told


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
