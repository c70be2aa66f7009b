"""Those who play Diavolo by themselves: four levels, three simple ways of playing, and a judge."""

from diablerie.game.mind import Bots
from diablerie.games.diavolo.bots import simple
from diablerie.games.diavolo.bots.assess import assess
from diablerie.games.diavolo.bots.levels import LEVELS
from diablerie.games.diavolo.state import Event
from diablerie.games.diavolo.view import View

BOTS: Bots[Event, View, None] = Bots(
    levels={**LEVELS, "random": simple.by_lot, "cautious": simple.cautious, "bold": simple.bold},
    assess=assess,
)
