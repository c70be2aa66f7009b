"""What has not settled: the entries that came last, table by table, as the file has them."""

import sqlite3
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from diablerie.server.log.seals import DamagedTable, Head, beginning, follows


@dataclass(slots=True)
class Run:
    """What has come of a table since it settled last."""

    first: int
    """The version of its first entry."""
    seal: bytes
    """That of the last entry there is, settled or not."""
    contents: list[bytes] = field(default_factory=list)
    """Sealed."""

    @property
    def head(self) -> Head:
        """How far the table goes."""
        return Head(self.first + len(self.contents), self.seal)


class Stray(NamedTuple):
    """A row that does not follow what there is of its table."""

    row: int
    code: str
    version: Any
    content: Any


class Unsettled(NamedTuple):
    """What has not settled, in order, and what is out of order."""

    runs: dict[str, Run]
    damaged: dict[str, DamagedTable]
    left: list[int]
    """Rows that stay where they are: those of damaged tables, and what proves the damage."""


def head_of(file: sqlite3.Connection, code: str) -> Head:
    """How far a table has settled."""
    found = file.execute("SELECT next, seal FROM heads WHERE code = ?", (code,)).fetchone()
    if found is None:
        return beginning(code)
    head = Head(*found)
    if not isinstance(head.next, int) or not isinstance(head.seal, bytes):
        raise DamagedTable(code, 0)
    return head


def unsettled(file: sqlite3.Connection) -> Unsettled:
    """Read what has not settled; damage is the affair of its table, and not of the others."""
    runs: dict[str, Run] = {}
    strays: list[Stray] = []
    rows = file.execute("SELECT rowid, * FROM recent ORDER BY code, version, rowid").fetchall()
    for row, code, version, content in rows:
        run = runs.get(code)
        if run is None:
            head = head_of(file, code)
            run = runs[code] = Run(head.next, head.seal)
        seal = follows(run.head, version, content)
        if seal is None:
            strays.append(Stray(row, code, version, content))
        else:
            run.contents.append(content)
            run.seal = seal
    if not strays:
        return Unsettled(runs, {}, [])
    damaged = _blamed(file, runs, strays)
    sound = {code: run for code, run in runs.items() if code not in damaged}
    misplaced = {stray.row for stray in strays}
    return Unsettled(sound, damaged, [row for row, code, *_ in rows if code in damaged or row in misplaced])


def _blamed(file: sqlite3.Connection, runs: dict[str, Run], strays: list[Stray]) -> dict[str, DamagedTable]:
    """Find the tables to which strays belong: by what they follow, for their code may be what is damaged."""
    heads = {code: beginning(code) for (code,) in file.execute("SELECT code FROM tables")}
    heads |= {code: Head(*head) for code, *head in file.execute("SELECT code, next, seal FROM heads")}
    heads |= {code: run.head for code, run in runs.items()}
    awaiting: dict[int, list[tuple[str, Head]]] = defaultdict(list)
    for code, head in heads.items():
        awaiting[head.next].append((code, head))
    damaged: dict[str, DamagedTable] = {}
    for stray in strays:
        candidates = awaiting.get(stray.version, []) if stray.code not in damaged else []
        owner = next((c for c, head in candidates if follows(head, stray.version, stray.content)), stray.code)
        if owner not in damaged:
            damaged[owner] = DamagedTable(owner, heads[owner].next)
    return damaged
