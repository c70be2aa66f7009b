"""Games in which everything happens that a record must stand."""

from diablerie.game.core import NOBODY
from diablerie.match.record import Line
from diablerie.server.protocol.commands import AddBot, Sit, Stand, Start, TakeBack
from diablerie.server.table.entries import AnyEntry, decoded
from diablerie.server.table.records import handed_out_lines
from tests.server.hall import SHORT, TABLES, Guest, Hall

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"]
CLAIMS = (0, 100, 240, 700, 5000, None, True, "fast", -3, 1 << 50)
KINDS: list[tuple[str, int, dict[str, object]]] = [(name, players, SHORT[name]) for name, players in TABLES]
KINDS += [("diavolo", 3, {"race": False})]
"""Every game with every number of players, and the table without a race."""


def entries_of(hall: Hall) -> list[AnyEntry]:
    return list(map(decoded, hall.log))


def opened_hall(game: str, players: int, seed: int, options: dict[str, object]) -> tuple[Hall, list[Guest]]:
    """A table at which the game begins a while after it was opened: people, and perhaps a bot."""
    hall = Hall(game, players, options, seed, pace="fast")
    guests = [hall.arrive(name) for name in NAMES[: players - seed % 2]]
    for seat, guest in enumerate(guests):
        hall.send(guest, Sit(guest.next_id(), seat, "" if seat == 1 else f"{seat}a"))
    if len(guests) < players:
        hall.send(guests[0], AddBot(guests[0].next_id(), players - 1, "bold"))
    hall.now += 4321
    hall.send(guests[0], Start(guests[0].next_id()))
    return hall, guests


def do_something(hall: Hall, guest: Guest, seat: int) -> None:
    match = hall.table.ledger.match
    assert match is not None
    choices = match.game.choices(match.state, seat)
    if not choices:
        return
    fields = match.game.to_fields(hall.luck.choice(choices))
    del fields["by"]
    if "reaction" in fields:
        fields["reaction"] = hall.luck.choice(CLAIMS)
    hall.act(guest, **fields)
    if hall.luck.random() < 0.3:
        hall.send(guest, TakeBack(guest.next_id()))


def something_happens(hall: Hall, guests: list[Guest]) -> None:
    """Somebody acts, thinks again, dreams, goes away, comes back or leaves for good; and time passes."""
    luck, table = hall.luck, hall.table
    seat = luck.randrange(len(guests))
    guest, what = guests[seat], luck.random()
    if guest.person.key not in table.presence.here:
        if what < 0.3:
            hall.arrive(guest.person.name)
    elif what < 0.04:
        hall.perform(table.depart(guest.person.key, hall.now))
    elif what < 0.045 and seat > 1:
        hall.send(guest, Stand(guest.next_id()))
    elif table.seats.by_key.get(guest.person.key) == seat:
        table.measured(guest.person.key, luck.randrange(600))
        do_something(hall, guest, seat)
    hall.wait(luck.choice((0, 5, 100, 700, 1500, 3000)) + 16_000 * (luck.random() < 0.02))
    table.published(table.ledger.version, hall.now)


def whole_game(game: str, players: int, seed: int, options: dict[str, object]) -> Hall:
    hall, guests = opened_hall(game, players, seed, options)
    for _ in range(20_000):
        if hall.table.ledger.over:
            return hall
        something_happens(hall, guests)
    raise AssertionError("the game does not end")


def events(hall: Hall, seat: int = NOBODY) -> list[Line]:
    """What happened, as it is handed out to a seat."""
    return [line for line in handed_out_lines(entries_of(hall), seat) if "by" in line]
