"""The seats of a table, entry by entry."""

from diablerie.game.core import NOBODY
from diablerie.server.table.entries import Began, BotSat, Emptied, Person, Sat
from diablerie.server.table.seats import Seats

ADA, BO = Person("a", "Ada"), Person("b", "Bo")


def test_seats_know_who_sits_where_and_where_bots_play() -> None:
    seats = Seats(3)
    for entry in (Sat(0, seat=1, person=ADA), BotSat(0, seat=0, bot="easy"), Sat(0, seat=2, person=BO)):
        seats.fold(entry)
    assert (seats.of("a"), seats.of("b"), seats.of("c")) == (1, 2, NOBODY)
    assert seats.bots == {0}
    assert [shown.you for shown in seats.shown("b")] == [False, False, True]


def test_who_began_is_remembered_whoever_sits_there_later() -> None:
    seats = Seats(1)
    for entry in (Sat(0, seat=0, person=ADA), Began(1), BotSat(2, seat=0, bot="easy")):
        seats.fold(entry)
    assert seats.starters[0].person == ADA
    assert seats.places[0].person is None


def test_a_person_who_comes_back_is_away_no_more() -> None:
    seats = Seats(1)
    seats.fold(Sat(0, seat=0, person=ADA))
    seats.helped[0] = True
    seats.fold(Sat(1, seat=0, person=ADA))
    assert seats.helped == {0: False}


def test_who_was_sent_away_is_banned() -> None:
    seats = Seats(1)
    seats.fold(Sat(0, seat=0, person=ADA))
    seats.fold(Emptied(1, seat=0, banned="a"))
    assert seats.banned == {"a"}
    assert seats.places[0].empty
