"""How the pages look by night and by day, on a phone and on a desk; pictures stay in a temporary folder."""

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.visitor import DESKTOP, GAME_TITLES, PHONE, Visitor, play

SIZES = {"phone": PHONE, "desktop": DESKTOP}
READY = {"little_devils": ".card", "devil_with_it": ".oven", "diavolo": ".mine .grabs"}
SMALLEST_TARGET = 24


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pictures", numbered=False)


def look(someone: Visitor, folder: Path, name: str) -> None:
    """Take a picture, and check that nothing is too wide."""
    someone.page.screenshot(path=folder / f"{name}.png", full_page=True)
    assert someone.overflow() <= 0, f"{name} scrolls sideways"


@pytest.mark.parametrize(("size", "scheme"), list(product(SIZES, ("dark", "light"))))
def test_every_scene_fits(visitor: NewVisitor, folder: Path, size: str, scheme: str) -> None:
    ada = visitor(size=SIZES[size], color_scheme=scheme, reduced_motion="reduce")
    where = f"{size}-{scheme}"
    ada.go()
    expect(ada.page.get_by_role("form")).to_have_count(3)
    look(ada, folder, f"home-{where}")
    ada.press("Say who you are")
    look(ada, folder, f"who-{where}")
    ada.introduce("Ada")
    for game in GAME_TITLES:
        ada.go()
        ada.open_table(game, 6)
        expect(ada.page.locator(".lounge li")).to_have_count(6)
        look(ada, folder, f"{game}-lounge-{where}")
        ada.sit_with_bots()
        ada.page.wait_for_selector(READY[game])
        look(ada, folder, f"{game}-{where}")
        small = ada.page.evaluate(
            "least => [...document.querySelectorAll('button, a.button')].map(b => b.getBoundingClientRect())"
            ".filter(box => box.width && Math.min(box.width, box.height) < least).length",
            SMALLEST_TARGET,
        )
        assert not small, "something is too small to press"
        for _ in range(3):
            play(ada.page)
        look(ada, folder, f"{game}-later-{where}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAME_TITLES)
def test_what_can_be_done_is_seen_without_scrolling(visitor: NewVisitor, game: str, size: str) -> None:
    """At a table of four, from the first decision to the second round."""
    ada = visitor(size=SIZES[size], reduced_motion="reduce")
    ada.come_home("Ada")
    ada.open_table(game, 4)
    ada.sit_with_bots()

    def second_round() -> bool:
        ada.page.wait_for_selector(".decision.mine, .ending")
        lowest = ada.page.locator(".decision").evaluate("part => part.getBoundingClientRect().bottom")
        assert lowest <= SIZES[size][1]
        return any(frame["view"].get("rounds", 0) for frame in ada.heard("happened"))

    ada.act_until(second_round, play)
