"""What can be chosen before a table is opened: basics first, then house rules, and no wrong values."""

from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.looks import look
from tests.web.visitor import PHONE


def test_a_wrong_value_says_which_and_why_and_nothing_begins(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE)
    ada.be("Ada")
    ada.go()
    ada.press("choose-devil_with_it")
    form = ada.page.locator("dialog")
    goal, mouth = form.locator("[name=goal]"), form.locator("[name=mouth]")
    goal.fill("5000000")
    ada.press("options-play-now-devil_with_it")
    expect(form.get_by_role("alert")).to_contain_text("Goal: “5000000” is not possible.")
    expect(form.get_by_role("alert")).to_contain_text("from 10 to 5,000")
    expect(goal).to_be_focused()
    expect(goal).to_have_attribute("aria-invalid", "true")
    look(ada, scrolls=True)
    goal.fill("300")
    expect(mouth).not_to_be_visible()
    ada.find("house-rules").locator("summary").click()
    mouth.fill("many")
    ada.find("house-rules").locator("summary").click()
    expect(form.get_by_role("alert")).to_have_count(0)
    ada.press("options-play-now-devil_with_it")
    expect(mouth).to_be_focused()
    expect(form.get_by_role("alert")).to_contain_text("Mouth of the oven: “many”")
    mouth.fill("10")
    ada.press("options-play-now-devil_with_it")
    expect(ada.find("decision")).to_be_visible()
    options = ada.heard("shown")[-1]["options"]
    assert (options["goal"], options["mouth"]) == (300, 10)


def test_only_what_applies_is_shown(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go()
    ada.press("choose-diavolo")
    form = ada.page.locator("dialog")
    ada.find("house-rules").locator("summary").click()
    expect(form.locator("[name=dead_heat]")).to_be_visible()
    expect(form.locator("[name=limit]")).to_have_count(0)
    form.locator("[name=race]").uncheck()
    expect(form.locator("[name=dead_heat]")).to_have_count(0)
    form.locator("[name=limit]").fill("3")
    form.locator("[name=race]").check()
    expect(form.locator("[name=limit]")).to_have_count(0)
    expect(ada.find("at-stake")).not_to_contain_text("options")
    meanings = form.locator("label .meaning").all_inner_texts()
    assert all(meaning.strip() for meaning in meanings)
