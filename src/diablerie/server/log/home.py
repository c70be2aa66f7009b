"""A home of the log, whichever database it is: what the rest of the server may ask of it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from diablerie.server.log.facts import Contest, Fact, PersonKept, RatingKept, Standing
from diablerie.server.log.seals import DamagedTable


class Settlement(NamedTuple):
    """What a contest did to the ratings."""

    before: Sequence[Standing]
    """Where everybody stood, seat by seat."""
    ratings: list[RatingKept]
    """What was written."""


Settled: TypeAlias = dict[Contest, Settlement]
"""What a group of facts did to the ratings, contest by contest."""
Written: TypeAlias = Callable[[Settled | BaseException], None]
"""Hears that a group is durable and which ratings came of it, or why it is not; called from any thread."""


class OpenTable(NamedTuple):
    """A table whose game may go on."""

    code: str
    game: str
    opened: int
    """Milliseconds since 1970."""


class GameOver(NamedTuple):
    """A game that somebody has played to its end."""

    code: str
    game: str
    finished: int
    """Milliseconds since 1970."""
    rank: int
    """1 for the winner."""


class Questions(Protocol):
    """What can be asked of a log besides the entries of tables; it sees what is durable."""

    async def has_table(self, code: str) -> bool:
        """Whether there is or was such a table."""
        ...

    async def unfinished(self) -> list[str]:
        """Name every table whose game may go on."""
        ...

    async def open_tables(self) -> list[OpenTable]:
        """Every table whose game may go on, the oldest first."""
        ...

    async def finished_at(self, code: str) -> int:
        """When a table was finished, in milliseconds since 1970; 0 if it was not, or its row is damaged."""
        ...

    async def person_with_key(self, key: str) -> PersonKept | None:
        """Find a person by their public key, or raise `DamagedPerson`."""
        ...

    async def person_with_token(self, token: bytes) -> PersonKept | None:
        """Find a person by the hash of their token, or raise `DamagedPerson`."""
        ...

    async def games_of(self, person: str, most: int) -> list[GameOver]:
        """The latest finished games of a person, the last one first."""
        ...

    async def against_bots(self, person: str, game: str, most: int) -> list[tuple[str, int, int]]:
        """The latest games that a person has played against bots of one kind alone, the oldest first.

        Each with the bots' name, the person's rank and how many played.
        """
        ...

    async def names_at(self, code: str) -> list[str]:
        """The names of those who played a finished game, seat by seat."""
        ...

    async def best_rated(
        self, game: str, known_after: int, unsure: float, most: int
    ) -> list[tuple[PersonKept, RatingKept]]:
        """The best of a game; behind them those with too few games, or of whom too little is sure."""
        ...


class Log(Protocol):
    """An append-only log of tables, people, results and ratings; what it has written stays written."""

    damaged: dict[str, DamagedTable]
    """Tables that are set aside, as far as is known."""
    queries: Questions

    def write(self, facts: Sequence[Fact], written: Written) -> None:
        """Write facts, all or none, after all that were given before; `written` hears how it went."""
        ...

    def watch(self, lost: Callable[[BaseException], None]) -> None:
        """Tell, from any thread, that nothing can be written any more though nobody writes just now."""
        ...

    async def entries(self, code: str) -> list[bytes]:
        """Read the entries of a table, in order; a table of which one is damaged is set aside."""
        ...

    async def close(self) -> None:
        """Write what is left, then end."""
        ...
