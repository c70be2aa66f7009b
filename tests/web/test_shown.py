"""What happened can be seen: tricks and rounds lie there to be read."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from diablerie.games.catalogue import GAMES
from diablerie.server.table.entries import PACES, Pace
from tests.server.open_server import AT_ONCE, OpenServer
from tests.web.conftest import NewVisitor
from tests.web.looks import look
from tests.web.visitor import MINE, PHONE, WAYS, Visitor, against, begin_with_bots

READER = "reader"
"""A pace for tests: what is to be read lies there until somebody goes on."""
BOXES = """() => [...document.querySelectorAll("[data-testid]")]
    .filter(one => !one.matches("[data-testid^=hint], [data-testid^=hint] *"))
    .filter(one => !one.querySelector("[data-testid=hint-mark]") && !one.closest("[data-testid=log]"))
    .filter(one => one.dataset.testid !== "log")
    .map(one => [one.dataset.testid, one.dataset.card, JSON.stringify(one.getBoundingClientRect())].join())"""
"""Where everything is, but for the hint and the card that it lifts."""
PAYOUT = "[data-testid=payout]"
UNTIL_PAID = """([ways, payout]) => Boolean(document.querySelector(payout))
    || ways.map(way => document.querySelector(way)).find(way => way)?.click()"""
HIDING = """one => {
    const found = [];
    for (let box = one.parentElement; box.dataset.testid !== "board"; box = box.parentElement)
        if (getComputedStyle(box).backgroundColor !== "rgba(0, 0, 0, 0)") found.push(box.className);
    return found;
}"""
"""What lies under this and hides the table before this has come."""


GO_ON = "[data-testid=go-on]"
LIES = """([mine, goOn]) => {
    if (document.querySelector("[data-testid=round-sheet]")) return "sheet";
    if (document.querySelector("[data-testid=trick].taken") && document.querySelector(goOn)) return "trick";
    return document.querySelector(mine) && "mine";
}"""
"""What lies there, seen at one moment: a sheet that comes in between is not taken for a trick."""


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


def lies(someone: Visitor) -> str:
    """What there is to be read, or that it is their turn."""
    return str(someone.page.wait_for_function(LIES, arg=[MINE, GO_ON]).json_value())


def test_tricks_lie_until_a_tap_and_a_round_is_told_on_a_sheet(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE, color_scheme="light")
    against(ada, "little_devils", 3, bot="easy", pace=READER, options={"goal": 500})
    page, read = ada.page, 0
    waits, sheet = ada.find("go-on"), ada.find("round-sheet")
    while (what := lies(ada)) != "sheet":
        if what == "mine":
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
    while (what := lies(ada)) != "sheet":
        if what == "trick":
            waits.click()
            page.wait_for_selector(f"{MINE}, [data-testid=round-sheet]")
            continue
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
            ada.page.wait_for_selector(MINE)  # so the button is not taken for that of the next trick
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
    begin_with_bots(code, ada, bo)
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
            page.evaluate("goOn => document.querySelector(goOn)?.click()", GO_ON)  # if it is still there
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


def test_the_oven_is_seen_until_the_payout_has_come(visitor: NewVisitor) -> None:
    ada = visitor(reduced_motion="no-preference")
    ada.play_against_bots("devil_with_it", 2)
    ada.page.wait_for_function(UNTIL_PAID, arg=[WAYS, PAYOUT], polling=30)
    assert ada.find("payout").evaluate(HIDING) == []


SKIPPED = """() => {
    const skip = document.querySelector("[data-testid=out-skip]");
    skip?.click();
    return Boolean(skip);
}"""
"""Whether the rest of the race was skipped: in the page itself, for the race goes on."""


def stand_still(someone: Visitor) -> list[bool]:
    """Let a page hear nothing more as soon as there is something in this list."""
    still: list[bool] = []

    def connected(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if still else socket.send(message))

    someone.page.route_web_socket(re.compile("/api/tables/"), connected)
    return still


def test_whoever_is_out_of_a_race_sees_how_to_go_on(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE, color_scheme="dark")
    still = stand_still(ada)
    against(ada, "diavolo", 6, bot="bold", pace=AT_ONCE, options={"time_limit": 2})
    expect(ada.find("out")).to_be_visible()  # who never grabs loses a ruby with every throw
    still.append(True)
    look(ada)


def test_whoever_is_out_of_a_race_skips_to_the_end(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE, color_scheme="dark")
    against(ada, "diavolo", 3, bot="easy", pace=AT_ONCE)
    expect(ada.find("ends")).to_contain_text("The others decide when it ends; 15 s at most")
    against(ada, "diavolo", 6, bot="bold", pace=AT_ONCE, options={"time_limit": 2})
    ada.page.wait_for_function(SKIPPED)
    expect(ada.find("ending")).to_be_visible()
    expect(ada.find("podium")).to_be_visible()
    assert [sent for sent in ada.sent if sent["do"] == "rush"][-1]["skip"]


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
