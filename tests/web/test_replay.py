"""A finished game again: step by step, through anybody's eyes, by a link, and checked for fairness."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from diablerie.games.catalogue import GAMES
from diablerie.match.record import read_file
from diablerie.match.replay import verify
from tests.server.open_server import OpenServer
from tests.web.conftest import NewVisitor
from tests.web.past import finished_game
from tests.web.visitor import PHONE, Visitor

OPTIONS: dict[str, dict[str, Any]] = {
    "little_devils": {"goal": 1},
    "devil_with_it": {"goal": 300},
    "diavolo": {"race": False, "limit": 3},
}
STEPPING = """async last => {
    const told = [];
    for (let step = 1; step <= last; step += 1) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        await new Promise(requestAnimationFrame);
        told.push(document.querySelector("[data-testid=story]").textContent);
    }
    return told;
}"""
"""Steps through a replay in the page itself, and gathers what is told."""
RECORDS = sorted(Path(__file__).parents[2].glob("web/src/games/*/records/*.jsonl"))


@pytest.fixture(scope="module")
def played(server: OpenServer) -> dict[str, str]:
    """The codes of tables at which Ada, Bo and Cleo have played each game."""
    return {game: finished_game(server, game, OPTIONS[game]) for game in GAMES}


def at(someone: Visitor) -> tuple[int, int]:
    """Which step is shown, and how many there are."""
    step, steps = someone.find("step").inner_text().split(" / ")
    return int(step), int(steps)


def stands_at(someone: Visitor, step: int) -> None:
    expect(someone.find("step")).to_have_text(re.compile(rf"^{step} / "))


def forged(someone: Visitor, code: str, forge: Callable[[str], str]) -> None:
    """Let a browser get another record than the server has."""

    def answer(route: Route) -> None:
        text = route.fetch().text()
        assert forge(text) != text
        route.fulfill(body=forge(text))

    someone.page.route(f"**/api/tables/{code}/record", answer)


def test_every_step_can_be_reached_by_buttons_and_by_keys(
    visitor: NewVisitor, played: dict[str, str]
) -> None:
    ada = visitor(size=PHONE)
    ada.go(f"/replay/{played['little_devils']}")
    stands_at(ada, 0)
    last = at(ada)[1]
    assert last > 10
    for press, step in (
        ("step-forward", 1),
        ("step-forward", 2),
        ("step-back", 1),
        ("to-last", last),
        ("to-first", 0),
    ):
        ada.press(press)
        stands_at(ada, step)
    expect(ada.find("step-back")).to_be_disabled()
    ada.page.locator("body").focus()
    for key, step in (("ArrowRight", 1), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
        ada.page.keyboard.press(key)
        stands_at(ada, step)
    ada.find("slider").focus()
    ada.page.keyboard.press("ArrowRight")
    stands_at(ada, 1)
    assert ada.overflow() == (0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_is_told_at_every_step(visitor: NewVisitor, played: dict[str, str], game: str) -> None:
    ada = visitor()
    ada.go(f"/replay/{played[game]}")
    stands_at(ada, 0)
    last = at(ada)[1]
    told = ada.page.evaluate(STEPPING, last)
    stands_at(ada, last)
    assert all(told)
    assert len(set(told)) > 8
    expect(ada.find("story")).to_contain_text(re.compile("Ada|Bo|Cleo|[Nn]obody"))
    expect(ada.find("moments")).to_have_attribute("aria-busy", "false")  # it is written down in pieces
    rows = ada.find("moments").get_by_role("button")
    rows.last.click()
    stands_at(ada, last)
    rows.first.click()
    stands_at(ada, 1)


def test_it_plays_back_to_the_end_and_can_be_stopped(visitor: NewVisitor, played: dict[str, str]) -> None:
    ada = visitor()
    ada.go(f"/replay/{played['little_devils']}")
    stands_at(ada, 0)
    last = at(ada)[1]
    ada.press("play")
    expect(ada.find("play")).to_have_attribute("aria-label", "Pause")
    expect(ada.find("step")).to_have_text(re.compile(r"^([2-9]|\d\d+) / "))
    ada.press("play")
    expect(ada.find("play")).to_have_attribute("aria-label", "Play")
    ada.go(f"/replay/{played['little_devils']}#{last - 2}")
    stands_at(ada, last - 2)
    ada.page.locator("body").focus()
    ada.page.keyboard.press("Space")
    stands_at(ada, last)
    expect(ada.find("play")).to_have_attribute("aria-label", "Play")


def test_a_link_leads_to_the_very_moment_through_the_same_eyes(
    visitor: NewVisitor, played: dict[str, str]
) -> None:
    ada, bo = visitor(permissions=["clipboard-read", "clipboard-write"]), visitor()
    ada.go(f"/replay/{played['devil_with_it']}?view=1#7")
    stands_at(ada, 7)
    expect(ada.find("view-select")).to_have_value("1")
    ada.press("step-forward")
    ada.page.wait_for_url("**?view=1#8")
    ada.press("copy-link")
    expect(ada.find("copy-link")).to_have_text("Link copied")
    link = ada.page.evaluate("navigator.clipboard.readText()")
    bo.page.goto(link)
    stands_at(bo, 8)
    expect(bo.find("view-select")).to_have_value("1")
    expect(bo.find("story")).to_have_text(ada.find("story").inner_text())
    assert link.endswith("?view=1&at=8"), "the server is told which moment it is"
    bo.page.wait_for_url("**?view=1#8")
    bo.page.goto(bo.page.url.replace("#8", "#3"))
    stands_at(bo, 3)


def test_others_see_less_than_one_who_sees_everything(visitor: NewVisitor, played: dict[str, str]) -> None:
    ada = visitor()
    ada.go(f"/replay/{played['devil_with_it']}#3")
    stands_at(ada, 3)
    seats = ada.find("seat")
    hidden = seats.filter(has_text="?")
    expect(seats).to_have_count(3)
    expect(hidden).to_have_count(0)
    ada.find("view-select").select_option("spectator")
    expect(hidden).to_have_count(3)
    stands_at(ada, 3)
    ada.find("view-select").select_option("0")
    expect(hidden).to_have_count(2)
    expect(seats.filter(has_text="Ada")).not_to_contain_text("?")
    ada.page.wait_for_url("**?view=0#3")


def test_a_link_through_the_eyes_of_nobody_shows_everything(
    visitor: NewVisitor, played: dict[str, str]
) -> None:
    ada = visitor()
    ada.forgive("status of 422")
    ada.go(f"/replay/{played['diavolo']}?view=9#9999")
    expect(ada.find("view-select")).to_have_value("open")
    expect(ada.find("step")).to_have_text(re.compile(r"^(\d+) / \1$"))


def test_the_record_can_be_taken_home(visitor: NewVisitor, played: dict[str, str], tmp_path: Path) -> None:
    ada = visitor()
    ada.go(f"/replay/{played['diavolo']}")
    with ada.page.expect_download() as download:
        ada.press("record")
    path = tmp_path / "taken.jsonl"
    download.value.save_as(path)
    assert verify(next(iter(read_file(path)))) == at(ada)[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_finds_that_it_was_fair(visitor: NewVisitor, played: dict[str, str], game: str) -> None:
    ada = visitor(size=PHONE)
    ada.go(f"/replay/{played[game]}#5")
    ada.press("verify")
    expect(ada.find("verdict")).to_have_attribute("data-verdict", "fair")
    expect(ada.page.locator("dialog li")).not_to_have_count(2)
    ada.says("3 of 3 seats added numbers of their own.")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    stands_at(ada, 5)


def test_a_link_leads_to_the_verdict(visitor: NewVisitor, played: dict[str, str]) -> None:
    ada = visitor()
    ada.go(f"/replay/{played['diavolo']}#verify")
    expect(ada.find("verdict")).to_contain_text("It was fair.")


def test_a_card_that_changed_hands_is_found_and_shown(visitor: NewVisitor, played: dict[str, str]) -> None:
    def swap(record: str) -> str:
        header, deal, *rest = record.split("\n")
        dealt = json.loads(deal)
        one, other, *_ = dealt["hands"]
        one[0], other[0] = other[0], one[0]
        return "\n".join([header, json.dumps(dealt), *rest])

    ada = visitor()
    code = played["little_devils"]
    forged(ada, code, swap)
    ada.go(f"/replay/{code}#9")
    ada.press("verify")
    expect(ada.find("verdict")).to_have_attribute("data-verdict", "draw")
    expect(ada.find("verdict")).to_contain_text("step 1")
    ada.page.get_by_role("button", name="Show this moment").click()
    expect(ada.page.locator("dialog")).to_have_count(0)
    stands_at(ada, 1)


def test_a_seed_that_was_exchanged_is_found(visitor: NewVisitor, played: dict[str, str]) -> None:
    ada = visitor()
    code = played["diavolo"]
    forged(ada, code, lambda record: re.sub('"seed":"[0-9a-f]+"', f'"seed":"{"00" * 32}"', record))
    ada.go(f"/replay/{code}#verify")
    expect(ada.find("verdict")).to_have_attribute("data-verdict", "seed")


def test_where_browsers_do_not_calculate_the_command_is_named(
    visitor: NewVisitor, played: dict[str, str]
) -> None:
    ada = visitor()
    ada.context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    code = played["diavolo"]
    ada.go(f"/replay/{code}#verify")
    expect(ada.page.locator("dialog")).to_contain_text(f"diablerie verify diavolo-{code}.jsonl")


def test_a_game_that_goes_on_has_no_replay_yet(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.forgive("status of 409")
    code = ada.play_against_bots("little_devils", 3)
    ada.go(f"/replay/{code}")
    ada.says(re.compile("not over yet"))
    ada.page.get_by_role("link", name="To the table").click()
    expect(ada.find("decision")).to_be_visible()


def test_a_server_that_is_gone_can_be_asked_again(visitor: NewVisitor, played: dict[str, str]) -> None:
    ada = visitor()
    ada.forgive("ERR_FAILED")
    ada.page.route("**/replay?view=*", lambda route: route.abort())
    ada.go(f"/replay/{played['diavolo']}#4")
    ada.says(re.compile("server does not answer"))
    ada.page.unroute("**/replay?view=*")
    ada.page.get_by_role("button", name="Try again").click()
    stands_at(ada, 4)
    ada.page.route("**/replay?view=*", lambda route: route.abort())
    ada.find("view-select").select_option("spectator")
    expect(ada.page.get_by_role("alert")).to_contain_text("server does not answer")
    expect(ada.find("view-select")).to_have_value("open")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_records_that_browsers_are_tried_with_are_right(path: Path) -> None:
    (recorded,) = read_file(path)
    assert verify(recorded) > 20
