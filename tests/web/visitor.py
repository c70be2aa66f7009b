"""People at browsers: each has a context of his own, and every complaint of the browser is kept."""

import json
import re
import shutil
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocket, expect

from tests.server.open_server import AT_ONCE, OpenServer

PHONE = (390, 844)
DESKTOP = (1280, 800)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 20_000
GAME_TITLES = {
    "little_devils": "Little Devils",
    "devil_with_it": "The Devil With It",
    "diavolo": "Diavolo",
}
WAYS = ".mine .hand .card:not([aria-disabled]), .mine .grabs, .coal:not([aria-disabled], .hole), .mine .big"
"""What can be pressed in the games: the last one is taken, so whoever may stop does."""
Json = dict[str, Any]

expect.set_options(timeout=PATIENCE)


def found_browser() -> str | None:
    """Where a browser is, or None."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


class Visitor:
    """Somebody with a browser of his own."""

    def __init__(
        self, browser: Browser, server: OpenServer, size: tuple[int, int] = DESKTOP, **more: Any
    ) -> None:
        self.server = server
        viewport = {"width": size[0], "height": size[1]}
        self.context: BrowserContext = browser.new_context(viewport=viewport, **more)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.frames: list[Json] = []
        """Everything heard over sockets."""
        self.sent: list[Json] = []
        """Everything said over sockets."""
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on("console", self._complained)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", self._connected)
        return page

    def _complained(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def forgive(self, pattern: str) -> None:
        """Expect a complaint that no page can prevent: browsers log every failed request."""
        self.forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        """Complaints that nobody expected."""
        return [c for c in self.complaints if not any(re.search(pattern, c) for pattern in self.forgiven)]

    def heard(self, kind: str) -> list[Json]:
        """What was heard of one type."""
        return [frame for frame in self.frames if frame["type"] == kind]

    # what people do

    def go(self, path: str = "/") -> None:
        self.page.goto(f"{self.server.url}{path}")

    def introduce(self, name: str) -> None:
        """Say who one is, in the dialogue that asks for it."""
        dialogue = self.page.get_by_role("dialog")
        dialogue.get_by_label("Name").fill(name)
        dialogue.get_by_role("button", name="That’s me").click()
        expect(dialogue).to_have_count(0)

    def come_home(self, name: str) -> None:
        self.go()
        self.press("Say who you are")
        self.introduce(name)

    def open_table(self, game: str, players: int, **options: object) -> str:
        """Open a table for friends through the form, and return its code."""
        form = self.page.get_by_role("form", name=GAME_TITLES[game])
        form.locator("[name=players]").select_option(str(players))
        form.locator("summary").click()
        form.locator("[name=pace]").select_option(AT_ONCE)
        for name, value in options.items():
            field = form.locator(f"[name={name}]")
            if isinstance(value, bool):
                field.set_checked(value)
            else:
                field.fill(str(value))
        form.get_by_role("button", name="Open a table").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

    def sit(self) -> None:
        """Take the first empty seat and be ready."""
        self.press("Sit here")
        self.press("I am ready")

    def sit_with_bots(self) -> None:
        """Take a seat, put bots on all others, and begin."""
        self.press("Sit here")
        self.press("Bots on all empty seats")
        self.press("I am ready")

    def press(self, name: str) -> None:
        """Press the first button of this name."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def says(self, text: str | re.Pattern[str]) -> None:
        """The page shows a text."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def act_until(self, done: Callable[[], bool], act: Callable[[Page], None]) -> None:
        """Do whatever can be done, until something is true."""
        for _ in range(2000):
            if done():
                return
            act(self.page)
        raise AssertionError("this game does not end")

    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def overflow(self) -> int:
        """How many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def play(page: Page) -> None:
    """Do the first thing that can be done: a card, a bet, a piece of coal, a devil."""
    page.wait_for_selector(".decision.mine, .ending")
    if page.locator(".bets").count():
        page.locator(".bets .chip").first.click()
        page.locator(".bets .do").click()
    else:  # at once, as others may be faster and the button gone
        page.evaluate("what => [...document.querySelectorAll(what)].at(-1)?.click()", WAYS)
