"""What a machine is shown of Diavolo instead of a view: what a seat knows, as numbers."""

from typing import NamedTuple

from diablerie.game.core import Seat
from diablerie.games.diavolo.dice import (
    Dice,
    Order,
    Places,
)
from diablerie.games.diavolo.rules import awaited
from diablerie.games.diavolo.state import State
from diablerie.kernel import Six, rule


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


@rule
def sight(state: State, seat: Seat) -> Sight:
    """Take what a seat knows from the state: an allow-list like a view; a law holds their numbers equal."""
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
