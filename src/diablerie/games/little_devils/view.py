"""What a seat may see of Little Devils: an allow-list (§4)."""

from functools import lru_cache
from typing import Any, NamedTuple

from diablerie.games.core import NOBODY, Seat
from diablerie.games.game import seated, with_own
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
from diablerie.games.masks import REMEMBERED, members
from diablerie.kernel import NOTHING, Six, put


class View(NamedTuple):
    """The table as one seat sees it; what differs from seat to seat comes first."""

    seat: Seat
    """Who looks, or NOBODY for a spectator."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """Each seat's hand, None where it is hidden."""
    legal: tuple[Card, ...]
    """The cards this seat may play now."""
    players: int
    goal: int
    open_tricks: Openness
    to_act: Seat
    dealer: Seat
    leader: Seat
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
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


PRIVATE_FIELDS = ("seat", "hands", "legal")
"""What may differ from seat to seat."""


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it; anybody who has no seat sees what a spectator sees."""
    shared = shared_view(state)
    return View(*private(state, shared, seat), *shared[len(PRIVATE_FIELDS) :])


def shared_view(state: State) -> View:
    """The table as everybody sees it, without any hand."""
    players, piles = state.players, state.piles[: state.players]
    shows_last = state.open_tricks != OPEN_NONE
    return View(
        seat=NOBODY,
        hands=(None,) * players,
        legal=(),
        players=players,
        goal=state.goal,
        open_tricks=state.open_tricks,
        to_act=state.to_act,
        dealer=state.dealer,
        leader=state.leader,
        sizes=tuple([(dealt & ~state.gone).bit_count() for dealt in state.dealt[:players]]),
        trick=_in_order(state.dealt, players, state.trick, state.leader),
        side=state.side,
        taking=_taking(state),
        last_trick=_in_order(state.dealt, players, state.last_trick, state.last_leader) if shows_last else (),
        last_taker=state.leader if shows_last and state.last_trick else NOBODY,
        piles=tuple([numbers(pile) for pile in piles]) if state.open_tricks == OPEN_ALL else None,
        taken=tuple([_devils(pile) for pile in piles]) if shows_last else None,
        totals=state.totals[:players],
        rounds=state.rounds,
        winners=members(winners(state)) if state.to_act == NOBODY else (),
    )


def private(state: State, shared: View, seat: Seat) -> tuple[Any, ...]:
    """What differs for `seat`: its hand, and what it may play."""
    if not seated(state.players, seat):
        return shared[: len(PRIVATE_FIELDS)]
    hands = with_own(shared.hands, seat, members(state.dealt[seat] & ~state.gone))
    return seat, hands, members(legal(state)) if seat == state.to_act else ()


def open_view(state: State) -> View:
    """The table with every hand open."""
    return shared_view(state)._replace(hands=tuple([numbers(hand(state, s)) for s in range(state.players)]))


_devils = lru_cache(REMEMBERED)(devils)


@lru_cache(REMEMBERED)
def _in_order(dealt: Six, players: int, trick: Cards, leader: Seat) -> tuple[tuple[Seat, Card], ...]:
    seats = [(leader + step) % players for step in range(trick.bit_count())]
    return tuple([(seat, (dealt[seat] & trick).bit_length() - 1) for seat in seats])  # one card each


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
