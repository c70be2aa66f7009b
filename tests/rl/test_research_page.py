"""The page for researchers says what is true: its tables add up to the observations, its examples run."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from diablerie.games.devil_with_it import tensor as devil_with_it
from diablerie.games.diavolo import tensor as diavolo
from diablerie.games.little_devils import tensor as little_devils
from diablerie.rl.openspiel.plan import ROUND_LIMIT

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
OBSERVATIONS = {"Little Devils": little_devils, "The Devil With It": devil_with_it, "Diavolo": diavolo}


def chapter(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize(("title", "tensor"), OBSERVATIONS.items())
def test_tables_add_up_to_the_observation(title: str, tensor: ModuleType) -> None:
    rows = re.findall(r"^\| (\d+) \| (?:(\d+) × )?(\d+) \|", chapter(title), re.M)
    place = 0
    for first, times, numbers in rows:
        assert int(first) == place
        place += int(times or 1) * int(numbers)
    assert place == tensor.SIZE
    assert f"{tensor.SIZE} " in chapter(title)


def test_actions_are_counted_right() -> None:
    assert f"\n{little_devils.ACTIONS} actions" in chapter("Little Devils")
    assert f"\n{diavolo.ACTIONS} actions" in chapter("Diavolo")
    bets_up_to_the_goal = devil_with_it.actions({"goal": 1600})
    assert f"\n{bets_up_to_the_goal} actions" in chapter("The Devil With It")
    for first in (devil_with_it.ACTION_STOP, devil_with_it.ACTION_REVEAL, devil_with_it.ACTION_BET):
        assert f"\n| {first} " in chapter("The Devil With It")


def test_what_is_said_of_each_seat_is_in_the_order_of_its_numbers() -> None:
    told = re.search(r"6 × 12 \| of each seat: (.*) \|", chapter("The Devil With It"))
    assert told
    assert len(told[1].split(", ")) == devil_with_it.SEAT_SIZE == len(devil_with_it.SEAT_FIELDS)


def test_the_limit_of_openspiel_is_named() -> None:
    assert f"| `round_limit` | {ROUND_LIMIT} |" in PAGE


@pytest.mark.parametrize("example", re.findall(r"^```python\n(.*?)^```", PAGE, re.S | re.M))
def test_examples_run(example: str) -> None:
    exec(compile(example.replace("4096", "16"), "docs/research.md", "exec"), {})
