"""Several people at one table, each with a browser of his own."""

import json
import re

from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.visitor import Visitor, play


def together(ada: Visitor, bo: Visitor, game: str, **options: object) -> str:
    """Let two people open a table, meet there and begin."""
    ada.come_home("Ada")
    code = ada.open_table(game, 2, **options)
    bo.go(f"/table/{code}")
    bo.introduce("Bo")
    ada.sit()
    bo.sit()
    for one in (ada, bo):
        expect(one.page.locator(".decision")).to_be_visible()
    return code


def test_a_bet_reaches_nobody_before_all_are_in(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    together(ada, bo, "devil_with_it", goal=10)
    ada.page.get_by_label("Your bet, in tens").fill("170")
    ada.press("Bet")
    ada.says("You bet 170. Nobody sees it before all bets are in.")
    expect(bo.page.locator(".seats li").first).to_contain_text("has bet")
    assert "170" not in json.dumps(bo.frames)
    assert bo.page.get_by_text("170").count() == 0
    ada.press("Take it back")
    ada.page.get_by_label("Your bet, in tens").fill("150")
    ada.press("Bet")
    expect(bo.page.locator(".log")).to_contain_text("Ada takes a decision back.")
    assert not any(bet in json.dumps(bo.frames) for bet in ("170", "150"))
    bo.press("Bet")
    bo.says("The fists open: Ada: 150 and Bo: 10.")
    while not ada.over():
        for one in (ada, bo):
            if one.page.locator(".decision.mine").count():
                play(one.page)
    expect(bo.page.locator(".ending")).to_be_visible()


def test_people_talk_and_close_their_ears(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    together(ada, bo, "devil_with_it")
    ada.page.get_by_label("Say something").fill("<b>Who</b> dealt this?")
    ada.page.keyboard.press("Enter")
    bo.says("<b>Who</b> dealt this?")
    bo.press("Argh")
    ada.says("Bo groans.")
    bo.press("Mute Ada")
    expect(bo.page.get_by_role("button", name="Hear Ada again")).to_be_visible()
    ada.page.get_by_label("Say something").fill("Can you hear me?")
    ada.page.keyboard.press("Enter")
    ada.says("Can you hear me?")
    bo.press("Wink")
    ada.says("Bo winks.")
    assert bo.page.get_by_text("Can you hear me?").count() == 0


def test_who_leaves_is_replaced_and_who_goes_is_away(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    code = together(ada, bo, "devil_with_it")
    bo.go()
    expect(ada.page.locator(".seats li").nth(1)).to_contain_text("away")
    bo.go(f"/table/{code}")
    expect(ada.page.locator(".seats li").nth(1)).not_to_contain_text("away")
    bo.press("Leave")
    bo.says("Leave? A bot takes your seat for good.")
    bo.press("Stay")
    bo.press("Leave")
    bo.page.locator(".banner").get_by_role("button", name="Leave").click()
    bo.page.wait_for_url(re.compile(r"/$"))
    expect(ada.page.locator(".seats li").nth(1)).to_contain_text("Cautious")


def test_a_rematch_takes_both_to_another_table(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    code = together(ada, bo, "diavolo", race=False, limit=1)
    for one in (ada, bo):
        play(one.page)
    expect(bo.page.locator(".ending")).to_be_visible()
    expect(bo.page.locator(".ending")).to_contain_text("rating 1500 →")
    ada.press("Play again")
    ada.page.wait_for_url(lambda url: "/table/" in url and code not in url)
    ada.press("I am ready")
    bo.says("There is a rematch at another table.")
    bo.page.get_by_role("link", name="Come along").click()
    bo.press("I am ready")
    expect(ada.page.locator(".decision")).to_be_visible()
    ada.go()
    expect(ada.page.get_by_text(re.compile(r"place [12] of 2"))).to_be_visible()
    ada.page.get_by_text("Leaderboards").click()
    ada.says(re.compile(r"Bo: \d+"))


def test_the_host_arranges_the_seats(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    ada.come_home("Ada")
    code = ada.open_table("little_devils", 3)
    ada.press("Sit here")
    ada.says("Ada (you)")
    ada.press("Add a bot")
    expect(ada.page.get_by_role("button", name="Remove Cautious")).to_be_visible()
    bo.go(f"/table/{code}")
    bo.introduce("Bo")
    bo.press("Sit here")
    assert bo.page.get_by_role("button", name="Add a bot").count() == 0
    ada.press("Remove Bo")
    bo.press("Sit here")
    bo.says(re.compile(r"The host has removed you from this table"))
    ada.press("Add a bot")
    ada.press("Start now")
    bo.says("You watch this game.")


def test_public_tables_are_listed_live_and_can_be_joined(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    bo.go()
    ada.come_home("Ada")
    form = ada.page.get_by_role("form", name="Diavolo")
    form.locator("summary").click()
    form.get_by_label("anybody may join").check()
    form.get_by_role("button", name="Open a table").click()
    ada.press("Sit here")
    expect(bo.page.get_by_text(re.compile(r"1 of 4 seats taken · Ada"))).to_be_visible()
    bo.page.get_by_role("link", name="Sit down").click()
    bo.introduce("Bo")
    bo.press("Sit here")
    ada.says("Bo")


def test_a_table_is_found_by_its_code(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    ada.come_home("Ada")
    code = ada.open_table("diavolo", 2)
    ada.says(code)
    bo.go()
    bo.forgive("404")
    for given, answer in (("no code", "A code has letters"), ("NOSUCH", "There is no table")):
        bo.page.get_by_label("Code").fill(given)
        bo.press("Go there")
        bo.says(re.compile(answer))
    bo.page.get_by_label("Code").fill(f" {code.lower()} ")
    bo.press("Go there")
    bo.page.wait_for_url(f"**/table/{code}")
