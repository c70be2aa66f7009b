"""What other modules ask of a log, beside its entries."""

import sqlite3
from typing import Any

from diablerie.server.log.facts import PersonKept, RatingKept


class Questions:
    """Reads what is kept, through a connection that cannot write."""

    _reader: sqlite3.Connection

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Read something; for questions of other modules, which may not write."""
        return self._reader.execute(query, values).fetchall()

    def has_table(self, code: str) -> bool:
        """Whether there is or was such a table."""
        query = "SELECT 1 FROM tables WHERE code = ?1 UNION ALL SELECT 1 FROM settled WHERE code = ?1 LIMIT 1"
        return bool(self.rows(query, code))

    def unfinished(self) -> list[str]:
        """Name every table whose game may go on."""
        return [code for (code,) in self.rows("SELECT code FROM tables WHERE finished IS NULL ORDER BY code")]

    def people(self, where: str, value: object) -> PersonKept | None:
        """Find a person by the value of a column."""
        assert where in PersonKept._fields
        found = self.rows(f"SELECT * FROM people WHERE {where} = ?", value)
        return PersonKept(*found[0]) if found else None

    def rating(self, game: str, person: str) -> RatingKept | None:
        """How good somebody is at a game, if he has played it."""
        found = self.rows("SELECT * FROM ratings WHERE game = ? AND person = ?", game, person)
        return RatingKept(*found[0]) if found else None

    def finished_since(self, time: int) -> list[tuple[int, str, list[str]]]:
        """The games among people that have ended since, in order: when, which game, and who played."""
        rows = self.rows(
            "SELECT finished, game, group_concat(person) FROM tables JOIN seats USING (code) "
            "WHERE over AND finished > ? GROUP BY code HAVING min(person) <> '' ORDER BY finished",
            time,
        )
        return [(finished, game, people.split(",")) for finished, game, people in rows]
