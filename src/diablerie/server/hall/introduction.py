"""What somebody is called at a table."""

from diablerie.server.hall.room import Room
from diablerie.server.log.facts import PersonKept
from diablerie.server.people.names import told_apart
from diablerie.server.table.entries import Person


def at_table(person: PersonKept, room: Room | None = None) -> Person:
    """Somebody as a table knows them: as on their seat, or by a name that nobody else has there."""
    if room is None:
        return Person(person.key, told_apart(person.name, ()), person.colour)
    table = room.table
    people = {place.person.key: place.person for place in table.seats.places if place.person is not None}
    if person.key in people:
        return people[person.key]
    others = [other.name for key, other in (table.presence.here | people).items() if key != person.key]
    return Person(person.key, told_apart(person.name, others), person.colour)
