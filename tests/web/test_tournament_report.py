"""The report of a tournament in a real browser: on a phone and at a desk, by night and by day."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.lab.tournament.plan import Plan
from diablerie.lab.tournament.playing import play_deal
from diablerie.lab.tournament.report.page import page
from diablerie.lab.tournament.results import results
from tests.web.visitor import DESKTOP, PHONE


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    options = complete(GAMES["diavolo"].options, {})
    plan = Plan("diavolo", 3, options, ("bold", "cautious", "random"), 1, 12)
    games = [game for deal in range(plan.deals) for game in play_deal(plan, deal).games]
    path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(page(results(plan, games)))
    return path


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_it_fits_asks_for_nothing_and_is_readable(
    browser: Browser, report: Path, size: tuple[int, int], scheme: Literal["dark", "light"]
) -> None:
    width, height = size
    with browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme) as context:
        sheet = context.new_page()
        asked, complaints = [], []
        sheet.on("request", lambda request: asked.append(request.url))
        sheet.on("console", lambda message: complaints.append(message.text))
        sheet.goto(report.as_uri())
        assert asked == [report.as_uri()]
        assert complaints == []
        assert sheet.evaluate("document.documentElement.scrollWidth") <= width
        assert sheet.locator("svg").count() == 4
        ground, ink = sheet.evaluate(
            "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
        )
        assert (brightness(ground) < brightness(ink)) == (scheme == "dark")


def test_words_of_a_plot_stay_inside_it(browser: Browser, report: Path) -> None:
    with browser.new_context() as context:
        sheet = context.new_page()
        sheet.goto(report.as_uri())
        outside = sheet.evaluate(
            """[...document.querySelectorAll('svg')].flatMap(svg => {
                const frame = svg.getBoundingClientRect();
                return [...svg.querySelectorAll('text')].filter(text => {
                    const box = text.getBoundingClientRect();
                    const sides = box.left < frame.left - 1 || box.right > frame.right + 1;
                    return sides || box.bottom > frame.bottom + 1;
                }).map(text => text.textContent);
            })"""
        )
        assert outside == []


def brightness(colour: str) -> int:
    """The sum of red, green and blue."""
    return sum(int(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(","))
