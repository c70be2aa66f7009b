"""Endings are celebrated: who has won, what decided it, whom it honours, and what comes next."""

import json
import re
from itertools import cycle

from playwright.sync_api import WebSocketRoute, expect

from diablerie.games.catalogue import GAMES
from diablerie.words import LANGUAGES
from tests.server.open_server import AT_ONCE, OpenServer
from tests.web.conftest import NewVisitor
from tests.web.looks import CUT_OFF, look
from tests.web.past import finished_game
from tests.web.visitor import PHONE, Visitor, against

LONG = 120_000
"""Milliseconds: a review takes a while, and the compiler before the first one."""
HALF_SAID = """() => [...document.querySelectorAll("[data-testid=step] bdi, [data-testid=ending] .name")]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .filter(one => getComputedStyle(one).display !== "inline").map(one => one.textContent)"""
"""The names of those who have played that are not read whole at the end."""


LOOKS_AGAIN = 1500
"""Milliseconds after which a page asks again whether a review is there."""
ALONE_THERE = """one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return there.slice(1).every(other => other.contains(one));
}"""


def hides_nothing(someone: Visitor) -> None:
    """The way back to the podium does not lie over what the game has come to, nor over who has won."""
    way, board = someone.find("to-podium").bounding_box(), someone.find("board").bounding_box()
    title = someone.find("ending").locator("h2").bounding_box()
    assert way
    assert board
    assert title
    assert way["y"] >= board["y"] + board["height"]
    assert way["x"] + way["width"] <= title["x"]


def test_a_first_game_is_against_easy_bots_and_ends_on_a_podium_with_the_next_level(
    visitor: NewVisitor, server: OpenServer
) -> None:
    server.hub.thinkers.compile_now(GAMES["little_devils"])
    ada = visitor(color_scheme="dark")
    ada.go()
    ada.press("play-now-little_devils")
    ada.page.wait_for_url("**/table/*")
    expect(ada.find("log")).to_contain_text("Level of the bots: easy.")
    expect(ada.find("opposition")).to_have_text("Bots: easy")
    assert ada.find("opposition").evaluate(ALONE_THERE), "it lies over nothing"
    code = against(ada, "little_devils", 4, bot="easy", pace=AT_ONCE, options={"goal": 1})
    ada.play_to_the_end()
    podium = ada.find("podium")
    expect(podium).to_be_visible()
    expect(podium.locator("[data-testid=step], [data-testid=place]")).to_have_count(4)
    assert ada.page.evaluate(HALF_SAID) == []
    expect(ada.find("level")).to_have_text("Level of the bots: easy.")
    look(ada)
    podium.get_by_role("button", name="Look at the table").click()
    hides_nothing(ada)
    ada.press("next-level")
    ada.page.wait_for_url(lambda url: code not in url)
    expect(ada.find("log")).to_contain_text("Level of the bots: normal.")


def test_what_decided_a_game_and_whom_it_honours_is_told_with_its_end(
    visitor: NewVisitor, server: OpenServer
) -> None:
    code = finished_game(server, "little_devils", {"goal": 1})
    ada = visitor(size=PHONE, color_scheme="light")
    ada.be("Dora")
    ada.go(f"/table/{code}?watch=1")
    podium = ada.find("podium")
    expect(podium.get_by_test_id("award").first).to_contain_text(re.compile("Ada|Bo|Cleo"))
    moment = podium.get_by_test_id("decisive")
    better = re.compile("Round 1, (Ada|Bo|Cleo): play [0-9]+; better: play [0-9]+. That cost [0-9]+%.")
    expect(moment).to_contain_text(better, timeout=LONG)
    look(ada)
    podium.get_by_role("button", name="Look at the table").click()
    hides_nothing(ada)
    ada.press("to-podium")
    moment.click()
    ada.page.wait_for_url(re.compile(f"/replay/{code}[?]review=1#[0-9]+$"))
    expect(ada.find("drawn")).to_be_visible(timeout=LONG)


PLACES = {
    "all different": ([10, 1600, 900, 300, 700, 500], [1], [1, 2, 3], [4, 5, 6]),
    "two are third": ([300, 1600, 900, 10, 300, 20], [1], [1, 2, 3, 3], [5, 6]),
    "four are second": ([900, 1600, 900, 300, 900, 900], [1], [1], [2, 2, 2, 2, 6]),
    "five have won": ([1600, 1600, 1600, 1600, 300, 1600], [0, 1, 2, 3, 5], [1] * 5, [6]),
}
LEVEL = """() => {
    const tops = {};
    for (const step of document.querySelectorAll("[data-testid=step]")) {
        const { top } = step.querySelector(".block").getBoundingClientRect();
        (tops[step.dataset.rank] ??= new Set()).add(Math.round(top));
    }
    return Object.values(tops).every(heights => heights.size === 1);
}"""
"""Whether those who are level stand level."""


