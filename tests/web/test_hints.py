"""What would you do? Hints at the table: asked for, seen, tried and acted on, and nobody is pushed."""

import re

import pytest
from playwright.sync_api import expect

from diablerie.games.catalogue import GAMES
from tests.server.open_server import OpenServer
from tests.web.conftest import NewVisitor
from tests.web.looks import look
from tests.web.visitor import DESKTOP, MINE, PHONE, Json, Visitor, play

SMALLEST_CARD = 36
"""Pixels at which the number on a card is read at arm's length."""


@pytest.fixture(scope="module")
def thinking(server: OpenServer) -> None:
    """The strongest bot is awake: no test waits for a compiler."""
    for game in GAMES.values():
        server.hub.thinkers.compile_now(game)


def sit_down(ada: Visitor, game: str, players: int = 3) -> None:
    """Sit at a table without haste, until it is my turn."""
    ada.be("Ada")
    ada.go(f"/table/{ada.ask('/api/quick', game=game, players=players, pace='relaxed')['code']}")
    ada.page.wait_for_selector(MINE)


def advice(ada: Visitor) -> Json:
    """Wait for a hint, and return its best choice."""
    expect(ada.find("hint")).to_have_attribute("data-thinking", "false")
    hinted = ada.heard("hinted")[-1]
    expect(ada.find("hint-choice")).to_have_count(len(hinted["choices"]))
    best: Json = hinted["choices"][0]["event"]
    return best


def acts(ada: Visitor) -> list[Json]:
    return [command["event"] for command in ada.sent if command["do"] == "act"]


@pytest.mark.usefixtures("thinking")
def test_a_card_is_marked_lifted_by_a_tap_and_played_by_nobody_but_me(visitor: NewVisitor) -> None:
    ada = visitor(size=DESKTOP, color_scheme="dark")
    sit_down(ada, "little_devils")
    ada.press("hint-ask")
    best = advice(ada)
    card = ada.page.locator(f"[data-testid=card][data-card='{best['card']}']")
    expect(card.get_by_test_id("hint-mark")).to_be_visible()
    expect(ada.find("hint-mark")).to_have_count(1)
    expect(ada.find("hint")).to_contain_text(re.compile(r"chance to win \d+% · devils to expect \d", re.I))
    expect(ada.find("log")).to_contain_text("You ask for a hint.")
    look(ada)
    ada.press("hint-choice")
    expect(card).to_be_focused()
    assert acts(ada) == []
    ada.page.keyboard.press("Enter")
    expect(ada.find("hint")).to_have_count(0)
    assert acts(ada) == [best]


@pytest.mark.usefixtures("thinking")
def test_a_bet_is_set_on_request_and_asking_too_often_is_refused_in_words(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE, color_scheme="light")
    sit_down(ada, "devil_with_it")
    ada.page.keyboard.press("i")
    best = advice(ada)
    look(ada)
    ada.press("hint-choice")
    expect(ada.find("bet-submit")).to_contain_text(f"Bet {best['amount']}")
    expect(ada.find("bet-submit").get_by_test_id("hint-mark")).to_be_visible()
    assert acts(ada) == []
    ada.page.keyboard.press("i")
    expect(ada.find("hint")).to_have_count(0)
    ada.act_until(lambda: bool(ada.heard("refused")), lambda page: page.keyboard.press("i"))
    expect(ada.find("note")).to_contain_text("Slow down!")
    ada.press("bet-submit")
    expect(ada.find("bet-submit")).to_have_count(0)  # others are awaited, or Ada has to reach in first
    assert acts(ada) == [best]


def test_whoever_opens_a_table_may_do_without_hints(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go()
    ada.press("choose-little_devils")
    hints, public = (ada.page.locator(f"dialog input[name={name}]") for name in ("hints", "public"))
    expect(hints).to_be_checked()
    public.check()
    expect(hints).not_to_be_checked()
    public.uncheck()
    expect(hints).to_be_checked()
    hints.uncheck()
    ada.press("options-play-now-little_devils")
    ada.page.wait_for_selector(MINE)
    expect(ada.find("hint-ask")).to_have_count(0)
    ada.page.keyboard.press("i")
    play(ada.page)
    assert [command["do"] for command in ada.sent if command["do"] != "catch_up"] == ["act"]


def test_a_race_has_no_hints(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.play_against_bots("diavolo", 2)
    ada.page.wait_for_selector(MINE)
    expect(ada.find("hint-ask")).to_have_count(0)


@pytest.mark.usefixtures("thinking")
def test_a_trick_of_six_can_be_read_beside_a_hint_on_a_small_phone(visitor: NewVisitor) -> None:
    ada = visitor(size=(360, 640))
    sit_down(ada, "little_devils", players=6)
    ada.press("hint-ask")
    advice(ada)
    places = ada.page.locator("[data-testid=trick] .spot").all()
    assert len(places) == 6
    assert all((box := place.bounding_box()) and box["width"] >= SMALLEST_CARD for place in places)
    look(ada)
