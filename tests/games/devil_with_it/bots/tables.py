"""Tables at which the last turn of a round is under way, from the rules' own parts."""

from collections.abc import Iterable

from diablerie.game.options import complete
from diablerie.games.devil_with_it import GAME, new_game
from diablerie.games.devil_with_it.coal import NOTHING_SHOWN, OVEN, PIECES, show
from diablerie.games.devil_with_it.memory import NO_MEMORY, Memory
from diablerie.games.devil_with_it.state import NO_BET, NO_BETS, TURN, State
from diablerie.kernel import NOTHING, Six, put
from tests.games.devil_with_it.bots.by_hand import LastTurn


def state_of(turn: LastTurn) -> State:
    """The table of a last turn; what is left in the oven lies at the first places."""
    players, place, shown, fronts = len(turn.chips), sum(turn.left), NOTHING_SHOWN, NOTHING
    own = 0
    edge = list(PIECES)
    for seat, kinds in enumerate((*turn.fronts, turn.turned)):
        for kind in kinds:
            shown, edge[kind] = show(shown, kind, place), edge[kind] - 1
            if seat < players:
                fronts = put(fronts, seat, fronts[seat] | 1 << place)
            else:
                own |= 1 << place
            place += 1
    for kind, pieces in enumerate(edge):
        for _ in range(pieces - turn.left[kind]):
            shown, place = show(shown, kind, place), place + 1
    assert place == OVEN
    chips = six(turn.chips)
    return new_table(players)._replace(
        phase=TURN,
        to_act=turn.seat,
        start=(turn.seat + 1) % players,
        chips=chips,
        stakes=six((NO_BET if stake is None else stake for stake in turn.stakes), NO_BETS),
        pacts=sum(1 << seat for seat in turn.pacts),
        face_down=(1 << sum(turn.left)) - 1,
        shown=shown,
        turn=turn.seat,
        turns=players - 1,
        turned=own,
        front=fronts,
        opening=chips,
    )


def new_table(players: int) -> State:
    """A table with the usual options."""
    return new_game(players, complete(GAME.options, {}))


def memory_of(turn: LastTurn) -> Memory:
    """What somebody remembers at that table."""
    return NO_MEMORY._replace(chips=six(turn.chips))


def six(numbers: Iterable[int], filled: Six = NOTHING) -> Six:
    """Numbers for six seats."""
    for seat, number in enumerate(numbers):
        filled = put(filled, seat, number)
    return filled
