"""What people at a table see of each other."""

from typing import Any

from diablerie.server.protocol.told import Changed, Present
from tests.server.hall import Guest, Hall


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
