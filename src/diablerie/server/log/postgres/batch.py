"""A batch: facts that are written together, sealed and in the form in which PostgreSQL takes them."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from diablerie.server.log.facts import Contest, EntryKept, Fact, PersonRenamed, TableFinished, TableOpened
from diablerie.server.log.postgres.columns import COLUMNS, ENTRIES, by_column
from diablerie.server.log.rows import KEYS, KINDS, changed_row, place_of, sealed_row
from diablerie.server.log.seals import BETWEEN, Head, beginning, seal_of


class Impossible(ValueError):
    """Facts that cannot follow what is there."""


class Overtaken(Impossible):
    """Facts in the place of which there are others."""


class Game(NamedTuple):
    """A game among people, and what of its batch had not happened when it ended."""

    contest: Contest
    later: frozenset[str]
    """The tables that were finished with it or after it."""


@dataclass(slots=True)
class Batch:
    """What one statement or one transaction writes."""

    entries: tuple[list[str], list[int], list[bytes]] = field(default_factory=lambda: ([], [], []))
    rows: defaultdict[str, dict[tuple[Any, ...], tuple[Any, ...]]] = field(
        default_factory=lambda: defaultdict(dict)
    )
    """New rows of every table, by their keys."""
    changes: dict[tuple[str, str], list[PersonRenamed | TableFinished]] = field(default_factory=dict)
    """What happens to rows that are there, by their table and key."""
    games: list[Game] = field(default_factory=list)
    heads: dict[str, Head] = field(default_factory=dict)
    """How far the tables go after it."""
    finished: set[str] = field(default_factory=set)

    @property
    def is_one_statement(self) -> bool:
        """Whether nothing has to be read before all of it can be written."""
        return not (self.changes or self.games or self.finished)

    def statement(self) -> str:
        """The statement that writes the entries and the new rows, if the node is not fenced."""
        return _statement(bool(self.entries[0]), *(bool(self.rows.get(table)) for table in COLUMNS))

    def values(self) -> Iterator[list[Any]]:
        """What it is given besides the node and the number of the batch."""
        if self.entries[0]:
            yield from self.entries
        for table in COLUMNS:
            if rows := self.rows.get(table):
                yield from by_column(rows[key] for key in sorted(rows))  # in one order, as locks are taken


def batch_of(facts: Sequence[Fact], head_of: Callable[[str], Head]) -> Batch:
    """Seal facts, every entry after the one before; `head_of` knows how far a table goes."""
    batch = Batch()
    for number in _seal_entries(batch, facts, head_of):
        match fact := facts[number]:
            case Contest():
                batch.games.append(Game(fact, _finished_in(facts[number:]) | {fact.code}))
            case PersonRenamed() | TableFinished():
                _change(batch, fact)
            case _:
                _add(batch, fact)
    return batch


def _seal_entries(batch: Batch, facts: Sequence[Fact], head_of: Callable[[str], Head]) -> list[int]:
    """Seal all entries, and return where among the facts the others are."""
    heads, others = batch.heads, []
    codes, versions, contents = batch.entries
    for number, fact in enumerate(facts):
        if type(fact) is not EntryKept:
            others.append(number)
            continue
        code, version, content = fact
        head = heads.get(code) or head_of(code)
        if version != head.next:
            kind = Overtaken if version < head.next else Impossible
            raise kind(f"entry {version} of {code} cannot follow entry {head.next - 1}")
        if BETWEEN in content:
            raise Impossible(f"entry {version} of {code} has a line break")
        seal = seal_of(content, head.seal)
        heads[code] = Head(version + 1, seal)
        codes.append(code)
        versions.append(version)
        contents.append(content + seal)
    return others


def _finished_in(facts: Iterable[Fact]) -> frozenset[str]:
    return frozenset(fact.code for fact in facts if isinstance(fact, TableFinished))


def _add(batch: Batch, fact: Fact) -> None:
    table = KINDS[type(fact)]
    row = sealed_row(fact)
    key = row[: len(KEYS[table])]
    if key in batch.rows[table] and table != "ratings":
        raise Impossible(f"{table}: {key} comes twice")
    batch.rows[table][key] = row
    if isinstance(fact, TableOpened):
        batch.heads.setdefault(fact.code, beginning(fact.code))


def _change(batch: Batch, fact: PersonRenamed | TableFinished) -> None:
    """Change a row that is new itself, or remember to change the one that is there."""
    table, key = place_of(fact)
    if isinstance(fact, TableFinished):
        batch.finished.add(fact.code)
    if (row := batch.rows[table].get((key,))) is not None:
        batch.rows[table][key,] = changed_row(row, fact)
    else:
        batch.changes.setdefault((table, key), []).append(fact)


@cache
def _statement(entries: bool, *tables: bool) -> str:
    """One statement for all.

    It writes nothing if the node is fenced, the batch is written already, or one of the tables is another
    node's. Who has claimed it since the statement began writes the same versions, of which there is one each.
    """
    mine = (
        " AND NOT EXISTS (SELECT FROM tables WHERE code = ANY($3::text[]) AND owner <> $1)" if entries else ""
    )
    still_me = f"id = $1 AND batch = $2 - 1 AND NOT fenced{mine}"
    parts = [f"me AS (UPDATE nodes SET batch = $2 WHERE {still_me} RETURNING id)"]
    number = 3
    if entries:
        parts.append(
            f"entry AS (INSERT INTO entries ({ENTRIES.listed}) "
            f"SELECT * FROM {ENTRIES.unnested(number)} WHERE EXISTS (SELECT FROM me))"
        )
        number += len(ENTRIES.names)
    for (table, columns), is_there in zip(COLUMNS.items(), tables, strict=True):
        if is_there:
            owner, mine = (", owner", ", $1") if table == "tables" else ("", "")
            parts.append(
                f"a_{table} AS (INSERT INTO {table} ({columns.listed}{owner}) "
                f"SELECT row.*{mine} FROM {columns.unnested(number)} AS row "
                f"WHERE EXISTS (SELECT FROM me){REPLACING if table == 'ratings' else ''})"
            )
            number += len(columns.names)
    return f"WITH {', '.join(parts)} SELECT id FROM me"


REPLACING = (
    " ON CONFLICT (game, person) DO UPDATE "
    "SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, seal = excluded.seal"
)
