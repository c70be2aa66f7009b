"""What the server answers over HTTP about a game: in plain words, step by step, and looked back at."""

from typing import Any, Literal

from msgspec import Struct

from diablerie.server.protocol.told import ChoiceShown


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
