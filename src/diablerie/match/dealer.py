"""The dealer: what chance does in each game, drawn from the seed (docs/fair-shuffles.md)."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from diablerie.game.core import CHANCE, NOBODY
from diablerie.game.game import Event, Game, State, seats_of
from diablerie.games.devil_with_it import state as oven
from diablerie.games.devil_with_it.coal import KINDS, PIECES
from diablerie.games.diavolo import state as race
from diablerie.games.diavolo.dice import (
    ALL_DICE,
    APART,
    NO_PLACES,
    ORDER_DIE,
    ORDERS,
    Places,
    clear,
    laid,
    spot,
    squared_distance,
)
from diablerie.games.diavolo.notation import packed_dice, packed_lot
from diablerie.games.little_devils import rules as trick_rules
from diablerie.games.little_devils import state as tricks
from diablerie.games.little_devils.cards import HAND_SIZE, cards
from diablerie.kernel import NOTHING, put
from diablerie.match.recipe import Draw

Layout = tuple[int, ...]
"""What lies at each place of the oven, or nothing in the other games."""


@dataclass(frozen=True)
class Dealer:
    """Who draws: the seed, what the players added, how many draws there were, and what lies in the oven."""

    seed: bytes
    salt: str
    draws: int = 0
    layout: Layout = ()

    def outcome(self, game: Game, state: State) -> tuple[Event, "Dealer"]:
        """What chance does now, and the dealer afterwards."""
        if game.name == "devil_with_it" and state.phase == oven.COAL:
            return oven.Event(CHANCE, oven.COAL, self.layout[state.reaching]), self
        draw = Draw(self.seed, self.salt, self.draws)
        event, layout = OUTCOMES[game.name](state, draw)
        return event, replace(self, draws=self.draws + 1, layout=layout or self.layout)


def _devil_with_it(state: oven.State, draw: Draw) -> tuple[Event, Layout]:
    if state.phase == oven.START:
        return oven.Event(CHANCE, oven.START, draw.below(state.players)), ()
    pieces = [kind for kind in range(KINDS) for _ in range(PIECES[kind])]
    return oven.Event(CHANCE, oven.LAY, 0), tuple(draw.shuffled(pieces))


def _little_devils(state: tricks.State, draw: Draw) -> tuple[Event, Layout]:
    dealer = trick_rules.next_dealer(state)
    if dealer == NOBODY:
        dealer = draw.below(state.players)
    deck = draw.shuffled(range(1, HAND_SIZE * state.players + 1))
    hands = NOTHING
    for seat in range(state.players):
        hands = put(hands, seat, cards(*deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]))
    return tricks.dealing(dealer, hands), ()


def _diavolo(state: race.State, draw: Draw) -> tuple[Event, Layout]:
    if state.phase == race.START:
        return race.starting(draw.below(state.players)), ()
    if state.phase == race.LOT:
        return race.drawing(packed_lot(draw.shuffled(seats_of(state.level)))), ()
    order = draw.below(ORDERS if state.options.position else ORDERS - 1)
    dice = packed_dice([1 + draw.below(6) for _ in range(ALL_DICE)])
    return race.throwing(state.thrower, order, dice, _places(draw)), ()


def _places(draw: Draw) -> Places:
    while True:
        places, spots = NO_PLACES, list[int]()
        for number in (ORDER_DIE, *range(ALL_DICE)):
            where = spot(50 + draw.below(901), 50 + draw.below(901))
            while any(squared_distance(where, other) < APART * APART for other in spots):
                where = spot(50 + draw.below(901), 50 + draw.below(901))
            spots.append(where)
            places = laid(places, number, where)
        if clear(places):
            return places


OUTCOMES: dict[str, Callable[[Any, Draw], tuple[Event, Layout]]] = {
    "devil_with_it": _devil_with_it,
    "little_devils": _little_devils,
    "diavolo": _diavolo,
}
