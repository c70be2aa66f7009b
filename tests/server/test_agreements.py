"""Before the game: what the host may change, what people are called, and who was sent away."""

import pytest

from diablerie.server.protocol.commands import AddBot, Agree, Ready, Rematch, Remove, Sit, Start
from diablerie.server.protocol.told import Changed, Done, Refused, Shown
from diablerie.server.table.entries import Person, decoded
from diablerie.server.table.records import story_of
from tests.server.clients import Client
from tests.server.company import play_to_the_end, present
from tests.server.hall import Guest, Hall, code
from tests.server.open_server import OpenServer


def last_shown(guest: Guest) -> Shown:
    return [message for message in guest.told if isinstance(message, Shown)][-1]


def test_the_host_changes_what_is_agreed_on_and_everybody_sees_it_and_is_asked_anew() -> None:
    hall = Hall("little_devils", 4)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(ada, Sit(1, 0))
    hall.send(bo, Sit(1, 3))
    hall.send(bo, Ready(2))
    wish = Agree(2, {"goal": 7}, "fast", 3, talk=False, hints=True, bots_react=True, away="wait")
    assert hall.send(ada, wish) == Done(2)
    for guest in (ada, bo):
        shown = last_shown(guest)
        assert (shown.options["goal"], shown.pace, shown.talk, shown.hints) == (7, "fast", False, True)
        assert (shown.bots_react, shown.away) == (True, "wait")
        assert shown.unrated == "options"
        assert [seat.name for seat in shown.seats] == ["Ada", "", "Bo"]
        assert not any(seat.ready for seat in shown.seats)
    assert last_shown(bo).seats[2].you
    hall.send(ada, AddBot(3, 1, "random"))
    assert hall.send(ada, Start(4)) == Done(4)
    assert hall.table.ledger.match is not None
    assert hall.table.ledger.match.state.players == 3
    assert hall.table.tempo.bot_pause == 250


