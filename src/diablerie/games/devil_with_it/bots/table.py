"""The table as somebody who paid attention knows it, for thinking ahead."""

from collections.abc import Iterable
from typing import Final

from diablerie.games.devil_with_it.bots.habits import Standing
from diablerie.games.devil_with_it.coal import Shown
from diablerie.games.devil_with_it.memory import Memory
from diablerie.games.devil_with_it.state import NO_BET, NO_BETS, State, new_game
from diablerie.games.devil_with_it.track import track_of
from diablerie.games.devil_with_it.view import View
from diablerie.kernel import NOTHING, Six, put

HIDDEN_TOTALS: Final = 0


def imagined(view: View, memory: Memory) -> State:
    """Chips, bets, pacts and whose turn it is; where the coal lies does not matter."""
    track = track_of(view.track)
    opening = new_game(view.players, view.goal, view.mouth, view.minimum_bet, HIDDEN_TOTALS, track)
    return opening._replace(
        start=view.start,
        chips=known_chips(view, memory),
        stakes=known_stakes(view),
        pacts=sum(1 << seat for seat in view.pacts),
        turn=view.turn,
        turns=view.turns,
    )


def standing_of(view: View, memory: Memory) -> Standing:
    """How the round stands, without the coal of the turn under way."""
    pieces = by_seat(len(front) for front in view.fronts)
    return Standing(left_in_oven(view), known_chips(view, memory), by_seat(view.amounts), pieces)


def known_chips(view: View, memory: Memory) -> Six:
    """Everybody's chips: as they are shown, or as they were counted."""
    counted = memory.chips
    return by_seat(counted[seat] if shown is None else shown for seat, shown in enumerate(view.chips))


def known_stakes(view: View) -> Six:
    """The bets that are shown."""
    stakes = NO_BETS
    for seat, stake in enumerate(view.stakes):
        stakes = put(stakes, seat, NO_BET if stake is None else stake)
    return stakes


def left_in_oven(view: View) -> Shown:
    """How many pieces of each kind still lie face down."""
    a, b, c, d, e, f, devils = view.unseen
    return a, b, c, d, e, f, devils


def by_seat(numbers: Iterable[int]) -> Six:
    """Numbers of all who play, for six places."""
    six = NOTHING
    for seat, number in enumerate(numbers):
        six = put(six, seat, number)
    return six
