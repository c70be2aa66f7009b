"""The files of texts, read for comparing one language with another."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from re import findall

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from diablerie.games.catalogue import GAMES
from diablerie.words import ENGLISH, LOCALE

OWN = {game.name: game.folder / "locale" for game in GAMES.values()}
"""The folders of the games' own texts."""
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))


@dataclass(frozen=True)
class Choice:
    """One place where a text depends on a value."""

    variable: str
    keys: frozenset[str]

    @property
    def plural(self) -> bool:
        """Whether it depends on how many there are, and not on a word such as yes or no."""
        named = {key for key in self.keys if not key.isdecimal()}
        return named <= PLURALS and named != {"other"}


@dataclass(frozen=True)
class Text:
    """One text: an id with its pattern, or an attribute of it (`id.name`)."""

    id: str
    words: tuple[str, ...]
    """The words in it, in order, without what is filled in."""
    longest: int
    """How many of them are said at most, whatever is chosen."""
    shown: frozenset[str]
    """The values that are filled in."""
    choices: tuple[Choice, ...]

    @property
    def variables(self) -> frozenset[str]:
        """Every value that it speaks of."""
        return self.shown | {choice.variable for choice in self.choices}

    @property
    def plurals(self) -> dict[str, frozenset[str]]:
        """The forms for each value that is counted."""
        return {choice.variable: choice.keys for choice in self.choices if choice.plural}


class Reader(Visitor):
    """Walks through a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.longest = 0
        self.shown: set[str] = set()
        self.choices: list[Choice] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the library's name
        own = [part.value for part in node.elements if isinstance(part, ast.TextElement)]
        words = findall(r"[^\W\d_]+", " ".join(own))
        self.words += words
        self.longest = max(self.longest, len(words))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = frozenset(key_of(variant.key) for variant in node.variants)
        self.choices.append(Choice(variable_of(node.selector), keys))
        for variant in node.variants:
            self.visit(variant.value)


def key_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    """A variant's name, or its number."""
    return key.name if isinstance(key, ast.Identifier) else key.value


def variable_of(selector: ast.BaseNode) -> str:
    """What a choice depends on: $count, or NUMBER($count)."""
    if isinstance(selector, ast.FunctionReference):
        selector = selector.arguments.positional[0]
    assert isinstance(selector, ast.VariableReference), selector
    return selector.id.name


def patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The text and its attributes."""
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def areas(language: str) -> tuple[str, ...]:
    """The files of a language, those of the games among them (`diavolo/words`)."""
    folders = {"": LOCALE, **{f"{name}/": folder for name, folder in OWN.items()}}
    return tuple(
        sorted(
            f"{prefix}{path.stem}"
            for prefix, folder in folders.items()
            for path in (folder / language).glob("*.ftl")
        )
    )


def areas_named(*names: str) -> list[str]:
    """The areas of these names, those of the games among them."""
    return [area for area in areas(ENGLISH) if area.rpartition("/")[2] in names]


def file_of(language: str, area: str) -> Path:
    """Where the texts of an area stand: a game's own in its folder."""
    game, _, own = area.rpartition("/")
    return (OWN[game] if game else LOCALE) / language / f"{own}.ftl"


@cache
def entries(language: str, area: str) -> tuple[ast.EntryType, ...]:
    """Everything in a file: texts, comments, and what cannot be read."""
    source = file_of(language, area).read_text(encoding="utf-8")
    return tuple(FluentParser(with_spans=False).parse(source).body)


@cache
def texts(language: str, area: str) -> tuple[Text, ...]:
    """The texts of a file, in order."""
    found = []
    for entry in entries(language, area):
        for name, pattern in patterns(entry) if isinstance(entry, ast.Message) else ():
            reader = Reader()
            reader.visit(pattern)
            found.append(
                Text(
                    name,
                    tuple(reader.words),
                    reader.longest,
                    frozenset(reader.shown),
                    tuple(reader.choices),
                )
            )
    return tuple(found)


@cache
def all_texts(language: str) -> dict[str, Text]:
    """The texts of all files of a language, by their ids."""
    return {text.id: text for area in areas(language) for text in texts(language, area)}
