"""What a process uses, as Linux tells, and what follows from it about its memory."""

import os
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

CLEARLY = 300.0
"""kB a minute: memory that grows faster than this over the second half is a leak, if it is MUCH besides."""
MUCH = 0.03
"""The share by which the memory of the last quarter lies above that of the third."""
ARRIVAL = (60.0, 300.0)
"""Seconds in which tables come and none leaves the memory: what grows then is what tables cost."""
SETTLED = 8.0
"""Minutes until finished tables leave the memory as fast as new ones come; before, memory always grows."""


class Sample(NamedTuple):
    """One look at the server."""

    seconds: float
    """Since the load began."""
    memory: float
    """Resident, in kB."""
    cpu: float
    """Seconds of CPU that the server has used in all."""
    tables: int
    """Tables in its memory."""


def look(process: int, seconds: float, tables: int) -> Sample:
    """What a process uses now."""
    text = Path(f"/proc/{process}/stat").read_text()
    fields = text[text.rindex(")") + 1 :].split()  # the name in front may hold anything
    ticks, pages = int(fields[11]) + int(fields[12]), int(fields[21])
    memory = pages * os.sysconf("SC_PAGE_SIZE") / 1024
    return Sample(seconds, memory, ticks / os.sysconf("SC_CLK_TCK"), tables)


def table_cost(samples: Sequence[Sample]) -> float:
    """What a table needs in memory, in kB, by what it was like when the first ones came."""
    first, last = ARRIVAL
    arriving = [sample for sample in samples if first <= sample.seconds <= last]
    return max(0.0, _slope([(sample.tables, sample.memory) for sample in arriving]))


def besides_tables(samples: Sequence[Sample]) -> list[Sample]:
    """The same with the memory that is not for tables: a busier machine is no leak.

    What the most tables so far needed counts, because memory that was free once is not given back.
    """
    cost, most, found = table_cost(samples), 0, list[Sample]()
    for sample in samples:
        most = max(most, sample.tables)
        found.append(sample._replace(memory=sample.memory - cost * most))
    return found


def _slope(points: Sequence[tuple[float, float]]) -> float:
    """The median over all pairs of points, so that a peak does not count."""
    steps = [
        (y2 - y1) / (x2 - x1)
        for number, (x1, y1) in enumerate(points)
        for x2, y2 in points[number + 1 :]
        if x1 != x2
    ]
    return median(steps) if steps else 0.0


class Verdict(NamedTuple):
    """What the samples say."""

    plain: float
    """How fast the memory grew over the second half, in kB a minute, whatever it was for."""
    slope: float
    """The same without the memory for tables."""
    growth: float
    """From the third quarter to the last, as a share of all memory, without that for tables."""
    cost: float
    """kB for a table."""
    minutes: float

    @property
    def settled(self) -> bool:
        return self.minutes >= 2 * SETTLED

    @property
    def grows(self) -> bool:
        return self.slope > CLEARLY and self.growth > MUCH

    def __str__(self) -> str:
        figures = (
            f"over the second half {self.plain:+.0f} kB a minute; without {self.cost:.0f} kB for each table "
            f"{self.slope:+.0f} kB a minute, {self.growth:+.1%} from its first part to its second"
        )
        if not self.settled:
            return f"{figures}. Less than {2 * SETTLED:.0f} minutes are too short to judge"
        limit = f"A leak would be more than {CLEARLY:.0f} kB a minute and {MUCH:.0%}"
        return f"{figures}. {limit}: the memory {'GROWS' if self.grows else 'does not grow'}"


def judged(samples: Sequence[Sample]) -> Verdict:
    """Look at the second half of a run."""
    middle = len(samples) // 2
    half, other = samples[middle:], besides_tables(samples)[middle:]
    plain, slope = (60 * _slope([(s.seconds, s.memory) for s in part]) for part in (half, other))
    first, second = other[: len(other) // 2], other[len(other) // 2 :]
    growth = 0.0
    if first and second:
        more = median(sample.memory for sample in second) - median(sample.memory for sample in first)
        growth = more / median(sample.memory for sample in half)
    return Verdict(plain, slope, growth, table_cost(samples), samples[-1].seconds / 60 if samples else 0.0)
