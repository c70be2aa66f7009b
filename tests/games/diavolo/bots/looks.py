"""Throws of Diavolo as a player sees them, and who decides what about them."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from diablerie.game.core import CHANCE
from diablerie.game.mind import Mind
from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.games.diavolo.bots.levels import LEVELS
from diablerie.games.diavolo.state import Event
from diablerie.games.diavolo.view import View, view
from diablerie.match.dealer import Dealer
from diablerie.match.referee import apply, begin
from tests.games.diavolo.throws import thrown
from tests.inside import inside

DIAVOLO = GAMES["diavolo"]


@cache
def throws(many: int, players: int = 4) -> tuple[View, ...]:
    """First throws of so many games, as seat 0 sees them."""
    return tuple(first_throw(number, players) for number in range(many))


def first_throw(number: int, players: int) -> View:
    """The first throw of a game that follows from a number."""
    match = begin(DIAVOLO, players, complete(DIAVOLO.options, {}))
    dealer = Dealer(number.to_bytes(32, "big"), "")
    while match.state.to_act == CHANCE:
        event, dealer = dealer.outcome(DIAVOLO, match.state)
        match = apply(match, event)
    return view(inside(match.state), 0)


def look(asked: str, players: int = 4, **options: Any) -> View:
    """A throw such as `largest_sum 236 156 355`, as seat 0 sees it."""
    return view(thrown(asked, players, **options), 0)


def agreed(seen: View, **options: Any) -> View:
    """The same throw at a table with other options."""
    changed = {name: type(getattr(seen.options, name))(value) for name, value in options.items()}
    return seen._replace(options=replace(seen.options, **changed))


def grabs(level: str, views: tuple[View, ...], seed: int = 1) -> list[Event]:
    """What a level grabs, throw by throw."""
    luck = Random(seed)
    decided = [LEVELS[level](seen, Mind(None, luck)) for seen in views]
    return [grab for grab in decided if grab is not None]


def answer(seen: View) -> int:
    """The right devil, worked out here from the rulebook: 0 black, 1 white, 2 red, 3 grey."""
    colours = [seen.dice[first : first + 3] for first in (0, 3, 6)]
    x, y = seen.places[9]
    far = [(x - one) ** 2 + (y - other) ** 2 for one, other in seen.places[:9]]
    figures = [
        [sum(dice) for dice in colours],
        [-sum(dice) for dice in colours],
        [max(dice) - min(dice) for dice in colours],
        [sum(one in (1, 3, 5) for one in dice) for dice in colours],
        [max(dice) for dice in colours],
        [-min(far[first : first + 3]) for first in (0, 3, 6)],
    ][seen.order]
    best = [colour for colour in range(3) if figures[colour] == max(figures)]
    return best[0] if len(best) == 1 else 3
