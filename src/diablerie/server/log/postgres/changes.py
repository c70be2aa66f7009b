"""What a transaction does that has to read first: changes of rows, and ratings after a game."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import combinations
from typing import Any

from diablerie.server.log.facts import Contest, RatingKept, Standing
from diablerie.server.log.home import Settled, Settlement
from diablerie.server.log.postgres.batch import REPLACING, Batch, Game
from diablerie.server.log.postgres.columns import COLUMNS, by_column
from diablerie.server.log.postgres.links import Connection
from diablerie.server.log.rows import KEYS, changed_row, is_sound, sealed_row
from diablerie.server.log.seals import Head

UNKNOWN = (None, None)
DAY = 86_400_000
"""Milliseconds: so long it counts that two have met."""


async def change_rows(connection: Connection, batch: Batch, heads: Mapping[str, Head]) -> None:
    """Change rows that are there; those that are not stay away."""
    for table in ("people", "tables"):  # in this order for all nodes, so that none waits for the other
        keys = sorted(key for name, key in batch.changes if name == table)
        if keys:
            columns, key = COLUMNS[table], KEYS[table][0]
            query = f"SELECT {columns.listed} FROM {table} WHERE {key} = ANY($1) ORDER BY {key} FOR UPDATE"
            rows = [tuple(row) for row in await connection.fetch(query, keys)]
            await _rewrite(connection, table, [_changed(batch, table, row) for row in rows])
    await _finish(connection, [(code, *heads.get(code, UNKNOWN)) for code in sorted(batch.finished)])


def _changed(batch: Batch, table: str, row: tuple[Any, ...]) -> tuple[Any, ...]:
    for fact in batch.changes[table, row[0]]:
        row = changed_row(row, fact)
    return row


async def _rewrite(connection: Connection, table: str, rows: Sequence[tuple[Any, ...]]) -> None:
    columns, key = COLUMNS[table], KEYS[table][0]
    settings = ", ".join(f"{name} = new.{name}" for name in columns.names if name != key)
    if rows:
        await connection.execute(
            f"UPDATE {table} SET {settings} FROM {columns.unnested(1)} AS new ({columns.listed}) "
            f"WHERE {table}.{key} = new.{key}",
            *by_column(rows),
        )


async def _finish(connection: Connection, ends: Sequence[tuple[Any, ...]]) -> None:
    """Note how far finished tables go: if their last entries are lost, that is found."""
    if ends:
        await connection.execute(
            "UPDATE tables SET length = new.next, last = new.seal, owner = NULL "
            "FROM unnest($1::text[], $2::int[], $3::bytea[]) AS new (code, next, seal) "
            "WHERE tables.code = new.code",
            *by_column(ends),
        )


async def settle(connection: Connection, games: Sequence[Game]) -> Settled:
    """Work out and write the ratings after games, while nobody else does that for the same people."""
    # A first game has no rating yet that could be locked, so it is the name of the rating that is locked.
    locks = sorted({_lock(game.contest.game, person) for game in games for person in game.contest.people})
    await connection.execute("SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS key", locks)
    settled: Settled = {}
    for contest, later in games:
        standings = await _standings(connection, contest)
        meetings = await _meetings(connection, contest, later)
        settlement = Settlement(standings, contest.settle(standings, meetings))
        await _keep(connection, settlement.ratings)
        settled[contest] = settlement
    return settled


def _lock(game: str, person: str) -> int:
    digest = blake2b(f"{game} {person}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, signed=True)


async def _standings(connection: Connection, contest: Contest) -> list[Standing]:
    query = (
        f"SELECT {COLUMNS['ratings'].listed} FROM ratings WHERE game = $1 AND person = ANY($2) "
        "ORDER BY person FOR UPDATE"
    )
    people = list(contest.people)
    found = map(tuple, await connection.fetch(query, contest.game, people))
    ratings = {row[1]: RatingKept(*row[:-1]) for row in found if is_sound("ratings", row)}
    query = f"SELECT {COLUMNS['people'].listed} FROM people WHERE key = ANY($1)"
    rows = map(tuple, await connection.fetch(query, people))
    created = {row[0]: row[5] for row in rows if is_sound("people", row)}
    return [Standing(ratings.get(person), created.get(person, 0)) for person in people]


async def _meetings(connection: Connection, contest: Contest, later: frozenset[str]) -> list[list[int]]:
    """How often every two have met in games among people alone in the day before."""
    query = (
        "SELECT array_agg(person ORDER BY seat) FROM seats JOIN tables USING (code) "
        "WHERE code IN (SELECT code FROM seats WHERE person = ANY($1)) AND NOT code = ANY($2) "
        "AND over = 1 AND game = $3 AND finished > $4 GROUP BY code HAVING min(person) <> ''"
    )
    since = contest.finished - DAY
    rows = await connection.fetch(query, list(contest.people), sorted(later), contest.game, since)
    pairs = [pair for (people,) in rows for pair in combinations(sorted(people), 2)]
    met = {pair: pairs.count(pair) for pair in pairs}
    return [
        [met.get((min(one, other), max(one, other)), 0) for other in contest.people] for one in contest.people
    ]


async def _keep(connection: Connection, ratings: Sequence[RatingKept]) -> None:
    if ratings:
        columns = COLUMNS["ratings"]
        rows = sorted(map(sealed_row, ratings))
        await connection.execute(
            f"INSERT INTO ratings ({columns.listed}) SELECT * FROM {columns.unnested(1)}{REPLACING}",
            *by_column(rows),
        )
