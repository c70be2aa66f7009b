"""People at browsers: each has a context of their own, and every complaint of the browser is kept."""

import json
import re
import shutil
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    WebSocket,
    expect,
)

from tests.server.open_server import AT_ONCE, OpenServer

PHONE = (390, 844)
DESKTOP = (1280, 800)
WHOLE = ("chromium", "chromium-browser", "google-chrome")
BROWSERS = ("chromium-headless-shell", *WHOLE)
"""The first is the same without windows, and a page in it costs a third."""
PATIENCE = 20_000
NO_LINE = r"WebSocket connection|ERR_CONNECTION|Failed to load resource|ERR_FAILED"
"""What browsers complain of while a server is gone."""
MINE = "[data-testid=decision][data-mine=true]"
ENDING = "[data-testid=ending]"
WAYS = [
    "[data-testid=card][data-playable=true]",
    "[data-testid=stop]:not(:disabled, [aria-disabled=true])",
    "[data-testid=bet-submit]:not(:disabled, [aria-disabled=true])",
    "[data-testid=grab]:not(:disabled, [aria-disabled=true])",
    "[data-testid=coal]:not(:disabled, [aria-disabled=true])",
    "[data-testid=choice]:not(:disabled, [aria-disabled=true])",
]
"""What can be pressed in the games: the first that is there is taken, so whoever may stop does."""
PLAYING = """async ([ways, mine, ending, most]) => {
    for (const until = performance.now() + most; performance.now() < until; ) {
        if (document.querySelector(ending)) return true;
        const way = ways.map(way => document.querySelector(way)).find(way => way);
        if (document.querySelector(mine)) way?.click();
        await new Promise(then => setTimeout(then, 30));
    }
    return false;
}"""
LONGEST_GAME = 280_000
"""Milliseconds."""
AT_REST = "() => document.getAnimations().every(one => one.playState !== 'running')"
TURNED = """size => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "position: fixed; height: 100dvh";
    const { height } = probe.getBoundingClientRect();
    probe.remove();
    return innerWidth === size[0] && innerHeight === size[1] && height === size[1];
}"""
"""Whether the page has heard of its new size: its style sheets learn of it a moment after its scripts."""
Json = dict[str, Any]

expect.set_options(timeout=PATIENCE)


def found_browser(among: Sequence[str] = BROWSERS) -> str | None:
    """Where a browser is, or None."""
    return next(filter(None, map(shutil.which, among)), None)


