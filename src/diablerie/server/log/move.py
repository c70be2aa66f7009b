"""Moving everything from one home of the log to another, and seeing that it has arrived.

Pieces are written whole or not at all. So whenever a move is interrupted, the same one goes on: what is
there already is compared, and the rest is written.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from diablerie.errors import InputError
from diablerie.server.log.rows import KEYS, is_sound
from diablerie.server.log.seals import verified

Row: TypeAlias = tuple[Any, ...]
Sealed: TypeAlias = list[bytes]
"""The entries of a table, each with its seal."""

TABLES = 100
"""Tables of games that are carried at once."""
ROWS = 1000
"""Rows of people and the like that are carried at once."""


class House(NamedTuple):
    """What is moved."""

    id: str
    name: str


class Source(Protocol):
    """A home from which everything is moved; nobody writes it meanwhile."""

    async def house(self) -> House:
        """What it is."""
        ...

    async def damages(self) -> list[str]:
        """Look at everything, and name what is damaged."""
        ...

    async def codes(self) -> list[str]:
        """All tables of which there are entries, in order."""
        ...

    async def contents(self, codes: Sequence[str]) -> dict[str, Sealed]:
        """The entries of tables, as they are there; tables that are not there are left out."""
        ...

    async def rows(self, table: str, after: Row | None, until: Row | None) -> list[Row]:
        """Rows in order, with keys after one and not after another; where that is None, the next `ROWS`."""
        ...

    async def counts(self) -> dict[str, int]:
        """How much there is of everything."""
        ...


class Target(Source, Protocol):
    """A home to which everything is moved; nobody else writes it meanwhile."""

    async def begin(self, house: House) -> bool:
        """Say that it holds but a part from now on; it may be written if it was empty or said so before."""
        ...

    async def write(self, contents: Mapping[str, Sealed]) -> None:
        """Write the entries of tables, all or none."""
        ...

    async def write_rows(self, table: str, rows: Sequence[Row]) -> None:
        """Write rows, all or none."""
        ...

    async def end(self) -> None:
        """Say that it is whole."""
        ...


class Elsewhere(InputError):
    """A target that holds something else."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(f"{name} holds something else already ({what}); move into an empty one")


async def moved(source: Source, target: Target, name: str, advance: Callable[[int], None]) -> dict[str, int]:
    """Carry everything, and say how much that is; `advance` hears how many more tables have arrived."""
    house = await source.house()
    if damages := await source.damages():
        raise InputError(f"{house.name} is damaged ({damages[0]}), so nothing is moved; restore a backup")
    may_write = await target.begin(house)
    codes = await source.codes()
    for start in range(0, len(codes), TABLES):
        some = codes[start : start + TABLES]
        await _carry_tables(source, target, name, some, may_write)
        advance(len(some))
    for table in KEYS:
        await _carry_rows(source, target, name, table, may_write)
    counts = await source.counts()
    there = await target.counts()
    if there != counts:
        more = next(what for what in counts if there[what] != counts[what])
        raise Elsewhere(name, f"{there[more]} {more} instead of {counts[more]}")
    if may_write:
        await target.end()
    return counts


async def _carry_tables(
    source: Source, target: Target, name: str, codes: Sequence[str], may_write: bool
) -> None:
    contents = {code: _checked(code, sealed) for code, sealed in (await source.contents(codes)).items()}
    there = await target.contents(codes)
    _compare(name, "table", contents, there)
    missing = {code: sealed for code, sealed in contents.items() if code not in there}
    if missing:
        if not may_write:
            raise Elsewhere(name, f"without table {next(iter(missing))}")
        await target.write(missing)
        there = await target.contents(list(missing))
        _compare(name, "table", missing, {code: _checked(code, there.get(code, [])) for code in missing})


def _checked(code: str, sealed: Sealed) -> Sealed:
    """The same entries, if each is what was kept: their seals are worked out again."""
    verified(code, None, [], enumerate(sealed))
    return sealed


def _compare(name: str, what: str, source: Mapping[Any, Any], target: Mapping[Any, Any]) -> None:
    """See that whatever is there is what it should be."""
    for key, value in target.items():
        if source.get(key) != value:
            raise Elsewhere(name, f"another {what} {key}")


async def _carry_rows(source: Source, target: Target, name: str, table: str, may_write: bool) -> None:
    last: Row | None = None
    while rows := await source.rows(table, last, None):
        keys = len(KEYS[table])
        here = {row[:keys]: row for row in rows}
        for key, row in here.items():
            if not is_sound(table, row):
                raise InputError(f"a row of {table} is damaged: {' '.join(map(str, key))}")
        until = rows[-1][:keys]
        there = {row[:keys]: row for row in await target.rows(table, last, until)}
        _compare(name, f"row of {table}:", here, there)
        missing = [row for key, row in here.items() if key not in there]
        if missing:
            if not may_write:
                raise Elsewhere(name, f"without {missing[0][0]} in {table}")
            await target.write_rows(table, missing)
            _compare(name, table, {row[:keys]: row for row in await target.rows(table, last, until)}, here)
        last = until
