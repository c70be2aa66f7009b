"""Three simple ways of playing Little Devils, to measure others by."""

from diablerie.game.mind import Mind
from diablerie.games.little_devils.cards import HAND_SIZE, Card, cards, devils
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.rules import winning_card
from diablerie.games.little_devils.state import DOWN, UP, Event, playing
from diablerie.games.little_devils.view import View


def by_lot(view: View, mind: Mind[Memory]) -> Event:
    """Play any legal card."""
    return playing(view.seat, mind.luck.choice(view.legal))


def risk(view: View, card: Card) -> int:
    """The devils that `card` would take if the trick ended with it."""
    if not view.trick:
        return 0
    lead = view.trick[0][1]
    side = view.side or (UP if card > lead else DOWN)
    trick = cards(card, *(played for _, played in view.trick))
    return devils(trick) if winning_card(trick, lead, side) == card else 0


def cautious(view: View, mind: Mind[Memory]) -> Event:
    """Take as little as possible; get rid of devils when others take them, lead with few."""
    leads = not view.trick
    last = len(view.trick) == view.players - 1

    def worry(card: Card) -> tuple[int, int, float]:
        shed = devils(1 << card)
        return (
            risk(view, card),
            shed if leads or not (last or view.taking >= 0) else -shed,
            mind.luck.random(),
        )

    return playing(view.seat, min(view.legal, key=worry))


def bold(view: View, mind: Mind[Memory]) -> Event:
    """Keep the middle for later: the highest and lowest cards go first, while it is safe."""
    middle = (HAND_SIZE * view.players + 1) / 2

    def worth_keeping(card: Card) -> tuple[int, float]:
        extreme = abs(card - middle)
        return risk(view, card), -extreme - 2 * devils(1 << card) * (view.taking >= 0)

    return playing(view.seat, min(view.legal, key=worth_keeping))
