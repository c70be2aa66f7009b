"""Little Devils in numbers, for learning: what a seat sees, and what it may do (docs/research.md)."""

from typing import Any, Final

from diablerie.game.core import SEATS, Seat, clockwise
from diablerie.game.numbers import BYTES, MOST, Options
from diablerie.games.little_devils.cards import DECK, NO_CARD
from diablerie.games.little_devils.sight import Sight
from diablerie.games.little_devils.state import Event, State, playing
from diablerie.kernel import Six, fill, rule, spread

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
KIND: Final = BYTES


@rule
def observe(sight: Sight, row: Any) -> None:
    """Write what a seat knows into `row`, which has SIZE places; those of seats that do not exist are 0."""
    spread(row, HAND, sight.own >> 1, DECK)
    spread(row, TRICK, sight.trick >> 1, DECK)
    fill(row, LEAD, PLAYED, 0)
    if sight.lead != NO_CARD:
        row[LEAD + sight.lead - 1] = 1
    spread(row, SIDE, 1 << sight.side, 3)
    hundredth = 100.0 / sight.goal
    for seat in range(SEATS):
        if seat < sight.players:
            step = clockwise(sight.seat, seat, sight.players)
            spread(row, PLAYED + step * DECK, sight.played[seat] >> 1, DECK)
            row[TAKEN + step] = sight.taken[seat]
            row[TOTALS + step] = min(int(sight.totals[seat] * hundredth + 0.5), MOST)
            row[SEATED + step] = 1


@rule
def mark(sight: Sight, mask: Any) -> None:
    """Write 1 for what this seat may do now and 0 for the rest into `mask`, which has ACTIONS places."""
    spread(mask, 0, sight.legal >> 1, ACTIONS)


def actions(options: Options) -> int:
    """How many actions there are."""
    return ACTIONS


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
