"""What a machine is shown of Diavolo instead of a view: what a seat knows, as numbers."""

from functools import lru_cache
from typing import NamedTuple

from diablerie.game.core import SEATS, Seat
from diablerie.game.masks import REMEMBERED
from diablerie.games.diavolo.dice import (
    Dice,
    Order,
    Places,
)
from diablerie.games.diavolo.notation import packed_dice, packed_places
from diablerie.games.diavolo.rules import awaited
from diablerie.games.diavolo.state import State
from diablerie.games.diavolo.view import View
from diablerie.kernel import NOTHING, Six, rule


class Sight(NamedTuple):
    """What a seat knows, as numbers."""

    seat: Seat
    players: int
    race: int
    left: int
    """Rounds that are left, 0 in a race."""
    order: Order
    dice: Dice
    places: Places
    supply: int
    rubies: Six
    awaited: int
    """Who may grab now, as a mask."""
    thrower: Seat


def sight_of(view: View, memory: None) -> Sight:
    """What a seat knows by what it sees; there is nothing to remember."""
    return Sight(
        seat=view.seat,
        players=view.players,
        race=view.options.race,
        left=rounds_left(view.options.race, view.options.limit, view.rounds),
        order=view.order,
        dice=_dice(view.dice),
        places=_places(view.places),
        supply=view.supply[0] if view.supply else 0,
        rubies=(*view.rubies, *NOTHING)[:SEATS],  # type: ignore[arg-type]
        awaited=sum([1 << seat for seat in view.awaited]),
        thrower=view.thrower,
    )


_dice = lru_cache(REMEMBERED)(packed_dice)
_places = lru_cache(REMEMBERED)(packed_places)


@rule
def sight(state: State, seat: Seat) -> Sight:
    """The same for compiled loops alone: an allow-list like a view; a law holds the two equal."""
    return Sight(
        seat=seat,
        players=state.players,
        race=state.options.race,
        left=rounds_left(state.options.race, state.options.limit, state.rounds),
        order=state.order,
        dice=state.dice,
        places=state.places,
        supply=state.supply,
        rubies=state.rubies,
        awaited=awaited(state),
        thrower=state.thrower,
    )


@rule
def rounds_left(race: int, limit: int, rounds: int) -> int:
    """How many rounds are left; in a race nobody knows."""
    return 0 if race else limit - rounds
