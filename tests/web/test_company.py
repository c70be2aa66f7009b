"""Several people at one table, each with a browser of their own."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.open_server import OpenServer
from tests.told import numbers_told
from tests.web.conftest import NewVisitor
from tests.web.visitor import MINE, PHONE, Visitor, play


def together(people: list[Visitor], game: str, **options: object) -> str:
    """Let people open a table, meet there and begin."""
    for number, one in enumerate(people):
        one.be(f"Person {number}", "ash")
    code = people[0].open_table(game, len(people), **options)
    for number, one in enumerate(people):
        if number:
            one.go(f"/table/{code}")
        one.sit(number)
    for one in people:
        expect(one.find("decision")).to_be_visible()
    return code


def all_play(people: list[Visitor], done: Callable[[Visitor], bool] = Visitor.over) -> None:
    """Let everybody do what they can until all have seen the end, or something else."""
    while not all(map(done, people)):
        for one in people:
            if one.page.locator(MINE).count():
                play(one.page)


def set_bet(someone: Visitor, amount: int) -> None:
    someone.page.locator("input[type=range]").fill(str(amount))
    someone.press("bet-submit")


def test_a_bet_reaches_nobody_before_all_are_in(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    together([ada, bo], "devil_with_it", goal=10)
    set_bet(ada, 170)
    expect(ada.find("take-back")).to_be_visible()
    expect(bo.find("log")).to_contain_text("Person 0")
    assert 170 not in numbers_told(bo.frames)
    assert bo.page.get_by_text("170").count() == 0
    ada.press("take-back")
    set_bet(ada, 150)
    expect(ada.find("take-back")).to_be_visible()
    assert not {150, 170} & numbers_told(bo.frames)
    set_bet(bo, 20)
    expect(bo.find("log")).to_contain_text("150")
    assert {20, 150} <= numbers_told(bo.frames), "where a bet stands is looked at"
    assert 170 not in numbers_told(bo.frames)
    all_play([ada, bo])


def test_four_people_never_receive_each_others_hands(visitor: NewVisitor) -> None:
    people = [visitor() for _ in range(4)]
    together(people, "little_devils", goal=1)
    for one in people:
        expect(one.find("card")).not_to_have_count(0)
    hands = [
        {int(card) for card in one.find("card").evaluate_all("all => all.map(c => c.dataset.card)")}
        for one in people
    ]
    assert not set.intersection(*hands)
    all_play(people, lambda one: one.find("last-trick").count() > 0)
    for seat, one in enumerate(people):
        shown = [hand for frame in one.frames for hand in (frame.get("view") or {}).get("hands") or []]
        others = set.union(*(hand for other, hand in enumerate(hands) if other != seat))
        assert not any(others & set(hand) for hand in shown if hand)


def test_people_talk_react_and_close_their_ears(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    together([ada, bo], "devil_with_it")
    for one in (ada, bo):
        expect(one.find("log")).to_be_visible()
    words = ada.page.locator("aside form input")
    words.fill("<b>Who</b> dealt this?")
    ada.page.keyboard.press("Enter")
    bo.says("<b>Who</b> dealt this?")
    bo.page.locator(".reactions button").nth(3).click()
    expect(ada.find("log").locator("p.reacted")).to_have_count(1)
    bo.page.locator("aside summary").click()
    bo.page.locator("aside details input").check()
    words.fill("Can you hear me?")
    ada.page.keyboard.press("Enter")
    ada.says("Can you hear me?")
    bo.page.locator(".reactions button").nth(4).click()
    expect(ada.find("log").locator("p.reacted")).to_have_count(2)
    assert bo.page.get_by_text("Can you hear me?").count() == 0


def test_who_leaves_is_replaced_and_who_goes_is_away(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    code = together([ada, bo], "devil_with_it")
    seat = ada.find("seat").filter(has_text="Person 1")
    bo.go()
    expect(seat).to_contain_text("away")
    bo.go(f"/table/{code}")
    expect(seat).not_to_contain_text("away")
    bo.press("leave")
    bo.press("give-up")
    bo.page.wait_for_url(re.compile(r"/$"))
    expect(seat).to_have_count(0)


def test_a_rematch_takes_both_to_another_table(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    code = together([ada, bo], "diavolo", race=False, limit=1)
    for one in (ada, bo):
        play(one.page)
    for one in (ada, bo):
        expect(one.find("ending")).to_be_visible()
        assert not one.heard("rated")
    ada.press("rematch")
    ada.page.wait_for_url(lambda url: "/table/" in url and code not in url)
    bo.page.get_by_role("link", name="Come along").click()
    bo.page.wait_for_url(lambda url: "/table/" in url and code not in url)
    for one in (ada, bo):
        one.press("ready")
    for one in (ada, bo):
        expect(one.find("decision")).to_be_visible()


def test_a_table_is_found_by_its_code(visitor: NewVisitor) -> None:
    """The short code leads to the long address, which is right also when the game has begun."""
    ada, bo, cy = visitor(), visitor(), visitor()
    ada.be("Ada")
    code = ada.open_table("diavolo", 2, race=False)
    short = ada.find("code").first.inner_text().strip()
    assert (len(short), len(code)) == (6, 12)
    bo.go()
    bo.forgive("404")
    bo.find("join-code").fill("NOSUCH")
    bo.press("join")
    expect(bo.page.get_by_role("alert").first).to_be_visible()
    bo.find("join-code").fill(f" {short.lower()} ")
    bo.press("join")
    bo.page.wait_for_url(f"**/table/{code}")
    bo.introduce("Bo")
    bo.press("ready")
    cy.go(f"/table/{short}?watch=1")
    assert cy.page.url.endswith(f"/table/{code}?watch=1")
    ada.sit(1)
    expect(bo.find("decision")).to_be_visible()
    bo.page.reload()
    expect(bo.find("decision")).to_be_visible()
    cy.forgive("404")
    cy.go(f"/table/{short}?watch=1")
    cy.says("There is no table with this code")


def test_a_name_and_words_turn_no_page_around(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    ada.be("עדה 12")
    bo.be("Bo")
    code = ada.open_table("diavolo", 2, race=False)
    ada.sit(0)
    bo.go(f"/table/{code}")
    bo.sit(1)
    for one in (ada, bo):
        expect(one.find("decision")).to_be_visible()
    words = ada.page.locator("aside form input")
    words.fill("\u202eשלום 34 abc")
    words.press("Enter")
    line = bo.find("log").locator("p.said")
    expect(line).to_have_text("עדה 12: שלום 34 abc")
    name, said = (line.locator("bdi").nth(number).bounding_box() for number in (0, 1))
    assert name is not None
    assert said is not None
    assert name["x"] < said["x"]  # the name comes first, though both run from right to left
    told = bo.find("log").locator("p.event", has_text="עדה")
    play(ada.page)
    expect(told.first).to_contain_text("\u2068עדה 12\u2069")


def test_whoever_sits_down_and_calls_bots_in_one_breath_plays(visitor: NewVisitor) -> None:
    """Before the page hears that the seat is theirs."""
    ada = visitor()
    ada.be("Ada")
    ada.open_table("diavolo", 3, race=False)
    expect(ada.find("fill-bots")).to_be_visible()
    ada.page.evaluate(
        "() => ['sit-1', 'fill-bots'].map(name => document.querySelector(`[data-testid=${name}]`).click())"
    )
    expect(ada.page.locator(MINE)).to_be_visible()
    assert ada.heard("refused") == []


def test_public_tables_are_listed_live(visitor: NewVisitor) -> None:
    ada, bo = visitor(), visitor()
    bo.go()
    expect(bo.find("public-tables")).to_be_visible()
    ada.be("Ada")
    made = ada.ask("/api/tables", game="diavolo", players=2, public=True)
    expect(bo.find("public-tables").locator(f"a[href*='{made['code']}']").first).to_be_visible()


def test_more_public_tables_are_shown_to_who_wants_them(visitor: NewVisitor) -> None:
    with OpenServer(tables_per_person=0, public_tables_per_address=0) as server:
        ada = visitor(server)
        ada.be("Ada")
        ada.go()
        expect(ada.find("public-tables")).to_contain_text("No public table is open")
        for _ in range(58):
            ada.ask("/api/tables", game="diavolo", public=True)
        tables = ada.find("public-tables").locator("li")
        for shown in (8, 16, 24, 32, 40, 48, 56):
            expect(tables).to_have_count(shown)
            expect(ada.find("more-tables")).to_contain_text(str(58 - shown))
            ada.press("more-tables")
        expect(tables).to_have_count(58)
        expect(ada.find("more-tables")).to_have_count(0)
        ada.page.close()


def test_a_big_screen_and_two_phones(visitor: NewVisitor) -> None:
    """The screen opens the table, phones join it, and the screen never learns what they hold."""
    screen = visitor(size=(1920, 1080))
    phones = [visitor(size=PHONE, has_touch=True, is_mobile=True) for _ in range(2)]
    screen.be("Television")
    made = screen.ask("/api/tables", game="little_devils", players=3, pace="at_once", options={"goal": 1})
    code = made["code"]
    screen.go(f"/tv/{code}")
    expect(screen.page.locator("img[src*=qr]")).to_be_visible()
    assert screen.page.evaluate("document.querySelector('img[src*=qr]').naturalWidth") > 0
    for seat, phone in enumerate(phones):
        phone.be(f"Phone {seat}")
        phone.go(f"/table/{code}?hand=1")
        phone.press(f"sit-{seat}")
        screen.says(f"Phone {seat}")
    screen.press("fill-bots")
    for phone in phones:
        phone.press("ready")
    for phone in phones:
        expect(phone.find("card")).to_have_count(9)
        assert phone.find("board").count() == 0
        assert phone.overflow() == (0, 0)
    expect(screen.find("trick").first).to_be_attached()
    all_play(phones)
    hands = [hand for frame in screen.frames for hand in (frame.get("view") or {}).get("hands") or []]
    assert hands
    assert not any(hands)
    assert screen.overflow() == (0, 0)
    phones[0].press("rematch")
    screen.page.wait_for_url(lambda url: "/tv/" in url and code not in url)
