"""How soon a slow phone shows the home page, and how long it is busy: `make bench ARGS=load`.

What is shown when is measured with a clock. How long a task is comes from the processor's own time, four
times as much on the phone, so that what else this machine does is not counted.

With `--beside URL` another server, of an older checkout say, is measured in turn with this one, and the last
column tells what the figures here are in parts of the figures there.
"""

import argparse
import json
from collections.abc import Callable
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.open_server import AT_ONCE, OpenServer
from tests.web.visitor import ENDING, LONGEST_GAME, MINE, PHONE, PLAYING, WAYS, found_browser

RUNS: Final = 5
SLOWDOWN: Final = 4
LATENCY_MS: Final = 150
BYTES_A_SECOND: Final = 1_600_000 // 8
SETTLED_MS: Final = 4_000
TASK: Final = "RunTask"
TRACED: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
GAMES: Final = {"devil_with_it": {}, "little_devils": {}, "diavolo": {"race": False}}
WATCHING: Final = """() => {
    window.seen = { paint: 0, largest: 0 };
    const watch = (type, then) =>
        new PerformanceObserver(list => list.getEntries().forEach(then)).observe({ type, buffered: true });
    watch("paint", one => { if (one.name === "first-contentful-paint") seen.paint = one.startTime; });
    watch("largest-contentful-paint", one => { seen.largest = one.startTime; });
}"""
FETCHED: Final = """() => ["navigation", "resource"].flatMap(type => performance.getEntriesByType(type))
    .filter(one => new URL(one.name).origin === location.origin)
    .map(one => [new URL(one.name).pathname, one.transferSize])"""


class Load(NamedTuple):
    """One visit of somebody who has never been there."""

    first_content_ms: float
    largest_content_ms: float
    requests: float
    scripts: float
    styles: float
    kilobytes: float


def slow(page: Page) -> None:
    """Make the machine a slow phone's, and the line too."""
    phone = page.context.new_cdp_session(page)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    limits = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND / 2}
    phone.send("Network.enable")
    phone.send("Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY_MS, **limits})


def new_page(browser: Browser) -> Page:
    """A phone that has never been here."""
    wide, high = PHONE
    page = browser.new_context(viewport={"width": wide, "height": high}, service_workers="block").new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(f"({WATCHING})()")
    return page


def longest_task(browser: Browser, page: Page, do: Callable[[], None]) -> float:
    """The longest task of the page while something is done, in milliseconds on the phone."""
    browser.start_tracing(page=page, categories=TRACED)
    do()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"
    }
    tasks = [one for one in events if one["name"] == TASK and (one["pid"], one["tid"]) in mains]
    return max((one.get("tdur", 0) for one in tasks), default=0) / 1000 * SLOWDOWN


def first_load(browser: Browser, url: str) -> Load:
    """Come to the home page for the first time."""
    page = new_page(browser)
    slow(page)
    page.goto(url, wait_until="load")
    page.wait_for_timeout(SETTLED_MS)
    seen = page.evaluate("() => seen")
    fetched = page.evaluate(FETCHED)
    page.context.close()
    paths = [path for path, _ in fetched]
    return Load(
        first_content_ms=seen["paint"],
        largest_content_ms=seen["largest"],
        requests=len(paths),
        scripts=sum(path.endswith(".js") for path in paths),
        styles=sum(path.endswith(".css") for path in paths),
        kilobytes=sum(size for _, size in fetched) / 1000,
    )


def longest_tasks(browser: Browser, url: str, game: str, options: dict[str, Any]) -> tuple[float, float]:
    """The longest task while a game is played, and while its replay is opened and looked at."""
    page = new_page(browser)
    page.request.post(f"{url}/api/guests", data={"name": "Ada", "colour": "moss"})
    body = {"game": game, "players": 4, "pace": AT_ONCE, "options": options}
    code = page.request.post(f"{url}/api/quick", data=body).json()["code"]

    def play() -> None:
        page.goto(f"{url}/table/{code}")
        assert page.evaluate(PLAYING, [WAYS, MINE, ENDING, LONGEST_GAME]), "this game does not end"

    def look_again() -> None:
        page.goto(f"{url}/replay/{code}")
        page.get_by_test_id("board").wait_for()
        page.get_by_test_id("side").click()
        page.get_by_test_id("moments").wait_for()
        page.wait_for_timeout(SETTLED_MS)
        for key in ("ArrowRight", "ArrowRight", "End", "Home"):
            page.keyboard.press(key)
            page.wait_for_timeout(500)

    found = longest_task(browser, page, play), longest_task(browser, page, look_again)
    page.context.close()
    return found


def show(title: str, figures: list[float]) -> None:
    """One line: what it is here, there, and the one in parts of the other."""
    here, *there = figures
    ratio = f"{there[0]:10.0f}{here / there[0] if there[0] else 1:10.2f}" if there else ""
    print(f"{title:<44}{here:10.0f}{ratio}")


def main(words: list[str]) -> None:
    """Measure, and print medians."""
    parser = argparse.ArgumentParser(prog="make bench ARGS=load", description=__doc__)
    parser.add_argument("--beside", metavar="URL", help="another server to compare with")
    parser.add_argument("--runs", type=int, default=RUNS)
    asked = parser.parse_args(words)
    with OpenServer() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_browser(), args=["--no-sandbox"])
        urls = [server.url, *([asked.beside.rstrip("/")] if asked.beside else [])]
        loads: list[list[Load]] = [[] for _ in urls]
        tasks: list[dict[str, list[float]]] = [{} for _ in urls]
        for _ in range(asked.runs):
            for place, url in enumerate(urls):
                loads[place].append(first_load(browser, url))
                for game, options in GAMES.items():
                    found = longest_tasks(browser, url, game, options)
                    for what, longest in zip(("play", "replay"), found, strict=True):
                        tasks[place].setdefault(f"{game}, longest task in {what} (ms)", []).append(longest)
        browser.close()
    heads = ["here", "there", "ratio"] if asked.beside else ["here"]
    print(f"{f'medians of {asked.runs}':<44}" + "".join(f"{head:>10}" for head in heads))
    for nth, field in enumerate(Load._fields):
        show(field.replace("_", " "), [median(one[nth] for one in some) for some in loads])
    for title in tasks[0]:
        show(title, [median(some[title]) for some in tasks])
