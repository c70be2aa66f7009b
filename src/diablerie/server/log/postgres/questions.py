"""What can be asked of the database: every question in SQL, with the answers that SQLite gives."""

from collections.abc import Sequence
from typing import Any

from diablerie.server.log.facts import PersonKept, RatingKept
from diablerie.server.log.home import DamagedPerson, GameOver, OpenTable
from diablerie.server.log.postgres.columns import COLUMNS
from diablerie.server.log.postgres.links import Readers, Rows
from diablerie.server.log.rows import is_sound

PEOPLE, RATINGS, TABLES = (COLUMNS[table].listed for table in ("people", "ratings", "tables"))


class PostgresQuestions:
    """Reads what is durable, and writes nothing."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def has_table(self, code: str) -> bool:
        """Whether there is or was such a table."""
        query = (
            "SELECT EXISTS (SELECT FROM tables WHERE code = $1) "
            "OR EXISTS (SELECT FROM entries WHERE code = $1)"
        )
        [[found]] = await self._readers.fetch(query, code)
        return bool(found)

    async def unfinished(self) -> list[str]:
        """Name every table whose game may go on."""
        query = "SELECT code FROM tables WHERE finished IS NULL ORDER BY code"
        return [code for (code,) in await self._readers.fetch(query)]

    async def unfinished_of(self, creator: str) -> int:
        """How many tables that somebody has opened may go on."""
        query = "SELECT count(*) FROM tables WHERE creator = $1 AND finished IS NULL"
        return int((await self._readers.fetch(query, creator))[0][0])

    async def open_tables(self) -> list[OpenTable]:
        """Every table whose game may go on, the oldest first."""
        query = "SELECT code, game, opened FROM tables WHERE finished IS NULL ORDER BY opened, code"
        return [OpenTable(*row) for row in await self._readers.fetch(query)]

    async def finished_at(self, code: str) -> int:
        """When a table was finished, in milliseconds since 1970; 0 if it was not, or its row is damaged."""
        rows = await self._readers.fetch(f"SELECT {TABLES} FROM tables WHERE code = $1", code)
        return sum(row[5] or 0 for row in rows if is_sound("tables", tuple(row)))

    async def person_with_key(self, key: str) -> PersonKept | None:
        """Find a person by their public key, or raise `DamagedPerson`."""
        return _person(await self._readers.fetch(f"SELECT {PEOPLE} FROM people WHERE key = $1", key))

    async def person_with_token(self, token: bytes) -> PersonKept | None:
        """Find a person by the hash of their token, or raise `DamagedPerson`."""
        return _person(await self._readers.fetch(f"SELECT {PEOPLE} FROM people WHERE token = $1", token))

    async def games_of(self, person: str, most: int) -> list[GameOver]:
        """The latest finished games of a person, the last one first."""
        query = (
            "SELECT code, game, finished, rank FROM seats JOIN tables USING (code) "
            "WHERE person = $1 AND person <> '' AND finished > 0 ORDER BY finished DESC, code LIMIT $2"
        )
        return [GameOver(*row) for row in await self._readers.fetch(query, person, most)]

    async def against_bots(self, person: str, game: str, most: int) -> list[tuple[str, int, int]]:
        """The latest games that a person has played against bots of one kind alone, the oldest first.

        Each with the bots' name, the person's rank and how many played.
        """
        query = (
            "SELECT max(other.bot), max(own.rank), count(*) + 1 FROM seats AS own JOIN tables USING (code) "
            "JOIN seats AS other ON other.code = own.code AND other.seat <> own.seat "
            "WHERE own.person = $1 AND own.person <> '' AND game = $2 AND finished > 0 GROUP BY own.code "
            "HAVING max(other.person) = '' AND min(other.bot) = max(other.bot) "
            "ORDER BY max(finished) DESC, own.code LIMIT $3"
        )
        rows = await self._readers.fetch(query, person, game, most)
        return [(bot, rank, players) for bot, rank, players in reversed(rows)]

    async def names_at(self, code: str) -> list[str]:
        """The names of those who played a finished game, seat by seat."""
        query = "SELECT name FROM seats WHERE code = $1 ORDER BY seat"
        return [name for (name,) in await self._readers.fetch(query, code)]

    async def best_rated(
        self, game: str, known_after: int, unsure: float, most: int
    ) -> list[tuple[PersonKept, RatingKept]]:
        """The best of a game; behind them those with too few games, or of whom too little is sure."""
        listed = ", ".join(
            f"{table}.{name}" for table in ("people", "ratings") for name in COLUMNS[table].names
        )
        query = (
            f"SELECT {listed} FROM ratings JOIN people ON key = person WHERE game = $1 "
            "ORDER BY games < $2 OR sigma > $3, mu - 3 * sigma DESC, person LIMIT $4"
        )
        rows = map(tuple, await self._readers.fetch(query, game, known_after, unsure, most))
        width = len(COLUMNS["people"].names)
        return [
            (_kept(row[:width]), RatingKept(*row[width:-1]))
            for row in rows
            if is_sound("people", row[:width]) and is_sound("ratings", row[width:])
        ]


def _person(found: Rows) -> PersonKept | None:
    for row in found:
        if not is_sound("people", tuple(row)):
            raise DamagedPerson
        return _kept(tuple(row))
    return None


def _kept(row: Sequence[Any]) -> PersonKept:
    key, token, name, colour, bot, created, _ = row
    return PersonKept(key, token, name, colour, bool(bot), created)
