"""The glossary says what the texts say."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "diablerie"
LANGUAGES = ("en", "de", "fr", "it", "ro")


def rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without their marks."""
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    lines = page.split(f"## {heading}\n")[1].split("\n## ")[0].splitlines()
    table = [line for line in lines if line.startswith("|")][2:]
    return [[cell.strip(" *") for cell in line.strip("|").split("|")] for line in table]


@pytest.mark.parametrize("column", range(len(LANGUAGES)), ids=LANGUAGES)
def test_the_words_of_the_games_are_those_of_the_texts(column: int) -> None:
    files = SOURCES.rglob(f"locale/{LANGUAGES[column]}/*.ftl")
    said = " ".join(file.read_text(encoding="utf-8") for file in files).casefold()
    words = [row[column] for row in rows("The games")]
    assert len(words) > 20
    assert [word for word in words if word.casefold() not in said] == []


def test_the_words_of_the_house_are_in_order() -> None:
    words = [row[0].casefold() for row in rows("The house")]
    assert len(words) > 40
    assert words == sorted(set(words))
