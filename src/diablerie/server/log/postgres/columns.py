"""The columns of the tables, in the order in which their rows are sealed."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple


class Columns(NamedTuple):
    """What a table is written with; the seal is the last column."""

    names: tuple[str, ...]
    types: tuple[str, ...]

    @property
    def listed(self) -> str:
        """Their names, for a statement."""
        return ", ".join(self.names)

    def unnested(self, first: int) -> str:
        """Rows that are given column by column, the first one as the parameter of that number."""
        arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(self.types, first))
        return f"unnest({arrays})"


def _columns(text: str) -> Columns:
    pairs = [column.split() for column in text.split(",")]
    return Columns(tuple(name for name, _ in pairs), tuple(kind for _, kind in pairs))


ENTRIES = _columns("code text, version int, content bytea")
COLUMNS = {
    "tables": _columns(
        "code text, game text, creator text, public smallint, opened bigint, finished bigint, "
        "over smallint, seal bytea"
    ),
    "seats": _columns(
        "code text, seat int, person text, name text, bot text, total bigint, rank int, seal bytea"
    ),
    "people": _columns(
        "key text, token bytea, name text, colour text, bot smallint, created bigint, seal bytea"
    ),
    "ratings": _columns("game text, person text, mu float8, sigma float8, games int, seal bytea"),
}
"""The tables whose rows are sealed one by one."""


def by_column(rows: Iterable[Sequence[Any]]) -> list[list[Any]]:
    """Rows as PostgreSQL takes many at once: column by column."""
    return [list(column) for column in zip(*rows, strict=True)]
