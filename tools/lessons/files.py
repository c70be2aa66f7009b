"""Which lessons and examples there are, and where the web application has them."""

import json
from collections.abc import Callable
from pathlib import Path

from tools.lessons import devil_with_it, diavolo, little_devils
from tools.lessons.script import Json

LESSONS: dict[str, Callable[[], list[Json]]] = {
    "devil_with_it": devil_with_it.steps,
    "little_devils": little_devils.steps,
    "diavolo": diavolo.steps,
}

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def path_of(game: str) -> Path:
    """The file of a game's lesson."""
    return GAMES / game / "lesson.json"


def examples_of(game: str) -> Path:
    """The file of the examples beside a game's rules."""
    return GAMES / game / "rules" / "examples.json"


def kept(game: str) -> list[Json]:
    """A lesson as the web application has it."""
    steps: list[Json] = json.loads(path_of(game).read_text(encoding="utf-8"))
    return steps
