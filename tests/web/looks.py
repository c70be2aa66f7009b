"""How a page looks: nothing sticks out, and axe-core finds nothing."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.visitor import AT_REST, DESKTOP, PHONE, Visitor

SIZES = {"phone": PHONE, "desktop": DESKTOP}
COMBINED = [("phone", "light"), ("desktop", "dark")]
"""Each size and each scheme once: what fits depends on the size alone, and contrast on the scheme."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL = """() => {
    for (const one of document.getAnimations())
        if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
}"""
"""Brings what moves to where it goes, to be measured there: somebody may have begun to move just now."""


def at_rest(measured: str) -> str:
    """A measurement of the page in which nothing moves."""
    return f"given => {{ ({STILL})(); return ({measured})(given); }}"


STICKS_OUT = at_rest("""() =>
[...document.querySelectorAll("[data-testid=seat], [data-testid=board]")].flatMap(box => {
    const { right, bottom } = box.getBoundingClientRect();
    return [...box.querySelectorAll("*")]
        .filter(item => !item.matches("svg *, .unseen"))
        .filter(item => getComputedStyle(item).position !== "absolute" && item.getClientRects().length)
        .map(item => [item, item.getBoundingClientRect()])
        .filter(([, own]) => own.width > 1 && (own.right > right + 2 || own.bottom > bottom + 2))
        .map(([item]) => item.outerHTML.slice(0, 120));
})""")
"""What does not stay in its box: a seat's, or the board's."""
CUT_OFF = at_rest("""() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode()); ) {
        const own = text.parentElement;
        const elsewhere = "svg, script, style, option, .unseen, [data-testid=log]";
        if (!text.data.trim() || own.closest(elsewhere) || !own.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const air = parseFloat(getComputedStyle(own).fontSize) / 3;
        for (let box = own; box && box !== document.body; box = box.parentElement) {
            const { overflowX, overflowY, clipPath } = getComputedStyle(box);
            const seen = box.getBoundingClientRect();
            if (clipPath !== "none" || /auto|scroll/.test(overflowX + overflowY)) break;
            if (!/hidden|clip/.test(overflowX + overflowY) && !box.matches("button, a.button")) continue;
            for (const line of range.getClientRects())
                if (line.right > seen.right + 1 || line.left < seen.left - 1
                    || line.bottom > seen.bottom + air || line.top < seen.top - air)
                    found.add(`${text.data.trim().slice(0, 40)}: ${box.outerHTML.slice(0, 60)}`);
        }
    }
    return [...found];
}""")
"""Texts of which a part is hidden, or reaches out of what is pressed."""
SHORTEST: dict[str, dict[str, Any]] = {
    "little_devils": {"goal": 1},
    "devil_with_it": {"goal": 10},
    "diavolo": {"race": False, "limit": 1},
}
"""Options of a game that is over soon."""
SMALLEST_TARGET = 24
"""Pixels; 44 is the rule, and only what comes in dozens may be smaller (WCAG 2.2, 2.5.8)."""


def faults(someone: Visitor) -> list[str]:
    """What axe-core finds wrong with the page as it is."""
    if not someone.page.evaluate("() => 'axe' in window"):
        someone.page.evaluate(AXE.read_text())  # by the debugger: our pages load no foreign scripts
    found: list[dict[str, Any]] = someone.page.evaluate(
        "async () => (await axe.run({ resultTypes: ['violations'] })).violations"
    )
    return [f"{fault['id']}: {node['html'][:150]}" for fault in found for node in fault["nodes"]]


def look(someone: Visitor, scrolls: bool = False) -> None:
    """Check what a person sees now."""
    expect(someone.page.locator("main")).to_be_visible()
    someone.page.wait_for_function(AT_REST)
    wide, high = someone.overflow()
    assert not wide, "it scrolls sideways"
    assert scrolls or not high, f"it scrolls by {high} pixels"
    found = faults(someone)
    assert not found, found
    small = someone.page.evaluate(
        "least => [...document.querySelectorAll('button, a.button, summary, input')]"
        ".filter(item => !item.closest('.unseen')).map(item => [item, item.getBoundingClientRect()])"
        ".filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < least)"
        ".map(([item]) => item.outerHTML.slice(0, 120))",
        SMALLEST_TARGET,
    )
    assert small == []
