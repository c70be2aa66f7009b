"""Throws of Diavolo; where the dice lie matters to one order only."""

from typing import Any

from diablerie.games.diavolo import GAME
from diablerie.games.diavolo.state import State
from tests.games.tables import opened, played, six

EXAMPLE = "236 156 355"
"""The dice of the rulebook's example: black, white, red."""
BLACK_NEAREST = "500,300 100,100 100,300 500,800 100,500 100,700 900,500 100,900 300,100 500,500"
"""Black is 200 from the order die in the middle, white 300, red 400."""

WHITE_IS_RIGHT = "largest_difference " + EXAMPLE
RED_IS_RIGHT = "largest_sum " + EXAMPLE
GREY_IS_RIGHT = "highest_value " + EXAMPLE


def throw(asked: str, thrower: int = 0, places: str = BLACK_NEAREST) -> str:
    """Write a throw: `largest_sum 236 156 355`."""
    return f"chance throw {thrower} {asked} at {places}"


def rolling(players: int, start: int = 0, **options: Any) -> State:
    """Draw the first thrower; the dice come next."""
    table: State = played(GAME, opened(GAME, players, **options), f"chance start {start}")
    return table


def thrown(
    asked: str, players: int, *, rubies: tuple[int, ...] = (), start: int = 0, **options: Any
) -> State:
    """Throw the first dice, perhaps where everybody has only so many rubies."""
    table = rolling(players, start, **options)
    return play(holding(table, *rubies) if rubies else table, throw(asked, start))


def play(table: State, text: str) -> State:
    """Play events, all of which must be legal."""
    result: State = played(GAME, table, text)
    return result


def holding(table: State, *rubies: int) -> State:
    """Give everybody so many rubies before the next throw; who has none is out."""
    playing = sum(1 << seat for seat, number in enumerate(rubies) if number)
    return table._replace(rubies=six(*rubies), playing=playing)
