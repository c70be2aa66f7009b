"""Everything that is said to people, in five languages: from `locale/` and the games' folders (Fluent)."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano", "ro": "Română"}
ENGLISH = "en"
LOCALE = Path(__file__).parent / "locale"
AREAS = ("games", "events", "analysis", "terminal", "links", "words")
"""What is said outside the browser; the pages have the other files of the same folders."""
OF_GAMES = sorted((Path(__file__).parent / "games").glob("*/locale"))
"""Where games keep texts of their own, in the same way; who adds a game adds its folder (`texts_from`)."""
REMEMBERED = 4096

Value: TypeAlias = str | int

strict = False
"""Whether a text that is missing, or lacks a value, is an error; to a person it is said as well as can be."""


def say(language: str, text: str, /, **values: Value) -> str:
    """Say the text with this id."""
    return _said(language, text, tuple(values.items()))


def listed(language: str, things: Sequence[str]) -> str:
    """Name several things in one breath: `Ada, Bo, and Cleo`."""
    from babel.lists import (
        format_list,  # with Fluent, below, a fifth of a second, and only where words are said
    )

    return format_list(things, locale=language)


def decimal(language: str, value: float) -> str:
    """Write a number with one place after the point, or what the language has in its stead."""
    from babel.numbers import format_decimal

    return format_decimal(value, "#,##0.0", locale=language)


def percent(language: str, share: float, places: int = 0) -> str:
    """Write a part of a whole, the sign where the language puts it."""
    from babel import Locale
    from babel.numbers import format_percent

    pattern = Locale.parse(language).percent_formats[None].pattern
    precise = pattern.replace("##0", f"##0.{'0' * places}") if places else pattern
    return format_percent(share, precise, locale=language)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that somebody's system speaks, if it is one of ours, else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    language = re.split("[^a-z]", locale.lower())[0]
    return language if language in LANGUAGES else ENGLISH


def texts_from(folder: Path) -> None:
    """Find texts in this folder, too, after all others."""
    OF_GAMES.append(folder)
    _bundle.cache_clear()


def has_text(text: str, folder: Path) -> bool:
    """Whether a folder has a text in English, which is what everybody gets whose language lacks it."""
    return re.search(rf"^{re.escape(text)} *=", texts_in(folder, ENGLISH), re.MULTILINE) is not None


def texts_in(folder: Path, language: str) -> str:
    """The texts of a folder in a language, as they are written; none in a language that it does not have."""
    files = [folder / language / f"{area}.ftl" for area in AREAS]
    return "".join([file.read_text(encoding="utf-8") for file in files if file.is_file()])


@lru_cache(REMEMBERED)
def _said(language: str, text: str, values: tuple[tuple[str, Value], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(text):
        if strict or language == ENGLISH:
            raise LookupError(f"there is no text {text!r} in {language}")
        return _said(ENGLISH, text, values)
    pattern = bundle.get_message(text).value
    assert pattern is not None, text
    said, errors = bundle.format_pattern(pattern, dict(values))
    if strict and errors:
        raise LookupError(f"the text {text!r} in {language}: {errors[0]}")
    return str(said)


@lru_cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in (LOCALE, *OF_GAMES):
        bundle.add_resource(FluentResource(texts_in(folder, language)))
    return bundle
