"""A throw that is taken back because somebody had to go (§7.2)."""

from diablerie.game.core import CHANCE
from diablerie.games.diavolo.dice import NO_DEVIL, NO_PLACES
from diablerie.games.diavolo.ranking import all_takers
from diablerie.games.diavolo.state import GRAB, THROW, State
from diablerie.kernel import rule


@rule
def may_call_off(state: State) -> bool:
    """Whether the dice may be picked up as if nobody had thrown them: in a race, before any grab (§7.2)."""
    return state.phase == GRAB and state.options.race == 1 and all_takers(state.grabs) == 0


@rule
def call_off(state: State) -> State:
    """Pick up the dice: no round has been, and the same player throws again (§7.2)."""
    return state._replace(
        phase=THROW, to_act=CHANCE, order=0, dice=0, places=NO_PLACES, answer=NO_DEVIL, supply=0
    )
