"""Pig in OpenSpiel: how long a game can last."""

from diablerie.game.numbers import Options
from diablerie.game.outline import Bounds, drawn_at_once

from . import SPELLING
from .chance import LOTS


def bounds(players: int, options: Options, rounds: int) -> Bounds:
    """Every roll but the last brings 2 or more, and nobody rolls on who has reached the goal."""
    goal: int = options["goal"]
    decisions = rounds * players * (goal + 1) // 2
    return Bounds(decisions, 1 + decisions, 1 + 2 * decisions, 0, goal + 5)


OUTLINE = drawn_at_once(LOTS, 6, SPELLING.to_text, bounds)
