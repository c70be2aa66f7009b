"""Drawing: a few shapes as SVG; their colours are classes, so that one drawing serves by night and by day."""

from collections.abc import Iterable
from html import escape

Shape = str


def drawing(shapes: Iterable[Shape], width: float, height: float, meaning: str) -> str:
    """A picture, with words for whoever cannot see it."""
    inside = "".join(shapes)
    box = f'viewBox="0 0 {_n(width)} {_n(height)}" width="{_n(width)}" height="{_n(height)}"'
    return f'<svg role="img" {box}><title>{escape(meaning)}</title>{inside}</svg>'


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> Shape:
    """Words, of which `y` is the middle."""
    place = f'x="{_n(x)}" y="{_n(y)}" dy=".35em" text-anchor="{anchor}"'
    return f'<text {place} class="{kind}">{escape(words)}</text>'


def line(start: tuple[float, float], end: tuple[float, float], kind: str) -> Shape:
    """A straight line."""
    x1, y1, x2, y2 = map(_n, (*start, *end))
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" class="{kind}"/>'


def dot(x: float, y: float, kind: str, radius: float = 5) -> Shape:
    """A filled circle."""
    return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" class="{kind}"/>'


def bar(x: float, y: float, width: float, height: float, kind: str) -> Shape:
    """A filled rectangle."""
    size = f'width="{_n(max(width, 0))}" height="{_n(max(height, 0))}"'
    return f'<rect x="{_n(x)}" y="{_n(y)}" {size} class="{kind}"/>'


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
