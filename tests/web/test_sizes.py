"""Every game in every language on every screen: nothing sticks out, overlaps, jumps or is too small."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from diablerie.games.catalogue import GAMES
from diablerie.words import LANGUAGES
from tests.web.conftest import NewVisitor
from tests.web.looks import CUT_OFF, STICKS_OUT, STILL, at_rest
from tests.web.visitor import DESKTOP, ENDING, MINE, PHONE, WAYS, Visitor, play

SCREENS = {
    "phone": PHONE,
    "small phone": (360, 640),
    "phone lying down": (844, 390),
    "tablet": (820, 1180),
    "desk": DESKTOP,
}
ALMOST = 42
"""What is left of that where 48 pieces lie beside each other on a small phone."""
TELEVISION = (1920, 1080)
THUMB = 44
"""Pixels that everything to press has on a phone, both ways."""
PRESSED = "button, a[href], summary, input, select, label:has(input)"
TOO_SMALL = at_rest("""([pressed, least]) => [...document.querySelectorAll(pressed)]
    .filter(item => !item.closest(".unseen, .skip, [hidden]"))
    .filter(item => !item.closest("label:has(input)")?.contains(item.parentElement))
    .map(item => [item, item.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && Math.round(Math.min(box.width, box.height)) < least)
    .map(([item, box]) => `${box.width} x ${box.height}: ${item.outerHTML.slice(0, 110)}`)""")
OVERLAPPING = at_rest("""selector => {
    const seen = item => {
        const range = document.createRange();
        range.selectNodeContents(item);
        const [text, box] = [range.getBoundingClientRect(), item.parentElement.getBoundingClientRect()];
        const [left, right] = [Math.max(text.left, box.left), Math.min(text.right, box.right)];
        const air = parseFloat(getComputedStyle(item).fontSize) / 4;
        return { item, left, right, top: text.top + air, bottom: text.bottom - air };
    };
    const all = [...document.querySelectorAll(selector)].map(seen).filter(one => one.right > one.left);
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return all.flatMap((a, nth) => all.slice(nth + 1).filter(b => over(a, b))
        .map(b => `${a.item.textContent} | ${b.item.textContent}`));
}""")
"""Texts that lie over each other; a quarter of its size above and below a figure is air."""
WHOLE = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 4"
"""Whether all of a text is seen; the tails of letters may reach out of their lines."""
MANY = 300
PAYOUT = "[data-testid=payout]"
UNLESS_PAID = """([ways, payout]) => Boolean(document.querySelector(payout))
    || ways.map(way => document.querySelector(way)).find(way => way)?.click()"""
PAID = ", ".join(
    f"{PAYOUT} {part}"
    for part in (
        "h2",
        "header p",
        ".who b",
        ".who .faint",
        ".items > span",
        ".change strong",
        ".change small",
    )
)


def fits(someone: Visitor, where: str) -> None:
    """Nothing is wider or higher than the screen, or than its own box."""
    someone.page.evaluate(STILL)
    assert someone.overflow() == (0, 0), where
    assert someone.page.evaluate(STICKS_OUT) == [], where
    assert someone.page.evaluate(CUT_OFF) == [], where
    assert someone.page.locator("header h1").evaluate(WHOLE), f"the title is cut off: {where}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_fits_every_screen_in_every_language(visitor: NewVisitor, language: str) -> None:
    ada = visitor(locale=language, size=PHONE)
    ada.be("Ada")
    ada.go()
    expect(ada.find("play-now-diavolo")).to_be_visible()
    for name, size in SCREENS.items():
        ada.turn(size)
        assert ada.overflow()[0] == 0, name
        assert ada.page.evaluate(CUT_OFF) == [], name
    for game in GAMES:
        ada.turn(PHONE)
        ada.play_against_bots(game, 4)
        ada.page.wait_for_selector(MINE)
        fits(ada, f"{game}, at its beginning")
        play(ada.page)
        ada.page.wait_for_selector(f"{MINE}, {ENDING}")
        for name, size in SCREENS.items():
            ada.turn(size)
            fits(ada, f"{game}, {name}")


@pytest.mark.parametrize("players", [2, 5])
def test_no_figures_of_a_payout_lie_over_each_other(visitor: NewVisitor, players: int) -> None:
    ada = visitor()
    ada.play_against_bots("devil_with_it", players, open_totals=True)
    for _ in range(MANY):
        ada.page.wait_for_selector(f"{MINE}, {PAYOUT}")
        # At once and in the page: the next bet would close it.
        if ada.page.evaluate(UNLESS_PAID, [WAYS, PAYOUT]):
            break
    for name, size in {**SCREENS, "television": TELEVISION}.items():
        ada.turn(size)
        assert ada.page.locator(PAID).count() > 3 * players
        assert ada.page.evaluate(OVERLAPPING, PAID) == [], name


def test_every_game_can_be_begun_without_scrolling(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.go()
    for name in ("phone lying down", "tablet", "desk"):
        ada.turn(SCREENS[name])
        for game in GAMES:
            expect(ada.find(f"play-now-{game}")).to_be_in_viewport(ratio=1)
        rows = ada.page.locator(".games article").evaluate_all(
            "all => all.map(card => Math.round(card.getBoundingClientRect().top))"
        )
        assert len(set(rows)) in (1, len(rows)), f"a card stands alone in its row, {name}: {rows}"


def test_everything_to_press_is_large_enough_for_a_thumb(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE, has_touch=True, is_mobile=True)
    ada.be("Ada")
    ada.go()
    expect(ada.find("play-now-diavolo")).to_be_visible()
    expect(ada.page.locator("footer cite").first).to_be_visible()
    assert ada.page.evaluate(TOO_SMALL, [PRESSED, THUMB]) == []
    ada.open_table("little_devils", 4)
    expect(ada.find("sit-0")).to_be_visible()
    assert ada.page.evaluate(TOO_SMALL, [PRESSED, THUMB]) == []
    for game in GAMES:
        ada.go(f"/rules/{game}")
        expect(ada.find("rules-text")).to_be_visible()
        assert ada.page.evaluate(TOO_SMALL, [PRESSED, THUMB]) == [], game
        ada.play_against_bots(game, 4)
        ada.page.wait_for_selector(MINE)
        assert ada.page.evaluate(TOO_SMALL, [PRESSED, THUMB]) == [], game
        play(ada.page)
        ada.page.wait_for_selector(MINE)
        assert ada.page.evaluate(TOO_SMALL, [PRESSED, THUMB]) == [], game
        ada.turn(SCREENS["small phone"])
        ada.page.wait_for_selector(MINE)
        assert ada.page.evaluate(TOO_SMALL, [PRESSED, ALMOST]) == [], game
        ada.turn(PHONE)
    ada.press("side")
    expect(ada.find("log")).to_be_visible()
    assert ada.page.evaluate(TOO_SMALL, [PRESSED, THUMB]) == []


BEYOND = """() => [...document.querySelectorAll("main *, header *")]
    .filter(one => one.getClientRects().length && !one.closest("svg, .unseen, bdi"))
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
    .map(one => one.outerHTML.slice(0, 90))"""
"""What reaches out of the screen, also where nobody can scroll to it; a long name ends with its box."""
NAMES = """() => [...document.querySelectorAll(".called, [data-testid=board] .name, li .name")]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .map(one => parseFloat(getComputedStyle(one).fontSize))"""
READABLE = 15
"""Pixels; letters of twice the size may be less where several names stand beside each other."""
BOXES = "all => all.map(one => one.getBoundingClientRect().toJSON())"
PIECES = {
    "little_devils": ("[data-testid=trick] .laid, [data-testid=trick] .empty", 40),
    "devil_with_it": ("[data-testid=coal]", 40),
    "diavolo": ("[data-testid=board] .dice svg [class*=dv-]", 24),
}
"""What lies in the middle of a table, and how wide it must be when letters are twice as large."""


def test_letters_of_twice_the_size_leave_the_table_readable(visitor: NewVisitor) -> None:
    ada = visitor(size=PHONE)
    sizes = {"fontSizes": {"standard": 32, "fixed": 32}}
    ada.context.new_cdp_session(ada.page).send("Page.setFontSizes", sizes)
    ada.be("Wolfgang Amadeus Teufels")
    ada.go()
    expect(ada.find("play-now-diavolo")).to_be_visible()
    assert ada.page.evaluate(BEYOND) == []
    ada.open_table("little_devils", 4)
    ada.press("sit-0")
    expect(ada.find("ready")).to_be_visible()
    assert ada.page.evaluate(BEYOND) == []
    for game in GAMES:
        selector, least = PIECES[game]
        ada.play_against_bots(game, 4)
        ada.page.wait_for_selector(MINE)
        assert ada.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        ada.page.wait_for_selector(selector)
        assert ada.overflow()[0] == 0, game
        boxes = ada.page.locator(selector).evaluate_all(BOXES)
        assert min(box["width"] for box in boxes) >= least, game
        pressed = ada.page.locator("[data-testid=decision] button:visible").evaluate_all(BOXES)
        assert max(box["right"] for box in pressed) <= PHONE[0] + 1, game
        assert ada.page.evaluate(CUT_OFF) == [], game
        names = ada.page.evaluate(NAMES)
        assert min(names) >= READABLE, names


SHORT = {"little_devils": (3, {"goal": 30}), "devil_with_it": (4, {"goal": 300}), "diavolo": (2, {})}
MOST_SHIFT = 0.1
WATCH_SHIFTS = """() => {
    window.shifted = [];
    const watch = list => { for (const { value, sources } of list.getEntries())
        window.shifted.push([value, ...sources.map(({ node }) => String(node?.className ?? node))]); };
    new PerformanceObserver(watch).observe({ type: "layout-shift", buffered: true });
}"""


@pytest.mark.parametrize("game", SHORT)
def test_nothing_jumps_while_a_game_is_played_on_a_phone(
    visitor: NewVisitor, game: str, record_property: Callable[[str, object], None]
) -> None:
    """All shifts together: no finger presses anything here, so none of them is forgiven."""
    ada = visitor(size=PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    ada.page.add_init_script(f"({WATCH_SHIFTS})()")
    players, options = SHORT[game]
    ada.play_against_bots(game, players, **options)
    ada.play_to_the_end()
    shifts = ada.page.evaluate("() => window.shifted")
    total = sum(value for value, *_ in shifts)
    record_property("layout shift", total)
    assert total < MOST_SHIFT, sorted(shifts, reverse=True)[:5]
    assert re.search(r"\d", ada.find("ending").inner_text())
