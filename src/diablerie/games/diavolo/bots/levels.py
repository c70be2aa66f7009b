"""Four levels of playing Diavolo: how slow, and how good an eye."""

from collections.abc import Mapping
from typing import NamedTuple

from diablerie.game.mind import Decision, Mind
from diablerie.games.diavolo.bots.eye import Eye, read
from diablerie.games.diavolo.bots.reaction import last_moment, reaction
from diablerie.games.diavolo.dice import COLOURS
from diablerie.games.diavolo.state import Event, grabbing
from diablerie.games.diavolo.view import View


class Character(NamedTuple):
    """Somebody who plays Diavolo."""

    slowness: float
    """How many times longer they think than the best of people."""
    eye: Eye

    def __call__(self, view: View, mind: Mind[None]) -> Event:
        """Grab what seems right."""
        luck = mind.luck
        devil = read(view, self.eye if view.options.race else self.eye.in_peace(), luck)
        when, latest = reaction(view, self.slowness, luck), last_moment(view)
        if latest is not None and when > latest:
            devil, when = luck.randrange(COLOURS), latest
        return grabbing(view.seat, devil, when)


LEVELS: Mapping[str, Decision[View, None, Event]] = {
    "easy": Character(10.0, Eye(slip=0.07, confusion=0.06, haste=0.6, blur=0.16)),
    "normal": Character(3.6, Eye(slip=0.035, confusion=0.03, haste=0.3, blur=0.09)),
    "hard": Character(2.0, Eye(slip=0.017, confusion=0.01, haste=0.12, blur=0.06)),
    "devil": Character(1.0, Eye(slip=0.006, confusion=0.003, haste=0.04, blur=0.03)),
}
