"""A home of the log, whichever database it is: what the rest of the server may ask of it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, TypeAlias

from diablerie.errors import InputError
from diablerie.server.log.facts import Contest, Fact, PersonKept, RatingKept, Standing
from diablerie.server.log.seals import DamagedTable


class DamagedPerson(InputError):
    """Somebody whose row is not what was kept; they are not let in."""

    why = "what was kept of you is damaged, so you are not let in; come as a new guest, or ask who runs this"
    """What they are told."""

    def __init__(self) -> None:
        super().__init__(self.why)


class Settlement(NamedTuple):
    """What a contest has changed."""

    before: Sequence[Standing]
    """Where everybody stood, seat by seat."""
    ratings: list[RatingKept]
    """The ratings that are other ones since."""


Settled: TypeAlias = dict[Contest, Settlement]
"""What the contests of a group of facts have changed."""
Written: TypeAlias = Callable[[Settled | BaseException], None]
"""Hears that a group is durable and what its contests have changed, or why it is not; from any thread."""


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

    async def unfinished_of(self, creator: str) -> int:
        """How many tables that somebody has opened may go on."""
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


class Copies(Protocol):
    """How everything is copied and put back while the log is in use, where it is one file."""

    path: Path
    """The file itself."""

    def back_up(self, path: Path) -> None:
        """Copy everything to another file; it takes a while, and may be called in any thread."""
        ...

    def restore(self, path: Path) -> None:
        """Put a backup in the place of everything there is; nothing may be written meanwhile."""
        ...


class Log(Protocol):
    """An append-only log of tables, people, results and ratings; what it has written stays written."""

    damaged: dict[str, DamagedTable]
    """Tables that are set aside, as far as is known."""

    @property
    def queries(self) -> Questions:
        """Whoever answers questions about it."""
        ...

    @property
    def copies(self) -> Copies | None:
        """How it is copied and put back; None where the database has backups of its own."""
        ...

    def watch(self, lost: Callable[[BaseException], None]) -> None:
        """Let somebody hear, from any thread, that nothing can be written any more, also if nobody writes."""
        ...

    def write(self, facts: Sequence[Fact], written: Written) -> None:
        """Write facts, all or none, after all that were given before; `written` hears how it went."""
        ...

    async def entries(self, code: str) -> list[bytes]:
        """Read the entries of a table, in order; a table of which one is damaged is set aside."""
        ...

    async def close(self) -> None:
        """Write what is left, then end."""
        ...
