"""The bold bot: high bets, one piece more, its dangerous cards first, and the devil before it is sure."""

from diablerie.bots.bot import Mind
from diablerie.bots.simple.cautious import right_devil, risk
from diablerie.games.devil_with_it import state as oven
from diablerie.games.devil_with_it.view import View as OvenView
from diablerie.games.diavolo import state as race
from diablerie.games.diavolo.view import View as RaceView
from diablerie.games.little_devils import state as tricks
from diablerie.games.little_devils.cards import HAND_SIZE, Card, devils
from diablerie.games.little_devils.view import View as TrickView


def play_card(view: TrickView, mind: Mind) -> tricks.Event:
    """Keep the middle for later: the highest and lowest cards go first, while it is safe."""
    middle = (HAND_SIZE * view.players + 1) / 2

    def worth_keeping(card: Card) -> tuple[int, float]:
        extreme = abs(card - middle)
        return risk(view, card), -extreme - 2 * devils(1 << card) * (view.taking >= 0)

    return tricks.playing(view.seat, min(view.legal, key=worth_keeping))


def at_oven(view: OvenView, mind: Mind) -> oven.Event:
    """Bet 70 to 120, and go on until the bet is won and the others are beaten."""
    if view.phase == oven.BET:
        wish = mind.luck.randrange(70, 121, 10)
        return oven.Event(view.seat, oven.BET, max(view.minimum_bet, min(wish, view.highest_bet)))
    target = max(60, min(view.stakes[view.seat] or 0, 100), max(view.amounts) + 5)
    if view.may_stop and (view.turned_worth >= target or len(view.turned) >= 5):
        return oven.Event(view.seat, oven.STOP, 0)
    return oven.Event(view.seat, oven.REVEAL, mind.luck.choice(view.face_down))


def grab(view: RaceView, mind: Mind) -> race.Event:
    """Grab fast, and err one time in four."""
    devil = right_devil(view) if mind.luck.random() < 0.75 else mind.luck.randrange(4)
    return race.grabbing(view.seat, devil, mind.luck.randrange(700, 1700))