def let_it_end(someone: Visitor, totals: list[int], winners: list[int]) -> None:
    """Let this visitor hear that games end so."""

    def connected(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "ended":
                told["result"] |= {"totals": totals, "winners": winners}
            socket.send(json.dumps(told))

        server.on_message(said)

    someone.page.route_web_socket(re.compile("/api/tables/"), connected)


def test_a_podium_that_was_put_away_does_not_come_again(visitor: NewVisitor, server: OpenServer) -> None:
    code = finished_game(server, "little_devils", {"goal": 1})
    ada = visitor()
    ada.page.clock.install()
    ada.go(f"/table/{code}?watch=1")
    ada.find("podium").get_by_role("button", name="Look at the table").click()
    ada.page.clock.fast_forward(60_000)
    expect(ada.find("to-podium")).to_be_visible()
    expect(ada.find("podium")).to_have_count(0)


def test_who_leaves_a_podium_asks_for_its_review_no_more(visitor: NewVisitor, server: OpenServer) -> None:
    code = finished_game(server, "little_devils", {"goal": 1})
    ada = visitor()
    ada.be("Dora")
    asked: list[str] = []
    ada.page.on("request", lambda one: asked.append(one.url) if "/review?later" in one.url else None)
    held = ada.hold("/review[?]later")
    with ada.page.expect_request(re.compile("/review[?]later")):
        ada.go(f"/table/{code}?watch=1")
    ada.press("leave")
    expect(ada.find("play-now-diavolo")).to_be_visible()
    held.let_go()
    ada.page.wait_for_timeout(2 * LOOKS_AGAIN)
    assert len(asked) == 1


def test_everybody_has_a_place_at_the_end_and_who_is_level_stands_level(visitor: NewVisitor) -> None:
    ada = visitor()
    code = ada.play_against_bots("devil_with_it", 6, goal=10)
    ada.play_to_the_end()
    for language, places in zip(LANGUAGES, cycle(PLACES)):
        totals, winners, steps, below = PLACES[places]
        for page in ("table", "tv"):
            one = visitor(locale=language, size=PHONE, color_scheme="dark" if page == "tv" else "light")
            let_it_end(one, totals, winners)
            one.go(f"/{page}/{code}?watch=1")
            podium = one.find("podium")
            expect(podium.get_by_test_id("step")).to_have_count(len(steps))
            expect(podium.get_by_test_id("place")).to_have_count(len(below))
            for name, found in (("step", steps), ("place", below)):
                ranks = podium.get_by_test_id(name).evaluate_all("all => all.map(one => +one.dataset.rank)")
                assert ranks == found, places
            for size in (PHONE, (360, 640), (844, 390), (820, 1180), (1280, 800), (1920, 1080)):
                if page == "tv" and size != (1920, 1080):
                    continue
                one.turn(size)
                assert one.page.evaluate(CUT_OFF) == [], (places, page, language, size)
                assert one.page.evaluate(LEVEL), (places, page, language, size)
            one.page.close()


def test_the_big_screen_celebrates_and_leads_to_the_next_game(visitor: NewVisitor) -> None:
    ada, bo = visitor(size=(1920, 1080), color_scheme="light"), visitor(size=PHONE)
    ada.be("Ada")
    code = ada.ask("/api/tables", game="devil_with_it", players=2, pace=AT_ONCE, options={"goal": 10})["code"]
    ada.go(f"/tv/{code}")
    bo.be("Bo")
    bo.go(f"/table/{code}?hand=1")
    bo.press("sit-0")
    expect(bo.find("ready")).to_be_visible()
    ada.press("fill-bots")
    ada.page.get_by_role("button", name="Begin").click()
    bo.play_to_the_end()
    expect(ada.find("podium").get_by_test_id("step")).to_have_count(2)
    look(ada)
    expect(ada.find("tv-rematch")).to_have_count(1)
    ada.press("next-little_devils")
    ada.page.wait_for_url(lambda url: code not in url)
    expect(ada.page.get_by_role("heading", name="Little Devils").first).to_be_attached()
    bo.page.get_by_role("link", name="Come along").click()
    bo.page.wait_for_url(lambda url: code not in url)
