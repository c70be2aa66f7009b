"""What several commands are told: a game, its options, bots."""

import os
from collections.abc import Callable
from typing import Any

import click
from click.shell_completion import CompletionItem

from diablerie.bots.roster import BOT_NAMES, check_bot
from diablerie.errors import InputError
from diablerie.game.manifest import Game, Manifest
from diablerie.game.options import Option, Value, known
from diablerie.games.catalogue import GAMES, find_game
from diablerie.words import LANGUAGES, language_of


class GameName(click.ParamType[Game]):
    """The name of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        """Find the game."""
        return value if isinstance(value, Manifest) else find_game(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the games."""
        found = [game for name, game in GAMES.items() if name.startswith(incomplete)]
        return [CompletionItem(game.name, help=game.title) for game in found]


class BotNames(click.ParamType[tuple[str, ...]]):
    """Names of bots with commas between."""

    name = "bots"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Check every name."""
        return (
            tuple(check_bot(name.strip()) for name in value.split(",")) if isinstance(value, str) else value
        )

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the bots, after those that are there already."""
        start, comma, last = incomplete.rpartition(",")
        return [CompletionItem(start + comma + name) for name in BOT_NAMES if name.startswith(last)]


def game_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add --option to a command."""
    return click.option(
        "--option",
        "-o",
        "given",
        multiple=True,
        metavar="KEY=VALUE",
        help="An option of the game, such as goal=50; may be repeated. `diablerie games` lists them.",
    )(function)


def language_option(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add --language to a command: what is said there, DIABLERIE_LANGUAGE, or what the system speaks."""
    return click.option(
        "--language",
        type=click.Choice(tuple(LANGUAGES)),
        envvar="DIABLERIE_LANGUAGE",
        default=lambda: language_of(os.environ),
        help="What is spoken; otherwise what your system speaks.",
    )(function)


def read_options(options: tuple[Option, ...], given: tuple[str, ...]) -> dict[str, Value]:
    """Read key=value texts, and fill in the defaults."""
    values: dict[str, Value] = {option.name: option.default for option in options}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise InputError(f"option {text!r} has no value; write it as key=value, such as goal=50")
        values[key.strip()] = known(options, key.strip()).parse(value.strip())
    return values
