"""The games there are: our folders, and those of installed packages (entry points `diablerie.games`)."""

from collections.abc import Iterable
from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from diablerie.errors import InputError
from diablerie.game.manifest import Game, Manifest
from diablerie.game.types import E, M, S, V
from diablerie.games.devil_with_it import GAME as DEVIL_WITH_IT
from diablerie.games.diavolo import GAME as DIAVOLO
from diablerie.games.little_devils import GAME as LITTLE_DEVILS
from diablerie.words import has_text, texts_from

GROUP = "diablerie.games"


def sealed(game: Manifest[S, E, V, M]) -> Game:
    """A game whose own types are forgotten: it was checked by them, and from here on nobody looks inside.

    This is the one cast. It is safe as long as a game is only handed states, events, views and memories of
    its own, and that is what a match is: it begins, goes on and is seen by the functions of one game.
    """
    return cast(Game, game)


def installed(point: EntryPoint) -> Game:
    """Load the game of a package; whatever is wrong with it is told in one line."""
    who = f"the game {point.name} ({point.value})"
    try:
        game = point.load()
    except Exception as error:  # a stranger's package may do anything when it is imported
        why = " ".join(f"{type(error).__name__}: {error}".split())
        raise InputError(f"{who} cannot be loaded: {why}") from error
    if not isinstance(game, Manifest) or game.name != point.name:
        raise InputError(f"{who} cannot be played: it must be a Manifest with the name {point.name!r}")
    if game.name in GAMES:
        raise InputError(f"{who} cannot be played: there is another game of that name")
    for code in game.own_codes:
        if not code.startswith(f"{game.name}_") or not has_text(f"refusal-{code}", game.folder / "locale"):
            why = f"must begin with {game.name}_ and have the text refusal-{code} in English"
            raise InputError(f"{who} cannot be played: its refusal {code!r} {why}")
    return sealed(game)


GAMES: dict[str, Game] = {
    game.name: game for game in (sealed(DEVIL_WITH_IT), sealed(LITTLE_DEVILS), sealed(DIAVOLO))
}
OURS = tuple(GAMES)
"""Those that need no package, so that the web application knows their texts and draws their tables."""
BROKEN: dict[str, str] = {}
"""The games of packages that cannot be played, and why: the others are played all the same."""


def add_installed(points: Iterable[EntryPoint]) -> None:
    """Add the games of packages to the catalogue."""
    for point in points:
        try:
            game = installed(point)
        except InputError as error:
            BROKEN[point.name] = str(error)
        else:
            GAMES[game.name] = game
            texts_from(game.folder / "locale")


add_installed(entry_points(group=GROUP))


def find_game(name: str) -> Game:
    """Find a game by its name, or say which there are."""
    key = name.lower().replace("-", "_").replace(" ", "_")
    key = key.removeprefix("the_")
    if key in GAMES:
        return GAMES[key]
    if key in BROKEN:
        raise InputError(BROKEN[key])
    near = get_close_matches(key, GAMES, n=1)
    hint = f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(GAMES)}"
    raise InputError(f"unknown game {name!r}{hint}")
