"""Markdown is wrapped at 100 columns, so that differences can be read."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = ("*.md", "docs/**/*.md", "examples/**/*.md", "src/diablerie/**/*.md", ".github/**/*.md")
PAGES = sorted({page for place in PLACES for page in ROOT.glob(place)})
WIDTH = 100
UNBROKEN = re.compile(r"\s*(\||!?\[[^\]]*\]\([^)]*\)\S?$|\S+$|[-*] \S+$)")
"""What cannot be wrapped: a row of a table, a link or a word that is a line by itself."""


def too_long(text: str) -> list[int]:
    """The numbers of the lines that should have been wrapped."""
    found, in_code = [], False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code and len(line) > WIDTH and not UNBROKEN.match(line):
            found.append(number)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_is_wrapped(page: Path) -> None:
    assert too_long(page.read_text(encoding="utf-8")) == []


def test_a_long_line_is_found_and_what_cannot_be_wrapped_is_not() -> None:
    long = "word " * 30
    link = f"[{'a' * 60}](docs/{'b' * 60}.md)"
    text = "\n".join(["short", long, f"| {long} |", "```", long, "```", link, f"{link} and more", "x" * 120])
    assert too_long(text) == [2, 8]
    assert len(PAGES) > 15
