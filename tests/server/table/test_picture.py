"""The table as each person sees it."""

from diablerie.server.protocol.commands import Sit
from diablerie.server.protocol.told import Changed, Happened, Shown
from diablerie.server.table.picture import REMEMBERED_CHANGES
from tests.server.hall import Hall


def test_what_somebody_missed_is_told_unless_it_is_too_long_ago() -> None:
    hall = Hall("little_devils", 3)
    guests = hall.seat_everybody(["Ada", "Bo", "Cy"])
    begun, key = hall.table.ledger.version, guests[0].person.key
    for _ in range(9):
        hall.play_on(guests)
    picture, latest = hall.table.picture, hall.table.ledger.version
    assert latest - begun > 2
    assert [type(told) for told in picture.missed(key, latest - 2)] == [Happened, Happened]
    assert picture.missed(key, latest) == []
    assert isinstance(picture.missed(key, latest - REMEMBERED_CHANGES - 1)[0], Shown)
    assert isinstance(picture.missed(key, latest + 1)[0], Shown)


def test_before_the_game_seats_are_told() -> None:
    hall = Hall("little_devils", 3)
    ada = hall.arrive("Ada")
    assert hall.table.picture.sight() is None
    assert hall.table.picture.missed("key of Ada", 0) == []
    hall.send(ada, Sit(ada.next_id(), 0))
    [told] = hall.table.picture.missed("key of Ada", 0)
    assert isinstance(told, Changed)
    assert told.seats[0].you


def test_what_is_forgotten_is_worked_out_again() -> None:
    hall = Hall("diavolo", 2)
    hall.seat_everybody(["Ada", "Bo"])
    picture = hall.table.picture
    before = picture.shown("key of Ada")
    picture.forget()
    assert picture.shown("key of Ada") == before
    assert isinstance(picture.missed("key of Ada", hall.table.ledger.version - 1)[0], Shown)
