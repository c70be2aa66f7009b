"""What comes after a game: a rematch, or a table that is closed."""

from typing import Any

import msgspec
import pytest

from diablerie.server.hall.opening import Codes
from diablerie.server.hall.rematch import next_table
from diablerie.server.protocol.commands import (
    Act,
    AddBot,
    AnyCommand,
    Ready,
    Rematch,
    Say,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from diablerie.server.protocol.told import Closed, Done, Moved, Refused
from diablerie.server.table.effects import OpenNext, Tell
from diablerie.server.table.entries import BotSat
from tests.server.company import play_to_the_end, state_of
from tests.server.hall import SHORT, Guest, Hall, code

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
    assert hall.next_tables == [OpenNext(ada.person, ada.ids, "little_devils", {"goal": 10}, "normal")]
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


def test_the_next_game_may_be_another_one() -> None:
    hall, (ada, _) = finished()
    hall.send(ada, Rematch(ada.next_id(), game="diavolo"))
    (wish,) = hall.next_tables
    assert (wish.game, wish.options) == ("diavolo", {})
    opened, entries = next_table(hall.table, wish, Codes("NEXT"))
    assert (opened.game, opened.players) == ("diavolo", 3)
    assert len(entries) == 3


def test_a_game_for_more_people_gets_bots() -> None:
    hall = Hall("devil_with_it", 2, SHORT["devil_with_it"])
    guests = hall.seat_everybody(["Ada", "Bo"])
    play_to_the_end(hall, guests)
    hall.send(guests[0], Rematch(guests[0].next_id(), game="little_devils"))
    opened, entries = next_table(hall.table, hall.next_tables[0], Codes("NEXT"))
    assert opened.players == 3
    assert entries[-1] == BotSat(0, seat=2, bot="normal")


def test_a_game_that_is_not_there_is_refused() -> None:
    hall, (ada, _) = finished()
    for wish in (Rematch(ada.next_id(), game="chess"), Rematch(ada.next_id(), {"goal": 5}, game="diavolo")):
        assert code(hall.send(ada, wish)) == "bad_option"


def test_the_host_may_ask_for_a_rematch_without_a_seat() -> None:
    """Ada has opened the table and shows it on a big screen."""
    hall = Hall("little_devils", 3, SHORT["little_devils"])
    ada = hall.arrive("Ada")
    bo = hall.arrive("Bo")
    hall.send(bo, Sit(bo.next_id(), 0))
    for seat in (1, 2):
        hall.send(ada, AddBot(ada.next_id(), seat, "random"))
    hall.send(ada, Start(ada.next_id()))
    play_to_the_end(hall, [bo])
    assert hall.send(ada, Rematch(ada.next_id())) == Done(ada.ids)
    assert len(hall.next_tables) == 1


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
