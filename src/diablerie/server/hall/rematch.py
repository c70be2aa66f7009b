"""The table of a rematch: as before or as was wished, with those who are still there on their seats."""

from diablerie.server.hall.opening import Codes, opened_now
from diablerie.server.table.effects import OpenNext
from diablerie.server.table.entries import AnyEntry, BotSat, Opened, Sat
from diablerie.server.table.table import Table


def next_table(table: Table, wish: OpenNext, codes: Codes) -> tuple[Opened, list[AnyEntry]]:
    """A table to play again at: who is still here sits there already, and bots do."""
    old = table.ledger.opened
    opened = opened_now(
        codes,
        old.game,
        old.players,
        wish.options,
        wish.pace,
        wish.by.key,
        old.public,
        old.talk,
        old.hints,
    )
    entries: list[AnyEntry] = []
    for seat, place in enumerate(table.seats.places):
        if place.person is None:
            entries.append(BotSat(0, seat=seat, bot=place.bot))
        elif place.person.key in table.presence.here:
            entries.append(Sat(0, seat=seat, person=place.person))
    return opened, entries
