"""Last turns of a round, solved by the bots and by exact expectation."""

from fractions import Fraction
from random import Random

from diablerie.game.mind import Mind
from diablerie.games.devil_with_it.bots.levels import LEVELS
from diablerie.games.devil_with_it.bots.rounds import worth_of
from diablerie.games.devil_with_it.bots.solution import GAIN, Purpose
from diablerie.games.devil_with_it.state import STOP
from diablerie.games.devil_with_it.view import view as view_of
from tests.games.devil_with_it.bots.by_hand import LastTurn, Utility, stop_and_go
from tests.games.devil_with_it.bots.tables import memory_of, six, state_of

NO_DIFFERENCE = Fraction(1, 10**12)


def utility_of(turn: LastTurn, purpose: Purpose) -> Utility:
    """What chips are worth for a purpose."""
    if purpose == GAIN:
        return lambda chips: Fraction(chips[turn.seat] - turn.chips[turn.seat])
    return lambda chips: Fraction(worth_of(state_of(turn), six(chips))[purpose])


def disagreement(turn: LastTurn, level: str, purpose: Purpose) -> bool:
    """Whether a bot decides otherwise than the exact expectation says."""
    stop, go = stop_and_go(turn, utility_of(turn, purpose))
    event = LEVELS[level](view_of(state_of(turn), turn.seat), Mind(memory_of(turn), Random(1)))
    assert event is not None
    return abs(stop - go) > NO_DIFFERENCE and (event.do == STOP) != (stop > go)
