"""What a process uses, as Linux tells, and what follows from it about its memory."""

import os
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

CLEARLY = 300.0
"""kB a minute: memory that grows faster than this over the second half is a leak, if it is MUCH besides."""
MUCH = 0.03
"""The share by which the memory of the last quarter lies above that of the third, more tables not counted."""
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


def slope(samples: list[Sample]) -> float:
    """How fast the memory grows, in kB a minute: the median over all pairs, so that a peak does not count."""
    steps = [
        60 * (later.memory - sample.memory) / (later.seconds - sample.seconds)
        for number, sample in enumerate(samples)
        for later in samples[number + 1 :]
    ]
    return median(steps) if steps else 0.0


class Verdict(NamedTuple):
    """What the samples say."""

    slope: float
    """kB a minute, over the second half."""
    growth: float
    """Of the memory, from the third quarter to the last, as a share."""
    more_tables: float
    """Of the number of tables, likewise: a busier machine is no leak."""
    minutes: float

    @property
    def settled(self) -> bool:
        return self.minutes >= 2 * SETTLED

    @property
    def grows(self) -> bool:
        return self.slope > CLEARLY and self.growth - max(0.0, self.more_tables) > MUCH

    def __str__(self) -> str:
        figures = (
            f"{self.slope:+.0f} kB a minute over the second half; from its first part to its second "
            f"{self.growth:+.1%} memory and {self.more_tables:+.1%} tables"
        )
        if not self.settled:
            return f"{figures}. Less than {2 * SETTLED:.0f} minutes are too short to judge"
        limit = f"A leak would be more than {CLEARLY:.0f} kB a minute, and {MUCH:.0%} beyond more tables"
        return f"{figures}. {limit}: the memory {'GROWS' if self.grows else 'does not grow'}"


def judged(samples: list[Sample]) -> Verdict:
    """Look at the second half of a run."""
    half = samples[len(samples) // 2 :]
    first, second = half[: len(half) // 2], half[len(half) // 2 :]
    growth = _growth([sample.memory for sample in first], [sample.memory for sample in second])
    more_tables = _growth([sample.tables for sample in first], [sample.tables for sample in second])
    return Verdict(slope(half), growth, more_tables, samples[-1].seconds / 60 if samples else 0.0)


def _growth(before: Sequence[float], after: Sequence[float]) -> float:
    return median(after) / median(before) - 1 if before and after and median(before) else 0.0
