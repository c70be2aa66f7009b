"""What compiled code refuses it refuses aloud, and no change of a source is answered with old code."""

import ast
import os
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from diablerie import kernel
from diablerie.games.little_devils.numbers import NUMBERS
from diablerie.games.little_devils.state import new_game
from diablerie.kernel import Compiled, compiled, load_machine, rule
from diablerie.kernel.cache import cache_directory, parsed, was_compiled
from diablerie.lab.by_lot import loop_of
from diablerie.lab.outcome import empty_outcomes
from tests.children import child


class Numbers(NamedTuple):
    """Two whole numbers."""

    one: int
    two: int


def a_field_there_is_not(numbers: Numbers) -> Any:
    return numbers._replace(three=3)  # type: ignore[call-arg]


def a_fraction_for_a_whole_number(numbers: Numbers) -> Any:
    return numbers._replace(one=1.5)  # type: ignore[arg-type]


def a_tuple_for_a_number(numbers: Numbers) -> Any:
    return numbers._replace(one=(1, 2))  # type: ignore[arg-type]


def a_value_without_a_name(numbers: Numbers) -> Any:
    return numbers._replace(1)  # type: ignore[call-arg]


def a_field_of_a_plain_tuple(numbers: Numbers) -> Any:
    return (1, 2)._replace(one=3)  # type: ignore[attr-defined]


def a_function_that_is_no_rule(numbers: Numbers) -> Any:
    return _no_rule(numbers.one)


def _no_rule(number: int) -> int:
    return number + 1


@pytest.mark.parametrize(
    "loop",
    [
        a_field_there_is_not,
        a_fraction_for_a_whole_number,
        a_tuple_for_a_number,
        a_value_without_a_name,
        a_field_of_a_plain_tuple,
        a_function_that_is_no_rule,
    ],
)
def test_what_cannot_be_compiled_is_refused_aloud(loop: Callable[[Numbers], Any]) -> None:
    with pytest.raises(Exception, match=r"(?i)(typing|untyped|_replace|unknown|invalid|cannot)"):
        compiled(loop)(Numbers(1, 2))


@compiled
def raising(number: int) -> int:
    if number < 0:
        raise ValueError("below zero")
    return _doubled(number)


@rule
def _doubled(number: int) -> int:
    return 2 * number


def test_errors_and_rules_written_later_pass_through_compiled_code() -> None:
    assert raising(4) == raising.plain(4) == 8
    for mode in (raising, raising.plain):
        with pytest.raises(ValueError, match="below zero"):
            mode(-1)


def test_code_that_was_fitted_to_its_arguments_does_the_same() -> None:
    fitted = raising.fitted(4)
    assert fitted(5) == raising(5) == 10
    with pytest.raises(ValueError, match="below zero"):
        fitted(-1)


