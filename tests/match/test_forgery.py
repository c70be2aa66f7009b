"""Verifying catches every record that is not as it was played, and names the line."""

import copy
import io
import re
from random import Random
from typing import Any

import pytest

from diablerie.errors import RecordError
from diablerie.games.catalogue import GAMES
from diablerie.match.record import encode, read_games
from diablerie.match.replay import verify
from tests.independent.reader import check_game
from tests.independent.record import Disagreement
from tests.match.forgery import EVERY_GAME, FORGERIES, Forgery, Lines, copied
from tests.play import Table, play, random_table

CASES = [(game, forgery) for game in GAMES for forgery in (*FORGERIES[game], *EVERY_GAME)]


def honest(game: str, seed: int) -> Lines:
    """A record of a short game; in Diavolo one with dead heats."""
    table = random_table(game, 3 + seed % 3, seed, late=0.0)
    options: dict[str, Any] = {"diavolo": {"dead_heat": 200}}.get(game, {"goal": 10})
    return copied(play(Table(table.game, table.bots, options, seed)).lines)


def blamed(lines: Lines) -> int:
    """The line that verifying blames."""
    [recorded] = read_games(io.BytesIO(encode(lines)))
    with pytest.raises(RecordError) as caught:
        verify(recorded)
    found = re.match(r"line (\d+): ", str(caught.value))
    assert found, caught.value
    assert "\n" not in str(caught.value)
    return int(found[1])


@pytest.mark.parametrize(("game", "forgery"), CASES, ids=[f"{game}-{f.__name__}" for game, f in CASES])
def test_one_change_is_caught_and_its_line_is_named(game: str, forgery: Forgery) -> None:
    caught = 0
    for seed in range(12):
        lines = honest(game, seed)
        before = copy.deepcopy(lines)
        where = forgery(lines, Random(1000 + seed))
        if where is not None:
            assert lines != before
            with pytest.raises(Disagreement):
                check_game(copy.deepcopy(lines))
            assert blamed(lines) in where
            caught += 1
    assert caught > 0


def closed_by_clock(lines: Lines) -> bool:
    """Whether the clock ends the round that these lines begin in."""
    return next(line for line in lines if line.get("do") != "grab").get("do") == "close"


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_is_dropped_is_missed(game: str) -> None:
    for seed in range(3):
        lines = honest(game, seed)
        for index in range(1, len(lines)):
            if lines[index].get("do") == "grab" and closed_by_clock(lines[index:]):
                continue  # who grabbed in vain loses as much as who did not grab
            assert blamed([*lines[:index], *lines[index + 1 :]]) >= min(index, len(lines) - 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_stands_twice_is_found(game: str) -> None:
    for seed in range(3):
        lines = honest(game, seed)
        for index in range(1, len(lines)):
            assert blamed([*lines[: index + 1], *lines[index:]]) >= index + 2


@pytest.mark.parametrize("game", GAMES)
def test_lines_that_changed_places_are_found(game: str) -> None:
    swapped = 0
    for seed in range(3):
        lines = honest(game, seed)
        for index in range(1, len(lines) - 1):
            other = [*lines]
            other[index], other[index + 1] = other[index + 1], other[index]
            if lines[index].get("do") == lines[index + 1].get("do") in ("bet", "grab"):
                continue  # all at once: their order says nothing
            if lines[index].get("by") == lines[index + 1].get("by") and lines[index].get("do") == "play":
                continue  # who takes a trick leads: the other way round is a game that could have been
            assert blamed(other) >= index + 1
            swapped += 1
    assert swapped > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_its_result_cannot_be_verified(game: str) -> None:
    lines = honest(game, 1)
    assert blamed(lines[:-1]) == len(lines) - 1
    assert blamed(lines[:1]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_result_before_the_end_is_refused(game: str) -> None:
    lines = honest(game, 1)
    for end in range(1, len(lines) - 2):
        assert blamed([*lines[:end], lines[-1]]) == end + 1
