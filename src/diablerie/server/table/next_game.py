"""What the same people play when a game is over: the same again, with other options, or another game."""

from collections.abc import Iterable

from diablerie.errors import InputError
from diablerie.games.catalogue import find_game
from diablerie.server.protocol.commands import Rematch
from diablerie.server.protocol.told import Moved
from diablerie.server.table.agreement import check
from diablerie.server.table.effects import Effect, No, OpenNext, Tell
from diablerie.server.table.entries import Person
from diablerie.server.table.play import Play


def next_game(play: Play, person: Person, command: Rematch) -> Effect:
    """Open the table that somebody wishes for, or tell them where it is."""
    ledger = play.ledger
    if person.key not in ledger.seats.by_key and person.key != play.presence.host:
        raise No("not_seated", "only those who played and the host can ask for a rematch")
    if not ledger.finished:
        raise No("not_over", "the game is not over yet")
    if ledger.next_code:
        return Tell((person.key,), Moved(ledger.version, ledger.next_code))
    same = command.game in ("", ledger.game.name)
    as_before = ledger.opened.options if same else {}
    options = as_before if command.options is None else command.options
    pace = command.pace or ledger.opened.pace
    try:
        game = ledger.game if same else find_game(command.game)
    except InputError as error:
        raise No("bad_option", str(error)) from None
    check(game, options, pace)
    return OpenNext(person, command.id, game.name, options, pace)


def opens_next(effects: Iterable[Effect]) -> bool:
    """Whether another table is to be opened, which may still come to nothing."""
    return any(isinstance(effect, OpenNext) for effect in effects)