def test_a_race_becomes_none_and_the_record_says_so() -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    assert not hall.table.tempo.unhurried
    hall.send(ada, Agree(1, {"race": False, "limit": 1}))
    assert hall.table.tempo.unhurried
    assert hall.table.picture.tempo is hall.table.tempo
    for seat, guest in enumerate((ada, bo)):
        hall.send(guest, Sit(guest.next_id() + 1, seat))
    hall.send(ada, Start(9))
    assert hall.restored().ledger.match == hall.table.ledger.match
    header = story_of(map(decoded, hall.log)).header
    assert header is not None
    assert header.options["race"] is False


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (Agree(9, {"goal": -1}), "bad_option"),
        (Agree(9, {"no_such": 1}), "bad_option"),
        (Agree(9, pace="never"), "bad_option"),
        (Agree(9, players=2), "bad_option"),
        (Agree(9, players=3), "seat_taken"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_and_changes_nothing(wish: Agree, why: str) -> None:
    hall = Hall("little_devils", 5)
    ada = hall.arrive("Ada")
    for seat in range(4):
        hall.send(ada, AddBot(seat, seat, "random"))
    kept = len(hall.log)
    assert code(hall.send(ada, wish)) == why
    assert len(hall.log) == kept


def test_only_the_host_agrees_and_only_before_the_game() -> None:
    hall = Hall("diavolo", 2, {"race": False})
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    assert code(hall.send(bo, Agree(1, pace="fast"))) == "not_host"
    hall.seat_everybody(["Ada", "Bo"])
    assert code(hall.send(ada, Agree(99, pace="fast"))) == "begun"


def test_nobody_is_ready_for_what_they_have_not_seen() -> None:
    """Or a host makes a game rated, or another one, while somebody's click is on its way."""
    hall = Hall("diavolo", 2, {"race": False})
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    for seat, guest in enumerate((ada, bo)):
        hall.send(guest, Sit(1, seat))
    seen = bo.version
    hall.send(ada, Agree(2, {}))
    hall.send(ada, Ready(3, seen=seen))  # whoever has changed it knows
    assert hall.table.seats.places[0].ready
    assert code(hall.send(bo, Ready(2, seen=seen))) == "agreed_anew"
    assert not isinstance(hall.send(bo, Ready(3, ready=False, seen=seen)), Refused)
    assert hall.table.ledger.match is None
    hall.send(bo, Ready(4, seen=bo.version))
    assert hall.table.ledger.match is not None
    assert hall.restored().ledger.agreed == hall.table.ledger.agreed > 0


def test_who_was_removed_is_told_so_also_when_they_come_back() -> None:
    hall = Hall("diavolo", 2)
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(bo, Sit(1, 1))
    hall.send(ada, Remove(1, 1))
    told = [message for guest in (ada, bo) for message in guest.told if isinstance(message, Changed)]
    assert [message.removed for message in told] == [False, False, False, True]
    assert code(hall.send(bo, Sit(2, 1))) == "removed"
    hall.arrive("Bo")
    assert last_shown(bo).removed
    assert not last_shown(ada).removed


def test_who_comes_is_told_by_name_and_so_is_the_host() -> None:
    hall = Hall("diavolo", 2)
    ada = hall.arrive("Ada")
    assert (present(ada).host_name, present(ada).around) == ("Ada", ["Ada"])
    bo = hall.arrive("Bo")
    assert present(ada).around == ["Ada", "Bo"]
    hall.send(bo, Sit(1, 0))
    assert present(ada).around == ["Ada"]
    hall.guests["watcher 1"] = Guest("Watcher")
    hall.perform(hall.table.arrive(Person("watcher 1", "Watcher"), 0))
    assert (present(ada).around, present(ada).watchers) == (["Ada"], 2)


def test_a_big_screen_is_no_guest() -> None:
    hall = Hall("diavolo", 2)
    bo = hall.arrive("Bo")
    hall.guests["key of Ada"] = Guest("Ada")
    hall.perform(hall.table.arrive(Person("key of Ada", "Ada"), 0, screen=True))
    assert (present(bo).screen, present(bo).around, present(bo).host_name) == (True, ["Bo"], "Ada")
    hall.perform(hall.table.depart("key of Ada", 0))
    assert not present(bo).screen


def test_a_name_changes_before_the_game_and_not_in_it() -> None:
    hall = Hall("diavolo", 2, {"race": False})
    ada, bo = hall.arrive("Ada"), hall.arrive("Bo")
    hall.send(ada, Sit(1, 0))
    hall.send(ada, Ready(2, number="5f"))
    hall.perform(hall.table.rename(Person(ada.person.key, "Ida", "moss"), 0))
    place = hall.table.seats.places[0]
    assert (place.name, place.ready, place.number) == ("Ida", True, "5f")
    assert present(bo).host_name == "Ida"
    hall.send(bo, Sit(1, 1))
    hall.send(bo, Ready(2))
    assert hall.table.ledger.match is not None
    hall.perform(hall.table.rename(Person(ada.person.key, "Eve"), 0))
    assert hall.table.seats.places[0].name == "Ida"
    assert hall.restored().seats.places == hall.table.seats.places


def test_nobody_fills_the_log_with_names() -> None:
    hall = Hall("diavolo", 2)
    ada = hall.arrive("Ada")
    hall.send(ada, Sit(1, 0))
    for number in range(200):
        hall.perform(hall.table.rename(Person(ada.person.key, f"Ada {number}"), 0))
    assert len(hall.log) < 50


def test_the_host_asks_for_a_rematch_without_a_seat() -> None:
    hall = Hall("diavolo", 2, {"race": False, "limit": 1})
    guests = [hall.arrive(name) for name in ("Bo", "Cy")]
    ada = hall.arrive("Ada")
    dee = hall.arrive("Dee")
    for seat, guest in enumerate(guests):
        hall.send(guest, Sit(guest.next_id(), seat))
        hall.send(guest, Ready(guest.next_id()))
    play_to_the_end(hall, guests)
    assert code(hall.send(dee, Rematch(1))) == "not_seated"
    assert hall.send(ada, Rematch(1)) == Done(1)
    assert [wish.by.name for wish in hall.next_tables] == ["Ada"]


def test_over_http_a_new_name_reaches_the_table_and_stays_apart_from_others() -> None:
    with OpenServer() as server:
        ada, bo = Client(server, "Ada"), Client(server, "Bo")
        table = ada.open_table("diavolo", players=2)
        for seat, client in enumerate((ada, bo)):
            client.connect(table)
            client.send("sit", seat=seat)
        assert bo.ask("PATCH", "/api/me", {"name": "Ada", "colour": "plum"}).status == 200
        ada.until_true(lambda: ada.table["seats"][1].get("name") == "Ada (2)")
        assert ada.table["seats"][1]["colour"] == "plum"
        bo.do("say", text="It is me")
        assert ada.until("said")["name"] == "Ada (2)"
        ada.leave()
        bo.leave()
