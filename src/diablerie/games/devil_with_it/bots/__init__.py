"""Those who play The Devil With It by themselves: four levels, three simple ways of playing, and a judge."""

from diablerie.game.mind import Bots
from diablerie.games.devil_with_it.bots import simple
from diablerie.games.devil_with_it.bots.assess import assess
from diablerie.games.devil_with_it.bots.levels import COMPILED, LEVELS, warm_up
from diablerie.games.devil_with_it.memory import Memory
from diablerie.games.devil_with_it.state import Event
from diablerie.games.devil_with_it.view import View

BOTS: Bots[Event, View, Memory] = Bots(
    levels={**LEVELS, "random": simple.by_lot, "cautious": simple.cautious, "bold": simple.bold},
    assess=assess,
    compiled=COMPILED,
    warm_up=warm_up,
)
