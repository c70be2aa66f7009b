"""A game that the web application has never heard of: its picture in letters, and its choices on buttons."""

import json
import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.conftest import NewVisitor
from tests.web.looks import COMBINED, SIZES, look
from tests.web.visitor import MINE, Visitor

REAL = "little_devils"
READY = f"{MINE} [data-testid=choice][aria-disabled=false]"
UNKNOWN = "unheard_of"
"""What the pages are told that it is called; the server plays a game that it knows."""


def mistake_the_game(someone: Visitor) -> None:
    """Let a browser hear another name wherever the server says which game it is."""

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(str(message).replace(f'"{REAL}"', f'"{UNKNOWN}"')))

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=found.text().replace(f'"{REAL}"', f'"{UNKNOWN}"'))

    someone.context.route_web_socket(re.compile("/socket"), listen)
    someone.context.route(re.compile(r"/api/(games|tables/\w+/replay)"), answer)


def sit_down(someone: Visitor, players: int = 3, **options: object) -> str:
    """Begin a game that the page does not know."""
    mistake_the_game(someone)
    return someone.play_against_bots(REAL, players, **options)


def test_an_unknown_game_is_played_to_its_end(visitor: NewVisitor) -> None:
    ada = visitor()
    sit_down(ada, goal=1)
    ada.page.wait_for_selector(MINE)
    expect(ada.find("prompt")).to_contain_text("Your turn")
    expect(ada.find("picture")).to_contain_text("Ada")
    expect(ada.find("choice").first).to_contain_text(re.compile(r"^Play \d+$"))
    ada.play_to_the_end()
    expect(ada.find("picture")).to_be_visible()
    ada.says(re.compile("Ada plays|You play"))


def test_the_words_follow_the_language(visitor: NewVisitor) -> None:
    ada = visitor(locale="de-DE")
    sit_down(ada)
    ada.page.wait_for_selector(MINE)
    expect(ada.find("prompt")).to_contain_text("Du bist dran")
    expect(ada.find("choice").first).to_contain_text(re.compile(r"spielen"))


def test_a_spectator_has_no_choices_and_sees_no_hand(visitor: NewVisitor) -> None:
    ada = visitor()
    code = sit_down(ada)
    ada.page.wait_for_selector(MINE)
    expect(ada.find("picture")).to_contain_text("Your hand")
    ada.go(f"/tv/{code}")
    expect(ada.find("picture")).to_contain_text("Ada")
    expect(ada.find("picture")).not_to_contain_text("hand")
    expect(ada.find("choice")).to_have_count(0)


def test_it_is_chosen_by_keyboard(visitor: NewVisitor) -> None:
    ada = visitor()
    sit_down(ada)
    ada.page.wait_for_selector(READY)
    ada.find("choice").first.focus()
    for cards in (8, 7, 6):  # nobody has to find their place again
        ada.page.keyboard.press("Enter")
        expect(ada.find("picture")).to_contain_text(re.compile(rf"Ada\s+\d+( \+\d+)?\s+{cards} cards"))
        ada.page.wait_for_selector(READY)
        expect(ada.page.locator("[data-testid=choice]:focus")).to_have_count(1)


@pytest.mark.parametrize(("size", "scheme"), COMBINED)
def test_it_looks_well(visitor: NewVisitor, size: str, scheme: str) -> None:
    ada = visitor(size=SIZES[size], color_scheme=scheme)
    mistake_the_game(ada)
    ada.go()
    expect(ada.find(f"play-now-{UNKNOWN}")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Little Devils")).to_be_visible()
    look(ada, scrolls=True)
    sit_down(ada, 6)
    ada.page.wait_for_selector(READY)
    look(ada)
    ada.page.keyboard.press("t")
    expect(ada.page.locator("[aria-live=polite]")).to_contain_text("Ada")


def test_a_replay_shows_what_was_drawn(visitor: NewVisitor) -> None:
    ada = visitor()
    code = sit_down(ada, goal=1)
    ada.play_to_the_end()
    ada.go(f"/replay/{code}#8")
    expect(ada.find("step")).to_contain_text("8 /")
    expect(ada.find("picture")).to_contain_text("Ada")
    look(ada)
    ada.go(f"/replay/{code}#verify")
    expect(ada.find("verdict")).to_contain_text("does not know")
    shown = json.loads(ada.page.request.get(f"{ada.server.url}/api/tables/{code}/replay").text())
    assert "plain" not in shown["steps"][0], "nobody is sent words who has not asked for them"
