"""Whole games of a person against bots, through the pages."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.visitor import PHONE, Visitor, play


def against_bots(someone: Visitor, game: str, players: int, **options: object) -> None:
    """Open a table for friends, fill it with bots, and play to the end."""
    someone.come_home("Ada")
    someone.open_table(game, players, **options)
    someone.sit_with_bots()
    someone.act_until(someone.over, play)


def ended_well(someone: Visitor) -> None:
    """The end is told, the record can be had, and everything was in the log."""
    ending = someone.page.locator(".ending")
    expect(ending.locator("h2")).to_have_text(re.compile(r"wins\.|win!|share|Nobody"))
    result = someone.heard("ended")[-1]["result"]
    shown = [int(text.split()[0]) for text in ending.locator("li b").all_inner_texts()]
    assert sorted(shown) == sorted(result["totals"])
    with someone.page.expect_download() as download:
        ending.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".jsonl")


def test_a_person_plays_little_devils_to_the_end(visitor: NewVisitor) -> None:
    ada = visitor()
    against_bots(ada, "little_devils", 3, goal=5)
    ended_well(ada)
    ada.says(re.compile(r"Devils after round 1"))


def test_a_person_plays_the_devil_with_it_to_the_end_on_a_phone(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE)
    against_bots(ada, "devil_with_it", 3, goal=230)
    ended_well(ada)
    ada.page.locator(".side summary").click()
    ada.says(re.compile(r"The fists open: Ada: 20, "))
    ada.says(re.compile(r"Round 1: the best coal is \d+"))


def test_a_person_plays_diavolo_to_the_end(visitor: NewVisitor) -> None:
    ada = visitor()
    against_bots(ada, "diavolo", 2)
    ended_well(ada)
    grabs = [f["event"] for f in ada.heard("happened") if f["event"]["do"] == "grab"]
    assert grabs
    assert all(grab["reaction"] >= 0 for grab in grabs)


def test_diavolo_without_a_race_shows_the_answer_of_the_last_round(visitor: NewVisitor) -> None:
    ada = visitor()
    against_bots(ada, "diavolo", 3, race=False, limit=2)
    ended_well(ada)
    ada.says(re.compile(r"Right was (black|white|red|grey): black \d+, white \d+, red \d+"))


def test_play_now_needs_one_click_and_a_name(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go()
    ada.press("Play now")
    ada.introduce("Ada")
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.locator(".decision")).to_be_visible()
    ada.go()
    expect(ada.page.get_by_role("link", name="Go on")).to_be_visible()


def test_a_refusal_is_a_sentence_that_says_what_is_allowed(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.come_home("Ada")
    ada.open_table("devil_with_it", 2)
    ada.sit_with_bots()
    ada.page.wait_for_selector(".decision.mine")
    note = ada.page.locator(".note")
    ada.page.locator(".coal").first.click(force=True)
    expect(note).to_have_text("It is not your turn at the oven.")
    bet = ada.page.get_by_label("Your bet, in tens")
    bet.evaluate("field => { field.step = 1 }")  # the browser would not even send it
    bet.fill("15")
    ada.press("Bet")
    expect(note).to_have_text("15 is not a multiple of 10; bet a multiple of 10 from 10 to 200.")
    bet.fill("20")
    ada.press("Bet")
    expect(note).to_have_count(1)
    expect(note).to_be_empty()


def test_the_keyboard_is_enough(visitor: NewVisitor) -> None:
    """Nothing but keys is used, from the first page to the end of a game."""
    ada = visitor()
    ada.go()
    page = ada.page
    expect(page.get_by_role("form")).to_have_count(3)

    def tab_to(selector: str) -> None:
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"no key leads to {selector}")

    tab_to(".game[aria-label='Little Devils'] summary")
    page.keyboard.press("Enter")
    tab_to("[name=goal]")
    page.keyboard.type("5")
    page.keyboard.press("Shift+Tab")
    page.keyboard.type("at_once")
    tab_to("[value=friends]")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Name")).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    tab_to(".lounge .do")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Ada (you)")).to_be_visible()
    tab_to(".lounge select + button, .lounge label + button")
    page.keyboard.press("Enter")
    tab_to(".lounge .do")
    page.keyboard.press("Enter")

    def by_keys(_: object) -> None:
        page.wait_for_selector(".decision.mine, .ending")
        if ada.over():
            return
        if not page.evaluate("document.activeElement.matches('.hand .card')"):
            tab_to(".hand .card")
        page.keyboard.press("Enter")
        if page.evaluate("document.activeElement.matches('.card:last-child')"):
            page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")

    ada.act_until(ada.over, by_keys)
    ended_well(ada)


def test_keys_1_to_4_grab_a_devil(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.come_home("Ada")
    ada.open_table("diavolo", 2)
    ada.sit_with_bots()
    ada.page.wait_for_selector(".decision.mine .grabs")
    ada.page.wait_for_timeout(300)
    ada.page.keyboard.press("3")
    expect(ada.page.locator(".prompt")).to_contain_text("You grab red")
    [grab] = [command["event"] for command in ada.sent if command["do"] == "act"]
    assert grab["devil"] == "red"
    assert 250 <= grab["reaction"] < 5000
    assert ada.page.locator(".grab", has_text=re.compile(r"\d+ ms")).count() > 0
