"""What chance does in Pig: it draws who begins, and then rolls the die."""

from diablerie.game.core import CHANCE
from diablerie.game.lots import Lots
from diablerie.kernel import rule

from .rules import DIE, START, Event, State, drawn_next


@rule
def many(state: State) -> int:
    """How many lots there are: one for each seat, or for each face."""
    return state.players if drawn_next(state) == START else 6


@rule
def brought(state: State, lot: int) -> Event:
    """What a lot brings; a die shows one more than the number of its lot."""
    do = drawn_next(state)
    return Event(CHANCE, do, lot + (do == DIE))


LOTS = Lots(many, brought)
