"""What somebody who pays attention remembers of a round of Little Devils; all of it could be seen."""

from typing import NamedTuple

from diablerie.games.little_devils.cards import FIVES, NO_CARD, Cards, above, below, deck
from diablerie.games.little_devils.state import DEAL, OPEN, UP, Event, State
from diablerie.kernel import NOTHING, Six, put


class Memory(NamedTuple):
    """Who has played and taken what in this round, and what they cannot hold."""

    played: Six
    """The cards each seat has played, those on the table included."""
    lacks: Six
    """The cards each seat has shown not to hold: it could not follow, or led a five (§2.1, §2.4)."""
    taken: Six
    """The cards each seat has taken, as everybody saw when it took them (§2.7)."""


NO_MEMORY = Memory(NOTHING, NOTHING, NOTHING)


def remember(memory: Memory, before: State, event: Event, after: State) -> Memory:
    """Add what everybody saw of `event`."""
    if event.do == DEAL:
        return NO_MEMORY
    seat, card = event.by, 1 << event.card
    played, lacks, _ = memory
    played = put(played, seat, played[seat] | card)
    if missing := _missing(before, card):
        lacks = put(lacks, seat, lacks[seat] | missing)
    return tuple.__new__(Memory, (played, lacks, after.piles))  # which is quicker than to call it


def _missing(before: State, card: Cards) -> Cards:
    """The cards that whoever plays `card` cannot hold."""
    if before.lead == NO_CARD:
        return deck(before.players) & ~FIVES if card & FIVES else 0
    if before.side == OPEN:
        return 0
    asked = above(before.lead) if before.side == UP else below(before.lead)
    return 0 if card & asked else asked & deck(before.players)
