"""What a machine is shown of Little Devils instead of a view: what a seat knows, as numbers and sets."""

from typing import NamedTuple

from diablerie.game.core import Seat
from diablerie.games.little_devils.cards import Card, Cards, devils
from diablerie.games.little_devils.rules import hand, legal
from diablerie.games.little_devils.state import Side, State
from diablerie.kernel import Six, rule


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


@rule
def sight(state: State, seat: Seat) -> Sight:
    """Take what a seat knows from the state: an allow-list like a view; a law holds their numbers equal."""
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
