"""The pages of our documents, and what is quoted on them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
WITH_A_PACKAGE = ROOT / "docs" / "adding-a-game.md"
"""What this page says is run where its game is installed (tests/examples/pig)."""


def blocks(page: Path, language: str = "") -> list[str]:
    """The code blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.S | re.M)


def shortened(line: str) -> str:
    """The same with few games: that it works is to be seen, not who is better."""
    if not re.match("diablerie (simulate|tournament) ", line):
        return line
    return f"{re.sub('--games [0-9]+', '', line)} --games 12"
