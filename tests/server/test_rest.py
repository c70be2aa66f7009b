"""Tables that nobody looks at rest, and no game goes on for ever: tables that are driven with lists."""

import pytest

from diablerie.game.core import NOBODY
from diablerie.games.diavolo.state import GRAB, THROW
from diablerie.server.hall.housekeeping import LEFT_FOR, RESTED_FOR, is_deserted, left_longest
from diablerie.server.hall.room import Room
from diablerie.server.protocol.commands import Ready, Sit, TakeBack
from diablerie.server.protocol.told import TOO_LONG, Closed, Done, Happened, Patience, Shown
from diablerie.server.table.bounds import Bounds
from diablerie.server.table.effects import Ask, Effect
from diablerie.server.table.entries import BotSat, Happening, Sat, Shut, decoded
from diablerie.server.table.records import record_lines
from diablerie.server.table.table import CHANGE_BURST, CHANGE_EVERY
from tests.server.hall import SHORT, Guest, Hall, code, plain, truth
from tests.server.racing import grab, right, state_of, thrown, wrong

A_WHILE = 30_000
"""Milliseconds after which tables rest here: before anybody's time is over."""
AN_HOUR = 3_600_000


class IdleHall(Hall):
    """A hall whose tables rest, and whose bots are slow: what they are asked waits in a list."""

    def __init__(self, game: str, players: int, options: dict[str, object] | None = None) -> None:
        super().__init__(game, players, options)
        self.table.play.bounds = Bounds(A_WHILE)
        self.asked: list[Ask] = []

    def perform(self, effects: list[Effect]) -> None:
        super().perform([effect for effect in effects if not isinstance(effect, Ask)])
        self.asked += [effect for effect in effects if isinstance(effect, Ask)]

    def answer(self) -> None:
        """Let one of the bots that were asked decide at last."""
        super().perform([self.asked.pop(0)])


def leave(hall: Hall, *guests: Guest) -> None:
    for guest in guests:
        hall.perform(hall.table.depart(guest.person.key, hall.now))


def patience(guest: Guest) -> Patience:
    return [message for message in guest.told if isinstance(message, Patience)][-1]


def last_shown(guest: Guest) -> Shown:
    return [message for message in guest.told if isinstance(message, Shown)][-1]


@pytest.mark.parametrize("name", SHORT)
def test_a_table_that_nobody_looks_at_rests_and_goes_on_there_when_somebody_comes(name: str) -> None:
    hall = Hall(name, 3, SHORT[name])
    hall.table.play.bounds = Bounds(A_WHILE)
    (ada,) = hall.seat_everybody(["Ada"])
    leave(hall, ada)
    hall.wait(3 * A_WHILE)  # in Diavolo, a throw that lay there is played to its end
    assert hall.table.resting
    before = (len(hall.log), hall.table.ledger.match)
    hall.wait(AN_HOUR)
    assert hall.table.tick(hall.now) == []
    assert hall.table.wakes is None
    assert (len(hall.log), hall.table.ledger.match) == before
    hall.arrive("Ada")
    assert hall.table.ledger.match == before[1]
    assert not hall.table.resting
    while not hall.table.ledger.over:
        hall.play_on([ada])
        assert plain(ada.view) == truth(hall, ada)


@pytest.mark.parametrize("name", ["little_devils", "devil_with_it"])
def test_after_a_rest_whoever_is_awaited_has_the_whole_time_again(name: str) -> None:
    hall = Hall(name, 2 + (name == "little_devils"))
    hall.table.play.bounds = Bounds(A_WHILE)
    guests = hall.seat_everybody(["Ada", "Bo", "Cleo"][: hall.table.ledger.opened.players])
    hall.wait(10_000)
    leave(hall, *guests)
    hall.wait(AN_HOUR)
    hall.arrive("Ada")
    hall.wait(AN_HOUR)  # nobody waits for Ada
    hall.arrive("Bo")
    assert last_shown(guests[1]).due == hall.table.tempo.due == hall.now + hall.table.ledger.pace.decision
    assert patience(guests[0]).due == hall.table.tempo.due, "Ada is told that the clock runs now"


