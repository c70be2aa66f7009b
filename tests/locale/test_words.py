"""Saying a text: in a language, in the language of whoever asks, and as well as can be."""

import subprocess
import sys
from pathlib import Path

import pytest

from diablerie import words
from diablerie.bots.roster import USUAL
from diablerie.game.teller import Teller, aligned
from diablerie.games.diavolo.dice import DEVIL_NAMES
from diablerie.games.diavolo.prompts import devil_of
from diablerie.words import LANGUAGES, language_of, listed, say

GUESTS = {"de": "Gast", "en": "Guest", "fr": "Invité", "it": "Ospite", "ro": "Oaspete"}


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "0 cărți"),
        (1, "1 carte"),
        (2, "2 cărți"),
        (19, "19 cărți"),
        (20, "20 de cărți"),
        (101, "101 cărți"),
    ],
)
def test_romanian_counts_in_three_forms(count: int, said: str) -> None:
    assert say("ro", "count-cards", count=count) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "1.600 Chips"), ("en", "1,600 chips"), ("fr", "1\u202f600 jetons"), ("it", "1.600 chip")],
)
def test_a_number_is_written_as_its_language_writes_it(language: str, said: str) -> None:
    assert say(language, "count-chips", count=1600) == said


def test_whoever_acts_is_spoken_to_and_the_others_are_spoken_of() -> None:
    teller = Teller(["Ada", "Bo"], "de", you=0)
    assert teller.of(0, "event-devil_with_it-burnt") == "Ein Teufel! Du verbrennst dir die Finger."
    assert teller.of(1, "event-devil_with_it-burnt") == "Ein Teufel! Bo verbrennt sich die Finger."


@pytest.mark.parametrize(("language", "said"), [("en", "Ada, Bo, and Cleo"), ("de", "Ada, Bo und Cleo")])
def test_several_are_named_in_one_breath(language: str, said: str) -> None:
    assert listed(language, ["Ada", "Bo", "Cleo"]) == said
    assert listed(language, ["Ada"]) == "Ada"


def test_a_text_holds_no_invisible_marks() -> None:
    assert say("en", "event-diavolo-late", names="Ada").isascii()


def test_a_missing_text_is_an_error_in_tests() -> None:
    with pytest.raises(LookupError, match="no text 'no-such-text' in de"):
        say("de", "no-such-text")


def test_a_missing_value_is_an_error_in_tests() -> None:
    with pytest.raises(LookupError, match="count-cards"):
        say("de", "count-cards")


def test_to_a_person_a_text_that_is_not_translated_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for language in ("de", "en"):
        (tmp_path / language).mkdir()
        for area in words.AREAS:
            (tmp_path / language / f"{area}.ftl").write_text("")
    (tmp_path / "en" / "games.ftl").write_text("only-in-english = Only in English\n")
    monkeypatch.setattr(words, "strict", False)
    monkeypatch.setattr(words, "LOCALE", tmp_path)
    words._bundle.cache_clear()
    try:
        assert say("de", "only-in-english") == "Only in English"
    finally:
        words._bundle.cache_clear()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "ro_RO@euro", "LC_ALL": ""}, "ro"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "it_CH.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_system_says_which_language_is_spoken(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_devil_has_a_letter_of_its_own_with_which_its_name_begins(language: str) -> None:
    letters = [say(language, f"devil-{name}-letter") for name in DEVIL_NAMES]
    assert len(set(letters)) == len(DEVIL_NAMES)
    assert [devil_of(letter, language) for letter in letters] == [0, 1, 2, 3]


def test_columns_are_aligned_to_the_left_or_to_the_right() -> None:
    rows = [["Ada", "5", "x"], ["Cleopatra", "120", ""]]
    assert aligned(rows, right=(1,)) == ["Ada          5  x", "Cleopatra  120"]


def said(language: str, *options: str, **environment: str) -> str:
    """What `diablerie play` says to somebody who leaves at once."""
    command = [sys.executable, "-m", "diablerie", "play", "little_devils", *options]
    own = {"PATH": "", "LANG": language, **environment}
    done = subprocess.run(command, input="q\n", env=own, capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_speaks_the_language_of_the_system(language: str) -> None:
    assert f"{GUESTS[language]}, {say(language, f'bot-{USUAL}')} (" in said(f"{language}.UTF-8")


def test_the_environment_goes_before_the_system_and_the_option_before_both() -> None:
    assert GUESTS["it"] in said("de_DE.UTF-8", DIABLERIE_LANGUAGE="it")
    assert GUESTS["ro"] in said("de_DE.UTF-8", "--language", "ro", DIABLERIE_LANGUAGE="it")


def test_a_language_that_we_do_not_speak_is_refused_with_those_that_we_do() -> None:
    command = [sys.executable, "-m", "diablerie", "play", "--language", "tlh"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert all(f"'{language}'" in done.stderr for language in LANGUAGES)
