"""Who can be asked to the table."""

from collections.abc import Callable
from difflib import get_close_matches
from random import Random

from diablerie.bots.bot import Bot, Decision, SimpleBot
from diablerie.bots.devil_with_it import levels as oven
from diablerie.bots.diavolo import levels as race
from diablerie.bots.little_devils import levels as tricks
from diablerie.bots.simple import bold, by_lot, cautious
from diablerie.errors import InputError
from diablerie.game.game import Game

LEVELS = ("easy", "normal", "hard", "devil")
"""Whom people play with."""
USUAL = "normal"
"""Who comes when nobody says whom he wants."""
SIMPLE = {"random": by_lot, "cautious": cautious, "bold": bold}
"""Whom others are measured by."""
BOT_NAMES = (*LEVELS, *SIMPLE)

WAYS: dict[str, dict[str, Decision]] = {
    "devil_with_it": {**oven.LEVELS, **{name: way.at_oven for name, way in SIMPLE.items()}},
    "little_devils": {**tricks.LEVELS, **{name: way.play_card for name, way in SIMPLE.items()}},
    "diavolo": {**race.LEVELS, **{name: way.grab for name, way in SIMPLE.items()}},
}
"""How each of them plays each game."""

COMPILED: dict[str, frozenset[str]] = {
    "devil_with_it": oven.COMPILED,
    "little_devils": tricks.COMPILED,
    "diavolo": race.COMPILED,
}
"""Who thinks in compiled code, by game."""
WARM_UP: dict[str, Callable[[], None]] = {
    "devil_with_it": oven.warm_up,
    "little_devils": tricks.warm_up,
    "diavolo": race.warm_up,
}
"""How that code is compiled, which may take seconds."""
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
    return SimpleBot(WAYS[game.name][check_bot(name)], luck, seconds, effort)
