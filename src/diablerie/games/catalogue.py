"""The games there are."""

from difflib import get_close_matches

from diablerie.errors import InputError
from diablerie.game.game import Game
from diablerie.games.devil_with_it import GAME as DEVIL_WITH_IT
from diablerie.games.diavolo import GAME as DIAVOLO
from diablerie.games.little_devils import GAME as LITTLE_DEVILS

GAMES: dict[str, Game] = {game.name: game for game in (DEVIL_WITH_IT, LITTLE_DEVILS, DIAVOLO)}


def find_game(name: str) -> Game:
    """Find a game by its name, or say which there are."""
    key = name.lower().replace("-", "_").replace(" ", "_")
    key = key.removeprefix("the_")
    if key in GAMES:
        return GAMES[key]
    near = get_close_matches(key, GAMES, n=1)
    hint = f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(GAMES)}"
    raise InputError(f"unknown game {name!r}{hint}")
