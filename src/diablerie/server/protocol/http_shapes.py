"""What goes in and out of the HTTP API."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from diablerie.bots.roster import USUAL
from diablerie.server.protocol.messages import Away, ChoiceShown, MyTable, ShuffleNumber

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


BotsReact = Annotated[bool, Meta(description="Whether bots show feelings now and then.")]
HostsLanguage = Annotated[
    str, Meta(max_length=8, description="What the host speaks: in it, others are invited.")
]


class NewTable(Asked, frozen=True):
    """A table to open."""

    game: Word
    players: Annotated[int, Meta(ge=0, le=6, description="0 for as many as is usual.")] = 0
    options: Annotated[dict[str, Any], Meta(description="Those that are not as usual.")] = {}
    pace: Word = "normal"
    public: bool = False
    talk: bool = True
    hints: Annotated[
        bool | None, Meta(description="Whether people may ask for hints; if not said, at private tables.")
    ] = None
    away: Annotated[
        Away, Meta(description="For who is away when their time is over: a bot stands in, or all wait.")
    ] = "stand_in"
    bots_react: BotsReact = True
    language: HostsLanguage = ""


class QuickTable(Asked, frozen=True):
    """A table against bots, to be begun at once."""

    game: Word
    players: Annotated[int, Meta(ge=0, le=6, description="0 for as many as is usual.")] = 0
    options: Annotated[dict[str, Any], Meta(description="Those that are not as usual.")] = {}
    pace: Annotated[Word, Meta(description="Empty for what suits you.")] = "normal"
    bot: Annotated[Word, Meta(description="Empty for those who suit you, by your games so far.")] = USUAL
    number: ShuffleNumber = ""
    hints: bool = True
    bots_react: BotsReact = True
    language: HostsLanguage = ""


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


class PlainChoice(Struct, frozen=True):
    """Something that can be done now."""

    event: dict[str, Any]
    """As `act` takes it."""
    text: str
    """The same in words."""


class PlainTold(Struct, frozen=True):
    """Something that happened, in words."""

    version: int
    lines: list[str]


class PlainTable(Struct, frozen=True):
    """A game in plain words, as one person may see it."""

    version: int
    picture: str
    """The table as the terminal draws it, in lines of the same width for each letter."""
    totals: list[int | None]
    """What each seat has so far, null where that is hidden."""
    choices: list[PlainChoice]
    """What you may do now; empty where you are not awaited."""
    told: list[PlainTold]
    """What happened lately, the oldest first."""


class PlainMoment(Struct, frozen=True):
    """A moment of a finished game in plain words."""

    picture: str
    totals: list[int | None]
    """What each seat had, null where that was hidden."""
    lines: list[str]
    """What happened."""


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
    plain: PlainMoment | None = None
    """The table afterwards in plain words, if a language was asked for."""


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
    plain: PlainMoment | None = None
    """The first view in plain words, if a language was asked for."""


Mark = Literal["inaccuracy", "mistake", "blunder"]
"""What a decision is called that gave something away."""


class DecisionReviewed(Struct, frozen=True, omit_defaults=True):
    """A decision that left a choice, and what it was worth by what the player could see."""

    version: int
    """Of the step in the replay that tells of it."""
    seat: int
    round: int
    """From 1."""
    played: ChoiceShown
    choices: list[ChoiceShown]
    """The best ones, the best first."""
    lost: float
    """The chance to win that was given away, from 0 to 1."""
    accuracy: float
    """From 0 to 100."""
    mark: Mark | None = None
    figures: dict[str, float] = {}
    """What was true whatever was chosen."""


class PlayerReviewed(Struct, frozen=True, omit_defaults=True):
    """How well a seat has played."""

    seat: int
    decisions: int
    """How many were reviewed."""
    lost: float
    """The chance to win given away by a decision, on average."""
    marks: dict[str, int]
    """How many inaccuracies, mistakes and blunders there were."""
    accuracy: float | None = None
    """From 0 to 100; none where nothing was decided."""


class GameReview(Struct, frozen=True, omit_defaults=True):
    """A look back at a finished game; while it is being made, only how far that has come."""

    code: str
    game: str
    done: int
    """How many decisions have been looked at."""
    of: int
    """How many there are; when all are done, the review is there."""
    players: list[PlayerReviewed] = []
    decisions: list[DecisionReviewed] = []
    """In the order of the game."""


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
