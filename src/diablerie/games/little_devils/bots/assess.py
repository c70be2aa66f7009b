"""What the strong bot thinks of a position of Little Devils."""

from diablerie.game.mind import Assessment, Choice, Mind
from diablerie.games.little_devils.bots.search import (
    DEVILS,
    TAKES,
    TRIED,
    Effort,
    Sums,
    chance,
    look_ahead,
    worth,
)
from diablerie.games.little_devils.cards import Card
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.state import Event, playing
from diablerie.games.little_devils.view import View

THOROUGH = Effort(deals=600, solves=True)


def assess(view: View, mind: Mind[Memory]) -> Assessment[Event] | None:
    """Judge every legal card: the chance to win, the devils of the round, the chance to take this trick."""
    if not view.legal:
        return None
    sums = look_ahead(view, mind.memory, mind, THOROUGH)
    best_first = sorted(view.legal, key=lambda card: worth(sums, card), reverse=True)
    return Assessment(tuple(_choice(view, card, sums) for card in best_first), {})


def _choice(view: View, card: Card, sums: Sums) -> Choice[Event]:
    tried, devils, takes = (float(sums[card][column]) for column in (TRIED, DEVILS, TAKES))
    return Choice(
        playing(view.seat, card), chance(sums, card), {"devils": devils / tried, "takes": takes / tried}
    )
