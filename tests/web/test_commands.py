"""For who does not look: every prompt is said, and everything can be asked and done by typing it."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewVisitor
from tests.web.visitor import MINE, WAYS, Visitor

MANY = 200
URGENT = "[aria-live=assertive]"
OFF = "[data-testid=decision][data-mine=false]"
SAID = """urgent => {
    window.asked = [];
    const listen = () => {
        const voice = document.querySelector(urgent);
        if (!voice) return void setTimeout(listen, 5);
        new MutationObserver(() => window.asked.push(voice.textContent)).observe(
            voice, { childList: true, characterData: true, subtree: true });
    };
    listen();
}"""
"""Note whatever is said at once."""


def say(someone: Visitor, text: str) -> None:
    """Type a command."""
    someone.find("commands").locator("input").fill(text)
    someone.page.keyboard.press("Enter")


def test_every_prompt_is_said_also_where_one_decision_follows_another(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.page.add_init_script(f"({SAID})('{URGENT}')")
    ada.play_against_bots("little_devils", 3, goal=500)
    in_a_row = 0
    for _ in range(MANY):
        ada.page.wait_for_selector(MINE)
        prompt = ada.find("prompt").inner_text()
        expect(ada.page.locator(URGENT)).to_have_text(prompt)
        heard = len(ada.page.evaluate("window.asked"))
        before = len(ada.heard("happened"))
        ada.page.evaluate("ways => document.querySelector(ways[0]).click()", WAYS)
        ada.page.wait_for_function("heard => window.asked.length > heard", arg=heard)
        by = [one["event"]["by"] for one in ada.heard("happened")[before:]]
        in_a_row += by == [0]
        if in_a_row == 2:
            return
    raise AssertionError("nobody who plays so often never leads after a trick of their own")


def test_questions_and_cards_can_be_typed(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.play_against_bots("little_devils", 3)
    ada.page.wait_for_selector(MINE)
    ada.page.keyboard.press("/")
    field, answer = ada.find("commands").locator("input"), ada.find("command-answer")
    expect(field).to_be_focused()
    card = ada.page.locator("[data-testid=card][data-playable=true]").first.get_attribute("data-card")
    say(ada, "hand")
    expect(answer).to_contain_text(re.compile(rf"Your hand: .*\b{card}\b"))
    expect(ada.page.locator("[aria-live=polite]")).to_contain_text("Your hand")
    say(ada, "trick")
    expect(answer).to_contain_text(re.compile("table"))
    say(ada, "play the flute")
    expect(answer).to_contain_text(f"play {card}")
    say(ada, "help")
    expect(answer).to_contain_text("score")
    say(ada, f"play {card}")
    expect(ada.find("card")).to_have_count(8)
    expect(field).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(field).to_have_count(0)


def test_bets_are_typed_in_the_language_that_is_spoken(visitor: NewVisitor) -> None:
    ada = visitor(locale="de-DE")
    ada.play_against_bots("devil_with_it", 2)
    ada.page.wait_for_selector(MINE)
    ada.page.keyboard.press("/")
    say(ada, "setze 120")
    expect(ada.page.locator("[data-testid=bet-submit]")).to_have_count(0)
    assert [one["event"] for one in ada.sent if one["do"] == "act"] == [{"do": "bet", "amount": 120}]

    def reach(page: Page) -> None:
        page.wait_for_selector(f"{MINE} [data-testid=stop], {MINE} [data-testid=bet-submit]")
        say(ada, "greifen" if ada.find("stop").count() else "10 setzen")
        page.wait_for_timeout(30)

    ada.act_until(lambda: ada.page.locator("[data-testid=stop][aria-disabled=false]").count() > 0, reach)
    say(ada, "aufhören")
    expect(ada.page.locator(f"{MINE} [data-testid=stop], {OFF} [data-testid=stop]")).to_have_count(0)
    assert ada.sent[-1]["event"] == {"do": "stop"}


def test_a_devil_is_grabbed_by_its_colour(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.play_against_bots("diavolo", 2, race=False, limit=3)
    ada.page.wait_for_selector(MINE)
    ada.page.keyboard.press("/")
    say(ada, "grab red")
    expect(ada.page.locator(OFF)).to_be_visible()
    acts = [one["event"] for one in ada.sent if one["do"] == "act"]
    assert acts == [{"do": "grab", "devil": "red"}]