class Held:
    """What a page asks for and gets only when it is let go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._asked: list[Route] = []
        page.route(re.compile(pattern), lambda route: self._asked.append(route))

    def __bool__(self) -> bool:
        return bool(self._asked)

    def let_go(self) -> None:
        """Let the page have it; one that has gone elsewhere meanwhile does not mind."""
        while self._asked:
            self._asked.pop(0).continue_()


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(
        self, browser: Browser, server: OpenServer, size: tuple[int, int] = DESKTOP, **more: Any
    ) -> None:
        self.server = server
        given = {"viewport": {"width": size[0], "height": size[1]}, "reduced_motion": "reduce", **more}
        self.context: BrowserContext = browser.new_context(**given)
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.frames: list[Json] = []
        """Everything heard over sockets."""
        self.sent: list[Json] = []
        """Everything said over sockets."""
        self._held: list[Held] = []
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

    def find(self, name: str) -> Locator:
        """What the page calls by this name."""
        return self.page.get_by_test_id(name)

    def press(self, name: str) -> None:
        """Press what the page calls by this name; the first of several."""
        self.find(name).first.click()

    def touch(self, thing: Locator) -> None:
        """Press something where it lies once it lies still, also if it is marked as disabled."""
        thing.hover()
        self.page.mouse.down()
        self.page.mouse.up()

    def introduce(self, name: str) -> None:
        """Say who one is, where one is asked: in a dialogue, or where one sits down."""
        self.page.locator("input[name=name]").fill(name)
        self.press("that-is-me")
        expect(self.find("that-is-me")).to_have_count(0)

    def ask(self, path: str, **body: object) -> Json:
        """Ask the server something over HTTP, with the cookies of this browser."""
        answer = self.page.request.post(f"{self.server.url}{path}", data=body)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def be(self, name: str, colour: str = "moss") -> None:
        """Be somebody, without asking the page."""
        self.ask("/api/guests", name=name, colour=colour)

    def open_table(self, game: str, players: int, **options: object) -> str:
        """Open a table for friends, go there, and return its code."""
        made = self.ask("/api/tables", game=game, players=players, pace=AT_ONCE, options=options)
        self.go(f"/table/{made['code']}")
        return str(made["code"])

    def sit(self, seat: int = 0) -> None:
        """Take a seat and be ready."""
        self.press(f"sit-{seat}")
        self.press("ready")

    def play_against_bots(self, game: str, players: int, **options: object) -> str:
        """Sit at a table full of bots whose game has begun."""
        self.be("Ada")
        body = {"game": game, "players": players, "pace": AT_ONCE, "options": options}
        code = str(self.ask("/api/quick", **body)["code"])
        self.go(f"/table/{code}")
        expect(self.find("decision")).to_be_visible()
        return code

    def says(self, text: str | re.Pattern[str]) -> None:
        """The page shows a text."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def play_to_the_end(self) -> None:
        """Do whatever can be done until the game is over, in the page itself, which is the quickest."""
        assert self.page.evaluate(PLAYING, [WAYS, MINE, ENDING, LONGEST_GAME]), "this game does not end"

    def act_until(self, done: Callable[[], bool], act: Callable[[Page], None]) -> None:
        """Do whatever can be done, until something is true."""
        for _ in range(3000):
            if done():
                return
            act(self.page)
        raise AssertionError("this game does not end")

    def over(self) -> bool:
        return self.find("ending").count() > 0

    def hold(self, pattern: str) -> Held:
        """Let the page wait for everything with an address like this."""
        self._held.append(Held(self.page, pattern))
        return self._held[-1]

    def leave(self) -> None:
        """Close everything; what a test answers itself is answered first, or the next test hears of it."""
        for held in self._held:  # nobody else would answer it, and the browser would wait for ever
            held.let_go()
        for page in self.context.pages:
            page.unroute_all(behavior="wait")
        self.context.unroute_all(behavior="wait")
        self.context.close()

    def turn(self, size: tuple[int, int]) -> None:
        """Give the page another size, and wait until it has taken its place."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function(TURNED, arg=list(size))
        self.page.wait_for_function(AT_REST)

    def overflow(self) -> tuple[int, int]:
        """How many pixels the page is wider and higher than the window."""
        wide, high = self.page.evaluate(
            "() => { const all = document.documentElement;"
            " return [all.scrollWidth - innerWidth, all.scrollHeight - innerHeight] }"
        )
        return max(0, int(wide)), max(0, int(high))


def play(page: Page) -> None:
    """Do the first thing that can be done: a card, a bet, a piece of coal, a devil; whoever may stop does."""
    page.wait_for_selector(f"{MINE}, {ENDING}")
    # At once and in the page: others may be faster, and the button gone.
    page.evaluate("ways => ways.map(way => document.querySelector(way)).find(way => way)?.click()", WAYS)
    page.wait_for_timeout(30)


def against(someone: Visitor, game: str, players: int, **more: object) -> str:
    """Sit at a table full of bots, as *Play now* does."""
    someone.be("Ada")
    code = str(someone.ask("/api/quick", game=game, players=players, **more)["code"])
    someone.go(f"/table/{code}")
    expect(someone.find("decision")).to_be_visible()
    return code


def begin_with_bots(code: str, host: Visitor, guest: Visitor) -> None:
    """Let two sit down at a table, of whom the host calls bots to all other seats; then the game begins."""
    for seat, one in enumerate((host, guest)):
        one.go(f"/table/{code}")
        one.press(f"sit-{seat}")
        expect(one.find("ready")).to_be_visible()
    host.press("fill-bots")
    guest.press("ready")  # whoever calls bots is ready
    for one in (host, guest):
        expect(one.find("decision")).to_be_visible()
