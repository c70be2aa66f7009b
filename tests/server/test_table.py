"""A table, tested with lists."""

import msgspec
import pytest

from diablerie.server.protocol.commands import Act, AddBot, CatchUp, Remove, Say, Sit, Stand, Start
from diablerie.server.protocol.messages import written
from diablerie.server.protocol.told import Changed, Done, Happened, Present, Said, Shown
from diablerie.server.table.entries import Happening, decoded
from tests.server.hall import SHORT, TABLES, Hall, code, plain, truth
from tests.told import numbers_told


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whoever_adds_up_what_he_is_told_sees_what_he_may_see(name: str, players: int) -> None:
    hall = Hall(name, players, SHORT[name], seed=players)
    watcher = hall.arrive("Watcher")
    guests = hall.seat_everybody(["Ada", "Bo"])
    while not hall.table.ledger.over:
        hall.play_on(guests)
        for guest in (*guests, watcher):
            assert plain(guest.view) == truth(hall, guest)
    for guest in (*guests, watcher):
        assert guest.ended is not None
        assert guest.ended.seed == hall.table.ledger.opened.seed


@pytest.mark.parametrize("name", SHORT)
def test_a_table_is_the_fold_of_its_log(name: str) -> None:
    hall = Hall(name, 3, SHORT[name])
    guests = hall.seat_everybody(["Ada"])
    while not hall.table.ledger.over:
        hall.play_on(guests)
        again = hall.restored()
        assert again.ledger.version == hall.table.ledger.version
        assert again.ledger.match == hall.table.ledger.match
        assert again.seats.places == hall.table.seats.places
        # dice that still tumble are thrown again, and a clock that runs for who is here begins anew
        now, then = (
            msgspec.structs.replace(table.picture.shown("key of Ada"), rolls=None, due=None)
            for table in (hall.table, again)
        )
        assert then == now


@pytest.mark.parametrize("name", SHORT)
def test_after_a_restart_the_game_goes_on(name: str) -> None:
    hall = Hall(name, 3, SHORT[name])
    hall.seat_everybody(["Ada"])
    for _ in range(3):
        hall.play_on([hall.guests["key of Ada"]])
    hall.table = hall.restored()
    hall.now += 3_600_000
    hall.perform(hall.table.resume(hall.now))
    ada = hall.arrive("Ada")
    while not hall.table.ledger.over:
        hall.play_on([ada])
        assert plain(ada.view) == truth(hall, ada)


def test_a_repeated_command_does_nothing_twice() -> None:
    hall = Hall("little_devils", 3)
    (ada,) = hall.seat_everybody(["Ada"])
    while not (ada.view and ada.view["legal"]):
        hall.play_on([])
    card = ada.view["legal"][0]
    command = Act(ada.next_id(), {"do": "play", "card": card})
    assert isinstance(hall.send(ada, command), Happened)
    version, kept = hall.table.ledger.version, len(hall.log)
    assert hall.send(ada, command) == Done(command.id)
    assert (hall.table.ledger.version, len(hall.log)) == (version, kept)


@pytest.mark.parametrize("name", SHORT)
def test_what_somebody_does_is_answered_by_what_happened_to_him_alone(name: str) -> None:
    hall = Hall(name, 3, SHORT[name])
    watcher = hall.arrive("Watcher")
    guests = hall.seat_everybody(["Ada", "Bo"])
    while not hall.table.ledger.over:
        hall.play_on(guests)
    events = [entry for entry in map(decoded, hall.log) if isinstance(entry, Happening)]
    for guest in (*guests, watcher):
        own = [entry.id for entry in events if entry.who == guest.person.key]
        happened = [message.id for message in guest.told if isinstance(message, Happened)]
        done = {message.id for message in guest.told if isinstance(message, Done)}
        assert [command for command in happened if command is not None] == own
        assert len(happened) == len(events)
        assert not done & set(own)
        assert bool(own) == (guest is not watcher)


