"""An evening begins: people meet in the lounge, or around one screen."""

import pytest
from playwright.sync_api import expect

from diablerie.words import LANGUAGES
from tests.server.open_server import OpenServer
from tests.web.conftest import NewVisitor
from tests.web.looks import look
from tests.web.visitor import AT_REST, MINE, PHONE, Visitor

TELEVISION = (1920, 1080)
SMALL_PHONE = (360, 640)
LYING = (844, 390)
READ_FROM_AFAR = 30
"""Pixels of letters that are read from four metres where the screen has 1080 of them in its height."""
SMALLEST_AFAR = 19
"""Of the few words that only explain."""
LETTERS = """() => [...document.querySelectorAll("[data-testid=tv] *")]
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(one => one.getClientRects().length && !one.closest(".unseen, svg, [aria-hidden=true] .faint"))
    .filter(one => one.getBoundingClientRect().width > 1)
    .map(one => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize)])"""


def stands_out(someone: Visitor) -> list[str]:
    """The buttons that stand out, by what tests call them."""
    names: list[str] = someone.page.locator("main button.do").evaluate_all(
        "all => all.map(one => one.dataset.testid)"
    )
    return names


def is_on_screen(someone: Visitor, name: str) -> bool:
    """Whether the whole of something is seen."""
    inside: bool = someone.find(name).first.evaluate(
        "one => { const box = one.getBoundingClientRect(); return box.width > 0 && box.left >= 0"
        " && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight }"
    )
    return inside


def test_the_host_removes_whom_they_mean_and_nobody_who_sits_there_meanwhile(visitor: NewVisitor) -> None:
    ada, bo, cy = visitor(), visitor(size=PHONE), visitor()
    for name, one in (("Ada", ada), ("Bo", bo), ("Cy", cy)):
        one.be(name)
    code = ada.ask("/api/tables", game="diavolo", players=3)["code"]
    for one in (ada, bo, cy):
        one.go(f"/table/{code}")
    ada.press("sit-0")
    bo.press("sit-1")
    ada.press("remove-1")
    bo.page.locator("li.you").get_by_role("button", name="Stand up").click()
    cy.press("sit-1")
    expect(cy.page.locator("li.you")).to_contain_text("Cy")
    ada.press("remove-for-good")
    expect(ada.find("note")).to_have_text("Somebody else sits there by now. Look again.")
    expect(cy.page.locator("li.you")).to_contain_text("Cy")


