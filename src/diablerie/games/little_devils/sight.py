"""What a machine is shown of Little Devils instead of a view: what a seat knows, as numbers and sets."""

from collections.abc import Iterable
from typing import NamedTuple

from diablerie.game.core import SEATS, Seat
from diablerie.games.little_devils.cards import NO_CARD, Card, Cards, devils
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.rules import hand, legal
from diablerie.games.little_devils.state import Side, State
from diablerie.games.little_devils.view import View
from diablerie.kernel import NOTHING, Six, rule


class Sight(NamedTuple):
    """What a seat knows, as numbers and sets of cards."""

    seat: Seat
    players: int
    goal: int
    own: Cards
    """The own hand."""
    legal: Cards
    """What this seat may play now."""
    trick: Cards
    lead: Card
    side: Side
    played: Six
    """The cards each seat has played in this round."""
    taken: Six
    """The devils each seat has taken in this round."""
    totals: Six


def sight_of(view: View, memory: Memory) -> Sight:
    """What a seat knows by what it sees and what it remembers."""
    own = view.hands[view.seat]
    assert own is not None
    trick = view.trick
    return Sight(  # in the order of its fields: by their names it would take twice as long
        view.seat,
        view.players,
        view.goal,
        _gathered(own),
        _gathered(view.legal),
        _gathered([card for _, card in trick]),
        trick[0][1] if trick else NO_CARD,
        view.side,
        memory.played,
        devils_each(memory.taken),
        (*view.totals, *NOTHING)[:SEATS],  # type: ignore[arg-type]
    )


def _gathered(held: Iterable[Card]) -> Cards:
    return sum([1 << card for card in held])


@rule
def sight(state: State, seat: Seat) -> Sight:
    """The same for compiled loops alone: an allow-list like a view; a law holds the two equal."""
    a, b, c, d, e, f = state.dealt
    gone = state.gone
    return Sight(
        seat=seat,
        players=state.players,
        goal=state.goal,
        own=hand(state, seat),
        legal=legal(state) if seat == state.to_act else 0,
        trick=state.trick,
        lead=state.lead,
        side=state.side,
        played=(a & gone, b & gone, c & gone, d & gone, e & gone, f & gone),
        taken=devils_each(state.piles),
        totals=state.totals,
    )


@rule
def devils_each(piles: Six) -> Six:
    """The devils on the cards that each seat took."""
    a, b, c, d, e, f = piles
    return devils(a), devils(b), devils(c), devils(d), devils(e), devils(f)
