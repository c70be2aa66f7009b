"""What somebody was told of a game, to look for what they must not know."""

import re
from collections.abc import Iterable
from typing import Any

PARTS = ("event", "view", "result")
"""The parts of a message that tell of the game; times and ids, which may be any number, stand beside them."""


def numbers_told(messages: Iterable[dict[str, Any]]) -> set[float]:
    """Every number of events, views and results."""
    return _numbers([message.get(part) for message in messages for part in PARTS])


def _numbers(told: object) -> set[float]:
    """Every number, however deep it stands, also one that is written as a text."""
    if isinstance(told, dict | list):
        return set().union(*map(_numbers, told.values() if isinstance(told, dict) else told))
    return {float(str(told))} if re.fullmatch(r"-?\d+(\.\d+)?", str(told)) else set()
