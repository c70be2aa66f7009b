"""What people notice of a fault: how long nobody could move, and how long anybody was away."""

from collections.abc import Iterable, Sequence
from statistics import median, quantiles

from tools.torture.cluster.person import Person, Wait

IN_FLIGHT = 0.2
"""Seconds after a kill in which something that was told before may still arrive."""


def first_moves(people: Iterable[Person], tables: set[str], killed: float) -> dict[str, float]:
    """Seconds from a kill to the next accepted move at each of these tables, where there was one."""
    found: dict[str, float] = {}
    for person in people:
        later = next((at for at in person.moved if at > killed + IN_FLIGHT), None)
        if person.code in tables and later is not None:
            found[person.code] = min(found.get(person.code, later - killed), later - killed)
    return found


def interruptions(people: Iterable[Person], start: float, end: float) -> list[float]:
    """For everybody, the longest of their waits between two moments: for a connection or for an answer."""
    waits = [_longest(person.away + person.waited, start, end) for person in people]
    return [wait for wait in waits if wait]


def _longest(waits: Iterable[Wait], start: float, end: float) -> float:
    return max(
        (wait.end - wait.start for wait in waits if wait.end > start and wait.start < end), default=0.0
    )


def spread(seconds: Sequence[float]) -> str:
    """Figures in words: the median, where the middle eight tenths lie, and the largest."""
    if not seconds:
        return "not seen"
    cuts = quantiles(seconds, n=10) if len(seconds) > 1 else [seconds[0]] * 9
    return (
        f"median {median(seconds):.2f} s, 10 to 90 %: {max(0.0, cuts[0]):.2f} to {cuts[-1]:.2f} s, "
        f"largest {max(seconds):.2f} s ({len(seconds)} seen)"
    )
