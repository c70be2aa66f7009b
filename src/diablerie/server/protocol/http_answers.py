"""What the server answers over HTTP about people, tables and itself."""

from typing import Any, Literal

from msgspec import Struct

from diablerie.server.protocol.lobby import MyTable

OptionKind = Literal["number", "switch", "choice", "numbers"]
"""What a value is: a whole number, true or false, one of a few words, or a list of whole numbers."""


class PersonShown(Struct, frozen=True):
    """Somebody."""

    who: str
    name: str
    colour: str
    bot: bool


class BotMade(Struct, frozen=True):
    """A program's identity, and the token that proves it; it is shown this once."""

    person: PersonShown
    token: str


class Readiness(Struct, frozen=True):
    """Whether whoever shares people out among several nodes should send any here."""

    status: Literal["ready"]


class PassMade(Struct, frozen=True, rename={"word": "pass"}):
    """A word that makes another device the same person, once and for a short while."""

    word: str
    seconds: int


class TableMade(Struct, frozen=True):
    """A table that was opened."""

    code: str
    url: str
    """What to send to friends."""
    short: str
    """What to read out to them; it leads to the table as long as the game has not begun."""


class OptionShown(Struct, frozen=True, omit_defaults=True):
    """Something a table can agree on."""

    name: str
    kind: OptionKind
    default: Any
    allowed: str
    """What is allowed, in words."""
    meaning: str
    lowest: int | None = None
    """The bounds of a number, or of every number in a list."""
    highest: int | None = None
    step: int | None = None
    """Only every so manieth number, counted from the lowest, is allowed."""
    choices: list[str] = []
    """The words to choose from."""
    shortest: int | None = None
    """How many numbers a list may have; they rise."""
    longest: int | None = None
    basic: bool = False
    """Whether everybody should be asked; the others are house rules."""
    needs: dict[str, Any] = {}
    """Other options and their values, without which this one changes nothing."""


class GameShown(Struct, frozen=True):
    """A game that is played here."""

    name: str
    title: str
    credit: str
    pitch: str
    fewest: int
    most: int
    usual: int
    options: list[OptionShown]
    texts: str = ""
    """What is said of a game that a package has brought, in the `language` that was asked for (Fluent)."""


class Catalogue(Struct, frozen=True):
    """What can be chosen when a table is opened."""

    version: str
    protocol: int
    """The version of the protocol that this server speaks."""
    games: list[GameShown]
    bots: list[str]
    paces: dict[str, int]
    """Seconds for a decision."""
    colours: list[str]


class HouseShown(Struct, frozen=True):
    """How people reach this server."""

    version: str
    url: str
    """The address to give to others; without others, the one that this machine uses."""
    reachable: bool
    """Whether other devices can reach it: it has a public address, or listens in a network."""


class GamePlayed(Struct, frozen=True):
    """A finished game."""

    code: str
    game: str
    finished: str
    rank: int
    seats: list[str]


class MyGames(Struct, frozen=True):
    """Somebody's games: those that can go on, and those that are over, the newest first."""

    running: list[MyTable]
    finished: list[GamePlayed]


class RatingShown(Struct, frozen=True):
    """How good somebody is."""

    who: str
    name: str
    bot: bool
    rating: float
    games: int
    provisional: bool = False
    """Whether it comes from few games yet, or from such that count little; these stand behind the others."""


class Leaderboard(Struct, frozen=True):
    """Who is best at a game."""

    game: str
    people: list[RatingShown]


class Health(Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    tables: int
    connections: int


class Problem(Struct, frozen=True):
    """Why something was not done."""

    code: str
    why: str
