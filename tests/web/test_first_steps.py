"""Who comes for the first time: what is offered, what words mean, and what is where."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.server.open_server import OpenServer
from tests.web.conftest import NewVisitor
from tests.web.looks import SHORTEST
from tests.web.visitor import MINE, NO_LINE, PHONE, Visitor, play

CONTRAST = """field => {
    const parts = colour => colour.match(/[\\d.]+/g).map(Number);
    const light = colour => {
        const [r, g, b] = parts(colour).slice(0, 3).map(one => one / 255)
            .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const letters = getComputedStyle(field, "::placeholder");
    if (letters.opacity !== "1") return 0;
    const [one, other] = [light(letters.color), light(getComputedStyle(field).backgroundColor)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}"""
UNITS = {"little_devils": "devil", "devil_with_it": "chip", "diavolo": "rub"}
MIDDLE = "one => { const box = one.getBoundingClientRect(); return (box.left + box.right) / 2 }"


def test_a_first_visit_is_offered_a_lesson(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE)
    ada.go()
    expect(ada.find("first-visit")).to_contain_text("two minutes")
    ada.press("first-lesson-little_devils")
    expect(ada.find("lesson-said")).to_be_visible()
    ada.be("Ada")
    ada.go()
    expect(ada.find("play-now-diavolo")).to_be_visible()
    expect(ada.find("first-visit")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_every_button_has_a_name_of_its_own_and_every_hint_can_be_read(
    visitor: NewVisitor, scheme: str
) -> None:
    ada = visitor(color_scheme=scheme)
    ada.go()
    expect(ada.page.get_by_role("button", name="Play Diavolo now, against bots")).to_be_visible()
    expect(ada.find("play-now-diavolo")).to_contain_text("against bots")
    spoken = re.findall(r'(?:button|link) "([^"]+)"', ada.page.locator("main").aria_snapshot())
    assert len(spoken) > 12
    assert [name for name, times in Counter(spoken).items() if times > 1] == []
    assert ada.find("join-code").evaluate(CONTRAST) >= 4.5


def goal_is_at(someone: Visitor) -> float:
    return float(someone.find("goal").evaluate(MIDDLE))


def test_words_are_explained_where_they_first_appear(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE)
    ada.play_against_bots("little_devils", 3)
    expect(ada.find("trick-is")).to_contain_text("everybody plays one card")
    ada.act_until(lambda: ada.find("trick-is").count() == 0, play)
    expect(ada.find("last-trick")).to_be_visible()
    ada.play_against_bots("devil_with_it", 2)
    track = ada.page.locator(".track .space b")
    expect(track.last).to_have_text("1,600")
    assert goal_is_at(ada) == pytest.approx(float(track.last.evaluate(MIDDLE)), abs=2)
    ada.act_until(lambda: ada.find("pact-is").count() > 0, play)
    expect(ada.find("pact-is").first).to_contain_text("50")
    ada.play_against_bots("devil_with_it", 2, goal=250)
    expect(ada.find("goal")).to_have_text("250")
    assert float(track.nth(1).evaluate(MIDDLE)) < goal_is_at(ada) < float(track.nth(2).evaluate(MIDDLE))
    body = {"game": "diavolo", "players": 2, "pace": "relaxed", "options": {}}
    ada.go(f"/table/{ada.ask('/api/quick', **body)['code']}")
    expect(ada.find("grey-is")).to_contain_text("two colours are level")


@pytest.mark.parametrize("game", UNITS)
def test_totals_say_what_they_count(visitor: NewVisitor, game: str) -> None:
    ada = visitor(size=PHONE)
    ada.play_against_bots(game, 3, **SHORTEST[game])
    ada.play_to_the_end()
    totals = ada.find("ending").locator("li b")
    expect(totals).to_have_count(3)
    assert all(re.match(rf"[\d,]+\s+{UNITS[game]}", text) for text in totals.all_inner_texts())
    assert ada.overflow() == (0, 0)


def test_the_title_is_no_lonely_letter_while_the_line_is_gone(visitor: NewVisitor) -> None:
    with OpenServer() as server:
        ada = visitor(at=server, size=PHONE)
        ada.forgive(NO_LINE)
        ada.play_against_bots("little_devils", 3)
        ada.page.wait_for_selector(MINE)
        title = ada.page.locator("header h1")
        server.stop()
        expect(ada.find("lost")).to_be_visible()
        expect(title).to_have_text("Little Devils")
        assert title.evaluate("one => one.scrollWidth <= one.clientWidth")
        ada.page.goto("about:blank")
