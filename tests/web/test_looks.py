"""How every page looks by night and by day, on a phone and on a desk: nothing too wide, small or faint."""

import pytest
from playwright.sync_api import expect

from diablerie.games.catalogue import GAMES
from tests.web.conftest import NewVisitor
from tests.web.looks import COMBINED, SHORTEST, SIZES, STICKS_OUT, look
from tests.web.visitor import DESKTOP, MINE, PHONE, play

LYING = (844, 390)
"""A phone that lies down."""


@pytest.mark.parametrize(("size", "scheme"), COMBINED)
def test_home_and_who_one_is(visitor: NewVisitor, size: str, scheme: str) -> None:
    ada = visitor(size=SIZES[size], color_scheme=scheme)
    ada.go()
    expect(ada.find("play-now-diavolo")).to_be_visible()
    look(ada, scrolls=True)
    ada.press("choose-devil_with_it")
    look(ada, scrolls=True)
    ada.page.keyboard.press("Escape")
    ada.press("me")
    look(ada, scrolls=True)
    ada.introduce("Ada")
    ada.go("/games")
    look(ada, scrolls=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "scheme"), COMBINED)
def test_a_table_of_six_from_the_lounge_to_the_second_decision(
    visitor: NewVisitor, size: str, scheme: str, game: str
) -> None:
    ada = visitor(size=SIZES[size], color_scheme=scheme)
    ada.be("Wolfgang Amadeus Teufelsk")
    ada.open_table(game, 6)
    expect(ada.find("sit-5")).to_be_visible()
    look(ada)
    ada.press("sit-0")
    expect(ada.find("ready")).to_be_visible()
    ada.press("fill-bots")
    ada.page.wait_for_selector(MINE)
    look(ada)
    play(ada.page)
    ada.page.wait_for_selector(MINE)
    play(ada.page)
    look(ada)


@pytest.mark.parametrize(("page", "scheme"), [("rules", "light"), ("learn", "dark")])
def test_rules_and_lessons(visitor: NewVisitor, page: str, scheme: str) -> None:
    ada = visitor(size=PHONE, color_scheme=scheme)
    for game in GAMES:
        ada.go(f"/{page}/{game}")
        expect(ada.page.locator("main h1")).to_be_visible()
        look(ada, scrolls=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_and_its_replay(visitor: NewVisitor, game: str) -> None:
    ada = visitor(size=PHONE)
    code = ada.play_against_bots(game, 3, **SHORTEST[game])
    ada.play_to_the_end()
    look(ada)
    for size in SIZES.values():
        ada.turn(size)
        ada.go(f"/replay/{code}")
        expect(ada.find("step")).to_be_visible()
        look(ada)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_of_six_stays_in_its_boxes_when_the_phone_lies_down(visitor: NewVisitor, game: str) -> None:
    ada = visitor(size=LYING)
    code = ada.play_against_bots(game, 6, **SHORTEST[game])
    ada.play_to_the_end()
    ada.go(f"/replay/{code}#8")
    expect(ada.find("step")).to_contain_text("8 /")
    look(ada)
    assert ada.page.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP, LYING])
def test_all_rubies_stay_on_their_seat(visitor: NewVisitor, size: tuple[int, int]) -> None:
    ada = visitor(size=size)
    ada.play_against_bots("diavolo", 4)
    assert ada.page.evaluate(STICKS_OUT) == []


def test_bots_of_a_level_have_names_of_their_own(visitor: NewVisitor) -> None:
    ada = visitor()
    ada.play_against_bots("little_devils", 6)
    names = ada.page.locator("[data-testid=seat] .called").all_inner_texts()
    assert len(names) == len(set(names)) == 6
    assert not any(character.isdigit() for name in names for character in name)
