"""Who is here, who is host, and how far away everybody is."""

from diablerie.server.table.entries import Opened, Person, Sat
from diablerie.server.table.presence import NO_WAY, REMEMBERED_TRIPS, Presence
from diablerie.server.table.seats import Seats

ADA, BO, EVE = Person("a", "Ada"), Person("b", "Bo"), Person("e", "Eve")


def gathered() -> Presence:
    seats = Seats(2)
    seats.fold(Sat(0, seat=0, person=BO))
    presence = Presence(Opened(7, "CODE", "diavolo", 2, {}, "normal", "a", "00", 0), seats)
    for person in (ADA, BO, EVE):
        presence.come(person)
    return presence


def test_the_creator_is_host_and_then_the_first_on_a_seat() -> None:
    presence = gathered()
    assert presence.host == "a"
    assert presence.leave("a", 5)
    assert presence.host == "b"
    presence.leave("b", 6)
    assert presence.host == "a"  # for nobody is here who could be it


def test_whoever_has_no_seat_watches() -> None:
    presence = gathered()
    assert (presence.seated, presence.watchers) == (["b"], 2)


def test_a_table_is_empty_since_the_last_one_left() -> None:
    presence = gathered()
    assert presence.empty_since == 7
    assert presence.leave("e", 9)
    assert not presence.leave("e", 11)
    assert presence.empty_since == 9


def test_the_latest_trips_are_remembered_until_somebody_leaves() -> None:
    presence = gathered()
    for trip in range(1, REMEMBERED_TRIPS + 3):
        presence.measured("a", trip, 1)
    assert presence.way("a").trips == tuple(range(3, REMEMBERED_TRIPS + 3))
    presence.measured("b", 50, None)
    assert presence.longest_trip([ADA, None, BO, EVE]) == 50
    assert presence.longest_trip([EVE]) == 0
    presence.leave("a", 9)
    assert presence.way("a") == NO_WAY
