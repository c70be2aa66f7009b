"""What the strong bot thinks of a position of Little Devils."""

from diablerie.bots.assessment import Assessment, Choice
from diablerie.bots.bot import Mind
from diablerie.bots.little_devils.search import DEVILS, TAKES, TRIED, Effort, Sums, chance, look_ahead, worth
from diablerie.games.little_devils.cards import Card
from diablerie.games.little_devils.state import playing
from diablerie.games.little_devils.view import View

THOROUGH = Effort(deals=600, solves=True)


def assess(view: View, mind: Mind) -> Assessment | None:
    """Judge every legal card: the chance to win, the devils of the round, the chance to take this trick."""
    if not view.legal:
        return None
    sums = look_ahead(view, mind.memory, mind, THOROUGH)
    best_first = sorted(view.legal, key=lambda card: worth(sums, card), reverse=True)
    return Assessment(tuple(_choice(view, card, sums) for card in best_first), {})


def _choice(view: View, card: Card, sums: Sums) -> Choice:
    tried, devils, takes = (float(sums[card][column]) for column in (TRIED, DEVILS, TAKES))
    return Choice(
        playing(view.seat, card), chance(sums, card), {"devils": devils / tried, "takes": takes / tried}
    )
