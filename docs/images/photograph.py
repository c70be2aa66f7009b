"""Photograph the pages for README and docs: `.venv/bin/python -m docs.images.photograph`."""

from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.open_server import OpenServer
from tests.web.visitor import DESKTOP, MINE, PHONE, Visitor, found_browser, play

FOLDER = Path(__file__).parent
SIZES = {"phone": PHONE, "desktop": DESKTOP}
SCHEMES = ("dark", "light")
GAMES = {"little_devils": 4, "devil_with_it": 4, "diavolo": 4}
"""How many sit at the table."""
MOVES = {"little_devils": 5, "devil_with_it": 2, "diavolo": 0}
"""How often somebody plays before the picture is taken."""
LONG = 180_000
"""Milliseconds for the strongest bot to look back at a game."""


def photograph(someone: Visitor, name: str) -> None:
    """Take a picture when what moves has come to rest."""
    someone.page.wait_for_timeout(1500)
    someone.page.screenshot(path=FOLDER / f"{name}.png")


def pages(browser: Browser, server: OpenServer) -> None:
    """The first page, a lounge, the big screen, a replay, rules and a lesson."""
    for size, scheme in product(SIZES, SCHEMES):
        ada = Visitor(browser, server, SIZES[size], color_scheme=scheme, locale="en")
        ada.be("Ada")
        ada.go()
        photograph(ada, f"home-{size}-{scheme}")
    ada.open_table("devil_with_it", 4)
    photograph(ada, "lounge-desktop-light")
    screen = Visitor(browser, server, (1600, 900), color_scheme="light", locale="en")
    screen.be("Screen")
    code = screen.ask("/api/tables", game="diavolo", players=4)["code"]
    screen.go(f"/tv/{code}")
    photograph(screen, "tv-gathering")
    ada = Visitor(browser, server, DESKTOP, color_scheme="light", locale="en")
    code = ada.play_against_bots("little_devils", 4, goal=1)
    ada.act_until(ada.over, play)
    photograph(ada, "ending-desktop-light")
    ada.go(f"/replay/{code}#30")
    photograph(ada, "replay-desktop-light")
    reviews(ada, code)
    for page in ("rules", "learn"):
        ada = Visitor(browser, server, PHONE, color_scheme="light", locale="en")
        ada.go(f"/{page}/little_devils")
        photograph(ada, f"{page}-phone-light")


def reviews(ada: Visitor, code: str) -> None:
    """A look back at a game, and a turning point of it."""
    ada.go(f"/replay/{code}?review=1")
    ada.page.wait_for_selector("[data-testid=review]", timeout=LONG)
    photograph(ada, "review-desktop-light")
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.page.reload()
    ada.page.wait_for_selector("[data-testid=review]")
    photograph(ada, "review-phone-light")
    ada.press("accuracy")
    ada.press("turning-point")
    photograph(ada, "turning-point-phone-light")


def hints(browser: Browser, server: OpenServer) -> None:
    """What the strongest bot would do."""
    for size, scheme in (("phone", "dark"), ("desktop", "light")):
        ada = Visitor(browser, server, SIZES[size], color_scheme=scheme, locale="en")
        ada.be("Ada")
        ada.go(f"/table/{ada.ask('/api/quick', game='little_devils', pace='relaxed')['code']}")
        ada.page.wait_for_selector(MINE)
        ada.press("hint-ask")
        ada.page.wait_for_selector("[data-testid=hint-choice]", timeout=LONG)
        photograph(ada, f"hint-{size}-{scheme}")


def tables(browser: Browser, server: OpenServer) -> None:
    """A moment of each game."""
    for game, size, scheme in product(GAMES, SIZES, SCHEMES):
        ada = Visitor(browser, server, SIZES[size], color_scheme=scheme, locale="en")
        ada.be("Ada")
        made = ada.ask("/api/quick", game=game, players=GAMES[game], pace="fast")
        ada.go(f"/table/{made['code']}")
        ada.page.wait_for_selector(MINE)
        for _ in range(MOVES[game]):
            play(ada.page)
            ada.page.wait_for_timeout(1500)
        ada.page.wait_for_selector(MINE)
        photograph(ada, f"{game}-{size}-{scheme}")


def main() -> None:
    """Take all pictures."""
    with OpenServer() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_browser(), args=["--no-sandbox"])
        pages(browser, server)
        tables(browser, server)
        hints(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
