"""What a log keeps: entries of tables, people, finished games and ratings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

DAY = 86_400_000
"""Milliseconds for which meetings are remembered."""


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


class Standing(NamedTuple):
    """What the log knows of somebody when a game among people has ended."""

    rating: RatingKept | None
    created: int
    """When they first came, in milliseconds since 1970; 0 if nobody knows."""


@dataclass(frozen=True, eq=False)
class Contest:
    """A game among people that has ended, whose ratings are worked out while it is written.

    The log alone knows where everybody stands at that moment, whichever node ended their last game. It locks
    their ratings, in the order of their keys, and writes what `settle` makes of them in the same transaction
    as everything else of the group.
    """

    code: str
    game: str
    people: Sequence[str]
    """Their keys, seat by seat."""
    finished: int
    """Milliseconds since 1970."""
    settle: Callable[[Sequence[Standing], Sequence[Sequence[int]]], list[RatingKept]]
    """From everybody's standing, and how often every two have met in the day before, to the new ratings.

    Two have met in a game of the same kind, another one than this, that ended among people alone, whether it
    counted or not; what stands before the contest in its group has happened already.
    """


Fact: TypeAlias = (
    EntryKept | TableOpened | TableFinished | SeatPlayed | PersonKept | PersonRenamed | RatingKept | Contest
)
