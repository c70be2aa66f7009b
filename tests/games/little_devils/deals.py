"""Deals of Little Devils of which only the cards that matter are written."""

from typing import Any

from diablerie.games.little_devils import GAME
from diablerie.games.little_devils.cards import HAND_SIZE, cards, deck
from diablerie.games.little_devils.state import State
from tests.games.tables import opened, played


def deal(hands: str, dealer: int | None = None) -> str:
    """Write a deal: the given cards, and the rest of the deck wherever there is room.

    Unless said otherwise the last seat deals, so that the first one leads.
    """
    wanted = [[int(card) for card in hand.split()] for hand in hands.split("/")]
    given = {card for hand in wanted for card in hand}
    rest = [card for card in range(1, HAND_SIZE * len(wanted) + 1) if card not in given]
    for hand in wanted:
        while len(hand) < HAND_SIZE:
            hand.append(rest.pop(0))
    who = len(wanted) - 1 if dealer is None else dealer
    return f"chance deal {who}: " + " / ".join(" ".join(map(str, hand)) for hand in wanted)


def dealt(hands: str, dealer: int | None = None, **options: Any) -> State:
    """Deal the first round."""
    table: State = played(GAME, opened(GAME, len(hands.split("/")), **options), deal(hands, dealer))
    return table


def left(hands: str, dealer: int | None = None, **options: Any) -> State:
    """Come to the end of a round: everybody has just these cards left, and no trick was taken yet."""
    table = dealt(hands, dealer, **options)
    kept = cards(*map(int, hands.replace("/", " ").split()))
    return table._replace(gone=deck(table.players) & ~kept)
