"""Four levels of playing The Devil With It."""

from collections.abc import Mapping

from diablerie.bots.bot import Decision
from diablerie.bots.simple import bold, by_lot, cautious

LEVELS: Mapping[str, Decision] = {
    "easy": by_lot.at_oven,
    "normal": cautious.at_oven,
    "hard": bold.at_oven,
    "devil": bold.at_oven,
}
COMPILED: frozenset[str] = frozenset()
"""The levels that think in compiled code."""


def warm_up() -> None:
    """Compile what those levels need, which may take seconds."""
