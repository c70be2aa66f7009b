"""One law over all games: a refusal has its code, and tells the way out."""

import re
from typing import Any

import pytest

from diablerie.game.core import CHANCE, CLOCK, REFUSAL_NAMES
from tests.games.devil_with_it.refusals import REFUSALS as DEVIL_WITH_IT
from tests.games.diavolo.refusals import REFUSALS as DIAVOLO
from tests.games.little_devils.refusals import REFUSALS as LITTLE_DEVILS
from tests.games.tables import Refused, explained, refused

ALL: list[Refused[Any, Any, Any, Any]] = [*DEVIL_WITH_IT, *LITTLE_DEVILS, *DIAVOLO]
BY_A_SEAT = [case for case in ALL if case.game.from_text(case.line).by not in (CHANCE, CLOCK)]

WAY_OUT = {
    "game_over": "begin a new",
    "not_now": "wait|first|next",
    "not_your_turn": "wait|one of the seats",
    "impossible": "after|from 0",
    "not_in_hand": "You may play: ",
    "five_led": "You may play: ",
    "must_follow": "you have: ",
    "no_chips": "oven|turn",
    "bet_not_tens": "You may bet from",
    "bet_too_low": "You may bet from",
    "bet_too_high": "You may bet from",
    "no_coal_there": "another place",
    "nothing_to_keep": "turn up",
    "out_of_the_game": "watch",
    "grabbed_already": "wait|next",
    "no_such_devil": "black, white, red",
    "devil_gone": "another",
    "too_late": "next",
}
"""A word that the sentence must have, for whoever was refused."""


def sentence(case: Refused[Any, Any, Any, Any]) -> str:
    return f"{case.game.name}: {case.why}"


@pytest.mark.parametrize("case", ALL, ids=sentence)
def test_what_the_rules_do_not_allow_is_refused_with_its_reason(case: Refused[Any, Any, Any, Any]) -> None:
    assert refused(case.game, case.table, case.line) == case.code


@pytest.mark.parametrize("case", BY_A_SEAT, ids=sentence)
def test_a_refusal_names_a_way_out(case: Refused[Any, Any, Any, Any]) -> None:
    told = explained(case.game, case.table, case.line)
    assert re.search(WAY_OUT[case.code], told, re.IGNORECASE), told


@pytest.mark.parametrize("case", ALL, ids=sentence)
def test_a_refusal_is_told_in_one_line_of_words(case: Refused[Any, Any, Any, Any]) -> None:
    told = explained(case.game, case.table, case.line)
    assert told != case.code
    assert "_" not in told
    assert "\n" not in told


def test_every_code_has_an_event_that_is_refused_for_it() -> None:
    # No text names a devil that does not exist: see diavolo/test_words.py.
    assert {case.code for case in ALL} | {"no_such_devil"} == set(REFUSAL_NAMES[1:])


def test_every_code_has_its_way_out() -> None:
    assert tuple(WAY_OUT) == REFUSAL_NAMES[1:]
