"""What happened, as it was written down from outside, and the six laws that hold of it whatever broke.

Each law is a function over a history that names every breach in a line; none is the same as: it holds.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple


class Kept(NamedTuple):
    """An entry in the log, in the end."""

    table: str
    version: int
    owner: int
    """Which claim wrote it: the first one of a table is 1, each later one counts more."""
    who: str
    """Whose command caused it, or nothing."""
    command: int
    content: str
    """What happened, as those who were told may know it; nothing if that is secret."""


class Saw(NamedTuple):
    """What a client was told, in the order in which it was told."""

    client: str
    table: str
    version: int
    content: str = ""
    """What happened, or nothing if it is not said, or the whole table was shown."""
    whole: bool = False


class LastView(NamedTuple):
    """A table as a client saw it in the end."""

    client: str
    table: str
    version: int
    view: str


def told_but_not_kept(saws: Iterable[Saw], kept: Iterable[Kept]) -> list[str]:
    """(1) Every version that a client was told is in the log with that content."""
    log = {(entry.table, entry.version): entry.content for entry in kept}
    breaches = []
    for saw in saws:
        place = (saw.table, saw.version)
        if place not in log:
            breaches.append(f"{saw.client} was told version {saw.version} of {saw.table}, which is lost")
        elif saw.content and log[place] and saw.content != log[place]:
            breaches.append(
                f"{saw.client} was told {saw.content!r} as version {saw.version} of {saw.table}, "
                f"which is {log[place]!r}"
            )
    return breaches


def gaps(kept: Iterable[Kept]) -> list[str]:
    """(2) Versions have no gap."""
    return [
        f"after version {before.version} of {table} comes {after.version}"
        for table, entries in _by_table(kept)
        for before, after in pairwise(entries)
        if after.version != before.version + 1
    ] + [
        f"{table} begins with version {entries[0].version}"
        for table, entries in _by_table(kept)
        if entries[0].version
    ]


def interleaved(kept: Iterable[Kept]) -> list[str]:
    """(3) Owners never interleave: nobody writes after a later claim has written."""
    return [
        f"version {after.version} of {table} was written by claim {after.owner}, after claim {before.owner}"
        for table, entries in _by_table(kept)
        for before, after in pairwise(entries)
        if after.owner < before.owner
    ]


def done_twice(kept: Iterable[Kept]) -> list[str]:
    """(4) A command's id happens at most once."""
    seen: dict[tuple[str, str, int], int] = {}
    breaches = []
    for entry in kept:
        place = (entry.table, entry.who, entry.command)
        if entry.who and place in seen:
            breaches.append(
                f"command {entry.command} of {entry.who} at {entry.table} is version {seen[place]} "
                f"and version {entry.version}"
            )
        seen[place] = entry.version
    return breaches


def went_back(saws: Iterable[Saw]) -> list[str]:
    """(5) No client sees a version go back, or misses one, without being shown the whole table."""
    at: dict[tuple[str, str], int] = {}
    breaches = []
    for saw in saws:
        place = (saw.client, saw.table)
        if not saw.whole and saw.version != at.get(place, saw.version - 1) + 1:
            breaches.append(f"{saw.client} was told {saw.version} of {saw.table} after {at[place]}")
        at[place] = saw.version
    return breaches


def misled(views: Iterable[LastView], folded: Mapping[tuple[str, str], tuple[int, str]]) -> list[str]:
    """(6) Folding the log gives everybody's last view; `folded` has it by client and table."""
    return [
        f"{view.client} saw {view.table} at {view.version} as {view.view!r}; the log says "
        f"{folded.get((view.client, view.table))!r}"
        for view in views
        if folded.get((view.client, view.table)) != (view.version, view.view)
    ]


def broken(
    saws: Sequence[Saw],
    kept: Sequence[Kept],
    views: Iterable[LastView],
    folded: Mapping[tuple[str, str], tuple[int, str]],
) -> list[str]:
    """Every breach of the six laws."""
    of_the_log = [*gaps(kept), *interleaved(kept), *done_twice(kept)]
    return [*told_but_not_kept(saws, kept), *of_the_log, *went_back(saws), *misled(views, folded)]


def _by_table(kept: Iterable[Kept]) -> list[tuple[str, list[Kept]]]:
    ordered = sorted(kept, key=lambda entry: (entry.table, entry.version))
    return [(table, list(entries)) for table, entries in groupby(ordered, key=lambda entry: entry.table)]
