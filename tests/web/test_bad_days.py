"""What can go wrong: each time a sentence, and a way out."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.open_server import OpenServer
from tests.web.conftest import NewVisitor
from tests.web.visitor import Visitor, play

NO_LINE = r"WebSocket connection|ERR_CONNECTION|Failed to load resource"


def test_there_is_no_such_table(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.forgive("status of 404")
    ada.go("/table/NOSUCH")
    ada.says("There is no table with this code. Check it, or ask for the link again.")
    ada.page.get_by_role("link", name="To the games").click()
    expect(ada.page.get_by_role("form")).to_have_count(3)


def test_a_full_table_can_be_watched(visitor: NewVisitor) -> None:
    ada, bo, cy = visitor(), visitor(), visitor()
    ada.come_home("Ada")
    code = ada.open_table("diavolo", 2)
    ada.press("Sit here")
    bo.go(f"/table/{code}")
    bo.introduce("Bo")
    bo.press("Sit here")
    cy.go(f"/table/{code}")
    cy.introduce("Cy")
    cy.says("All seats are taken. You can watch.")


def test_a_closed_table_says_why(visitor: NewVisitor, server: OpenServer) -> None:
    ada = visitor()
    ada.come_home("Ada")
    code = ada.open_table("diavolo", 2)
    expect(ada.page.locator(".lounge")).to_be_visible()
    server.call(lambda: server.hub.close_table(server.hub.rooms[code], "the house is on fire"))
    ada.says("This table is closed: the house is on fire.")
    ada.page.reload()
    ada.says("This table is closed: the house is on fire.")
    ada.page.get_by_role("link", name="To the games").click()
    expect(ada.page.get_by_role("form")).to_have_count(3)


def test_a_reload_in_the_middle_of_a_game_changes_nothing(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.come_home("Ada")
    ada.open_table("little_devils", 3, goal=1)
    ada.sit_with_bots()
    play(ada.page)
    expect(ada.page.locator(".mine .hand .card")).to_have_count(8)
    hand = ada.page.locator(".hand .card b").all_inner_texts()
    ada.page.reload()
    expect(ada.page.locator(".mine .hand .card")).to_have_count(8)
    assert ada.page.locator(".hand .card b").all_inner_texts() == hand
    ada.act_until(ada.over, play)


def test_the_server_restarts_in_the_middle_of_a_game(visitor: NewVisitor) -> None:
    with OpenServer() as server:
        ada = visitor(at=server)
        ada.forgive(NO_LINE)
        ada.come_home("Ada")
        ada.open_table("little_devils", 3, goal=1)
        ada.sit_with_bots()
        play(ada.page)
        expect(ada.page.locator(".mine .hand .card")).to_have_count(8)
        words = ada.page.get_by_label("Say something")
        words.fill("I was just saying")
        server.stop()
        ada.says(re.compile("The line to the server is lost"))
        expect(words).to_be_focused()
        ada.page.locator(".hand .card:not([aria-disabled])").first.click()
        ada.says(re.compile("nothing was sent"))
        server.start()
        expect(ada.page.locator(".banner")).to_have_count(0)
        assert ada.page.locator(".hand .card").count() == 8
        expect(words).to_have_value("I was just saying")
        ada.act_until(ada.over, play)
        ada.page.goto("about:blank")


def test_the_first_page_survives_a_server_that_is_gone(visitor: NewVisitor) -> None:
    with OpenServer() as server:
        ada = visitor(at=server)
        ada.forgive(NO_LINE)
        ada.come_home("Ada")
        server.stop()
        ada.says(re.compile("This list is not live"))
        ada.press("Play now")
        ada.says(re.compile("The server does not answer"))
        server.start()
        expect(ada.page.get_by_text(re.compile("This list is not live"))).to_have_count(0)
        ada.press("Play now")
        expect(ada.page.locator(".decision")).to_be_visible()
        ada.page.goto("about:blank")


def test_a_second_window_takes_over_and_the_first_can_take_it_back(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.come_home("Ada")
    ada.open_table("devil_with_it", 2)
    ada.sit_with_bots()
    ada.page.wait_for_selector(".decision.mine")
    second = ada.new_page()
    second.goto(ada.page.url)
    second.wait_for_selector(".decision.mine")
    ada.says("You are here from another window now.")
    ada.press("Play in this window")
    expect(ada.page.locator(".banner")).to_have_count(0)
    expect(second.get_by_text("You are here from another window now.")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("x" * 500, "x" * 24),
        ("🔥😈 Ada", "🔥😈 Ada"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ('"><img src=x>', '"><img src=x>'),
        ("$me", "$me"),
    ],
)
def test_any_name_that_can_be_seen_will_do(visitor: NewVisitor, name: str, shown: str) -> None:
    ada = visitor(size=(390, 844))
    ada.come_home(name)
    expect(ada.page.locator(".me")).to_have_text(shown)
    ada.page.reload()
    expect(ada.page.locator(".me")).to_have_text(shown)
    assert ada.overflow() <= 0
    ada.press("Play now")
    expect(ada.page.locator(".seats .name").first).to_contain_text(shown)
    assert ada.overflow() <= 0


def test_a_name_that_nobody_can_see_is_refused_with_a_reason(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.forgive("status of 422")
    ada.go()
    ada.press("Say who you are")
    ada.page.get_by_label("Name").fill("\u200b\u200b")
    ada.press("That’s me")
    expect(ada.page.get_by_role("alert")).to_have_text(re.compile("is no name; give one with a letter"))
    ada.introduce("Ada")


def test_a_stranger_with_a_link_is_asked_for_a_name_or_watches(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    ada.come_home("Ada")
    code = ada.open_table("devil_with_it", 2)
    ada.sit_with_bots()
    ada.page.wait_for_selector(".decision.mine")
    bo.go(f"/table/{code}")
    bo.press("Just watch")
    bo.page.wait_for_url("**?watch=1")
    bo.says("You watch this game.")
    ada.says(re.compile("1 person watches"))
    bo.page.get_by_role("link", name="Come to the table").click()
    bo.introduce("Bo")
    bo.says("You watch this game.")


def test_somebody_whom_the_server_has_forgotten_says_again_who_he_is(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    ada.forgive("status of 401|WebSocket connection")
    ada.come_home("Ada")
    bo.come_home("Bo")
    code = bo.open_table("diavolo", 2)
    ada.page.evaluate("document.cookie")
    ada.context.clear_cookies()
    ada.press("Play now")
    ada.introduce("Ada again")
    expect(ada.page.locator(".decision")).to_be_visible()
    ada.go(f"/table/{code}")
    expect(ada.page.locator(".lounge")).to_be_visible()


def test_without_javascript_there_is_a_sentence(browser: Browser, server: OpenServer) -> None:
    plain = Visitor(browser, server, java_script_enabled=False)
    for path in ("/", "/table/NOSUCH"):
        plain.go(path)
        plain.says(re.compile("The games need JavaScript"))
    plain.context.close()
