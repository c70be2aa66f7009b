"""What other modules ask of a log, beside its entries."""

import sqlite3
from typing import Any

from diablerie.errors import InputError
from diablerie.server.log.facts import PersonKept, RatingKept
from diablerie.server.log.rows import is_sound


class DamagedPerson(InputError):
    """Somebody whose row is not what was kept; they are not let in."""

    why = "what was kept of you is damaged, so you are not let in; come as a new guest, or ask who runs this"
    """What they are told."""

    def __init__(self) -> None:
        super().__init__(self.why)


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
        """Find a person by the value of a column; one whose row is damaged raises `DamagedPerson`."""
        assert where in PersonKept._fields
        for row in self.rows(f"SELECT * FROM people WHERE {where} = ?", value):
            if not is_sound("people", row):
                raise DamagedPerson
            return PersonKept(*row[:-1])
        return None

    def rating(self, game: str, person: str) -> RatingKept | None:
        """How good somebody is at a game, if they have played it; a damaged rating is none."""
        for row in self.rows("SELECT * FROM ratings WHERE game = ? AND person = ?", game, person):
            return RatingKept(*row[:-1]) if is_sound("ratings", row) else None
        return None

    def best(self, game: str, unsure: tuple[int, float], many: int) -> list[tuple[PersonKept, RatingKept]]:
        """The best of a game, and behind them those with fewer games or more doubt than `unsure`."""
        rows = self.rows(
            "SELECT people.*, ratings.* FROM ratings JOIN people ON key = person WHERE game = ? "
            "ORDER BY games < ? OR sigma > ?, mu - 3 * sigma DESC LIMIT ?",
            *(game, *unsure, many),
        )
        width = len(PersonKept._fields) + 1
        return [
            (PersonKept(*row[: width - 1]), RatingKept(*row[width:-1]))
            for row in rows
            if is_sound("people", row[:width]) and is_sound("ratings", row[width:])
        ]

    def finished(self, code: str) -> int:
        """When a table was finished, 0 for one that may go on or whose row is damaged."""
        [row] = self.rows("SELECT * FROM tables WHERE code = ?", code)
        return row[5] or 0 if is_sound("tables", row) else 0

    def finished_since(self, time: int) -> list[tuple[int, str, list[str]]]:
        """The games among people that have ended since, in order: when, which game, and who played."""
        rows = self.rows(
            "SELECT finished, game, group_concat(person) FROM tables JOIN seats USING (code) "
            "WHERE over AND finished > ? GROUP BY code HAVING min(person) <> '' ORDER BY finished",
            time,
        )
        return [(finished, game, people.split(",")) for finished, game, people in rows]
