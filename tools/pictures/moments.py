"""Moments of each game that are worth a picture, and how to come to them by playing."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.server.open_server import AT_ONCE
from tests.web.visitor import MINE, Visitor, play

TURNING = "[data-testid=coal]:not(:disabled, [aria-disabled=true])"
STOP = "[data-testid=stop]:not(:disabled, [aria-disabled=true])"
SETTLED = ":is([data-side=up], [data-side=down])"
PATIENCE = 60_000
"""Milliseconds until something comes that others must do first."""


def is_there(page: Page, *wanted: str) -> bool:
    """Whether all of this is on the page now."""
    return all(page.query_selector(one) for one in wanted)


def bet(page: Page) -> None:
    """My bet, almost made."""
    for _ in range(6):
        page.get_by_test_id("bet-up").click()


def oven(page: Page) -> None:
    """My hand in the fire, with three pieces and no devil yet; if one comes, in the next round."""
    while not is_there(page, MINE, STOP):
        act(page)
    for _ in range(2):
        page.evaluate("way => document.querySelector(way)?.click()", TURNING)
        page.wait_for_timeout(400)
    if not is_there(page, MINE, STOP):
        oven(page)


def payout(page: Page) -> None:
    """What a round brought, told step by step; somebody has won."""
    while not is_there(page, "[data-testid=payout] strong.good"):
        act(page)


def trick(page: Page) -> None:
    """A trick whose direction is settled, and my hand is still full; one trick lies aside already."""
    full = "[data-testid=card]:nth-of-type(6)"
    while not is_there(page, MINE, SETTLED, full, "[data-testid=last-trick]"):
        act(page)


def grab(page: Page) -> None:
    """The dice have come to rest."""


def answer(page: Page) -> None:
    """Who was right, and why."""
    while not is_there(page, "[data-testid=answer]"):
        act(page)


def act(page: Page) -> None:
    """Play if it is my turn, and wait a little if it is not."""
    if is_there(page, MINE):
        play(page)
    page.wait_for_timeout(100)


MOMENTS: dict[tuple[str, str], Callable[[Page], None]] = {
    ("little_devils", "trick"): trick,
    ("devil_with_it", "bet"): bet,
    ("devil_with_it", "oven"): oven,
    ("devil_with_it", "payout"): payout,
    ("diavolo", "grab"): grab,
    ("diavolo", "answer"): answer,
}


def come_to(someone: Visitor, game: str, moment: str) -> None:
    """Sit down with three bots and play until a moment."""
    pace = "fast" if game == "diavolo" else AT_ONCE
    someone.go(f"/table/{someone.ask('/api/quick', game=game, players=4, pace=pace)['code']}")
    someone.page.wait_for_selector(MINE, timeout=PATIENCE)
    MOMENTS[game, moment](someone.page)
