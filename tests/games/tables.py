"""Playing at a table in the text notation, so that a test reads like a game."""

from collections.abc import Iterator, Mapping
from typing import Generic, NamedTuple

from diablerie.game.core import LEGAL, REFUSAL_NAMES
from diablerie.game.manifest import Manifest
from diablerie.game.options import complete
from diablerie.game.teller import Teller
from diablerie.game.types import E, Fields, M, S, V
from diablerie.kernel import NOTHING, Six
from diablerie.words import ENGLISH

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn")


def opened(game: Manifest[S, E, V, M], players: int, **options: object) -> S:
    """Open a table with some options changed."""
    return game.new_game(game.check_players(players), complete(game.options, options))


def events(game: Manifest[S, E, V, M], text: str) -> Iterator[E]:
    """Read events, one a line or several with semicolons between."""
    for line in text.replace(";", "\n").splitlines():
        if line.strip():
            yield game.from_text(line)


def played(game: Manifest[S, E, V, M], state: S, text: str) -> S:
    """Play events, all of which must be legal."""
    for event in events(game, text):
        refusal = game.refusal(state, event)
        if refusal != LEGAL:
            raise AssertionError(f"{game.to_text(event)!r} is refused: {REFUSAL_NAMES[refusal]}")
        state = game.apply(state, event)
    return state


def refused(game: Manifest[S, E, V, M], state: S, line: str) -> str:
    """Name the reason why an event may not happen, or `legal`."""
    return REFUSAL_NAMES[game.refusal(state, game.from_text(line))]


def explained(game: Manifest[S, E, V, M], state: S, line: str) -> str:
    """Say to whoever tried an event why it was refused."""
    event = game.from_text(line)
    return game.explain(game.view(state, event.by), event, game.refusal(state, event), ENGLISH)


def told(game: Manifest[S, E, V, M], state: S, line: str) -> list[str]:
    """Say what everybody hears when a legal event happens."""
    event = game.from_text(line)
    return game.tell(state, event, played(game, state, line), Teller(NAMES[: state.players]))


def drawn(game: Manifest[S, E, V, M], state: S, seat: int) -> list[str]:
    """Draw the table as a seat sees it, line by line."""
    return game.picture(game.view(state, seat), Teller(NAMES[: state.players])).splitlines()


def six(*numbers: int) -> Six:
    """Fill up to one number for each of six seats."""
    a, b, c, d, e, f = (*numbers, *NOTHING)[:6]
    return a, b, c, d, e, f


class Refused(NamedTuple, Generic[S, E, V, M]):
    """An event that may not happen."""

    game: Manifest[S, E, V, M]
    why: str
    """A sentence, which names the test."""
    table: S
    line: str
    code: str


class Samples(NamedTuple, Generic[S, E, V, M]):
    """How a game writes its events."""

    game: Manifest[S, E, V, M]
    written: Mapping[str, Fields]
    """Events as text, with their fields in a record."""
    wrong: Mapping[str, str]
    """Texts that are no events, by what is wrong with each."""
    example: str
    """An event that whoever typed such a text is shown."""
