"""What a seat may see of Little Devils: an allow-list (§4)."""

from typing import NamedTuple

from diablerie.games.core import NOBODY, Seat
from diablerie.games.game import eyes, seats_of
from diablerie.games.little_devils.cards import NO_CARD, Card, Cards, devils, numbers
from diablerie.games.little_devils.rules import hand, legal, owner, winners, winning_card
from diablerie.games.little_devils.state import (
    DEAL,
    HIDDEN_HAND,
    OPEN,
    OPEN_ALL,
    OPEN_NONE,
    Event,
    Openness,
    Side,
    State,
    dealing,
)
from diablerie.kernel import NOTHING, lowest, put


class View(NamedTuple):
    """The table as one seat sees it."""

    seat: Seat
    """Who looks, or NOBODY for a spectator."""
    players: int
    goal: int
    open_tricks: Openness
    to_act: Seat
    dealer: Seat
    leader: Seat
    hands: tuple[tuple[Card, ...] | None, ...]
    """Each seat's hand, None where it is hidden."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    legal: tuple[Card, ...]
    """The cards this seat may play now."""
    trick: tuple[tuple[Seat, Card], ...]
    """Who played what on the table, in order."""
    side: Side
    taking: Seat
    """Who takes the trick as it lies, or NOBODY."""
    last_trick: tuple[tuple[Seat, Card], ...]
    """The trick taken last, where it may be seen (§4.2)."""
    last_taker: Seat
    piles: tuple[tuple[Card, ...], ...] | None
    """The cards each seat took, where they lie open (§4.2)."""
    taken: tuple[int, ...] | None
    """The devils each seat took in this round, where they are shown (§4.3)."""
    totals: tuple[int, ...]
    rounds: int
    winners: tuple[Seat, ...]
    """Who has won, empty before the end."""


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it; anybody who has no seat sees what a spectator sees."""
    return _seen_by(state, *eyes(state.players, seat))


def open_view(state: State) -> View:
    """The table with every hand open."""
    return _seen_by(state, NOBODY, (1 << state.players) - 1)


def _seen_by(state: State, seat: Seat, open_hands: int) -> View:
    seats = range(state.players)
    shows_last = state.open_tricks != OPEN_NONE
    return View(
        seat=seat,
        players=state.players,
        goal=state.goal,
        open_tricks=state.open_tricks,
        to_act=state.to_act,
        dealer=state.dealer,
        leader=state.leader,
        hands=tuple(numbers(hand(state, s)) if open_hands >> s & 1 else None for s in seats),
        sizes=tuple(hand(state, s).bit_count() for s in seats),
        legal=numbers(legal(state)) if seat == state.to_act and seat >= 0 else (),
        trick=_in_order(state, state.trick, state.leader),
        side=state.side,
        taking=_taking(state),
        last_trick=_in_order(state, state.last_trick, state.last_leader) if shows_last else (),
        last_taker=state.leader if shows_last and state.last_trick else NOBODY,
        piles=tuple(numbers(state.piles[s]) for s in seats) if state.open_tricks == OPEN_ALL else None,
        taken=tuple(devils(state.piles[s]) for s in seats) if shows_last else None,
        totals=state.totals[: state.players],
        rounds=state.rounds,
        winners=tuple(seats_of(winners(state))) if state.to_act == NOBODY else (),
    )


def _in_order(state: State, trick: Cards, leader: Seat) -> tuple[tuple[Seat, Card], ...]:
    if not trick:
        return ()
    seats = [(leader + step) % state.players for step in range(trick.bit_count())]
    return tuple((seat, lowest(state.dealt[seat] & trick)) for seat in seats)


def _taking(state: State) -> Seat:
    if state.lead == NO_CARD or state.side == OPEN:
        return NOBODY
    return owner(state.dealt, winning_card(state.trick, state.lead, state.side))


def seen(state: State, event: Event, seat: Seat) -> Event:
    """What `seat` sees of an event: of a deal, only its own cards (§4.1)."""
    if event.do != DEAL:
        return event
    hands = NOTHING
    for other in range(state.players):
        hands = put(hands, other, event.hands[other] if other == seat else HIDDEN_HAND)
    return dealing(event.dealer, hands)


def hides_totals(state: State, seat: Seat) -> int:
    """Nobody's total is hidden."""
    return 0
