"""Who can be asked to the table: four levels in every game, and simple ones to measure them by."""

import subprocess
import sys

import pytest

from diablerie.bots.roster import BOT_NAMES, LEVELS, SIMPLE, STAND_IN, USUAL
from diablerie.game.core import SEATS
from diablerie.games.catalogue import GAMES
from diablerie.words import LANGUAGES, say


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_every_game(game: str) -> None:
    bots = GAMES[game].bots()
    assert set(bots.levels) == set(BOT_NAMES) == {*LEVELS, *SIMPLE}
    assert bots.compiled <= set(LEVELS)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_levels_play_alike_nor_as_a_simple_bot_does(game: str) -> None:
    ways = [GAMES[game].bots().levels[name] for name in BOT_NAMES]
    assert all(one != other for place, one in enumerate(ways) for other in ways[:place])


@pytest.mark.parametrize("game", GAMES)
def test_who_stands_in_needs_no_compiled_code(game: str) -> None:
    assert STAND_IN not in GAMES[game].bots().compiled


def test_the_usual_bot_is_one_of_the_levels() -> None:
    assert USUAL in LEVELS


def test_to_know_the_roster_nobody_loads_what_compiles() -> None:
    asked = (
        "import sys; from diablerie.bots import roster; from diablerie.games.catalogue import GAMES;"
        "[game.bots() for game in GAMES.values()];"
        "print('numba' in sys.modules, 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["False", "False"], done.stderr


def test_to_know_the_games_nobody_loads_their_bots() -> None:
    asked = "import sys, diablerie.games.catalogue; print([name for name in sys.modules if '.bots' in name])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["[]"], done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_name_of_his_own_and_fits_on_a_seat(language: str) -> None:
    names = [say(language, f"bot-{name}") for name in BOT_NAMES]
    names += [say(language, f"bot-{level}-{nth}") for level in LEVELS for nth in range(2, SEATS + 1)]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 18


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_how_strong_it_is_and_how_it_plays_each_game(language: str, level: str) -> None:
    parts = ("level", "manner", *GAMES)
    said = [say(language, f"bot-{level}-{part}") for part in parts]
    assert len(set(said)) == len(parts)
    assert all(text.endswith(".") for text in said[1:])
