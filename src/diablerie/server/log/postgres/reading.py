"""Reading the entries of tables, every one of which is looked at."""

from collections.abc import Iterable, Sequence
from typing import Any

from diablerie.server.log.postgres.links import Rows
from diablerie.server.log.seals import SEAL, DamagedTable, Head, beginning, verified

ONE_TABLE = (
    "SELECT tables.code, length, last, version, content FROM (SELECT $1::text AS code) AS asked "
    "LEFT JOIN tables ON tables.code = asked.code LEFT JOIN entries ON entries.code = asked.code "
    "ORDER BY version"
)
"""How far a table goes, if it is finished, and its entries: all are of the same moment."""


def read_table(code: str, rows: Rows) -> list[bytes]:
    """The entries of a table, from the answer to `ONE_TABLE`; none if there is and was no such table."""
    opened, length, last = rows[0][:3]
    entries = [(version, content) for *_, version, content in rows if version is not None]
    return checked(code, opened is not None, (length, last), entries)


def checked(code: str, is_open: bool, end: Sequence[Any], entries: Sequence[tuple[Any, Any]]) -> list[bytes]:
    """The entries of a table, or raise what is wrong with them; `end` is how far a finished one goes."""
    length, last = end
    if not entries:
        if is_open:
            raise DamagedTable(code, 0, "is missing")
        return []
    if length is None:
        return verified(code, None, [], entries)
    settled: Iterable[tuple[Any, Any]] = entries[:length]
    return verified(code, Head(length, last), settled, entries[length:])


def head_of(code: str, rows: Rows) -> Head:
    """How far a table goes whose entries are sound."""
    version, content = rows[-1][-2:]
    return beginning(code) if version is None else Head(version + 1, content[-SEAL:])