def test_people_meet_in_the_lounge(visitor: NewVisitor) -> None:
    """Names in place, a host who agrees anew and removes, and one thing to do at a time."""
    ada, bo, cy = visitor(size=PHONE), visitor(), visitor(size=SMALL_PHONE)
    ada.go()
    ada.press("choose-diavolo")
    ada.page.locator("input[name=public]").check()
    ada.press("options-friends-diavolo")
    expect(ada.find("lounge")).to_be_visible()
    assert stands_out(ada) == ["that-is-me"]
    look(ada, scrolls=True)
    ada.introduce("Ada")
    expect(ada.find("ready")).to_be_visible()
    expect(ada.find("host")).to_have_count(1)
    assert stands_out(ada) == ["ready"]
    ada.press("ready")
    expect(ada.page.locator("[data-testid=ready][aria-pressed=true]")).to_be_visible()
    assert stands_out(ada) == ["share"]
    code = ada.page.url.rpartition("/")[2]
    # Who sits down at a public table says who they are there, and sits.
    bo.go()
    bo.find("public-tables").locator(f"a[href*='{code}']").first.click()
    bo.introduce("Bo")
    expect(bo.page.locator("li.you")).to_contain_text("Bo")
    assert "sit" not in bo.page.url
    expect(ada.find("news")).to_have_text("Bo sits down.")
    expect(bo.find("host")).to_have_count(1)
    assert stands_out(bo) == ["ready"]
    assert bo.find("change-options").count() == 0
    bo.press("change-name")
    bo.introduce("Bobo")
    expect(ada.find("news")).to_have_text("Bo is called Bobo now.")
    # Who was removed is told, and offered nothing that would be refused.
    cy.be("Cy")
    cy.go(f"/table/{code}?sit=1")
    expect(cy.page.locator("li.you")).to_contain_text("Cy")
    look(cy, scrolls=True)
    ada.press("remove-2")
    ada.press("keep")
    expect(cy.page.locator("li.you")).to_have_count(1)
    ada.press("remove-2")
    ada.press("remove-for-good")
    expect(cy.find("lounge")).to_contain_text("sent you away")
    cy.page.reload()
    expect(cy.find("lounge")).to_contain_text("sent you away")
    assert cy.page.locator("[data-testid^=sit-], [data-testid=my-name], [data-testid=ready]").count() == 0
    # What the host changes, everybody sees, and is asked anew.
    ada.press("change-options")
    ada.page.locator("dialog select[name=players]").select_option("2")
    ada.page.locator("dialog input[name=bots-react]").uncheck()
    ada.find("house-rules").locator("summary").click()
    limit = ada.page.locator("dialog input[name=time_limit]")
    limit.fill("9000")
    ada.press("agree")
    expect(limit).to_be_focused()
    expect(ada.page.locator("dialog").get_by_role("alert")).to_contain_text("“9000” is not possible")
    limit.fill("9")
    ada.press("agree")
    expect(bo.find("news")).to_contain_text("changed what is agreed on")
    expect(bo.page.locator("[data-testid=lounge] li")).to_have_count(2)
    expect(ada.page.locator("[data-testid=ready][aria-pressed=false]")).to_be_visible()
    for one in (ada, bo):
        one.press("react")
        assert is_on_screen(one, "tray")
        one.press("react-wink")
    expect(bo.find("bubble")).to_have_count(2)
    assert is_on_screen(bo, "bubble")
    for one in (ada, bo):
        one.press("ready")
    expect(bo.find("decision")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lounge_is_no_wider_than_a_phone_and_its_next_step_is_seen(
    visitor: NewVisitor, language: str
) -> None:
    """However long somebody's name is, and however many seats there are."""
    ada = visitor(size=PHONE, locale=language, has_touch=True, is_mobile=True)
    ada.be("Wolfgang Amadeus Teufels")
    ada.open_table("little_devils", 6)
    ada.press("sit-0")
    expect(ada.find("ready")).to_be_visible()
    for size in (PHONE, SMALL_PHONE, LYING):
        ada.turn(size)
        expect(ada.page.locator("li.you .name")).to_have_text("Wolfgang Amadeus Teufels")
        around = ada.find("lounge").locator("..")
        assert around.evaluate("one => one.scrollWidth <= one.clientWidth"), size
        assert ada.overflow() == (0, 0), size
        expect(ada.find("ready")).to_be_in_viewport(ratio=1)
        name = ada.page.locator("li.you .name")
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth"), "the name is cut off"


def test_an_evening_around_one_screen(visitor: NewVisitor) -> None:
    """A code typed on a phone, a table that is read from afar, and nobody needs a phone to go on."""
    screen = visitor(size=TELEVISION)
    phone = visitor(size=PHONE, has_touch=True, is_mobile=True)
    screen.be("Television")
    options = {"race": False, "limit": 1}
    made = screen.ask("/api/tables", game="diavolo", players=3, pace="at_once", options=options)
    screen.go(f"/tv/{made['code']}")
    expect(screen.find("code")).to_have_text(made["short"])
    phone.go()
    phone.find("join-code").fill(made["short"])
    phone.press("join")
    phone.page.wait_for_url(f"**/table/{made['code']}?hand=1")
    phone.introduce("Ada")
    expect(screen.find("tv")).to_contain_text("Ada sits down.")
    look(screen)
    screen.press("screen-theme")
    themes = [one.page.evaluate("document.documentElement.dataset.theme") for one in (screen, phone)]
    assert themes[0] != themes[1]
    screen.press("full-screen")
    screen.page.wait_for_function("() => document.fullscreenElement !== null")
    screen.press("full-screen")
    screen.page.wait_for_function("() => document.fullscreenElement === null")
    screen.press("fill-bots")
    phone.press("ready")
    expect(phone.page.locator(MINE)).to_be_visible()
    assert phone.find("board").count() == 0
    expect(screen.find("board")).to_be_visible()
    expect(screen.page.locator("ol.sheet")).to_be_visible()
    screen.page.wait_for_function(AT_REST)
    letters = dict(screen.page.evaluate(LETTERS))
    assert letters["Ada"] >= READ_FROM_AFAR
    assert not {text: size for text, size in letters.items() if size < SMALLEST_AFAR}
    board = screen.find("board").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] > 0.75 * TELEVISION[0] * TELEVISION[1]
    assert screen.page.get_by_text("Ada", exact=True).count() == 1, "nothing is shown twice"
    phone.press("react")
    phone.press("react-laugh")
    expect(screen.find("bubble")).to_be_visible()
    assert is_on_screen(screen, "bubble")
    tray, bubble = screen.page.locator(".dice").bounding_box(), screen.find("bubble").bounding_box()
    assert tray is not None
    assert bubble is not None
    assert bubble["x"] >= tray["x"] + tray["width"], "it lies over the dice"
    look(screen)
    phone.play_to_the_end()
    expect(screen.find("podium")).to_be_visible()
    expect(screen.find("tv-rematch")).to_have_count(1)
    expect(phone.find("next-little_devils")).to_be_visible()
    look(phone)
    winner = screen.find("tv-line").inner_text()
    assert screen.page.get_by_text(winner, exact=True).count() == 1, "who won is said once"
    screen.press("tv-rematch")
    screen.page.wait_for_url(lambda url: "/tv/" in url and made["code"] not in url)
    expect(screen.find("start")).to_be_visible()
    assert screen.heard("refused") == []


