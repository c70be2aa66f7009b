"""The table of a rematch: as before or as was wished, with those who are still there on their seats."""

from msgspec.structs import replace

from diablerie.bots.roster import USUAL
from diablerie.games.catalogue import find_game
from diablerie.server.hall.opening import Codes, opened_now
from diablerie.server.table.effects import OpenNext
from diablerie.server.table.entries import AnyEntry, BotSat, Opened, Sat
from diablerie.server.table.table import Table


def next_table(table: Table, wish: OpenNext, codes: Codes) -> tuple[Opened, list[AnyEntry]]:
    """A table to play again at: who is still here sits there already, and bots do."""
    old, game = table.ledger.opened, find_game(wish.game)
    players = min(max(old.players, game.fewest), game.most)
    opened = opened_now(
        codes,
        game.name,
        players,
        wish.options,
        wish.pace,
        wish.by.key,
        old.public,
        old.talk,
        old.hints,
        old.away,
    )
    opened = replace(opened, bots_react=old.bots_react, language=old.language)
    entries: list[AnyEntry] = []
    for seat, place in enumerate(table.seats.places[:players]):
        if place.person is None:
            entries.append(BotSat(0, seat=seat, bot=place.bot))
        elif place.person.key in table.presence.here:
            entries.append(Sat(0, seat=seat, person=place.person))
    added = [BotSat(0, seat=seat, bot=USUAL) for seat in range(old.players, players)]
    return opened, entries + added
