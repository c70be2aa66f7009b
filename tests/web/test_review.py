"""A look back at a finished game: from its ending, in its replay, and found again later."""

import re

import pytest
from playwright.sync_api import expect

from diablerie.words import LANGUAGES
from tests.server.open_server import OpenServer
from tests.web.conftest import NewVisitor
from tests.web.looks import CUT_OFF, look
from tests.web.past import finished_game
from tests.web.visitor import DESKTOP, PHONE, Visitor, play

LONG = 120_000
"""Milliseconds: a review takes a while, and the compiler before the first one."""
INSIDE = """one => [...one.children].every(part => {
    const { right } = one.getBoundingClientRect(), own = part.getBoundingClientRect();
    return own.right <= right + 1 && [...part.querySelectorAll("*")]
        .every(item => item.getBoundingClientRect().right <= own.right + 1);
})"""
"""Whether what was done and what was better stand in their boxes."""
MARK = re.compile("^(Inaccuracy|Mistake|Blunder); better: play [0-9]+$", re.I)


@pytest.fixture(scope="module")
def played(server: OpenServer) -> str:
    """The code of a table at which three have played Little Devils, not too well."""
    return finished_game(server, "little_devils", {"goal": 1})


def looked_back(someone: Visitor) -> None:
    expect(someone.find("review")).to_be_visible(timeout=LONG)


def at(someone: Visitor) -> int:
    return int(someone.find("step").inner_text().split(" / ")[0])


@pytest.mark.parametrize("game", ["little_devils", "devil_with_it"])
def test_nothing_of_a_review_is_cut_off_in_any_language(
    visitor: NewVisitor, server: OpenServer, game: str
) -> None:
    code = finished_game(server, game, {"goal": 1} if game == "little_devils" else {"goal": 400})
    for language in LANGUAGES:
        ada = visitor(size=PHONE, locale=language)
        ada.be("Ada")
        ada.go(f"/replay/{code}?review=1")
        looked_back(ada)
        ada.find("turning-point").first.click()
        expect(ada.find("drawn")).to_be_visible()
        for size in (PHONE, (360, 640), (844, 390), (820, 1180), DESKTOP, (1920, 1080)):
            ada.turn(size)
            assert ada.overflow() == (0, 0), (language, size)
            assert ada.page.evaluate(CUT_OFF) == [], (language, size)
            assert ada.find("drawn").evaluate(INSIDE), (language, size)
        ada.page.close()


def test_a_turning_point_is_a_tap_away_and_says_what_was_better(visitor: NewVisitor, played: str) -> None:
    ada = visitor(size=DESKTOP, color_scheme="dark")
    ada.go(f"/replay/{played}")
    ada.press("review-begin")
    expect(ada.find("review-progress").or_(ada.find("review"))).to_be_visible()
    looked_back(ada)
    expect(ada.find("accuracy")).to_have_count(3)
    expect(ada.find("chart")).to_have_attribute("aria-label", re.compile("Ada: from 33% to (0|50|100|33)%"))
    point = ada.find("turning-point").first
    moment = int(point.get_attribute("data-moment") or 0)
    point.click()
    expect(point).to_have_attribute("aria-current", "step")
    assert at(ada) == moment
    expect(ada.find("verdict-words")).to_have_text(MARK)
    expect(ada.find("verdict-here")).to_contain_text(re.compile(r"chance to win \d+% instead of \d+%", re.I))
    expect(ada.find("open-hands").locator(".marked")).to_have_count(1)
    drawn = ada.find("drawn")
    expect(drawn).to_contain_text(re.compile("play [0-9]+.*play [0-9]+", re.I | re.S))
    held = ada.find("open-hands").locator(".mini").count()
    ada.press("before-after")
    expect(drawn).to_have_count(0)
    expect(ada.find("open-hands").locator(".mini")).to_have_count(held - 1)  # the card has been played
    ada.press("before-after")
    expect(drawn).to_be_visible()
    look(ada)
    ada.find("next-point").focus()
    ada.page.keyboard.press("Enter")
    assert at(ada) > moment
    expect(ada.find("verdict-words")).to_have_text(MARK)
    ada.page.keyboard.press("Home")
    expect(ada.find("verdict-words")).to_have_text("There was nothing to choose here.")


def test_a_review_is_found_again_by_its_link_and_one_player_can_be_shown_alone(
    visitor: NewVisitor, played: str
) -> None:
    bo = visitor(size=PHONE, color_scheme="light")
    bo.go(f"/replay/{played}?review=1")
    looked_back(bo)
    everybody = bo.find("turning-point").count()
    bo.press("accuracy")
    expect(bo.find("accuracy").first).to_have_attribute("aria-pressed", "true")
    assert bo.find("turning-point").count() < everybody
    look(bo)
    bo.press("accuracy")
    bo.press("turning-point")
    expect(bo.find("review")).to_have_count(0)  # it lay over the table
    expect(bo.find("verdict-words")).to_have_text(MARK)
    look(bo)
    bo.page.wait_for_url(f"**/replay/{played}?review=1#*")


def test_a_review_that_cannot_be_had_says_why_and_can_be_asked_for_again(
    visitor: NewVisitor, played: str
) -> None:
    ada = visitor()
    ada.forgive("ERR_FAILED")
    ada.page.route("**/review", lambda route: route.abort())
    ada.go(f"/replay/{played}?review=1")
    expect(ada.find("review-progress").get_by_role("alert")).to_contain_text("server does not answer")
    ada.page.unroute("**/review")
    ada.page.get_by_role("button", name="Try again", exact=True).click()
    looked_back(ada)


def test_the_ending_leads_to_the_review_of_my_own_decisions(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE)
    ada.play_against_bots("devil_with_it", 3, goal=10)
    ada.act_until(ada.over, play)
    ada.press("to-review")
    looked_back(ada)
    mine = ada.find("accuracy").filter(has_text="Ada")
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(mine).to_contain_text(re.compile(r"accuracy \d+ of 100"))
    expect(ada.page.get_by_role("heading", name="Turning points of Ada")).to_be_visible()
