"""Those who play Little Devils by themselves: four levels, three simple ways of playing, and a judge."""

from diablerie.game.mind import Bots
from diablerie.games.little_devils.bots import simple
from diablerie.games.little_devils.bots.assess import assess
from diablerie.games.little_devils.bots.levels import COMPILED, LEVELS, warm_up
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.state import Event
from diablerie.games.little_devils.view import View

BOTS: Bots[Event, View, Memory] = Bots(
    levels={**LEVELS, "random": simple.by_lot, "cautious": simple.cautious, "bold": simple.bold},
    assess=assess,
    compiled=COMPILED,
    warm_up=warm_up,
)
