"""The random bot: anything that is allowed, with equal chances (but no bet above 100, see `lab.by_lot`)."""

from diablerie.bots.bot import Mind
from diablerie.games.devil_with_it import state as oven
from diablerie.games.devil_with_it.view import View as OvenView
from diablerie.games.diavolo import state as race
from diablerie.games.diavolo.dice import DEVILS
from diablerie.games.diavolo.view import View as RaceView
from diablerie.games.little_devils import state as tricks
from diablerie.games.little_devils.view import View as TrickView

HIGHEST_BET = 100


def play_card(view: TrickView, mind: Mind) -> tricks.Event:
    """Play any legal card."""
    return tricks.playing(view.seat, mind.luck.choice(view.legal))


def at_oven(view: OvenView, mind: Mind) -> oven.Event:
    """Bet anything up to 100; toss a coin for stopping, and turn up any piece."""
    if view.phase == oven.BET:
        highest = min(view.highest_bet, HIGHEST_BET)
        return oven.Event(view.seat, oven.BET, mind.luck.randrange(view.minimum_bet, highest + 1, 10))
    if view.may_stop and mind.luck.random() < 0.5:
        return oven.Event(view.seat, oven.STOP, 0)
    return oven.Event(view.seat, oven.REVEAL, mind.luck.choice(view.face_down))


def grab(view: RaceView, mind: Mind) -> race.Event:
    """Grab any devil, sooner or later."""
    return race.grabbing(view.seat, mind.luck.randrange(DEVILS), mind.luck.randrange(400, 2500))
