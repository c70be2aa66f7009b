"""What a seat may see of Little Devils: an allow-list (§4)."""

from typing import Any, Final, NamedTuple

from diablerie.game.core import NOBODY, SEATS, Seat
from diablerie.game.masks import listed, members
from diablerie.game.sight import with_own
from diablerie.games.little_devils.cards import DEVILS, HAND_SIZE, Card, Cards, devils, numbers
from diablerie.games.little_devils.rules import awaited, hand, legal, owner, winners, winning_card
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
from diablerie.games.little_devils.trick import Reason, Trick, reason_of, side_of, why_it_takes
from diablerie.kernel import NOTHING, Six, put


class View(NamedTuple):
    """The table as one seat sees it: first what differs from seat to seat, then what every card changes."""

    seat: Seat
    """Who looks, or NOBODY for a spectator."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """Each seat's hand, None where it is hidden."""
    legal: tuple[Card, ...]
    """The cards this seat may play now."""
    to_act: Seat
    awaited: tuple[Seat, ...]
    """Who may play now."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    trick: Trick
    """Who played what on the table, in order."""
    side: Side
    taking: Seat
    """Who takes the trick as it lies, or NOBODY."""
    taking_for: Reason | None
    """Why they take it."""
    devils: int
    """The devils on the table."""
    players: int
    goal: int
    open_tricks: Openness
    dealer: Seat
    leader: Seat
    last_trick: Trick
    """The trick taken last, where it may be seen (§4.2)."""
    last_taker: Seat
    last_side: Side
    last_for: Reason | None
    """Why that trick went to its taker."""
    last_devils: int
    """What it cost them."""
    piles: tuple[tuple[Card, ...], ...] | None
    """The cards each seat took, where they lie open, and after a round, when they are counted (§4.2)."""
    taken: tuple[int, ...] | None
    """The devils each seat took in this round, where they are shown (§4.3)."""
    totals: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    """The devils each seat took in every finished round (§3.1)."""
    rounds: int
    winners: tuple[Seat, ...]
    """Who has won, empty before the end."""


CLOCKWISE = tuple(
    tuple(tuple((first + step) % players for step in range(players)) for first in range(players))
    for players in range(SEATS + 1)
)
"""The seats of a table of so many, from each one on."""

PRIVATE_FIELDS = ("seat", "hands", "legal")
"""What may differ from seat to seat."""

TO_ACT: Final = View._fields.index("to_act")
LASTING: Final = View._fields.index("players")
"""From this field on, nothing changes until the trick is taken."""
LEADER: Final = View._fields.index("leader")
LAST_TRICK: Final = View._fields.index("last_trick")
TOTALS: Final = View._fields.index("totals")
NO_TRICK: Final = ((), OPEN, NOBODY, None, 0)
"""What the fields from `trick` to `devils` are while nothing lies on the table."""


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it; anybody who has no seat sees what a spectator sees."""
    shared = shared_view(state)
    return View(*private(state, shared, seat), *shared[len(PRIVATE_FIELDS) :])


def shared_view(state: State) -> View:
    """The table as everybody sees it, without any hand."""
    # All fields at once and by their places: by their names it takes longer, and it happens at every card.
    (players, goal, shows, to_act, dealer, dealt, gone, leader, trick, lead, side, piles) = state[:12]
    last_trick, last_leader, totals, rounds, sheet = state[12:]
    return tuple.__new__(
        View,
        (
            NOBODY,
            (None,) * players,
            (),
            to_act,
            members(awaited(state)),
            tuple([(cards & ~gone).bit_count() for cards in dealt[:players]]),
            _in_order(dealt, players, trick, leader),
            side,
            *_taking(dealt, trick, lead, side),
            devils(trick),
            players,
            goal,
            shows,
            dealer,
            leader,
            *_past(shows, players, dealt, last_trick, last_leader, leader, piles, to_act < 0),
            totals[:players],
            sheet,
            rounds,
            members(winners(state)) if to_act == NOBODY else (),
        ),
    )


