"""A trick as people look at it: who played what, which way it goes, and why somebody takes it (§2)."""

from typing import Literal, TypeAlias

from diablerie.game.core import Seat
from diablerie.games.little_devils.cards import Card, cards
from diablerie.games.little_devils.rules import winning_card
from diablerie.games.little_devils.state import DOWN, OPEN, UP, Side

Trick: TypeAlias = tuple[tuple[Seat, Card], ...]
"""Who played what, in order; the first card is the lead."""

Reason: TypeAlias = Literal["highest", "lowest", "lowest_astray", "highest_astray"]
"""Why a card takes the trick: everybody followed, and it is the highest of an *up* or the lowest of a *down*
trick (§2.5); or some went astray because they could not follow, and of theirs it is the lowest in an *up*,
the highest in a *down* trick (§2.6)."""


def side_of(trick: Trick) -> Side:
    """Which way a trick goes: its second card says (§2.2)."""
    if len(trick) < 2:
        return OPEN
    return UP if trick[1][1] > trick[0][1] else DOWN


def reason_of(trick: Trick, side: Side) -> Reason | None:
    """Why the card that takes a trick takes it, None while nothing does."""
    if side == OPEN:
        return None
    lead = trick[0][1]
    return why_it_takes(winning_card(cards(*[card for _, card in trick]), lead, side), lead, side)


def why_it_takes(taking: Card, lead: Card, side: Side) -> Reason:
    """Why a card takes a trick that goes one way or the other."""
    if side == UP:
        return "highest" if taking > lead else "lowest_astray"
    return "lowest" if taking < lead else "highest_astray"
