"""Little Devils in numbers, for learning: what a seat sees, and what it may do (docs/research.md)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from diablerie.games.core import SEATS, Seat, clockwise
from diablerie.games.little_devils.cards import DECK, NO_CARD, Card, Cards, devils
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.rules import hand, legal
from diablerie.games.little_devils.state import Event, Side, State, playing
from diablerie.games.little_devils.view import View
from diablerie.games.masks import REMEMBERED
from diablerie.kernel import NOTHING, Six, rule, spread

ACTIONS: Final = DECK
"""Action n plays card n + 1."""

HAND: Final = 0
"""Where the own cards stand, one place a card."""
TRICK: Final = HAND + DECK
"""The cards on the table."""
LEAD: Final = TRICK + DECK
"""The card that was led."""
PLAYED: Final = LEAD + DECK
"""What each seat has played in this round, the own seat first, then clockwise."""
SIDE: Final = PLAYED + SEATS * DECK
"""Which side is asked for: open, up, down."""
TAKEN: Final = SIDE + 3
"""The devils each seat has taken in this round, the own seat first."""
TOTALS: Final = TAKEN + SEATS
"""Its devils of all finished rounds in hundredths of the goal, 255 at most."""
SEATED: Final = TOTALS + SEATS
"""Which of the seats exist."""
SIZE: Final = SEATED + SEATS
MOST: Final = 255
"""The highest number there is."""


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
        _devils(memory.taken),
        (*view.totals, *NOTHING)[:SEATS],  # type: ignore[arg-type]
    )


def _gathered(held: Iterable[Card]) -> Cards:
    return sum([1 << card for card in held])


@lru_cache(REMEMBERED)
def _devils(piles: Six) -> Six:
    a, b, c, d, e, f = map(devils, piles)
    return a, b, c, d, e, f


@rule
def sight(state: State, seat: Seat) -> Sight:
    """The same taken at once: an allow-list like a view, which compiles; a law holds the two equal."""
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


@rule
def observe(sight: Sight, row: Any) -> None:
    """Write what a seat knows into `row`, which has SIZE places; those of seats that do not exist are 0."""
    spread(row, HAND, sight.own >> 1, DECK)
    spread(row, TRICK, sight.trick >> 1, DECK)
    spread(row, LEAD, 1 << sight.lead >> 1, DECK)
    spread(row, SIDE, 1 << sight.side, 3)
    for seat in range(SEATS):
        if seat < sight.players:
            step = clockwise(sight.seat, seat, sight.players)
            spread(row, PLAYED + step * DECK, sight.played[seat] >> 1, DECK)
            row[TAKEN + step] = sight.taken[seat]
            row[TOTALS + step] = hundredths(sight, seat)
            row[SEATED + step] = 1


@rule
def hundredths(sight: Sight, seat: Seat) -> int:
    """How near the goal a seat is; divided as floats, for dividing whole numbers takes ten times as long."""
    return min(int(100.0 * sight.totals[seat] / sight.goal), MOST)


@rule
def mark(sight: Sight, mask: Any) -> None:
    """Write 1 for what this seat may do now and 0 for the rest into `mask`, which has ACTIONS places."""
    spread(mask, 0, sight.legal >> 1, ACTIONS)


@rule
def event_of(seat: Seat, action: int) -> Event:
    """What an action does."""
    return playing(seat, action + 1)


@rule
def action_of(event: Event) -> int:
    """The action that makes a seat's `event` happen."""
    return event.card - 1


@rule
def totals(state: State) -> Six:
    """Everybody's devils of all finished rounds."""
    return state.totals
