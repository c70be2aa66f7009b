"""What a table agrees on before its game, and again before the next one."""

from typing import Any

from diablerie.errors import InputError
from diablerie.game.manifest import Game
from diablerie.game.options import complete
from diablerie.server.protocol.commands import Agree
from diablerie.server.table.effects import No
from diablerie.server.table.entries import PACES, Agreed, Person
from diablerie.server.table.ledger import Ledger


def check(game: Game, options: dict[str, Any], pace: str) -> None:
    """Refuse what no table of this game can agree on."""
    if pace not in PACES:
        raise No("bad_option", f"there is no pace {pace!r}; there are: {', '.join(PACES)}")
    try:
        complete(game.table_options, options)
    except InputError as error:
        raise No("bad_option", str(error)) from None


def agreed(ledger: Ledger, person: Person, wish: Agree, at: int) -> Agreed:
    """What the table agrees on when the host wishes this; what they do not speak of stays as it is."""
    old, taken = ledger.opened, sum(not place.empty for place in ledger.seats.places)
    options = old.options if wish.options is None else wish.options
    pace, players = wish.pace or old.pace, wish.players or old.players
    check(ledger.game, options, pace)
    try:
        ledger.game.check_players(players)
    except InputError as error:
        raise No("bad_option", str(error)) from None
    if players < taken:
        raise No("seat_taken", f"{taken} seats are taken; free one before there are fewer")
    return Agreed(
        at,
        person.key,
        wish.id,
        options=options,
        pace=pace,
        players=players,
        talk=old.talk if wish.talk is None else wish.talk,
        hints=old.hints if wish.hints is None else wish.hints,
        bots_react=old.bots_react if wish.bots_react is None else wish.bots_react,
        away=wish.away or old.away,
    )
