"""Whole games of a person against bots, through the page."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from diablerie.server.table.entries import PACES
from tests.server.open_server import AT_ONCE
from tests.web.conftest import NewVisitor
from tests.web.visitor import ENDING, MINE, PHONE, WAYS, Json, Visitor, play

GAMES = {"little_devils": (3, {"goal": 5}), "diavolo": (2, {})}
"""A short game: players and options."""


def ended_well(someone: Visitor) -> None:
    """The end is told with everybody's total, and the record can be had."""
    ending = someone.find("ending")
    expect(ending.locator("h2")).not_to_be_empty()
    told = ending.inner_text()
    for total in someone.heard("ended")[-1]["result"]["totals"]:
        assert re.search(rf"(?<!\d){total:,}(?!\d)", told), (total, told)
    with someone.page.expect_download() as download:
        ending.locator("a[download]").click()
    assert download.value.suggested_filename.endswith(".jsonl")


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_to_the_end(visitor: NewVisitor, game: str) -> None:
    ada = visitor(reduced_motion="no-preference")
    players, options = GAMES[game]
    ada.play_against_bots(game, players, **options)
    ada.play_to_the_end()
    ended_well(ada)
    expect(ada.find("log").locator("p.event")).not_to_have_count(0)


def test_a_person_plays_to_the_end_on_a_phone_and_never_scrolls(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    ada.play_against_bots("devil_with_it", 3, goal=230)

    def play_and_look(page: Page) -> None:
        play(page)
        assert ada.overflow() == (0, 0)

    ada.act_until(ada.over, play_and_look)
    ended_well(ada)


def test_diavolo_without_a_race_is_played_in_peace(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.play_against_bots("diavolo", 3, race=False, limit=2)
    ada.play_to_the_end()
    ended_well(ada)
    expect(ada.find("answer").first).to_be_visible()


GRAB_AND_WAIT = """async ([ways, mine]) => {
    const seen = async selector => {
        while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
    };
    await seen(mine);
    ways.map(way => document.querySelector(way)).find(way => way)?.click();
    await seen("[data-testid=decision][data-mine=false]");
    await seen(mine);
    await new Promise(then => setTimeout(then, 300));
}"""
"""Grab, and wait until the next throw has lain there for a while; in the page, which misses no moment."""


def acts(someone: Visitor) -> list[Json]:
    return [command["event"] for command in someone.sent if command["do"] == "act"]


def test_grabs_carry_the_reaction_that_the_page_measured(visitor: NewVisitor) -> None:
    """From the second throw on: the first one may lie there already when the page comes."""
    ada = visitor()
    ada.play_against_bots("diavolo", 2)
    ada.page.evaluate(GRAB_AND_WAIT, [WAYS, MINE])
    ada.page.keyboard.press("3")
    for _ in range(400):
        if len(acts(ada)) > 1:
            break
        ada.page.wait_for_timeout(50)
    grab = acts(ada)[-1]
    assert grab["devil"] == "red"
    assert 200 <= grab["reaction"] <= PACES[AT_ONCE].decision, "in milliseconds, and from when the dice lay"


def test_play_now_is_one_click_to_a_running_game(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go()
    ada.press("play-now-little_devils")
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.locator(MINE)).to_be_visible()
    ada.find("card").and_(ada.page.locator("[data-playable=true]")).first.click()
    ada.go()
    expect(ada.find("continue").first).to_be_visible()


def test_a_refusal_is_a_sentence_that_says_what_is_allowed(visitor: NewVisitor) -> None:
    """A card that may not be played is refused in words, until one comes that may."""
    ada = visitor()
    ada.play_against_bots("little_devils", 3, goal=500)

    def refused() -> bool:
        ada.page.wait_for_selector(MINE)
        forbidden = ada.page.locator("[data-testid=card][data-playable=false]")
        if not forbidden.count():
            return False
        ada.touch(forbidden.first)  # it is marked as disabled, and still explains itself
        expect(ada.find("note").first).to_contain_text(re.compile(r"\w+ \w+"))
        return True

    ada.act_until(refused, play)
    assert ada.heard("refused")[-1]["code"] in ("must_follow", "five_led")


def test_a_card_is_played_wherever_it_is_pressed(visitor: NewVisitor) -> None:
    """It rises when it is pressed: also at its lower edge the finger must not lose it."""
    ada = visitor()
    ada.play_against_bots("little_devils", 3, goal=500)
    for share in (0.03, 0.5, 0.97):
        ada.page.wait_for_selector(MINE)
        number = ada.page.locator("[data-testid=card][data-playable=true]").last.get_attribute("data-card")
        card = ada.page.locator(f"[data-testid=card][data-card='{number}']")
        card.hover()
        ada.page.mouse.move(0, 0)
        box = card.bounding_box()
        assert box
        ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * share)
        ada.page.mouse.down()
        ada.page.wait_for_timeout(100)
        ada.page.mouse.up()
        expect(card).to_have_count(0)


def test_the_keyboard_is_enough(visitor: NewVisitor) -> None:
    """Nothing but keys is used, from the first page to the end of a game."""
    ada = visitor()
    ada.be("Ada")
    ada.go()
    page = ada.page

    def tab_to(selector: str) -> None:
        for _ in range(200):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"no key leads to {selector}")

    expect(ada.find("play-now-little_devils")).to_be_visible()
    tab_to("[data-testid=choose-devil_with_it]")
    page.keyboard.press("Enter")
    tab_to("[name=goal]")
    page.keyboard.press("Control+a")
    page.keyboard.type("10")
    tab_to("[data-testid=options-play-now-devil_with_it]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    def by_keys(_: Page) -> None:
        page.wait_for_selector(f"{MINE}, {ENDING}")
        if ada.over():
            return
        way = next((way for way in WAYS if page.locator(way).count()), None)
        if way is None:
            return
        if not page.evaluate("way => document.activeElement.matches(way)", way):
            tab_to(way)
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)

    ada.act_until(ada.over, by_keys)
    ended_well(ada)


def test_a_card_is_played_with_arrows_and_enter(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.play_against_bots("little_devils", 3)
    ada.page.wait_for_selector(MINE)
    ada.find("card").first.focus()
    for _ in range(9):
        if ada.page.evaluate("document.activeElement.matches('[data-playable=true]')"):
            break
        ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    expect(ada.find("card")).to_have_count(8)


def test_a_screen_reader_hears_moves_and_answers(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.play_against_bots("little_devils", 3)
    play(ada.page)
    ada.page.wait_for_selector(MINE)
    polite = ada.page.locator("[aria-live=polite]")
    hand = json.dumps(
        ada.page.locator("[data-testid=card]").evaluate_all("all => all.map(c => c.dataset.card)")
    )
    heard: list[str] = []
    for key in "htsl":
        before = polite.inner_text()
        ada.page.keyboard.press(key)
        expect(polite).not_to_have_text(before)
        heard.append(polite.inner_text().strip())
    assert len(set(heard)) == 4
    for card in json.loads(hand):
        assert re.search(rf"\b{card}\b", heard[0]), (card, heard[0])
