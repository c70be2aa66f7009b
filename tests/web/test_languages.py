"""Five languages, switched at once, with every word in them."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from diablerie.games.catalogue import GAMES
from tests.web.conftest import NewVisitor
from tests.web.visitor import MINE, PHONE, Visitor, play

LANGUAGES = ("de", "en", "fr", "it", "ro")
ID = re.compile(r"^[a-z]+(-[a-z_0-9]+)+$", re.MULTILINE)
"""What a text looks like that nobody wrote: its own name."""


def all_is_said(someone: Visitor) -> None:
    """No text is missing on the page as it is."""
    labels = someone.page.evaluate(
        "() => [...document.querySelectorAll('[aria-label], [title], [placeholder]')]"
        ".flatMap(item => [item.ariaLabel, item.title, item.placeholder]).filter(Boolean).join('\\n')"
    )
    said = someone.page.locator("body").inner_text() + "\n" + labels
    assert ID.findall(said) == []
    assert "{" not in said


@pytest.mark.parametrize(("language", "game"), list(zip(LANGUAGES, cycle(GAMES), strict=False)))
def test_a_browser_is_spoken_to_in_its_language(visitor: NewVisitor, language: str, game: str) -> None:
    ada = visitor(size=PHONE, locale=language)
    ada.go()
    expect(ada.find("play-now-diavolo")).to_be_visible()
    assert ada.page.locator("html").get_attribute("lang") == language
    all_is_said(ada)
    assert ada.overflow()[0] == 0
    ada.play_against_bots(game, 4)
    ada.page.wait_for_selector(MINE)
    all_is_said(ada)
    play(ada.page)
    expect(ada.page.locator("[aria-live=polite]")).not_to_be_empty()
    all_is_said(ada)
    assert ada.overflow() == (0, 0)
    for page in ("rules", "learn"):
        ada.go(f"/{page}/{game}")
        expect(ada.page.locator("main h1")).to_be_visible()
        all_is_said(ada)
        assert ada.overflow()[0] == 0


def test_the_language_changes_at_once_and_stays(visitor: NewVisitor) -> None:
    ada = visitor(locale="en")
    ada.go()
    button = ada.find("play-now-diavolo")
    expect(button).to_contain_text("Play now")
    said = {button.inner_text()}
    menu = ada.find("language")
    for language in ("de", "fr", "it", "ro"):
        menu.select_option(language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        said.add(button.inner_text())
    assert len(said) == len(LANGUAGES)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "ro")
