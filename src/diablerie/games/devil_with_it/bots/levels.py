"""Four levels of playing The Devil With It."""

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from diablerie.game.core import CHANCE
from diablerie.game.mind import Decision, Mind, ladder
from diablerie.games.devil_with_it.bots.at_oven import weighed
from diablerie.games.devil_with_it.bots.betting import bets_up_to, weighed_bets
from diablerie.games.devil_with_it.bots.by_feeling import betting, easy, normal, reaching, stopping
from diablerie.games.devil_with_it.bots.solution import GAIN, PLACE, Purpose
from diablerie.games.devil_with_it.memory import NO_MEMORY, Memory
from diablerie.games.devil_with_it.rules import apply, lay
from diablerie.games.devil_with_it.state import BET, COAL, REVEAL, Event, new_game
from diablerie.games.devil_with_it.track import track_of
from diablerie.games.devil_with_it.view import View
from diablerie.games.devil_with_it.view import view as view_of


class Effort(NamedTuple):
    """How somebody thinks ahead."""

    purpose: Purpose
    turns: int
    """How often the turns of those who come after are imagined."""
    bets: int
    """How often a round is imagined before a bet."""
    highest_bet: int
    """Higher bets are not thought of."""
    attentive: bool
    """Whether it matters how the others have bet before."""


HARD: Final = Effort(GAIN, turns=20, bets=40, highest_bet=150, attentive=False)
DEVILISH: Final = Effort(PLACE, turns=60, bets=400, highest_bet=300, attentive=True)


def hard(view: View, mind: Mind[Memory]) -> Event:
    """Count the coal, and play for chips."""
    return thinking_ahead(view, mind, HARD)


def devil(view: View, mind: Mind[Memory]) -> Event:
    """Count coal and chips, remember how everybody bets, and play to be ahead of them."""
    return thinking_ahead(view, mind, DEVILISH)


def thinking_ahead(view: View, mind: Mind[Memory], effort: Effort) -> Event:
    """Do what is worth most for the purpose."""
    if view.phase == BET:
        bets = bets_up_to(view, effort.highest_bet)
        values = weighed_bets(view, mind, bets, effort.bets, effort.attentive)
        return betting(view, bets[int(values[:, effort.purpose].argmax())])
    if not view.may_stop:
        return reaching(view, mind)
    stop, go_on = weighed(view, mind, effort.purpose, effort.turns)
    return reaching(view, mind) if go_on[effort.purpose] > stop[effort.purpose] else stopping(view)


LEVELS: Mapping[str, Decision[View, Memory, Event]] = ladder(easy, normal, hard, devil)
COMPILED: frozenset[str] = frozenset({"hard", "devil"})
"""The levels that think in compiled code."""


def warm_up() -> None:
    """Compile what those levels need, which may take seconds."""
    table = lay(new_game(2, 1600, 19, 10, 0, track_of((50, 200)))._replace(start=0))
    mind = Mind(NO_MEMORY, Random(1), effort=0.0)
    devil(view_of(table, 0), mind)
    for event in (Event(0, BET, 10), Event(1, BET, 10), Event(0, REVEAL, 0), Event(CHANCE, COAL, 0)):
        table = apply(table, event)
    devil(view_of(table, 0), mind)
