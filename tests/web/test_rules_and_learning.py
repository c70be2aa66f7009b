"""Whoever is new can read the rules, and learn a game by playing it."""

import pytest
from playwright.sync_api import expect

from diablerie.games.catalogue import GAMES
from tests.web.conftest import NewVisitor
from tests.web.visitor import DESKTOP, PHONE, Visitor
from tools.lessons.files import kept
from tools.lessons.script import Json

UNDERSTOOD = "[data-phase=right]"
ASKED = "[data-phase=asked]"


def do(someone: Visitor, act: Json) -> None:
    """Do in a lesson what an answer says."""
    if act["do"] == "bet":
        someone.page.locator("#dwi-amount").fill(str(act["amount"]))
        someone.press("bet-submit")
    elif act["do"] == "reveal":
        someone.press("coal")
    elif act["do"] == "stop":
        someone.press("stop")
    elif act["do"] == "play":
        card = someone.page.locator(f"[data-testid=card][data-card='{act['card']}']")
        someone.touch(card)  # also one that the rules refuse, which says so
    else:
        someone.page.locator(f"[data-testid=grab][data-devil={act['devil']}]").click()


def wait_in_a_lesson(someone: Visitor, phase: str) -> None:
    """Let a lesson go on until it is so far, without waiting as long as a learner would."""
    for _ in range(200):
        if someone.page.locator(phase).count():
            return
        someone.page.clock.fast_forward(1000)
    raise AssertionError(f"the lesson never comes to {phase}")


def hurry(someone: Visitor) -> None:
    """Skip a step, which may be played to its end first."""
    wait_in_a_lesson(someone, ASKED)
    someone.press("lesson-next")


def tries(someone: Visitor, number: int, wanted: str) -> None:
    """Go to a step of the lesson of Little Devils, and play a card that has such an answer."""
    someone.page.clock.install()
    someone.go("/learn/little_devils")
    for _ in range(number):
        hurry(someone)
    wait_in_a_lesson(someone, ASKED)
    answers = kept("little_devils")[number]["answers"]
    do(
        someone,
        next(answer["act"] for answer in answers if wanted in (answer.get("text"), answer.get("refusal"))),
    )


@pytest.mark.parametrize(("game", "size"), [*zip(GAMES, (PHONE, DESKTOP, PHONE), strict=True)])
def test_a_lesson_is_played_to_its_end_and_then_the_game(
    visitor: NewVisitor, game: str, size: tuple[int, int]
) -> None:
    ada = visitor(size=size, reduced_motion="reduce")
    ada.page.clock.install()
    ada.go(f"/learn/{game}")
    for number, step in enumerate(kept(game)):
        expect(ada.find("lesson-step")).to_have_attribute("data-step", str(number))
        if step["answers"]:
            wait_in_a_lesson(ada, ASKED)
            do(ada, next(answer["act"] for answer in step["answers"] if answer.get("right")))
        wait_in_a_lesson(ada, UNDERSTOOD)
        assert ada.overflow() == (0, 0)
        ada.press("lesson-next")
    expect(ada.find("lesson-done")).to_be_visible()
    ada.press(f"play-now-{game}")
    expect(ada.find("decision")).to_be_visible()


def test_a_bad_choice_is_explained_and_may_be_tried_again(visitor: NewVisitor) -> None:
    ada = visitor(locale="en", reduced_motion="reduce")
    tries(ada, 5, "shield-caught")
    wait_in_a_lesson(ada, "[data-phase=wrong]")
    expect(ada.find("lesson-said")).to_contain_text("Lower than the 11")
    ada.press("lesson-again")
    wait_in_a_lesson(ada, ASKED)
    do(ada, {"do": "play", "card": 15})
    wait_in_a_lesson(ada, UNDERSTOOD)
    expect(ada.find("lesson-said")).to_contain_text("Wicked")


def test_what_the_rules_refuse_is_refused_in_a_lesson_too(visitor: NewVisitor) -> None:
    ada = visitor(reduced_motion="reduce")
    tries(ada, 2, "must_follow")
    expect(ada.find("lesson-note")).to_be_visible()
    expect(ada.page.locator(ASKED)).to_be_visible()


def test_a_lesson_is_taken_by_keyboard_and_read_aloud(visitor: NewVisitor) -> None:
    ada = visitor(locale="en", reduced_motion="reduce")
    ada.go("/learn/diavolo")
    expect(ada.page.locator("[aria-live=polite]")).to_contain_text("Which colour adds up to the most?")
    expect(ada.page.locator(ASKED)).to_be_visible()
    ada.page.keyboard.press("3")
    expect(ada.page.locator("[aria-live=polite]")).to_contain_text("Right! The figures show why.")
    expect(ada.find("lesson-next")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.find("lesson-step")).to_have_attribute("data-step", "1")


def test_whoever_waits_too_long_in_the_race_is_too_late(visitor: NewVisitor) -> None:
    ada = visitor(locale="en", reduced_motion="reduce")
    ada.page.clock.install()
    ada.go("/learn/diavolo")
    for _ in range(6):
        hurry(ada)
    wait_in_a_lesson(ada, "[data-phase=wrong]")
    expect(ada.find("lesson-said")).to_contain_text("Too late")


@pytest.mark.parametrize(("game", "size"), [*zip(GAMES, (DESKTOP, PHONE, DESKTOP), strict=True)])
def test_the_rules_can_be_read_on_a_page(visitor: NewVisitor, game: str, size: tuple[int, int]) -> None:
    ada = visitor(size=size, reduced_motion="reduce")
    ada.go(f"/rules/{game}")
    rules = ada.find("rules-text")
    expect(rules).to_be_visible()
    expect(rules).to_contain_text(GAMES[game].credit)
    assert rules.locator("h2").count() == rules.locator("nav a").count()
    last = rules.locator("nav a").last
    last.click()
    expect(ada.page.locator("#rules-credits")).to_be_in_viewport()
    assert ada.overflow()[0] == 0


def test_the_rules_lie_over_the_table(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE, locale="en", reduced_motion="reduce")
    ada.play_against_bots("little_devils", 4)
    ada.page.get_by_role("button", name="Rules").click()
    expect(ada.page.locator("dialog").get_by_test_id("rules-text")).to_be_visible()
