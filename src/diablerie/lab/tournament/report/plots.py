"""The plots of a tournament: intervals on a scale, and how scores are spread."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import floor, log10
from typing import NamedTuple

import numpy as np

from diablerie.lab.tournament.intervals import Estimate, Numbers
from diablerie.lab.tournament.report.svg import Shape, bar, dot, drawing, line, text

WIDTH, VALUES, LETTER = 680.0, 160.0, 7.6
"""Of a drawing, of the figures at its right, and of a letter of the names at its left."""
ROW, RIDGE, AXIS = 30.0, 64.0, 34.0
"""How high a row with an interval is, one with a distribution, and the axis below them."""
BINS = 36
LONGEST_LABEL = 30


class Row(NamedTuple):
    """A line of a forest plot."""

    label: str
    estimate: Estimate
    figures: str
    """What is written at its right."""


@dataclass(frozen=True)
class Scale:
    """Where numbers lie between the names and the figures."""

    low: float
    high: float
    left: float = 0.0
    """How much room the names take."""

    def beside(self, labels: Iterable[str]) -> "Scale":
        """The same numbers at the right of these names."""
        return replace(self, left=16 + LETTER * max(len(shortened(label)) for label in labels))

    def at(self, number: float) -> float:
        """The place of a number; what lies beyond stands at the edge."""
        inside = min(max(number, self.low), self.high)
        part = (inside - self.low) / (self.high - self.low)
        return self.left + part * (WIDTH - VALUES - self.left)

    def ticks(self) -> list[float]:
        """Round numbers to write at the axis, about five."""
        rough = (self.high - self.low) / 5
        power = 10.0 ** floor(log10(rough))
        step = next(power * nice for nice in (1, 2, 2.5, 5, 10) if power * nice >= rough * 0.999)
        first = int(np.ceil(self.low / step - 1e-9))
        last = int(np.floor(self.high / step + 1e-9))
        return [number * step for number in range(first, last + 1)]


SHARES = Scale(0.0, 1.0)


def forest(rows: Sequence[Row], scale: Scale, even: float | None, unit: str, meaning: str) -> str:
    """Estimates with their intervals, one below another, and a line where nobody is better."""
    bottom, scale = ROW * len(rows), scale.beside(row.label for row in rows)
    shapes = list(axis(scale, bottom, unit))
    if even is not None:
        shapes.append(line((scale.at(even), 0), (scale.at(even), bottom), "even"))
    for number, row in enumerate(rows):
        shapes += _interval(row, scale, ROW * (number + 0.5), even)
    return drawing(shapes, WIDTH, bottom + AXIS, meaning)


def _interval(row: Row, scale: Scale, y: float, even: float | None) -> Iterator[Shape]:
    value, low, high = row.estimate
    unsure = even is not None and low <= even <= high
    kind = "unsure" if unsure else "sure"
    yield text(0, y, shortened(row.label), "label")
    yield line((scale.at(low), y), (scale.at(high), y), f"whisker {kind}")
    for end in (low, high):
        yield line((scale.at(end), y - 5), (scale.at(end), y + 5), f"whisker {kind}")
    yield dot(scale.at(value), y, kind)
    yield text(WIDTH, y, row.figures, "figures", "end")


def axis(scale: Scale, bottom: float, unit: str) -> Iterator[Shape]:
    """Round numbers, and a faint line at each."""
    for tick in scale.ticks():
        shown = f"{100 * tick:.0f} %" if unit == "%" else f"{tick:,.4g}"
        yield line((scale.at(tick), 0), (scale.at(tick), bottom), "grid")
        yield text(scale.at(tick), bottom + 16, shown, "tick", "middle")
    if unit != "%":
        yield text(WIDTH, bottom + 16, unit, "tick", "end")


def distributions(scores: dict[str, Sequence[int]], meaning: str) -> str:
    """How the totals of each bot are spread, on one scale; a line marks the mean."""
    least, most = min(map(min, scores.values())), max(map(max, scores.values()))
    scale = Scale(least - 0.5, most + 0.5) if most - least < BINS else Scale(least, most)
    scale = scale.beside(scores)
    bins = min(BINS, most - least + 1)
    counts = {
        name: np.histogram(own, bins, (scale.low, scale.high))[0] / len(own) for name, own in scores.items()
    }
    highest = max(float(count.max()) for count in counts.values())
    bottom = RIDGE * len(scores)
    shapes = list(axis(scale, bottom, "total"))
    for number, (name, count) in enumerate(counts.items()):
        floor_y = RIDGE * (number + 1)
        shapes += _ridge(count / highest, scale, floor_y)
        middle = float(np.mean(scores[name]))
        shapes.append(line((scale.at(middle), floor_y - RIDGE + 8), (scale.at(middle), floor_y), "mean"))
        shapes.append(text(0, floor_y - RIDGE / 2, shortened(name), "label"))
        shapes.append(text(WIDTH, floor_y - RIDGE / 2, f"mean {middle:,.1f}", "figures", "end"))
    return drawing(shapes, WIDTH, bottom + AXIS, meaning)


def _ridge(heights: Numbers, scale: Scale, floor_y: float) -> Iterator[Shape]:
    """Bars that stand on a line."""
    edges = np.linspace(scale.low, scale.high, len(heights) + 1)
    for left, right, height in zip(edges, edges[1:], heights):
        tall = height * (RIDGE - 12)
        yield bar(scale.at(left) + 0.5, floor_y - tall, scale.at(right) - scale.at(left) - 1, tall, "bin")
    yield line((scale.at(scale.low), floor_y), (scale.at(scale.high), floor_y), "floor")


def shortened(label: str) -> str:
    """A name that fits beside a plot."""
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"