def test_what_is_told_again_answers_nothing() -> None:
    hall = Hall("little_devils", 3)
    guests = hall.seat_everybody(["Ada", "Bo"])
    begun = max(message.version for message in guests[0].told if isinstance(message, Shown))
    for _ in range(4):
        hall.play_on(guests)
    for guest in guests:
        guest.told.clear()
        guest.version = begun
        assert hall.send(guest, CatchUp(guest.next_id(), begun)) == Done(guest.ids)
        again = [message for message in guest.told if isinstance(message, Happened)]
        assert {message.event["by"] for message in again} == {"chance", 0, 1, 2}
        assert [message.id for message in again] == [None] * (hall.table.ledger.version - begun)


def test_whoever_has_gone_before_his_bet_came_in_hears_that_it_is_done() -> None:
    hall = Hall("devil_with_it", 2)
    ada, _ = hall.seat_everybody(["Ada", "Bo"])
    hall.perform(hall.table.depart(ada.person.key, hall.now))
    assert hall.act(ada, do="bet", amount=10) == Done(ada.ids)


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("lost", [0, 1, 5, 1000])
def test_who_was_away_catches_up(name: str, lost: int) -> None:
    hall = Hall(name, 3, SHORT[name])
    guests = hall.seat_everybody(["Ada", "Bo"])
    for _ in range(4):
        hall.play_on(guests)
    away = guests[1]
    hall.table.depart(away.person.key, hall.now)
    for _ in range(min(lost, 6)):
        hall.play_on(guests[:1])
    hall.table.presence.come(away.person)
    if lost == 1000:
        away.version = -1  # has forgotten everything
        hall.send(away, CatchUp(away.next_id(), 2**53))
    else:
        hall.send(away, CatchUp(away.next_id(), away.version))
    assert away.version == hall.table.ledger.version
    assert plain(away.view) == truth(hall, away)


def test_nobody_is_told_what_he_may_not_see_yet() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    deals = [
        message.event["hands"]
        for guest in (ada, bo)
        for message in guest.told
        if isinstance(message, Happened) and message.event["do"] == "deal"
    ]
    assert [[bool(hand) for hand in hands] for hands in deals] == [[True, False, False], [False, True, False]]
    oven = Hall("devil_with_it", 3)
    ada, bo = oven.seat_everybody(["Ada", "Bo"])
    oven.act(ada, do="bet", amount=70)
    told = [m.event for m in bo.told if isinstance(m, Happened) and m.event["do"] == "bet"]
    assert all("amount" not in event for event in told)
    assert 70 not in numbers_told(map(msgspec.to_builtins, bo.told))
    oven.act(bo, do="bet", amount=10)
    assert 70 in numbers_told(map(msgspec.to_builtins, bo.told))
    assert bo.view is not None
    assert bo.view["stakes"][0] == 70


def test_the_seed_is_secret_until_the_end() -> None:
    hall = Hall("diavolo", 2)
    guests = hall.seat_everybody(["Ada"])
    while not hall.table.ledger.over:
        assert not any(hall.table.ledger.opened.seed in str(message) for message in guests[0].told)
        hall.play_on(guests)
    assert guests[0].ended is not None
    assert guests[0].ended.seed == hall.table.ledger.opened.seed


