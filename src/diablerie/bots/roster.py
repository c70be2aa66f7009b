"""Who can be asked to the table."""

from collections.abc import Callable
from difflib import get_close_matches
from random import Random

from diablerie.bots import bold, by_lot, cautious, looking_ahead
from diablerie.bots.bot import Bot, Decision, SimpleBot
from diablerie.errors import InputError
from diablerie.games.game import Game

WAYS: dict[str, dict[str, Decision]] = {
    name: {
        "devil_with_it": way.at_oven,
        "little_devils": way.play_card,
        "diavolo": way.grab,
    }
    for name, way in (("random", by_lot), ("cautious", cautious), ("bold", bold))
}
WAYS["sly"] = WAYS["bold"] | {"little_devils": looking_ahead.play_card}

BOT_NAMES = tuple(WAYS)

COMPILED: dict[str, Callable[[], None]] = {"sly": looking_ahead.warm_up}
"""The bots that think in compiled code, and how it is compiled, which may take seconds."""
IN_THE_MEANTIME = "bold"
"""Who plays for such a bot until that is done."""


def check_bot(name: str) -> str:
    """Return the name if there is such a bot, or say which there are."""
    if name in WAYS:
        return name
    near = get_close_matches(name, WAYS, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(WAYS)}"
    raise InputError(f"unknown bot {name!r}; {hint}")


def make_bot(name: str, game: Game, luck: Random) -> Bot:
    """Ask a bot to a table."""
    return SimpleBot(WAYS[check_bot(name)][game.name], luck)