def test_the_address_stands_beside_the_code_in_one_line(visitor: NewVisitor) -> None:
    with OpenServer(public_url="http://games-night.fritz.box:8666") as server:
        screen = visitor(server, size=TELEVISION)
        screen.be("Television")
        made = screen.ask("/api/tables", game="diavolo", players=4)
        screen.go(f"/tv/{made['code']}")
        address, code = screen.find("address"), screen.find("code")
        expect(address).to_have_text("games-night.fritz.box:8666")
        expect(code).to_have_text(made["short"])
        boxes = [one.bounding_box() for one in (address, code)]
        letters = float(address.evaluate("one => parseFloat(getComputedStyle(one).fontSize)"))
        assert boxes[0] is not None
        assert boxes[1] is not None
        assert boxes[0]["height"] < 2 * letters, "it is in two lines"
        assert boxes[0]["x"] == boxes[1]["x"]
        assert boxes[1]["y"] - boxes[0]["y"] < 200
        screen.page.close()


def test_bubbles_fit_every_seat_of_a_small_phone(visitor: NewVisitor) -> None:
    """Whatever is said, wherever somebody sits; and what bots feel is seen, not written down."""
    ada = visitor(size=SMALL_PHONE, has_touch=True, is_mobile=True)
    ada.play_against_bots("little_devils", 6)
    ada.press("react")
    assert is_on_screen(ada, "tray")
    assert ada.overflow() == (0, 0)
    ada.page.keyboard.press("Escape")
    expect(ada.find("tray")).to_have_count(0)
    code = ada.page.url.rpartition("/")[2]
    hub, key = ada.server.hub, ada.heard("shown")[-1]["seats"][0]["who"]

    def feel(seat: int) -> None:
        from diablerie.server.protocol.told import Reacted

        ada.server.call(
            lambda: hub.outbox.tell([hub.rooms[code].guests[key]], Reacted("", "normal", "gasp", seat))
        )

    middle = ada.find("direction").bounding_box()
    assert middle is not None
    for seat in range(1, 6):
        feel(seat)
        bubble = ada.page.locator(f"[data-testid=bubble][data-for='{seat}']")
        expect(bubble).to_have_count(1)
        box = bubble.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= SMALL_PHONE[0] - box["width"]
        assert 0 <= box["y"] <= SMALL_PHONE[1] - box["height"]
        assert box["y"] + box["height"] <= middle["y"], "it lies over what is played"
    ada.press("side")
    expect(ada.find("log").locator("p.reacted")).to_have_count(0)
