"""Three simple ways of playing The Devil With It, to measure others by."""

from diablerie.game.mind import Mind
from diablerie.games.devil_with_it.by_lot import HIGHEST_BET
from diablerie.games.devil_with_it.memory import Memory
from diablerie.games.devil_with_it.state import BET, REVEAL, STOP, Event
from diablerie.games.devil_with_it.view import View


def by_lot(view: View, mind: Mind[Memory]) -> Event:
    """Bet anything up to 100; toss a coin for stopping, and turn up any piece."""
    if view.phase == BET:
        highest = min(view.highest_bet, HIGHEST_BET)
        return Event(view.seat, BET, mind.luck.randrange(view.minimum_bet, highest + 1, 10))
    if view.may_stop and mind.luck.random() < 0.5:
        return Event(view.seat, STOP, 0)
    return Event(view.seat, REVEAL, mind.luck.choice(view.face_down))


def betting(view: View, mind: Mind[Memory], lowest: int, highest: int) -> Event:
    """Bet something between these, as far as chips allow."""
    wish = mind.luck.randrange(lowest, highest + 1, 10)
    return Event(view.seat, BET, max(view.minimum_bet, min(wish, view.highest_bet)))


def cautious(view: View, mind: Mind[Memory]) -> Event:
    """Bet 30 to 60; stop as soon as there is something to show."""
    if view.phase == BET:
        return betting(view, mind, 30, 60)
    if view.may_stop and (view.turned_worth >= 40 or len(view.turned) >= 3):
        return Event(view.seat, STOP, 0)
    return Event(view.seat, REVEAL, mind.luck.choice(view.face_down))


def bold(view: View, mind: Mind[Memory]) -> Event:
    """Bet 70 to 120, and go on until the bet is won and the others are beaten."""
    if view.phase == BET:
        return betting(view, mind, 70, 120)
    target = max(60, min(view.stakes[view.seat] or 0, 100), max(view.amounts) + 5)
    if view.may_stop and (view.turned_worth >= target or len(view.turned) >= 5):
        return Event(view.seat, STOP, 0)
    return Event(view.seat, REVEAL, mind.luck.choice(view.face_down))
