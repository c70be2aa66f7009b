"""Counts of event sequences, kept as data: by the rules, and by a naive second opinion."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.perft import by_hand, by_rules

POSITIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "counts.json").read_text(encoding="utf-8")
)
NAMES = [position["name"] for position in POSITIONS]


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_the_rules_allow_as_many_ways_as_were_counted(position: dict[str, Any]) -> None:
    state = by_rules.stand(position)
    depths = range(1, len(position["counts"]) + 1)
    assert [by_rules.ways(position, state, depth) for depth in depths] == position["counts"]


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_a_naive_reading_counts_the_same(position: dict[str, Any]) -> None:
    table = by_hand.stand(position)
    depths = range(1, len(position["counts"]) + 1)
    assert [by_hand.ways(table, depth) for depth in depths] == position["counts"]


def test_every_game_is_counted() -> None:
    assert {position["game"] for position in POSITIONS} == {"little_devils", "devil_with_it", "diavolo"}
