"""What happened can be seen: tricks and rounds lie there to be read, endings are celebrated."""

import json
import re
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import WebSocketRoute, expect

from diablerie.games.catalogue import GAMES
from diablerie.server.table.entries import PACES, Pace
from diablerie.words import LANGUAGES
from tests.server.open_server import AT_ONCE, OpenServer
from tests.web.conftest import NewVisitor
from tests.web.looks import CUT_OFF, look
from tests.web.past import finished_game
from tests.web.visitor import MINE, PHONE, WAYS, Visitor

LONG = 120_000
"""Milliseconds: a review takes a while, and the compiler before the first one."""
READER = "reader"
"""A pace for tests: what is to be read lies there until somebody goes on."""
BOXES = """() => [...document.querySelectorAll("[data-testid]")]
    .filter(one => !one.matches("[data-testid^=hint], [data-testid^=hint] *"))
    .filter(one => !one.querySelector("[data-testid=hint-mark]") && !one.closest("[data-testid=log]"))
    .filter(one => one.dataset.testid !== "log")
    .map(one => [one.dataset.testid, one.dataset.card, JSON.stringify(one.getBoundingClientRect())].join())"""
"""Where everything is, but for the hint and the card that it lifts."""


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    PACES[READER] = Pace(600_000, 5_000, 0, 30, glance=600_000, page=600_000, slowness=20)
    yield
    del PACES[READER]


def act(someone: Visitor) -> None:
    """Do the first thing that can be done now, if there is any."""
    someone.page.evaluate(
        "ways => ways.map(way => document.querySelector(way)).find(way => way)?.click()", WAYS
    )


def against(someone: Visitor, game: str, players: int, **more: object) -> str:
    someone.be("Ada")
    code = str(someone.ask("/api/quick", game=game, players=players, **more)["code"])
    someone.go(f"/table/{code}")
    expect(someone.find("decision")).to_be_visible()
    return code


def test_tricks_lie_until_a_tap_and_a_round_is_told_on_a_sheet(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE, color_scheme="light")
    against(ada, "little_devils", 3, bot="easy", pace=READER, options={"goal": 500})
    page, read = ada.page, 0
    waits, sheet = ada.find("go-on"), ada.find("round-sheet")
    while not sheet.count():
        page.wait_for_selector(f"{MINE}, [data-testid=go-on]")
        if not waits.count():
            act(ada)
            page.wait_for_selector(f"{MINE}, [data-testid=go-on], [data-testid=decision][data-mine=false]")
            continue
        expect(ada.find("trick")).to_have_class(re.compile("taken"))
        expect(ada.find("direction")).to_contain_text(re.compile("take", re.I))
        expect(ada.find("direction")).to_contain_text(re.compile("card|follow", re.I), ignore_case=True)
        read += 1
        ada.find("trick").click()
        expect(page.locator("[data-testid=trick].taken")).to_have_count(0)
    assert read > 1, "a bot took a trick, and the round ended"
    told = next(frame["view"] for frame in reversed(ada.heard("happened")) if "sheet" in frame["view"])
    for took, total in zip(told["sheet"][-1], told["totals"], strict=True):
        expect(sheet.get_by_role("listitem").filter(has_text=f"+{took}").first).to_contain_text(str(total))
    expect(sheet).to_contain_text(re.compile("nearest to the end: [0-9]+ of 500"))
    look(ada)
    waits.click()
    expect(sheet).to_have_count(0)
    expect(ada.find("card")).not_to_have_count(0)


def test_the_button_turns_every_page_and_nothing_turns_back(visitor: NewVisitor) -> None:
    ada, bo = visitor(size=PHONE), visitor()
    code = against(ada, "little_devils", 3, bot="easy", pace=READER, options={"goal": 500})
    page, waits, sheet = ada.page, ada.find("go-on"), ada.find("round-sheet")
    while not sheet.count():
        page.wait_for_selector(f"{MINE}, [data-testid=go-on]")
        if waits.count():
            waits.click()
        else:
            act(ada)
        page.wait_for_selector(f"{MINE}, [data-testid=go-on], [data-testid=decision][data-mine=false]")
    expect(ada.find("prompt")).to_have_text("It goes on when you are ready.")
    bo.be("Bo")
    bo.go(f"/table/{code}?watch=1")
    expect(page.get_by_title("One person is watching")).to_be_visible()
    assert sheet.count(), "the last trick does not lie there again"
    waits.click()
    expect(sheet).to_have_count(0)


