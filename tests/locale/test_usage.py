"""Every text that is said exists, and every text that exists is said."""

import re
from pathlib import Path

import pytest

from diablerie.bots.roster import BOT_NAMES, LEVELS
from diablerie.game.options import Choice
from diablerie.games.catalogue import GAMES
from diablerie.games.diavolo.dice import DEVIL_NAMES, ORDER_NAMES
from diablerie.server.people.identity import COLOURS
from diablerie.server.protocol.codes import problem_codes, refusal_codes
from diablerie.server.table.entries import PACES
from diablerie.words import AREAS, ENGLISH
from tests.locale.texts import all_texts, areas_named, texts
from tests.locale.usage import in_pages, in_python, said_in_pages

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
OUTSIDE = [text.id for area in areas_named(*AREAS) for text in texts(ENGLISH, area)]
"""What can be said outside the browser."""


def test_what_is_said_in_python_exists() -> None:
    prefixes = tuple({name.partition("-")[0] + "\\-" for name in OUTSIDE})
    said = {use for use in in_python() if use.pattern.startswith(prefixes)}
    missing = {use for use in said if not any(map(use.fits, OUTSIDE))}
    assert len(said) > 100
    assert missing == set()


def test_what_is_said_in_the_pages_exists() -> None:
    missing = {use for use in said_in_pages() if not any(map(use.fits, all_texts(ENGLISH)))}
    assert missing == set()


def test_what_the_terminal_alone_may_say_is_not_said_in_the_pages() -> None:
    terminal = [text.id for area in areas_named("terminal") for text in texts(ENGLISH, area)]
    assert [
        use for use in said_in_pages() if re.match("[a-z]+", use.pattern) and any(map(use.fits, terminal))
    ] == []


def test_every_text_is_said_somewhere() -> None:
    uses = [*in_python(), *in_pages()]
    assert [name for name in all_texts(ENGLISH) if not any(use.fits(name) for use in uses)] == []


def test_every_code_of_a_refusal_has_its_sentence() -> None:
    page = PROTOCOL.read_text(encoding="utf-8")
    sections = [
        page.partition(f"\n## {title}\n")[2].partition("\n## ")[0] for title in ("Coming in", "Refusals")
    ]
    documented = [code for part in sections for code in re.findall(r"^\| `([a-z_]+)` \|", part, re.MULTILINE)]
    codes = {*documented, *refusal_codes(), *problem_codes()}
    assert len(codes) > 40
    assert sorted(code for code in codes if f"refusal-{code}" not in all_texts(ENGLISH)) == []


@pytest.mark.parametrize(
    ("pattern", "names"),
    [
        ("bot-{}", BOT_NAMES),
        ("bot-{}-manner", BOT_NAMES),
        ("bot-{}-level", BOT_NAMES),
        *[(f"bot-{{}}-{game}", LEVELS) for game in GAMES],
        ("pace-{}", tuple(PACES)),  # as they are now: tests of the server add one
        ("colour-{}", COLOURS),
        ("devil-{}-short", DEVIL_NAMES),
        ("devil-{}-letter", DEVIL_NAMES),
        ("order-{}", ORDER_NAMES),
        ("order-{}-meaning", ORDER_NAMES),
        ("game-{}", GAMES),
        ("game-{}-pitch", GAMES),
        ("game-{}-goal", GAMES),
    ],
)
def test_whatever_has_a_name_in_the_code_has_one_for_people(pattern: str, names: tuple[str, ...]) -> None:
    assert [name for name in names if pattern.format(name) not in all_texts(ENGLISH)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_name_a_meaning_and_words_for_its_choices(game: str) -> None:
    wanted = []
    for option in GAMES[game].options:
        names = (
            ["", "-meaning", *(f"-{word}" for word in option.words)]
            if isinstance(option, Choice)
            else ["", "-meaning"]
        )
        wanted += [f"option-{game}-{option.name}{name}" for name in names]
    assert [name for name in wanted if name not in all_texts(ENGLISH)] == []
