"""Five languages say the same: nothing is missing, left over, untranslated or counted wrongly."""

from collections import Counter

import pytest
from fluent.syntax import ast

from diablerie.words import ENGLISH, LANGUAGES, LOCALE
from tests.locale.texts import Text, all_texts, areas, entries, file_of, texts

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
FORMS = {language: {"one", "other"} for language in LANGUAGES} | {"ro": {"one", "few", "other"}}
"""The plural forms of each language; French and Italian have one more, for whole millions."""
SAME = {
    "game-devil_with_it": ("it",),
    "game-little_devils": tuple(OTHERS),
    "reaction-groan": ("it",),
}
"""Texts of several words that are the same as in English: titles of games, and a groan."""


def pairs(language: str) -> list[tuple[Text, Text]]:
    """The texts that English and another language both have."""
    english, other = all_texts(ENGLISH), all_texts(language)
    return [(english[name], other[name]) for name in english if name in other]


def test_there_is_a_folder_for_each_language_and_none_besides() -> None:
    assert sorted(path.name for path in LOCALE.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str) -> None:
    unread = [
        f"{area}.ftl: {(entry.content or '').splitlines()[0]}"
        for area in areas(language)
        for entry in entries(language, area)
        if isinstance(entry, ast.Junk)
    ]
    assert unread == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_used_for_two_texts(language: str) -> None:
    ids = Counter(text.id for area in areas(language) for text in texts(language, area))
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_that_english_has(language: str) -> None:
    assert areas(language) == areas(ENGLISH)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("area", areas(ENGLISH))
def test_no_text_is_missing_and_none_is_left_over(language: str, area: str) -> None:
    english = [text.id for text in texts(ENGLISH, area)]
    other = [text.id for text in texts(language, area)] if area in areas(language) else []
    assert {"missing": sorted(set(english) - set(other)), "left over": sorted(set(other) - set(english))} == {
        "missing": [],
        "left over": [],
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_several_words_is_translated(language: str) -> None:
    same = [
        english.id
        for english, other in pairs(language)
        if english.longest > 1 and english.words == other.words and language not in SAME.get(english.id, ())
    ]
    assert same == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_may_be_the_same_as_in_english_is_the_same(language: str) -> None:
    allowed = [name for name, languages in SAME.items() if language in languages]
    assert all(all_texts(ENGLISH)[name].words == all_texts(language)[name].words for name in allowed)


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_speaks_of_the_same_values_in_every_language(language: str) -> None:
    """A language need not choose where English does, but what English fills in must not get lost."""
    different = {
        english.id: (sorted(english.variables), sorted(other.variables))
        for english, other in pairs(language)
        if not english.shown <= other.variables <= english.variables
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_has_every_plural_form_of_its_language(language: str) -> None:
    lacking = {
        text.id: sorted(FORMS[language] - keys)
        for text in all_texts(language).values()
        for keys in text.plurals.values()
        if not keys >= FORMS[language]
    }
    assert lacking == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_form_is_there_that_the_language_does_not_have(language: str) -> None:
    strange = {
        text.id: sorted(keys)
        for text in all_texts(language).values()
        for keys in text.plurals.values()
        if {key for key in keys if not key.isdecimal()} > FORMS[language]
    }
    assert strange == {}


def test_romanian_counts_wherever_english_does() -> None:
    """From twenty on Romanian says `de`: a noun behind a number cannot do without its three forms."""
    english, romanian = all_texts(ENGLISH), all_texts("ro")
    uncounted = [
        name
        for name, text in english.items()
        if name in romanian and not text.plurals.keys() <= romanian[name].plurals.keys()
    ]
    assert uncounted == []


def test_romanian_is_written_with_commas_below_and_not_with_cedillas() -> None:
    for area in areas("ro"):
        assert not set("şţŞŢ") & set(file_of("ro", area).read_text(encoding="utf-8")), area