def test_while_one_person_is_here_or_watches_nothing_rests() -> None:
    hall = Hall("little_devils", 3)
    hall.table.play.bounds = Bounds(1_000)
    ada, bo, cleo = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    eve = hall.arrive("Eve")
    leave(hall, ada, bo, cleo)
    hall.wait(AN_HOUR)
    assert not hall.table.resting
    assert not hall.table.seats.bots, "no clock runs, for nobody who plays is waiting"
    leave(hall, eve)
    hall.wait(1_000)
    assert hall.table.resting


def test_where_tables_never_rest_a_game_waits_for_its_people_all_the_same() -> None:
    hall = Hall("little_devils", 3, SHORT["little_devils"])
    guests = hall.seat_everybody(["Ada", "Bo"])
    leave(hall, *guests)
    kept = len(hall.log)
    hall.wait(AN_HOUR)
    assert not hall.table.resting
    assert len(hall.log) == kept


def test_a_table_whose_game_has_not_begun_has_nothing_to_rest_from() -> None:
    hall = IdleHall("little_devils", 3)
    leave(hall, hall.arrive("Ada"))
    assert hall.table.wakes is None
    assert not hall.table.rest()


def test_what_a_bot_decides_while_the_table_rests_is_asked_again() -> None:
    hall = IdleHall("devil_with_it", 3)
    (ada,) = hall.seat_everybody(["Ada"])
    assert len(hall.asked) == 2
    leave(hall, ada)
    hall.wait(A_WHILE)
    kept, late = len(hall.log), hall.asked[0]
    hall.answer()
    assert len(hall.log) == kept
    hall.arrive("Ada")
    hall.perform(hall.table.decided(late.seat, None, late.question, hall.now))
    assert len(hall.log) == kept
    assert [ask.seat for ask in hall.asked] == [2, 1, 2]
    hall.asked.pop(0)
    hall.answer()
    assert len(hall.log) == kept + 1


def test_a_new_game_against_bots_waits_for_its_person() -> None:
    hall = IdleHall("diavolo", 2)
    sat = Sat(0, seat=0, person=Guest("Ada").person)
    hall.perform(hall.table.furnish([sat, BotSat(0, seat=1, bot="random")], True, 0))
    assert [decoded(entry).__class__.__name__ for entry in hall.log] == ["Opened", "Sat", "BotSat", "Began"]
    assert hall.table.wakes is None
    hall.now += AN_HOUR
    ada = hall.arrive("Ada")
    assert last_shown(ada).rolls == hall.now + hall.table.ledger.pace.tumble
    hall.wait(hall.table.ledger.pace.tumble)
    assert state_of(hall).phase == GRAB


# races


def test_a_throw_that_lies_there_is_played_to_its_end_before_the_table_rests() -> None:
    """Whoever has seen the dice could else leave, think, and come back to a new clock."""
    hall, guests = thrown(2)
    hall.table.play.bounds = Bounds(1_000)
    begun = hall.race.thrown
    leave(hall, *guests)
    hall.wait(10_000)
    ada = hall.arrive("Ada")
    assert hall.race.thrown == begun
    grab(hall, ada, right(hall), reaction=150)
    (own,) = [e for e in map(decoded, hall.log) if isinstance(e, Happening) and e.event.get("do") == "grab"]
    assert own.event["reaction"] == 10_000
    leave(hall, ada)
    hall.wait(AN_HOUR)
    assert hall.table.resting
    assert (state_of(hall).phase, state_of(hall).rounds) == (THROW, 1)


def test_while_a_table_rests_no_dice_fall_and_then_they_tumble_for_their_whole_time() -> None:
    hall, (ada, bo) = thrown(2)
    hall.table.play.bounds = Bounds(1_000)
    for guest in (ada, bo):
        grab(hall, guest, wrong(hall))
    hall.wait(2_000)
    assert state_of(hall).phase == THROW
    leave(hall, ada, bo)
    hall.wait(AN_HOUR)
    kept = len(hall.log)
    hall.arrive("Bo")
    assert last_shown(bo).rolls == hall.now + hall.table.ledger.pace.tumble
    hall.wait(hall.table.ledger.pace.tumble - 1)
    assert len(hall.log) == kept
    hall.wait(1)
    assert state_of(hall).phase == GRAB


# the longest game


