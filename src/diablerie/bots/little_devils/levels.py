"""Four levels of playing Little Devils."""

from collections.abc import Mapping

from diablerie.bots.bot import Decision
from diablerie.bots.little_devils import looking_ahead
from diablerie.bots.simple import bold, by_lot, cautious

LEVELS: Mapping[str, Decision] = {
    "easy": by_lot.play_card,
    "normal": cautious.play_card,
    "hard": bold.play_card,
    "devil": looking_ahead.play_card,
}
COMPILED: frozenset[str] = frozenset({"devil"})
"""The levels that think in compiled code."""


def warm_up() -> None:
    """Compile what those levels need, which may take seconds."""
    looking_ahead.warm_up()
