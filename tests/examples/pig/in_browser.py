"""Run by test_pig.py in a process that has Pig: a game of which the web application has never heard."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor, browser, server, visitor
from tests.web.looks import SIZES, look
from tests.web.visitor import MINE, Visitor

__all__ = ["browser", "server", "visitor"]

READY = f"{MINE} [data-testid=choice][aria-disabled=false]"
PICTURES = os.environ.get("PICTURES_OF_PIG", "")
"""A folder for pictures of the pages, for whoever wants to look at them."""


def photograph(someone: Visitor, name: str) -> None:
    if PICTURES:
        someone.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def roll_until_something_lies(someone: Visitor) -> None:
    """Roll until this turn has brought something, so that there are two choices."""
    for _ in range(100):
        someone.page.wait_for_selector(READY)
        if someone.find("choice").count() == 2:
            return
        someone.find("choice").first.click()
        someone.page.wait_for_timeout(100)
    raise AssertionError("nobody rolls so many ones")


@pytest.mark.parametrize(
    ("size", "scheme", "locale"), [("phone", "dark", "de-DE"), ("desktop", "light", "en-GB")]
)
def test_it_looks_well_from_the_home_page_to_the_end(
    visitor: NewVisitor, size: str, scheme: str, locale: str
) -> None:
    ada, name = visitor(size=SIZES[size], color_scheme=scheme, locale=locale), f"{size}-{scheme}"
    german = locale == "de-DE"
    ada.be("Ada")
    ada.go()
    card = ada.page.get_by_role("article", name="Pig")
    expect(card).to_contain_text("Würfle, so oft" if german else "Roll as often")
    card.scroll_into_view_if_needed()
    look(ada, scrolls=True)
    photograph(ada, f"home-{name}")
    ada.press("choose-pig")
    expect(ada.page.locator("dialog")).to_contain_text("Ziel" if german else "Goal")
    look(ada, scrolls=True)
    photograph(ada, f"options-{name}")
    ada.play_against_bots("pig", 4, goal=150)
    roll_until_something_lies(ada)
    expect(ada.find("picture")).to_contain_text("╭")
    expect(ada.find("choice")).to_have_text(["Würfeln", "Aufhören"] if german else ["Roll", "Hold"])
    look(ada)
    photograph(ada, f"table-{name}")
    ada.find("choice").last.click()
    ada.play_to_the_end()
    expect(ada.find("ending")).to_be_visible()
    look(ada, scrolls=True)
    photograph(ada, f"ending-{name}")


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("desktop", "dark")])
def test_its_rules_are_a_page_and_a_lesson_is_nowhere_offered(
    visitor: NewVisitor, size: str, scheme: str
) -> None:
    ada = visitor(size=SIZES[size], color_scheme=scheme)
    ada.go()
    card = ada.page.get_by_role("article", name="Pig")
    expect(card.get_by_role("link")).to_have_count(1)
    card.get_by_role("link").click()
    expect(ada.find("rules-text")).to_contain_text("A 1 ends the turn")
    expect(ada.page.locator("main a[href='/learn/pig']")).to_have_count(0)
    look(ada, scrolls=True)
    photograph(ada, f"rules-{size}-{scheme}")
    ada.play_against_bots("pig", 2)
    ada.page.keyboard.press("r")


def test_another_language_is_spoken_at_once(visitor: NewVisitor) -> None:
    ada = visitor(locale="fr-FR")
    ada.play_against_bots("pig", 2)
    ada.page.wait_for_selector(READY)
    expect(ada.find("choice").first).to_have_text("Lancer")
    ada.play_to_the_end()
    ada.go("/")
    expect(ada.page.get_by_role("article", name="Pig")).to_contain_text(re.compile("Lance autant"))
