"""A law over tests and tools themselves: nobody waits for another process for ever."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from diablerie.kernel.cache import parsed

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in ("tests", "tools") for path in (ROOT / folder).rglob("*.py"))
STARTERS = {
    "tests/children.py",
    "tests/commands/processes.py",
    "tests/databases/servers.py",
    "tests/databases/shared.py",
    "tests/server/test_thinkers.py",
    "tools/torture/run.py",
}
"""The only files that start processes themselves; they end them too."""
LIMITED = ("subprocess.run", "subprocess.call", "subprocess.check_call", "subprocess.check_output", "urlopen")
"""Calls that wait for an answer, and want a timeout by that name."""
WAITING = ("wait", "communicate", "join")
"""Methods that wait for ever if they are given nothing."""


def faults(source: str, starts: bool = False) -> Iterator[str]:
    """What waits without a limit in a source, and what it starts and might leave behind."""
    tree = parsed(source)
    awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Await)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func)
        timeout = any(keyword.arg == "timeout" for keyword in node.keywords)
        forever = not node.args and not node.keywords and id(node) not in awaited
        if name in LIMITED and not timeout:
            yield f"line {node.lineno}: {name} without a timeout"
        elif isinstance(node.func, ast.Attribute) and node.func.attr in WAITING and forever:
            yield f"line {node.lineno}: {name}() waits for ever"
        elif name in ("subprocess.Popen", "Popen") and not starts:
            yield f"line {node.lineno}: tests.children starts processes, and ends them"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_test_waits_for_ever(path: Path) -> None:
    starts = path.relative_to(ROOT).as_posix() in STARTERS
    assert list(faults(path.read_text(encoding="utf-8"), starts)) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("subprocess.run(['x'])", 1),
        ("subprocess.run(['x'], timeout=9)", 0),
        ("process.wait()", 1),
        ("process.wait(9)", 0),
        ("process.communicate()", 1),
        ("async def f():\n    await event.wait()", 0),
        ("' '.join(words)", 0),
        ("subprocess.Popen(['x'])", 1),
    ],
)
def test_the_law_sees_who_waits(source: str, found: int) -> None:
    assert len(list(faults(source))) == found
