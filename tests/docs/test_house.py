"""Laws over the tests themselves: what they share has modules of its own, and no file is too long to read."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from diablerie.kernel.cache import parsed

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in ("tests", "tools", "bench") for path in (ROOT / folder).rglob("*.py"))
LONGEST = 300

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())


def from_tests(source: str) -> Iterator[str]:
    """What a source imports from a file of tests, or that file itself."""
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            top, *inside = name.split(".")
            if top == "tests" and any(part.startswith("test_") for part in inside):
                yield f"line {node.lineno}: {name}"


@each_file
def test_nothing_is_imported_from_a_file_of_tests(path: Path) -> None:
    assert list(from_tests(path.read_text(encoding="utf-8"))) == []


@each_file
def test_no_file_is_longer_than_300_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from tests.server.test_table import code", 1),
        ("from tests.server import test_table", 1),
        ("import tests.server.test_table", 1),
        ("def f():\n    from tests.web.test_looks import look", 1),
        ("from tests.server.hall import code", 0),
        ("from pettingzoo.test import api_test", 0),
    ],
)
def test_the_law_sees_what_is_imported(source: str, found: int) -> None:
    assert len(list(from_tests(source))) == found
