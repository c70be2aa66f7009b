"""What a log keeps: entries of tables, people, finished games and ratings."""

from typing import NamedTuple, TypeAlias


class EntryKept(NamedTuple):
    """One entry of one table."""

    code: str
    """The table."""
    version: int
    """The number of the entry, from 0; two entries of a table never have the same."""
    content: bytes


class TableOpened(NamedTuple):
    """A table there is."""

    code: str
    game: str
    creator: str
    public: bool
    opened: int
    """Milliseconds since 1970."""


class TableFinished(NamedTuple):
    """A table at which nothing more happens."""

    code: str
    finished: int
    """Milliseconds since 1970."""
    over: bool
    """Whether its game was played to the end."""


class SeatPlayed(NamedTuple):
    """Who played a finished game, and how it ended for them."""

    code: str
    seat: int
    person: str
    """Their key, empty for a bot."""
    name: str
    bot: str
    total: int
    rank: int
    """1 for the winner."""


class PersonKept(NamedTuple):
    """Somebody who has an identity here."""

    key: str
    token: bytes
    """The hash of what proves who they are."""
    name: str
    colour: str
    bot: bool
    """Whether it is somebody's program."""
    created: int


class PersonRenamed(NamedTuple):
    """Somebody wants to be called otherwise."""

    name: str
    colour: str
    key: str


class RatingKept(NamedTuple):
    """How good somebody is at a game."""

    game: str
    person: str
    mu: float
    sigma: float
    games: int


Fact: TypeAlias = (
    EntryKept | TableOpened | TableFinished | SeatPlayed | PersonKept | PersonRenamed | RatingKept
)