@pytest.mark.parametrize("name", SHORT)
def test_a_game_that_grows_too_long_ends_with_a_sentence_and_counts_for_nobody(name: str) -> None:
    hall = Hall(name, 3)
    hall.table.play.bounds = Bounds(events=12)
    (ada,) = hall.seat_everybody(["Ada"])
    while not hall.table.ledger.finished:
        hall.play_on([ada])
    assert hall.table.ledger.shut == TOO_LONG
    assert isinstance(decoded(hall.log[-1]), Shut)
    assert Closed(hall.table.ledger.version, TOO_LONG) in ada.told
    kept = len(hall.log)
    assert code(hall.act(ada, do="throw")) == "closed"
    hall.wait(AN_HOUR)
    assert len(hall.log) == kept
    lines = list(record_lines(map(decoded, hall.log)))
    assert not any("seed" in line or "result" in line for line in lines)


def test_a_game_that_ends_with_its_last_entry_is_simply_over() -> None:
    hall = Hall("little_devils", 3, SHORT["little_devils"])
    guests = hall.seat_everybody(["Ada"])
    while not hall.table.ledger.over:
        hall.play_on(guests)
    again = Hall("little_devils", 3, SHORT["little_devils"])
    again.table.play.bounds = Bounds(events=hall.table.ledger.events)
    guests = again.seat_everybody(["Ada"])
    while not again.table.ledger.finished:
        again.play_on(guests)
    assert again.table.ledger.over
    assert not again.table.ledger.shut


def test_whoever_is_ready_and_not_ready_for_ever_is_slowed_down_and_ends_nothing() -> None:
    hall = Hall("little_devils", 3)
    hall.table.play.bounds = Bounds(events=20)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(ada.next_id(), 0))
    answers = [hall.send(ada, Ready(ada.next_id(), turn % 2 == 0)) for turn in range(100)]
    refused = [answer for answer in answers if not isinstance(answer, Done)]
    assert {code(answer) for answer in refused} == {"too_fast"}
    assert len(refused) == 100 - (CHANGE_BURST - 1), "sitting down was the first change"
    assert not hall.table.ledger.shut
    assert hall.table.ledger.version < 2 * CHANGE_BURST
    hall.wait(CHANGE_EVERY)
    assert isinstance(hall.send(ada, Ready(ada.next_id(), ready=False)), Done)


def test_a_bet_that_goes_to_and_fro_does_not_end_the_game() -> None:
    hall = Hall("devil_with_it", 2)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    before = hall.table.ledger.events
    hall.table.play.bounds = Bounds(events=before + 10)
    for _ in range(CHANGE_BURST):
        hall.act(ada, do="bet", amount=20)
        hall.send(ada, TakeBack(ada.next_id()))
    assert not hall.table.ledger.shut
    assert hall.table.ledger.events <= before + 1
    assert code(hall.send(ada, TakeBack(ada.next_id()))) == "too_fast"
    assert isinstance(hall.act(bo, do="bet", amount=20), Happened), "nobody else is slowed down"


# housekeeping


def resting_room() -> Room:
    hall = IdleHall("little_devils", 3)
    leave(hall, *hall.seat_everybody(["Ada"]))
    hall.wait(A_WHILE)
    assert hall.table.resting
    return Room(hall.table, 0.0, hall.table.ledger.last)


def test_a_table_that_rests_for_a_month_is_closed_and_a_table_at_which_somebody_is_never() -> None:
    room = resting_room()
    assert not is_deserted(room, RESTED_FOR)
    assert is_deserted(room, RESTED_FOR + 1)
    room.table.resume(0)
    assert not is_deserted(room, RESTED_FOR + 1)


def test_the_table_that_was_left_longest_ago_makes_way_if_nobody_else_plays_there() -> None:
    rooms = [resting_room(), resting_room(), resting_room()]
    rooms[1].table.ledger.last -= 1_000
    ada = "key of Ada"
    assert left_longest(rooms, ada, LEFT_FOR - 1) is None
    assert left_longest(rooms, ada, LEFT_FOR + 1) is rooms[1]
    assert left_longest(rooms, "key of Bo", LEFT_FOR + 1) is None
    rooms[1].table.seats.by_key["key of Bo"] = NOBODY
    assert left_longest(rooms, ada, LEFT_FOR + 1) is rooms[0]
    for room in rooms:
        room.table.resume(0)
    assert left_longest(rooms, ada, LEFT_FOR + 1) is None
