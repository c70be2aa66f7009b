"""The codes of refusals: mypy sees that no other is used, and here stands that each of them is."""

from pathlib import Path
from typing import get_args

import pytest

from diablerie.games.catalogue import GAMES
from diablerie.server.protocol import codes

SERVER = Path(codes.__file__).parents[1]
SOURCES = [path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py") if path.name != "codes.py"]


@pytest.mark.parametrize("code", [*get_args(codes.TableCode), *get_args(codes.ProblemCode)])
def test_every_code_is_the_reason_for_something(code: str) -> None:
    assert any(f'"{code}"' in source for source in SOURCES)


def test_codes_stand_in_alphabetical_order() -> None:
    for group in (get_args(codes.TableCode), get_args(codes.ProblemCode)):
        assert list(group) == sorted(set(group))


def test_a_rule_has_the_name_of_its_refusal() -> None:
    assert codes.rule_code(GAMES["diavolo"], 1) == "game_over"
    assert "legal" not in codes.refusal_codes()
