"""Who can be asked to the table."""

from difflib import get_close_matches
from random import Random

from diablerie.bots.bot import Bot, SimpleBot
from diablerie.errors import InputError
from diablerie.game.manifest import Game

LEVELS = ("easy", "normal", "hard", "devil")
"""Whom people play with."""
USUAL = "normal"
"""Who comes when nobody says whom they want."""
SIMPLE = ("random", "cautious", "bold")
"""Whom others are measured by."""
BOT_NAMES = (*LEVELS, *SIMPLE)
"""Every game has a way of playing for each of them."""
STAND_IN = "normal"
"""Who plays for people who have gone, and for a bot whose code is not compiled yet: as good as most people,
in no need of compiled code, and no faster at grabbing than whoever has gone."""


def check_bot(name: str) -> str:
    """Return the name if there is such a bot, or say which there are."""
    if name in BOT_NAMES:
        return name
    near = get_close_matches(name, BOT_NAMES, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(BOT_NAMES)}"
    raise InputError(f"unknown bot {name!r}; {hint}")


def make_bot(name: str, game: Game, luck: Random, seconds: float | None = None, effort: float = 1.0) -> Bot:
    """Ask a bot to a table; it may think for so many seconds at most, and make more or less of an effort."""
    return SimpleBot(game.bots().levels[check_bot(name)], luck, seconds, effort)
