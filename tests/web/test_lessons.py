"""Lessons and examples: their files are what the rules make of them, and texts say the same."""

import re

import pytest

from diablerie.games.diavolo.dice import ORDER_NAMES
from diablerie.words import ENGLISH, LANGUAGES
from tests.locale.texts import file_of, texts
from tools.lessons.examples import examples
from tools.lessons.files import LESSONS, examples_of, kept, path_of
from tools.lessons.script import ME, Json, as_text, written


def said(game: str) -> set[str]:
    """The texts of a lesson: its tasks, what comes of what is tried, and its end."""
    found = {"done"}
    for step in kept(game):
        found |= {step["id"]} | {answer["text"] for answer in step["answers"] if "text" in answer}
        found |= {step["otherwise"]} if "otherwise" in step else set()
        found |= {step["late"]["text"]} if "late" in step else set()
    return found


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_what_the_rules_make_of_it(game: str) -> None:
    assert path_of(game).read_text(encoding="utf-8") == written(LESSONS[game]()), (
        "python -m tools.lessons writes it anew"
    )


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_says_what_is_written_for_it_and_all_of_it(game: str) -> None:
    prefix = f"learn-{game}-"
    there = {text.id.removeprefix(prefix) for text in texts(ENGLISH, f"{game}/learn")}
    assert there == said(game)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_has_six_to_ten_steps_and_a_right_way_through_each(game: str) -> None:
    steps = kept(game)
    assert 6 <= len(steps) <= 10
    assert all(any(answer.get("right") for answer in step["answers"]) for step in steps if step["answers"])


@pytest.mark.parametrize("game", LESSONS)
def test_the_learner_sees_nobody_elses_secrets(game: str) -> None:
    for step in kept(game):
        views = [step["view"], *(moment["view"] for moment in step["shown"])]
        hands = [view["hands"] for view in views if "hands" in view]
        assert all(hand is None for held in hands for seat, hand in enumerate(held) if seat != ME)
        assert not any("amount" in moment["event"] for moment in step["shown"])


def test_every_card_of_a_hand_may_be_tried() -> None:
    for step in kept("little_devils"):
        hand = set(step["view"]["hands"][ME])
        assert not step["answers"] or {answer["act"]["card"] for answer in step["answers"]} == hand


def test_every_order_is_taught_once_and_one_of_them_with_the_grey_devil() -> None:
    steps = kept("diavolo")
    assert sorted(step["id"] for step in steps if step["id"] in ORDER_NAMES) == sorted(ORDER_NAMES)
    rights = [answer["act"]["devil"] for step in steps for answer in step["answers"] if answer["right"]]
    assert set(rights) == {"black", "white", "red", "grey"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_text_speaks_of_numbers_that_are_in_its_lesson(game: str, language: str) -> None:
    """Whoever changes a card in a lesson finds the texts that speak of it."""
    there = set(re.findall(r"\d+", path_of(game).read_text(encoding="utf-8"))) | DERIVED.get(game, set())
    said = file_of(language, f"{game}/learn").read_text(encoding="utf-8")
    spoken = re.findall(rf"^learn-{game}-\S+ = (.*)$", said, re.MULTILINE)
    assert len(spoken) > 10
    assert set(re.findall(r"\d+", " ".join(spoken))) <= there


@pytest.mark.parametrize("game", LESSONS)
def test_the_examples_of_the_rules_are_what_the_rules_make_of_them(game: str) -> None:
    assert examples_of(game).read_text(encoding="utf-8") == as_text(examples()[game]), (
        "python -m tools.lessons writes them anew"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trick", examples()["little_devils"]["tricks"], ids=lambda trick: trick["name"])
def test_what_is_said_of_a_trick_is_true(trick: Json, language: str) -> None:
    """Lead, second card, taker and devils are named, and no card that does not lie there."""
    said = text_of(language, "little_devils", f"trick-{trick['name']}")
    played = [card for _, card in trick["cards"]]
    numbers = {*map(int, re.findall(r"\d+", said))}
    assert {*played[:2], played[trick["taker"]], trick["devils"]} <= numbers <= {*played, trick["devils"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_the_payday_is_true(language: str) -> None:
    paid = examples()["devil_with_it"]["payday"]
    lost = next(line["stake"] for line in paid["lines"] if min(line["gains"]) < 0)
    said = text_of(language, "devil_with_it", "pay-example")
    assert [*map(int, re.findall(r"\d+", said))] == [paid["highest"], lost, 2 * lost]


def text_of(language: str, game: str, name: str) -> str:
    """A text of the rules, as it is written."""
    written = file_of(language, f"{game}/rules").read_text(encoding="utf-8")
    (found,) = re.findall(rf"^{re.escape(f'rules-{game}-{name}')} = (.*)$", written, re.MULTILINE)
    return str(found)


DERIVED = {"devil_with_it": {"9", "48", "90"}}
"""Numbers that no view holds: the devils among all the coal, how much that is, and a sum that was burnt."""