def test_seats_are_taken_given_back_and_kept() -> None:
    hall = Hall("little_devils", 3)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    assert hall.send(ada, Sit(1, 0)) == Done(1)
    assert code(hall.send(bo, Sit(1, 0))) == "seat_taken"
    assert code(hall.send(bo, Sit(2, 5))) == "no_such_seat"
    assert code(hall.send(ada, Sit(2, 1))) == "seated_already"
    assert code(hall.send(bo, Stand(3))) == "not_seated"
    assert code(hall.send(bo, AddBot(4, 1, "bold"))) == "not_host"
    assert code(hall.send(ada, AddBot(3, 1, "bald"))) == "unknown_bot"
    assert code(hall.send(ada, Start(4))) == "seats_empty"
    assert code(hall.send(ada, Remove(5, 2))) == "no_such_seat"
    assert code(hall.send(ada, Act(6, {"do": "play", "card": 1}))) == "not_begun"
    assert hall.send(ada, AddBot(7, 1, "bold")) == Done(7)
    assert hall.send(ada, Remove(8, 1)) == Done(8)
    assert hall.send(bo, Sit(5, 1)) == Done(5)
    assert hall.send(ada, AddBot(9, 2, "random")) == Done(9)
    assert hall.send(ada, Start(10)) == Done(10)
    assert code(hall.send(bo, Sit(6, 2))) == "begun"
    assert hall.send(bo, Say(7, "Hell!")) == Done(7)
    assert Said("key of Bo", "Bo", "Hell!") in ada.told
    assert [seat.name for seat in hall.table.picture.shown("").seats] == ["Ada", "Bo", "random"]


def test_the_first_who_sits_is_host_when_the_creator_has_gone() -> None:
    hall = Hall("little_devils", 3)
    bo = hall.arrive("Bo")
    hall.send(bo, Sit(1, 0))
    assert hall.send(bo, AddBot(2, 1, "bold")) == Done(2)
    hall.arrive("Ada")
    assert code(hall.send(bo, AddBot(3, 2, "bold"))) == "not_host"


@pytest.mark.parametrize("name", ["little_devils", "devil_with_it"])
def test_the_clock_plays_for_who_does_not_and_a_stand_in_for_who_is_gone(name: str) -> None:
    hall = Hall(name, 3, pace="fast")
    ada, bo, _ = hall.seat_everybody(["Ada", "Bo", "Cleo"])
    hall.wait(60_000)
    late = [m.event for m in ada.told if isinstance(m, Happened) and m.event["do"] == "timeout"]
    assert late
    assert not hall.table.seats.places[1].bot
    hall.table.depart(bo.person.key, hall.now)
    hall.wait(120_000)
    assert hall.table.seats.places[1].bot
    assert hall.table.seats.places[1].name == "Bo"
    changed = [m for m in ada.told if isinstance(m, Changed)]
    assert changed[-1].seats[1].bot
    hall.arrive("Bo")
    assert not hall.table.seats.places[1].bot
    hall.wait(36_000_000)
    assert hall.table.ledger.over


def test_whoever_stands_up_in_the_game_leaves_his_seat_to_a_bot() -> None:
    hall = Hall("little_devils", 3, SHORT["little_devils"])
    ada, bo = hall.seat_everybody(["Ada", "Bo"])
    assert isinstance(hall.send(bo, Stand(bo.next_id())), Done)
    hall.arrive("Bo")
    assert hall.table.seats.places[1].person is None
    while not hall.table.ledger.over:
        hall.play_on([ada])


def test_an_ordinary_move_is_a_small_message() -> None:
    hall = Hall("little_devils", 4)
    guests = hall.seat_everybody(["Ada", "Bo"])
    while not hall.table.ledger.over:
        hall.play_on(guests)
    happened = [message for message in guests[0].told if isinstance(message, Happened)]
    for own, most in ((False, 220), (True, 270)):  # one's own has a hand in it, and is the answer too
        sizes = sorted(len(written(message)) for message in happened if (message.id is not None) == own)
        assert sizes[len(sizes) // 2] < most


def test_a_newcomer_is_shown_the_whole_table() -> None:
    hall = Hall("devil_with_it", 3)
    hall.seat_everybody(["Ada"])
    newcomer = hall.arrive("Cleo")
    shown, present, _ = newcomer.told
    assert isinstance(present, Present)
    assert isinstance(shown, Shown)
    assert shown.view is not None
    assert shown.view["chips"] == [None, None, None]
    assert len(shown.commitment) == 64
