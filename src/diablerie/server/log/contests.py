"""Games among people, whose ratings are worked out in the transaction that writes how they ended."""

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from diablerie.server.log.facts import DAY, Contest, Fact, RatingKept, Standing
from diablerie.server.log.home import Settled, Settlement
from diablerie.server.log.rows import PersonWritten, is_sound, write_rows


class FactsWritten(NamedTuple):
    """What came of facts that are no entries."""

    person: PersonWritten | None
    """The last one who came or was renamed."""
    settled: Settled


def write_facts(file: sqlite3.Connection, facts: Iterable[Fact]) -> FactsWritten:
    """Write facts that are no entries, in order: a contest is settled by what stands before it."""
    person, settled = None, Settled()
    for kind, group in groupby(facts, type):
        if kind is not Contest:
            person = write_rows(file, group) or person
            continue
        for contest in group:
            assert isinstance(contest, Contest)
            settled[contest] = settlement = _settlement(file, contest)
            write_rows(file, settlement.ratings)
    return FactsWritten(person, settled)


def _settlement(file: sqlite3.Connection, contest: Contest) -> Settlement:
    before = [
        Standing(rating_in(file, contest.game, person), _created(file, person)) for person in contest.people
    ]
    return Settlement(before, contest.settle(before, _meetings(file, contest)))


def rating_in(file: sqlite3.Connection, game: str, person: str) -> RatingKept | None:
    """How good somebody is at a game, if they have played it; a damaged rating is none."""
    query = "SELECT * FROM ratings WHERE game = ? AND person = ?"
    row = file.execute(query, (game, person)).fetchone()
    return RatingKept(*row[:-1]) if row is not None and is_sound("ratings", row) else None


def _created(file: sqlite3.Connection, person: str) -> int:
    """When somebody first came; 0 if that is not known, or damaged."""
    row = file.execute("SELECT * FROM people WHERE key = ?", (person,)).fetchone()
    return int(row[5]) if row is not None and is_sound("people", row) else 0


def _meetings(file: sqlite3.Connection, contest: Contest) -> Sequence[Sequence[int]]:
    """How often every two have finished such a game in the day before, whether it counted or not."""
    people = contest.people
    some = ", ".join("?" * len(people))
    # In this order it reads nothing but the index of somebody's games until two of them have met.
    rows = file.execute(
        "SELECT one.person, other.person, count(*) FROM seats AS one "
        "CROSS JOIN seats AS other ON other.code = one.code CROSS JOIN tables ON tables.code = other.code "
        f"WHERE one.person IN ({some}) AND one.person <> '' "
        f"AND other.person IN ({some}) AND other.person <> '' AND one.person < other.person "
        "AND game = ? AND over AND finished > ? AND tables.code <> ? "
        "AND NOT EXISTS (SELECT 1 FROM seats AS bots WHERE bots.code = +tables.code AND bots.person = '') "
        "GROUP BY one.person, other.person",
        (*people, *people, contest.game, contest.finished - DAY, contest.code),
    )
    met = {frozenset(two): times for *two, times in rows}
    return [[met.get(frozenset((one, other)), 0) for other in people] for one in people]