def shared_after(earlier: View, state: State) -> View:
    """The same as `shared_view`, from an earlier one: a card within a round changes little of it."""
    (players, _, _, to_act, _, dealt, gone, _, trick, lead, side, _) = state[:12]
    seat, sizes = earlier.to_act, earlier.sizes
    is_next_card = sum(sizes) + gone.bit_count() == HAND_SIZE * players + 1
    if not is_next_card or to_act < 0 or earlier.rounds != state.rounds:
        return shared_view(state)
    card = (dealt[seat] & (trick or state.last_trick)).bit_length() - 1  # one card each
    laid, sizes = (*earlier.trick, (seat, card)), with_own(sizes, seat, sizes[seat] - 1)
    if not trick:
        return _after_trick(earlier, state, laid, sizes)
    return tuple.__new__(
        View,
        (
            *earlier[:TO_ACT],
            to_act,
            (to_act,),
            sizes,
            laid,
            side,
            *_taking(dealt, trick, lead, side),
            earlier.devils + DEVILS[card],
            *earlier[LASTING:],
        ),
    )


def _after_trick(earlier: View, state: State, laid: Trick, sizes: tuple[int, ...]) -> View:
    """The view after the card that closed a trick, but no round: whoever took it leads."""
    taker, cost, piles, taken = (
        state.leader,
        earlier.devils + DEVILS[laid[-1][1]],
        earlier.piles,
        earlier.taken,
    )
    past: tuple[Any, ...] = earlier[LAST_TRICK:TOTALS]
    if taken is not None:
        if piles is not None:
            piles = with_own(piles, taker, numbers(state.piles[taker]))
        side, taken = side_of(laid), with_own(taken, taker, taken[taker] + cost)
        past = laid, taker, side, reason_of(laid, side), cost, piles, taken
    return tuple.__new__(
        View,
        (
            *earlier[:TO_ACT],
            taker,
            (taker,),
            sizes,
            *NO_TRICK,
            *earlier[LASTING:LEADER],
            taker,
            *past,
            *earlier[TOTALS:],
        ),
    )


def private(state: State, shared: View, seat: Seat) -> tuple[Any, ...]:
    """What differs for `seat`: its hand, and what it may play."""
    (players, _, _, to_act, _, dealt, gone) = state[:7]
    if not 0 <= seat < players:
        return shared[: len(PRIVATE_FIELDS)]
    held = dealt[seat] & ~gone
    cards = listed(held)
    hands = with_own(shared.hands, seat, cards)
    if seat != to_act:
        return seat, hands, ()
    playable = legal(state)
    return seat, hands, cards if playable == held else listed(playable)


def touched(before: State, event: Event, after: State) -> int:
    """The seats whose own fields an event may change: who played, who may play now, and all after a deal."""
    if event.do == DEAL:
        return (1 << after.players) - 1
    return 1 << event.by | awaited(after)


def open_view(state: State) -> View:
    """The table with every hand open."""
    return shared_view(state)._replace(hands=tuple([numbers(hand(state, s)) for s in range(state.players)]))


class Past(NamedTuple):
    """What may be seen of the tricks that were taken in this round, in the order of a view."""

    trick: Trick
    """The last one."""
    taker: Seat
    side: Side
    reason: Reason | None
    devils: int
    piles: tuple[tuple[Card, ...], ...] | None
    taken: tuple[int, ...] | None


def _past(
    shows: Openness,
    players: int,
    dealt: Six,
    last: Cards,
    leader: Seat,
    taker: Seat,
    piles: Six,
    counted: bool,
) -> Past:
    opens = shows == OPEN_ALL or counted
    if shows == OPEN_NONE:
        return Past((), NOBODY, OPEN, None, 0, None, None)
    trick = _in_order(dealt, players, last, leader)
    side = side_of(trick)
    return Past(
        trick=trick,
        taker=taker if trick else NOBODY,
        side=side,
        reason=reason_of(trick, side),
        devils=devils(last),
        piles=tuple([numbers(pile) for pile in piles[:players]]) if opens else None,
        taken=tuple([devils(pile) for pile in piles[:players]]),
    )


def _in_order(dealt: Six, players: int, trick: Cards, leader: Seat) -> Trick:
    if not trick:
        return ()
    seats = CLOCKWISE[players][leader][: trick.bit_count()]
    return tuple([(seat, (dealt[seat] & trick).bit_length() - 1) for seat in seats])  # one card each


def _taking(dealt: Six, trick: Cards, lead: Card, side: Side) -> tuple[Seat, Reason | None]:
    """Who takes the trick as it lies, and why."""
    if side == OPEN:
        return NOBODY, None
    card = winning_card(trick, lead, side)
    return owner(dealt, card), why_it_takes(card, lead, side)


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
