"""What the log keeps of a table: every change, in order, so that the table is a fold over its entries."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from diablerie.games.catalogue import find_game
from diablerie.games.game import Game
from diablerie.games.options import Options, complete

PACES = {"relaxed": 180_000, "normal": 45_000, "fast": 15_000}
"""Milliseconds for a decision, by pace."""


class Person(Struct, frozen=True):
    """Somebody who has come to a table."""

    key: str
    """Who it is, for the server alone."""
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    colour: Annotated[str, Meta(max_length=16)] = ""


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """A change of a table."""

    at: int
    """Milliseconds on the table's clock."""


class Opened(Entry, tag="opened", frozen=True):
    """The table was opened; the seed is drawn and committed to before anybody sits down."""

    game: str
    players: int
    options: dict[str, Any]
    pace: str
    creator: str
    seed: str
    """Secret until the game is over."""

    def rules(self) -> tuple[Game, Options]:
        """The game, and what was agreed on."""
        game = find_game(self.game)
        return game, complete(game.options, self.options)


class Sat(Entry, tag="sat", frozen=True):
    """A person took a seat, or took it back."""

    seat: int
    person: Person
    number: str = ""


class BotSat(Entry, tag="bot_sat", frozen=True):
    """A bot took a seat: an empty one, or that of a person who has gone or is away."""

    seat: int
    bot: str
    away: bool = False
    """Whether the person may come back to it."""


class Emptied(Entry, tag="emptied", frozen=True):
    """A seat was given back before the game."""

    seat: int


class Began(Entry, tag="began", frozen=True):
    """The game began."""


class Happening(Entry, tag="happening", frozen=True):
    """An event of the game, as a record writes it."""

    event: dict[str, Any]


AnyEntry: TypeAlias = Opened | Sat | BotSat | Emptied | Began | Happening

_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encoded(entry: AnyEntry) -> bytes:
    """Write an entry for the log."""
    return msgspec.json.encode(entry)


def decoded(content: bytes) -> AnyEntry:
    """Read an entry of the log."""
    return _entries.decode(content)
