"""What goes in and out of the HTTP API."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from diablerie.server.messages import ShuffleNumber, TableShown

Name = Annotated[
    str, Meta(min_length=1, max_length=500, description="What to be called; shortened to 24 signs.")
]
Word = Annotated[str, Meta(max_length=32)]
OptionKind = Literal["number", "switch", "choice", "numbers"]
"""What a value is: a whole number, true or false, one of a few words, or a list of whole numbers."""


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is asked of the server."""


class NewGuest(Asked, frozen=True):
    """Somebody who wants to be known."""

    name: Name
    colour: Word = ""


class NewBot(Asked, frozen=True):
    """A program that wants to play."""

    name: Name
    colour: Word = ""


class NewName(Asked, frozen=True):
    """How somebody wants to be called from now on."""

    name: Name
    colour: Word = ""


class Passed(Asked, frozen=True, rename={"word": "pass"}):
    """A pass that makes another device the same person."""

    word: Annotated[str, Meta(min_length=1, max_length=64)]


class NewTable(Asked, frozen=True):
    """A table to open."""

    game: Word
    players: Annotated[int, Meta(ge=0, le=6, description="0 for as many as is usual.")] = 0
    options: Annotated[dict[str, Any], Meta(description="Those that are not as usual.")] = {}
    pace: Word = "normal"
    public: bool = False
    talk: bool = True


class QuickTable(Asked, frozen=True):
    """A table against bots, to be begun at once."""

    game: Word
    players: Annotated[int, Meta(ge=0, le=6, description="0 for as many as is usual.")] = 0
    options: Annotated[dict[str, Any], Meta(description="Those that are not as usual.")] = {}
    pace: Word = "normal"
    bot: Word = "cautious"
    number: ShuffleNumber = ""


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


class PassMade(Struct, frozen=True, rename={"word": "pass"}):
    """A word that makes another device the same person, once and for a short while."""

    word: str
    seconds: int


class TableMade(Struct, frozen=True):
    """A table that was opened."""

    code: str
    url: str
    """What to send to friends."""


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


class Catalogue(Struct, frozen=True):
    """What can be chosen when a table is opened."""

    version: str
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


class MyTable(TableShown, frozen=True, kw_only=True):
    """A table at which I can go on, because I sit there or have opened it."""

    seat: int | None = None
    """Where I sit."""
    my_turn: bool = False
    """Whether I am awaited."""


class MyGames(Struct, frozen=True):
    """Somebody's games: those that can go on, and those that are over, the newest first."""

    running: list[MyTable]
    finished: list[GamePlayed]


class SeatPlayed(Struct, frozen=True, omit_defaults=True):
    """Who sat somewhere when a game began."""

    name: str
    colour: str = ""
    who: str = ""
    """The person's public id."""
    bot: str = ""
    """The bot, where one began the game."""
    number: str = ""
    """What the player added to the shuffles."""


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as it was told."""

    version: int
    at: int
    """Milliseconds since the game began."""
    event: dict[str, Any]
    view: dict[str, Any]
    """What it changed of the view."""
    bot: str = ""
    """The bot that did it for a person who was away."""


class Replay(Struct, frozen=True, omit_defaults=True):
    """A finished game, step by step, as one pair of eyes saw it or with everything open."""

    code: str
    game: str
    options: dict[str, Any]
    """All of them."""
    pace: str
    seats: list[SeatPlayed]
    opened: str
    """When, in UTC."""
    began: str
    commitment: str
    """The SHA-256 of the seed of all shuffles."""
    version: int
    """Of the first view; the steps follow."""
    view: dict[str, Any]
    """The first view."""
    steps: list[ReplayStep]
    result: dict[str, Any] | None = None
    """How it ended; none if the table was closed before."""
    seed: str = ""
    """With it every shuffle can be checked; secret if the table was closed before the end."""


class RatingShown(Struct, frozen=True):
    """How good somebody is."""

    who: str
    name: str
    bot: bool
    rating: float
    games: int


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
