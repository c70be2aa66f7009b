"""What somebody is called at a table."""

from collections.abc import Collection

from diablerie.server.hall.hub import Hub
from diablerie.server.hall.room import Room
from diablerie.server.log.facts import PersonKept
from diablerie.server.people.names import told_apart
from diablerie.server.table.entries import Person


def at_table(person: PersonKept, room: Room | None = None) -> Person:
    """Somebody as a table knows them: as on their seat, or by a name that nobody else has there."""
    if room is None:
        return _called(person, ())
    table = room.table
    people = {place.person.key: place.person for place in table.seats.places if place.person is not None}
    if person.key in people:
        return people[person.key]
    return _apart(person, room)


def rename(hub: Hub, person: PersonKept) -> None:
    """Let the tables know that gather people and have somebody among them who is called otherwise now."""
    for room in list(hub.rooms.values()):
        table = room.table
        if table.ledger.stage == "waiting" and (
            person.key in table.seats.by_key or person.key in table.presence.here
        ):
            hub.perform(room, table.rename(_apart(person, room), room.at(hub.loop.time())))


def _apart(person: PersonKept, room: Room) -> Person:
    """Somebody by their name, or with a number where somebody else has it."""
    table = room.table
    people = {place.person.key: place.person for place in table.seats.places if place.person is not None}
    others = [other.name for key, other in (table.presence.here | people).items() if key != person.key]
    return _called(person, others)


def _called(person: PersonKept, others: Collection[str]) -> Person:
    return Person(person.key, told_apart(person.name, others), person.colour, bool(person.bot))