def test_a_rule_is_the_plain_function_itself() -> None:
    assert rule(_no_rule) is _no_rule
    assert isinstance(raising, Compiled)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of our sources, which the kernel takes for its own."""
    source = Path(kernel.__file__).parents[1]
    copy = tmp_path / "diablerie"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    load_machine()
    monkeypatch.setattr(kernel, "__file__", str(copy / "kernel" / "__init__.py"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return copy


ENTRY = loop_of(NUMBERS).plain


def test_the_folder_of_compiled_code_changes_with_every_source_it_can_come_from(package: Path) -> None:
    before = cache_directory(ENTRY)
    assert before == cache_directory(ENTRY)
    rules = sorted((package / "games" / "little_devils").glob("[crst]*s.py"))
    entry = package / "lab" / "by_lot.py"
    primitives = sorted((package / "kernel").glob("*.py"))
    assert {path.name for path in rules} >= {"cards.py", "rules.py"}
    for path in (*rules, entry, *primitives, package / "game" / "core.py"):
        text = path.read_bytes()
        path.write_bytes(text + b"\n")
        assert cache_directory(ENTRY) != before, path
        path.write_bytes(text)
    assert cache_directory(ENTRY) == before


def test_what_cannot_go_into_compiled_code_leaves_it_as_it_is(package: Path) -> None:
    before = cache_directory(ENTRY)
    for room in ("server/hall/hub.py", "terminal/table.py", "games/diavolo/rules.py", "bots/company.py"):
        path = package / room
        path.write_bytes(path.read_bytes() + b"\n")
        assert cache_directory(ENTRY) == before, room


def test_whatever_is_imported_anywhere_on_the_way_counts(package: Path) -> None:
    """By any form of import, and through other modules."""
    entry = package / "lab" / "entry.py"

    def late() -> None: ...

    late.__module__ = "diablerie.lab.entry"
    forms = (
        "import diablerie.lab.far",
        "from diablerie.lab import far",
        "from diablerie.lab.far import x",
        "from . import far",
        "from .far import x",
        "from ..lab.far import x",
    )
    for form in forms:
        entry.write_text(f"def late():\n    {form}\n")
        (package / "lab" / "far.py").write_text("from diablerie.lab.farther import x\n")
        (package / "lab" / "farther.py").write_text("x = 1\n")
        before = cache_directory(late)
        (package / "lab" / "farther.py").write_text("x = 2\n")
        assert cache_directory(late) != before, form


def test_rules_that_a_loop_was_made_for_count_wherever_they_live(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In ours, or in a package of somebody else's."""
    theirs = tmp_path / "strange_game"
    theirs.mkdir()
    (theirs / "__init__.py").touch()
    (theirs / "dice.py").write_text("SIDES = 6\n")
    rules = "from strange_game.dice import SIDES\n\ndef over(state):\n    return state > SIDES\n"
    (theirs / "rules.py").write_text(rules)
    monkeypatch.syspath_prepend(tmp_path)
    over = import_module("strange_game.rules").over

    def loop(state: int) -> bool:
        return bool(over(state))

    def made_for_it(state: int) -> bool:
        return loop(state)

    for function in (loop, made_for_it):
        before = cache_directory(function)
        for path in (theirs / "rules.py", theirs / "dice.py"):
            path.write_text(f"{path.read_text()}\n")
            assert cache_directory(function) != before, path
            before = cache_directory(function)


def test_what_was_compiled_is_known_without_compiling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    entry = Compiled(ENTRY)
    assert not was_compiled(entry.plain)
    entry(new_game(3, 1, 0), 1, 0, empty_outcomes(0))
    assert was_compiled(entry.plain)


COMPILING = """
from diablerie.games.little_devils.state import new_game
from diablerie.games.little_devils.numbers import NUMBERS
from diablerie.lab.by_lot import loop_of
from diablerie.lab.outcome import empty_outcomes
play_games = loop_of(NUMBERS)
play_games(new_game(3, 1, 0), 1, 0, empty_outcomes(0))
print(play_games._code.stats.cache_misses.total())
"""


def test_of_several_processes_that_need_the_same_code_one_compiles_it(tmp_path: Path) -> None:
    own = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-c", COMPILING]
    with child(command, env=own, stderr=None) as one, child(command, env=own, stderr=None) as other:
        said = [process.communicate(timeout=120)[0].strip() for process in (one, other)]
    assert sorted(said) == ["0", "1"]


def test_a_home_that_cannot_be_written_to_is_replaced_by_a_folder_of_our_own(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    directory = cache_directory(ENTRY)
    assert directory.is_dir()
    assert directory.parent == tmp_path
    assert directory.stat().st_mode & 0o077 == 0


def test_a_source_is_parsed_again_where_python_stumbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.11.2 says `AST constructor recursion depth mismatch` where two threads parse at once."""
    stumbles, parse = iter([True, True, False]), ast.parse

    def stumbling(source: bytes) -> ast.Module:
        if next(stumbles):
            raise SystemError("AST constructor recursion depth mismatch (before=39, after=35)")
        return parse(source)

    monkeypatch.setattr(ast, "parse", stumbling)
    found = ast.dump(parsed(b"one = 1"))
    assert found == ast.dump(parse(b"one = 1"))
