"""Where texts are used: ids in our Python and in the pages, as they stand or with something filled in."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from diablerie.kernel.cache import parsed

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "src" / "diablerie"
WEB = ROOT / "web" / "src"
ID = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)*")
LITERAL = re.compile(r'"([^"\\\n]*)"|\'([^\'\\\n]*)\'|`([^`\\]*)`')
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
CALL = re.compile(r"\bt\(|\bid:\s")
COMPARED = re.compile(r"[=!]==?\s*$|\bcase\s*$")
ANYTHING = "[a-z0-9_-]+"


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern, kept: there are more than `re` keeps by itself."""
    return re.compile(pattern)


class Use(NamedTuple):
    """An id in a source, as a pattern: `order-[a-z0-9_-]+` stands for all that can be filled in."""

    pattern: str
    place: str

    def fits(self, name: str) -> bool:
        """Whether this can be the use of a text; of its attributes too."""
        return compiled(self.pattern).fullmatch(name.partition(".")[0]) is not None


@cache
def in_python() -> tuple[Use, ...]:
    """Every text in our Python that may be an id."""
    return tuple(
        Use(pattern, path.name)
        for path in sorted(PYTHON.rglob("*.py"))
        for pattern in _python_ids(parsed(path.read_text(encoding="utf-8")))
    )


def _python_ids(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pattern = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING
                for part in node.values
            )
            if re.match(r"[a-z]+\\-", pattern):
                yield pattern
        elif isinstance(node, ast.Constant) and ID.fullmatch(str(node.value)):
            yield re.escape(str(node.value))


@cache
def in_pages() -> tuple[Use, ...]:
    """Every text in the sources of the pages that may be an id."""
    return tuple(
        Use(pattern, path.name)
        for path in _pages()
        for literal in LITERAL.finditer(path.read_text(encoding="utf-8"))
        if (pattern := _pattern(literal)) is not None
    )


@cache
def said_in_pages() -> tuple[Use, ...]:
    """What is certainly said in the pages: t("…"), t(this ? "…" : "…") and { id: "…" }."""
    found = []
    for path in _pages():
        source = path.read_text(encoding="utf-8")
        for call in CALL.finditer(source):
            expression = _first_value(source[call.end() :])
            for literal in LITERAL.finditer(expression):
                pattern = _pattern(literal)
                if pattern is not None and not COMPARED.search(expression[: literal.start()]):
                    found.append(Use(pattern, path.name))
    return tuple(found)


def _pages() -> list[Path]:
    return sorted(path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))


def _pattern(literal: re.Match[str]) -> str | None:
    text = next(group for group in literal.groups() if group is not None)
    if literal[3] is None:
        return re.escape(text) if ID.fullmatch(text) else None
    filled = HOLE.sub("0", text)
    if not ID.fullmatch(filled) or not re.search("[a-z]{2}", filled):
        return None
    return ANYTHING.join(re.escape(part) for part in HOLE.split(text))


def _first_value(source: str) -> str:
    """The source up to the comma, bracket or semicolon that ends the value it begins with."""
    depth = 0
    for at, sign in enumerate(source):
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and sign in ",;"):
            return source[:at]
    return source
