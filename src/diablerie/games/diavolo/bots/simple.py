"""Three simple ways of playing Diavolo, to measure others by."""

from diablerie.game.mind import Mind
from diablerie.games.diavolo.bots.eye import right_devil
from diablerie.games.diavolo.dice import DEVILS
from diablerie.games.diavolo.state import Event, grabbing
from diablerie.games.diavolo.view import View


def by_lot(view: View, mind: Mind[None]) -> Event:
    """Grab any devil, sooner or later."""
    return grabbing(view.seat, mind.luck.randrange(DEVILS), mind.luck.randrange(400, 2500))


def cautious(view: View, mind: Mind[None]) -> Event:
    """Look twice, then grab: nearly always right, seldom first."""
    devil = right_devil(view) if mind.luck.random() < 0.95 else mind.luck.randrange(DEVILS)
    return grabbing(view.seat, devil, mind.luck.randrange(1400, 2600))


def bold(view: View, mind: Mind[None]) -> Event:
    """Grab fast, and err one time in four."""
    devil = right_devil(view) if mind.luck.random() < 0.75 else mind.luck.randrange(DEVILS)
    return grabbing(view.seat, devil, mind.luck.randrange(700, 1700))