def test_beside_a_big_screen_a_tap_on_a_phone_turns_one_page(visitor: NewVisitor) -> None:
    ada, screen = visitor(size=PHONE), visitor(size=(1920, 1080))
    code = against(ada, "little_devils", 3, bot="easy", pace=READER, options={"goal": 500})
    screen.go(f"/tv/{code}")
    ada.go(f"/table/{code}?hand=1")
    waits, sheet, table = ada.find("go-on"), screen.find("round-sheet"), ada.server.hub.rooms[code].table
    while True:
        ada.page.wait_for_selector(f"{MINE}, [data-testid=go-on]")
        if not waits.count():
            act(ada)
        elif table.ledger.match and table.ledger.game.rounds(table.ledger.match.state):
            break
        else:
            waits.click()
    expect(screen.find("trick")).to_have_class(re.compile("taken"))
    assert not sheet.count(), "the last trick is looked at first"
    waits.click()
    expect(sheet).to_be_visible()
    expect(ada.find("prompt")).to_have_text("It goes on when you are ready.")
    waits.click()
    expect(sheet).to_have_count(0)
    expect(ada.find("card")).not_to_have_count(0)


def test_who_has_read_before_the_others_is_told_so(visitor: NewVisitor) -> None:
    both = ada, bo = visitor(), visitor(size=PHONE)
    for name, one in (("Ada", ada), ("Bo", bo)):
        one.be(name)
    code = ada.ask("/api/tables", game="little_devils", players=3, pace=READER, options={"goal": 500})["code"]
    for seat, one in enumerate(both):
        one.go(f"/table/{code}")
        one.press(f"sit-{seat}")
    ada.press("fill-bots")
    bo.press("ready")  # whoever calls bots is ready
    for one in both:
        expect(one.find("decision")).to_be_visible()
    while not all(one.find("go-on").count() for one in both):
        for one in both:
            act(one)
    ada.press("go-on")
    expect(ada.find("prompt")).to_have_text("The others are still looking.")
    expect(bo.find("prompt")).to_have_text("It goes on when everybody is ready.")
    bo.press("go-on")
    expect(ada.find("prompt")).not_to_have_text("The others are still looking.")


def test_who_has_grabbed_against_bots_need_not_wait_for_them(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE, color_scheme="light")
    against(ada, "diavolo", 3, bot="easy", pace=READER, options={"time_limit": 0})
    for _ in range(2):
        ada.page.wait_for_selector(MINE)
        assert not ada.find("go-on").count()
        act(ada)
        ada.press("go-on")
    ada.page.wait_for_selector(MINE)
    told = [frame["view"]["reactions"][1:] for frame in ada.heard("happened") if "reactions" in frame["view"]]
    reactions = [reaction for others in told for reaction in others if reaction is not None]
    assert min(reactions) > 20_000, "they took their time"


def test_whoever_leads_after_a_trick_has_nothing_to_go_on_from(visitor: NewVisitor) -> None:
    """Not even while their card is on its way: the tap would count for the next trick."""
    ada = visitor(size=PHONE, color_scheme="dark")
    slow = False

    def connected(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda said: None if slow else server.send(said))

    ada.page.route_web_socket(re.compile("/api/tables/"), connected)
    against(ada, "little_devils", 3, bot="easy", pace=READER, options={"goal": 500})
    page, waits = ada.page, ada.find("go-on")
    taken = page.locator("[data-testid=trick].taken")
    while True:
        page.wait_for_selector(f"{MINE}, [data-testid=go-on]")
        if waits.count():
            waits.click()
        elif taken.count():
            break
        else:
            act(ada)
        page.wait_for_selector(f"{MINE}, [data-testid=go-on], [data-testid=decision][data-mine=false]")
    slow = True
    act(ada)
    page.wait_for_selector("[data-testid=decision][data-mine=false]")
    assert taken.count(), "the card is still on its way"
    assert not waits.count()


def test_whoever_is_out_of_a_race_skips_to_the_end(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE, color_scheme="dark")
    against(ada, "diavolo", 3, bot="easy", pace=AT_ONCE)
    expect(ada.find("ends")).to_contain_text("The others decide when it ends; 15 s at most")
    against(ada, "diavolo", 6, bot="bold", pace=AT_ONCE, options={"time_limit": 2})
    expect(ada.find("out")).to_be_visible()  # who never grabs loses a ruby with every throw
    look(ada)
    ada.press("out-skip")
    expect(ada.find("ending")).to_be_visible()
    expect(ada.find("podium")).to_be_visible()


HALF_SAID = """() => [...document.querySelectorAll("[data-testid=step] bdi, [data-testid=ending] .name")]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .filter(one => getComputedStyle(one).display !== "inline").map(one => one.textContent)"""
"""The names of those who have played that are not read whole at the end."""


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
    expect(podium.get_by_test_id("step")).to_have_count(3)
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


def test_a_hint_moves_nothing_but_the_card_it_lifts(visitor: NewVisitor, server: OpenServer) -> None:
    server.hub.thinkers.compile_now(GAMES["little_devils"])
    for size in (PHONE, (1280, 800)):
        ada = visitor(size=size)
        against(ada, "little_devils", 4, pace="relaxed")
        ada.page.wait_for_selector(MINE)
        before = ada.page.evaluate(BOXES)
        ada.press("hint-ask")
        expect(ada.find("hint")).to_have_attribute("data-thinking", "false")
        ada.page.mouse.move(0, 0)
        moved = set(ada.page.evaluate(BOXES)) - set(before)
        assert moved == set()
