"""The trick on the table, as those see it who have yet to play to it."""

from typing import Final, NamedTuple

from diablerie.game.core import NOBODY, Seat
from diablerie.games.little_devils.cards import Card, Cards, above, below
from diablerie.games.little_devils.rules import owner, winning_card
from diablerie.games.little_devils.state import OPEN, UP, State
from diablerie.kernel import count, rule

ANY_CARD: Final = -1
"""All cards there are, and more."""


class Trick(NamedTuple):
    """What a trick asks for and how it stands: the same as in a state, but nothing has to be worked out."""

    to_come: int
    """How many have yet to play."""
    cards: Cards
    """The cards on the table."""
    lead: Card
    """The card that opened the trick, or NO_CARD."""
    asked: Cards
    """What must be played by all who can: one side of the lead, or ANY_CARD before the second card (§2.2)."""
    harmless: Cards
    """What does not take the trick if it is played now; nothing before the second card lies."""
    taker: Seat
    """Who takes the trick as it is, or NOBODY before the second card lies."""


@rule
def trick_of(state: State) -> Trick:
    """The trick on the table of `state`."""
    to_come = state.players - count(state.trick)
    if state.side == OPEN:
        return Trick(to_come, state.trick, state.lead, ANY_CARD, 0, NOBODY)
    asked = above(state.lead) if state.side == UP else below(state.lead)
    taking = winning_card(state.trick, state.lead, state.side)
    harmless = harmless_beside(taking, state.lead, asked)
    return Trick(to_come, state.trick, state.lead, asked, harmless, owner(state.dealt, taking))


@rule
def led(card: Card, players: int) -> Trick:
    """A trick that is opened with `card`."""
    return Trick(players - 1, 1 << card, card, ANY_CARD, 0, NOBODY)


@rule
def followed(trick: Trick, seat: Seat, card: Card) -> Trick:
    """The trick with the next card, by `seat`; the second one says what is asked for."""
    asked = trick.asked
    if asked == ANY_CARD:
        asked = above(trick.lead) if card > trick.lead else below(trick.lead)
    to_come, together = trick.to_come - 1, trick.cards | 1 << card
    if trick.harmless >> card & 1:
        return Trick(to_come, together, trick.lead, asked, trick.harmless, trick.taker)
    return Trick(to_come, together, trick.lead, asked, harmless_beside(card, trick.lead, asked), seat)


@rule
def harmless_beside(taking: Card, lead: Card, asked: Cards) -> Cards:
    """What lies between the lead and the card that takes; if that one went astray, all that follows too."""
    between = below(max(lead, taking)) & above(min(lead, taking))
    return between if asked >> taking & 1 else between | asked
