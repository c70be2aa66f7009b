"""What can be asked of a log besides the entries of tables: every question in SQL stands here."""

import sqlite3
from typing import Any

from diablerie.server.log.facts import PersonKept, RatingKept
from diablerie.server.log.home import DamagedPerson, GameOver, OpenTable
from diablerie.server.log.rows import is_sound


class Queries:
    """Reads what is durable, and writes nothing; it is so quick that it answers at once."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Read something, for this room alone."""
        return self._file.execute(query, values).fetchall()

    # tables

    async def has_table(self, code: str) -> bool:
        """Whether there is or was such a table."""
        query = "SELECT 1 FROM tables WHERE code = ?1 UNION ALL SELECT 1 FROM settled WHERE code = ?1 LIMIT 1"
        return bool(self.rows(query, code))

    async def unfinished(self) -> list[str]:
        """Name every table whose game may go on."""
        return [code for (code,) in self.rows("SELECT code FROM tables WHERE finished IS NULL ORDER BY code")]

    async def unfinished_of(self, creator: str) -> int:
        """How many tables that somebody has opened may go on."""
        query = "SELECT count(*) FROM tables WHERE creator = ? AND finished IS NULL"
        return int(self.rows(query, creator)[0][0])

    async def open_tables(self) -> list[OpenTable]:
        """Every table whose game may go on, the oldest first."""
        rows = self.rows("SELECT code, game, opened FROM tables WHERE finished IS NULL ORDER BY opened, code")
        return [OpenTable(*row) for row in rows]

    async def finished_at(self, code: str) -> int:
        """When a table was finished, in milliseconds since 1970; 0 if it was not, or its row is damaged."""
        found = self.rows("SELECT * FROM tables WHERE code = ?", code)
        return found[0][5] or 0 if found and is_sound("tables", found[0]) else 0

    # people

    async def person_with_key(self, key: str) -> PersonKept | None:
        """Find a person by their public key, or raise `DamagedPerson`."""
        return _person(self.rows("SELECT * FROM people WHERE key = ?", key))

    async def person_with_token(self, token: bytes) -> PersonKept | None:
        """Find a person by the hash of their token, or raise `DamagedPerson`."""
        return _person(self.rows("SELECT * FROM people WHERE token = ?", token))

    async def games_of(self, person: str, most: int) -> list[GameOver]:
        """The latest finished games of a person, the last one first."""
        rows = self.rows(
            "SELECT code, game, finished, rank FROM seats JOIN tables USING (code) "
            "WHERE person = ? AND person <> '' AND finished > 0 ORDER BY finished DESC LIMIT ?",
            person,
            most,
        )
        return [GameOver(*row) for row in rows]

    async def against_bots(self, person: str, game: str, most: int) -> list[tuple[str, int, int]]:
        """The latest games that a person has played against bots of one kind alone, the oldest first.

        Each with the bots' name, the person's rank and how many played.
        """
        rows = self.rows(
            "SELECT max(other.bot), max(own.rank), count(*) + 1 FROM seats AS own JOIN tables USING (code) "
            "JOIN seats AS other ON other.code = own.code AND other.seat <> own.seat "
            "WHERE own.person = ? AND own.person <> '' AND game = ? AND finished > 0 GROUP BY own.code "
            "HAVING max(other.person) = '' AND min(other.bot) = max(other.bot) "
            "ORDER BY max(finished) DESC LIMIT ?",
            *(person, game, most),
        )
        return rows[::-1]

    async def names_at(self, code: str) -> list[str]:
        """The names of those who played a finished game, seat by seat."""
        rows = self.rows("SELECT name FROM seats WHERE code = ? ORDER BY seat", code)
        return [name for (name,) in rows]

    # ratings

    async def best_rated(
        self, game: str, known_after: int, unsure: float, most: int
    ) -> list[tuple[PersonKept, RatingKept]]:
        """The best of a game; behind them those with too few games, or of whom too little is sure."""
        rows = self.rows(
            "SELECT people.*, ratings.* FROM ratings JOIN people ON key = person WHERE game = ? "
            "ORDER BY games < ? OR sigma > ?, mu - 3 * sigma DESC LIMIT ?",
            *(game, known_after, unsure, most),
        )
        width = len(PersonKept._fields) + 1
        return [
            (PersonKept(*row[: width - 1]), RatingKept(*row[width:-1]))
            for row in rows
            if is_sound("people", row[:width]) and is_sound("ratings", row[width:])
        ]


def _person(found: list[tuple[Any, ...]]) -> PersonKept | None:
    for row in found:
        if not is_sound("people", row):
            raise DamagedPerson
        return PersonKept(*row[:-1])
    return None
