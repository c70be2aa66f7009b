"""What can go wrong: each time a sentence, and a way out."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from diablerie.server.protocol.told import BY_THE_HOUSE, GIVEN_UP, NOBODY_CAME, TOO_LONG
from tests.server.open_server import OpenServer
from tests.web.conftest import NewVisitor
from tests.web.visitor import MINE, NO_LINE, PHONE, Visitor, play

NEEDED = {"de": "braucht", "en": "needs", "fr": "a besoin de", "it": "ha bisogno di", "ro": "are nevoie de"}
TOO_OLD = {"de": "zu alt", "en": "too old", "fr": "trop ancien", "it": "troppo vecchio", "ro": "prea vechi"}


def cards(someone: Visitor) -> list[str]:
    return list(someone.find("card").evaluate_all("all => all.map(card => card.dataset.card)"))


def sits_with_a_card_played(someone: Visitor) -> list[str]:
    """Play one card against bots, and return the hand after it."""
    someone.play_against_bots("little_devils", 3, goal=1)
    play(someone.page)
    expect(someone.page.locator(f"{MINE} [data-testid=card]")).to_have_count(8)
    return cards(someone)


def test_what_is_not_there_is_said_with_a_way_home(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.forgive("status of 404")
    for address in ("/table/NOSUCH", "/tv/NOSUCH", "/replay/NOSUCH", "/nowhere", "/rules/chess"):
        ada.go(address)
        expect(ada.page.locator("main")).to_contain_text(re.compile(r"\w+ \w+ \w+"))
        ada.page.locator("main a[href='/']").first.click()
        expect(ada.find("play-now-diavolo")).to_be_visible()


def test_a_full_table_can_be_watched(visitor: NewVisitor) -> None:
    ada, bo, cy = visitor(), visitor(), visitor()
    ada.be("Ada")
    code = ada.open_table("diavolo", 2)
    ada.press("sit-0")
    bo.go(f"/table/{code}")
    bo.introduce("Bo")
    expect(bo.find("ready")).to_be_visible()
    cy.go(f"/table/{code}")
    cy.introduce("Cy")
    expect(cy.find("lounge")).to_contain_text(re.compile("watch", re.IGNORECASE))
    for one in (ada, bo):
        one.press("ready")
    expect(cy.find("decision")).to_contain_text("You are watching.")
    assert cy.find("grab").count() == 0


@pytest.mark.parametrize(
    ("why", "says"),
    [
        ("the house is on fire", "The house has closed this table: “the house is on fire”"),
        (BY_THE_HOUSE, "This table was closed"),
        (NOBODY_CAME, "Nobody came to this table"),
        (GIVEN_UP, "has given up"),
        (TOO_LONG, "This game grew too long"),
    ],
)
def test_a_closed_table_says_so(visitor: NewVisitor, server: OpenServer, why: str, says: str) -> None:
    ada = visitor()
    ada.be("Ada")
    code = ada.open_table("diavolo", 2)
    expect(ada.find("lounge")).to_be_visible()
    server.call(lambda: server.hub.close_table(server.hub.rooms[code], why))
    ada.says(re.compile(says))
    ada.page.reload()
    ada.says(re.compile(says))
    ada.page.get_by_role("link", name="home").first.click()
    expect(ada.find("play-now-diavolo")).to_be_visible()


def test_a_reload_in_the_middle_of_a_game_changes_nothing(visitor: NewVisitor) -> None:
    ada = visitor()
    hand = sits_with_a_card_played(ada)
    ada.page.reload()
    expect(ada.page.locator(f"{MINE} [data-testid=card]")).to_have_count(8)
    assert cards(ada) == hand
    ada.play_to_the_end()


def test_the_server_restarts_in_the_middle_of_a_game(visitor: NewVisitor) -> None:
    with OpenServer() as server:
        ada = visitor(at=server)
        ada.forgive(NO_LINE)
        hand = sits_with_a_card_played(ada)
        words = ada.page.locator("aside form input")
        words.fill("I was just saying")
        server.stop()
        expect(ada.find("lost")).to_be_visible()
        server.start()
        expect(ada.find("lost")).to_have_count(0)
        expect(ada.page.locator(f"{MINE} [data-testid=card]")).to_have_count(8)
        assert cards(ada) == hand
        expect(words).to_have_value("I was just saying")
        ada.play_to_the_end()
        ada.page.goto("about:blank")


def test_the_game_goes_on_when_an_answer_never_came(visitor: NewVisitor) -> None:
    ada = visitor()
    lost: list[str | bytes] = []

    def connected(page: WebSocketRoute) -> None:
        def passed_on(content: str | bytes) -> None:
            message = json.loads(content)
            answers = message["type"] == "happened" and "id" in message
            others_play = (
                answers and message["view"].get("to_act", 0) > 0
            )  # and so what is missing is noticed
            (lost.append if others_play and not lost else page.send)(content)

        page.connect_to_server().on_message(passed_on)

    ada.page.route_web_socket(re.compile("/api/tables/"), connected)
    ada.play_against_bots("little_devils", 3, goal=1)
    ada.play_to_the_end()
    assert lost


def test_what_happens_while_the_game_is_still_loading_is_not_lost(visitor: NewVisitor) -> None:
    ada = visitor(service_workers="block")  # it would fetch the game past us
    ada.forgive("Service Worker registration blocked")
    held = ada.hold(r"assets/little_devils.*\.js")
    ada.be("Ada")
    view = {"seat": 0, "to_act": 0}
    while view["to_act"] == view["seat"]:  # until a bot leads
        held.let_go()
        ada.frames.clear()
        ada.go(f"/table/{ada.ask('/api/quick', game='little_devils', players=3, pace='relaxed')['code']}")
        ada.act_until(lambda: bool(held and ada.heard("shown")), rest)
        view = ada.heard("shown")[-1]["view"]
    ada.act_until(lambda: any(h["view"].get("legal") for h in ada.heard("happened")), rest)
    held.let_go()
    ada.page.wait_for_selector(MINE)
    legal = ada.heard("happened")[-1]["view"]["legal"]
    expect(ada.page.locator("[data-testid=card][data-playable=true]")).to_have_count(len(legal))


def rest(page: Page) -> None:
    """Let a moment pass."""
    page.wait_for_timeout(20)


def test_the_first_page_survives_a_server_that_is_gone(visitor: NewVisitor) -> None:
    with OpenServer() as server:
        ada = visitor(at=server)
        ada.forgive(NO_LINE)
        ada.go()
        expect(ada.find("play-now-diavolo")).to_be_visible()
        server.stop()
        ada.press("play-now-diavolo")
        expect(ada.page.get_by_role("alert").first).to_contain_text(re.compile(r"\w+ \w+"))
        server.start()
        ada.press("play-now-diavolo")
        expect(ada.find("decision")).to_be_visible()
        ada.page.goto("about:blank")


def test_a_second_window_takes_over_and_the_first_can_take_it_back(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.play_against_bots("devil_with_it", 2)
    ada.page.wait_for_selector(MINE)
    second = ada.new_page()
    second.goto(ada.page.url)
    second.wait_for_selector(MINE)
    ada.says(re.compile("in another tab"))
    ada.page.get_by_role("button", name="Play here").click()
    expect(ada.page.locator(MINE)).to_be_visible()
    expect(second.get_by_text(re.compile("in another tab")).first).to_be_visible()


NAMES = {
    "🔥😈 Ada": "🔥😈 Ada",
    "<script>alert(1)</script>": "<script>alert(1)</script",
    '"><img src=x>': '"><img src=x>',
    "$visit": "$visit",
    "x" * 500: "x" * 24,
}
"""As they are given and as they are shown; the widest is the last, with which a game is played."""


def test_any_name_that_can_be_seen_will_do(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE)
    ada.go()
    for name, shown in NAMES.items():
        ada.press("me")
        ada.introduce(name)
        ada.page.reload()
        ada.press("me")
        expect(ada.page.locator("dialog input[name=name]")).to_have_value(shown)
        ada.page.keyboard.press("Escape")
        assert ada.overflow()[0] == 0
    ada.press("play-now-little_devils")
    expect(ada.find("seat").filter(has_text=shown).first).to_be_attached()
    assert ada.overflow() == (0, 0)


def test_a_name_that_nobody_can_see_is_refused_with_a_reason(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.forgive("status of 422")
    ada.go()
    ada.press("me")
    ada.page.locator("dialog input[name=name]").fill("\u200b\u200b")
    ada.press("that-is-me")
    expect(ada.page.get_by_role("alert").first).to_contain_text(re.compile(r"\w+ \w+"))
    ada.introduce("Ada")


def test_a_stranger_with_a_link_to_a_game_watches_it(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    code = ada.play_against_bots("devil_with_it", 2)
    bo.go(f"/table/{code}")
    bo.says("You are watching.")
    assert bo.page.locator("dialog").count() == 0


def test_somebody_whom_the_server_has_forgotten_is_let_in_again(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.forgive("status of 401|WebSocket connection")
    ada.be("Ada")
    ada.go()
    expect(ada.find("me")).to_contain_text("Ada")
    ada.context.clear_cookies()
    ada.press("friends-diavolo")
    expect(ada.find("lounge")).to_be_visible()
    ada.press("sit-0")
    expect(ada.find("lounge")).to_contain_text("Ada")


def test_without_javascript_there_is_a_sentence(browser: Browser, server: OpenServer) -> None:
    for language, word in NEEDED.items():
        plain = Visitor(browser, server, java_script_enabled=False, locale=language)
        for path in ("/", "/table/NOSUCH"):
            plain.go(path)
            expect(plain.page.locator("noscript p")).to_contain_text(word)
        plain.context.close()


def test_in_too_old_a_browser_there_is_a_sentence_in_the_language_that_was_chosen(
    visitor: NewVisitor,
) -> None:
    ada = visitor()
    ada.go()
    expect(ada.find("play-now-diavolo")).to_be_visible()
    assert ada.page.locator("p.plainly").count() == 0
    ada.page.add_init_script("delete Array.prototype.findLast")
    for language, words in TOO_OLD.items():
        ada.page.evaluate(
            "language => localStorage.setItem('diablerie', JSON.stringify({language}))", language
        )
        ada.page.reload()
        expect(ada.page.locator("p.plainly")).to_contain_text(words)


def test_a_browser_that_loads_no_modules_is_told_so_in_its_language(visitor: NewVisitor) -> None:
    ada = visitor(locale="it-CH")
    ada.page.add_init_script("delete HTMLScriptElement.prototype.noModule")
    ada.page.route("**/assets/*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    ada.go()
    expect(ada.page.locator("p.plainly")).to_contain_text(TOO_OLD["it"])
