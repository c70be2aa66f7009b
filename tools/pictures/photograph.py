"""Photograph the pages for README and docs: `python -m tools.pictures.photograph`, or only `home tv`."""

import sys
from base64 import b64decode
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.open_server import OpenServer
from tests.web.visitor import DESKTOP, MINE, PHONE, Visitor, found_browser
from tools.pictures.moments import MOMENTS, SETTLED, act, come_to, is_there

FOLDER = Path(__file__).parents[2] / "docs" / "images"
SIZES = {"phone": PHONE, "desktop": DESKTOP, "screen": (1600, 900)}
SCHEMES = ("dark", "light")
BOTH = (("phone", "dark"), ("desktop", "light"))
"""Where two pictures are enough."""
LONG = 300_000
"""Milliseconds for the strongest bot to look at a game."""
LINGERS = 2500
"""Milliseconds in which the last trick is seen before the end."""
QUALITY = 88
"""Sharp letters in small files."""


class Photographer:
    """Somebody who walks through the pages with a camera."""

    def __init__(self, browser: Browser, server: OpenServer) -> None:
        self.browser = browser
        self.server = server

    def visitor(self, size: str, scheme: str, name: str = "Ada") -> Visitor:
        """Somebody to be photographed."""
        someone = Visitor(self.browser, self.server, SIZES[size], color_scheme=scheme, locale="en")
        someone.be(name)
        return someone

    def picture(self, someone: Visitor, name: str) -> None:
        """Take a picture when what moves has come to rest."""
        someone.page.wait_for_timeout(1500)
        camera = someone.context.new_cdp_session(someone.page)
        taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (FOLDER / f"{name}.webp").write_bytes(b64decode(taken["data"]))
        print(name, flush=True)

    def home(self) -> None:
        """The first page, a lounge, rules and a lesson."""
        for size, scheme in product(("phone", "desktop"), SCHEMES):
            ada = self.visitor(size, scheme)
            ada.go()
            self.picture(ada, f"home-{size}-{scheme}")
        for size, scheme in BOTH:
            ada = self.visitor(size, scheme)
            ada.go(f"/table/{ada.ask('/api/tables', game='devil_with_it', players=4)['code']}")
            ada.press("sit-0")
            self.picture(ada, f"lounge-{size}-{scheme}")
            for page in ("rules", "learn"):
                ada.go(f"/{page}/little_devils")
                self.picture(ada, f"{page}-{size}-{scheme}")

    def tables(self) -> None:
        """Moments of each game."""
        for (game, moment), size, scheme in product(MOMENTS, ("phone", "desktop"), SCHEMES):
            ada = self.visitor(size, scheme)
            come_to(ada, game, moment)
            self.picture(ada, f"{game}-{moment}-{size}-{scheme}")
            ada.context.close()

    def tv(self) -> None:
        """The big screen before and in a game, and a phone beside it."""
        for scheme in SCHEMES:
            screen = self.visitor("screen", scheme, "Television")
            code = screen.ask("/api/tables", game="little_devils", players=4, pace="relaxed")["code"]
            screen.go(f"/tv/{code}")
            phones = [self.visitor("phone", scheme, name) for name in ("Ada", "Bo")]
            for seat, phone in enumerate(phones):
                phone.go(f"/table/{code}?hand=1")
                phone.press(f"sit-{seat}")
            self.picture(screen, f"tv-gathering-{scheme}")
            screen.press("fill-bots")
            for phone in phones:
                phone.press("ready")
            ada, bo = (phone.page for phone in phones)
            while not is_there(ada, MINE, SETTLED):
                act(ada)
                act(bo)
            self.picture(screen, f"tv-{scheme}")
            self.picture(phones[0], f"hand-phone-{scheme}")

    def hints(self) -> None:
        """What the strongest bot would do."""
        for size, scheme in BOTH:
            ada = self.visitor(size, scheme)
            ada.go(f"/table/{ada.ask('/api/quick', game='little_devils', pace='relaxed')['code']}")
            ada.page.wait_for_selector(MINE)
            ada.press("hint-ask")
            ada.page.wait_for_selector("[data-testid=hint-choice]", timeout=LONG)
            self.picture(ada, f"hint-{size}-{scheme}")

    def afterwards(self) -> None:
        """The end of a game, its replay and its review."""
        for size, scheme in BOTH:
            ada = self.visitor(size, scheme)
            code = ada.play_against_bots("little_devils", 4, goal=1)
            ada.play_to_the_end()
            ada.page.wait_for_timeout(LINGERS)
            self.picture(ada, f"ending-{size}-{scheme}")
            ada.go(f"/replay/{code}#22")
            self.picture(ada, f"replay-{size}-{scheme}")
            ada.go(f"/replay/{code}#verify")
            ada.page.wait_for_selector("[data-verdict=fair]")
            self.picture(ada, f"verify-{size}-{scheme}")
            ada.go(f"/replay/{code}?review=1")
            ada.page.wait_for_selector("[data-testid=review]", timeout=LONG)
            self.picture(ada, f"review-{size}-{scheme}")
            if size == "phone":
                ada.press("accuracy")
            ada.press("turning-point")
            self.picture(ada, f"turning-point-{size}-{scheme}")


def main(wanted: list[str]) -> None:
    """Take the pictures that are named, or all."""
    with OpenServer() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_browser(), args=["--no-sandbox"])
        camera = Photographer(browser, server)
        walks: dict[str, Callable[[], None]] = {
            "home": camera.home,
            "tables": camera.tables,
            "tv": camera.tv,
            "hints": camera.hints,
            "afterwards": camera.afterwards,
        }
        for name in wanted or walks:
            walks[name]()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
