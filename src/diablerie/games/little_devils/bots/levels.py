"""Four levels of playing Little Devils."""

from collections.abc import Mapping
from random import Random

from diablerie.game.mind import Decision, Mind, ladder
from diablerie.games.little_devils.bots.deals import table_of
from diablerie.games.little_devils.bots.habits import HABITS, WHIM, habitual
from diablerie.games.little_devils.bots.search import DEVILS, Effort, look_ahead, worth
from diablerie.games.little_devils.bots.simple import risk
from diablerie.games.little_devils.cards import Card, deck, devils
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.rules import deal
from diablerie.games.little_devils.state import Event, new_game, playing
from diablerie.games.little_devils.view import View
from diablerie.games.little_devils.view import view as view_of
from diablerie.kernel import NOTHING, put

ATTENTION = 0.7
"""How often the easy level looks whether a card takes the trick."""
MOODY = (*HABITS[:WHIM], 400, *HABITS[WHIM + 1 :])
"""The habits of the normal level, with a whim that often outweighs them."""
HARD = Effort(deals=8, solves=False)
DEVILISH = Effort(deals=300, solves=True)


def easy(view: View, mind: Mind[Memory]) -> Event:
    """Look at the trick on the table alone, and not always; get rid of devils, but lead with few of them."""
    looks = mind.luck.random() < ATTENTION

    def worry(card: Card) -> tuple[int, int, float]:
        shed = devils(1 << card)
        return risk(view, card) if looks else 0, -shed if view.trick else shed, mind.luck.random()

    return playing(view.seat, min(view.legal, key=worry))


def normal(view: View, mind: Mind[Memory]) -> Event:
    """Play by habit, and now and then on a whim."""
    table = table_of(view, mind.memory)
    return playing(view.seat, habitual(table, mind.luck.getrandbits(30), MOODY))


def hard(view: View, mind: Mind[Memory]) -> Event:
    """Look ahead a little, for few devils in this round; forget who could not follow."""
    if len(view.legal) == 1:
        return playing(view.seat, view.legal[0])
    sums = look_ahead(view, mind.memory._replace(lacks=NOTHING), mind, HARD)
    return playing(view.seat, min(view.legal, key=lambda card: float(sums[card][DEVILS])))


def devil(view: View, mind: Mind[Memory]) -> Event:
    """Look ahead for few devils, near the end for a good place, and forget nothing."""
    if len(view.legal) == 1:
        return playing(view.seat, view.legal[0])
    sums = look_ahead(view, mind.memory, mind, DEVILISH)
    return playing(view.seat, max(view.legal, key=lambda card: worth(sums, card)))


LEVELS: Mapping[str, Decision[View, Memory, Event]] = ladder(easy, normal, hard, devil)
COMPILED: frozenset[str] = frozenset({"hard", "devil"})
"""The levels that think in compiled code."""


def warm_up() -> None:
    """Compile what those levels need, which may take seconds."""
    hands = (1 << 1, 1 << 2, 1 << 3, 0, 0, 0)
    last_trick = view_of(deal(new_game(3, 100, 0), 2, hands), 0)
    memory = Memory(put(NOTHING, 0, deck(3) & ~sum(hands)), put(NOTHING, 1, 1 << 3), NOTHING)
    for effort in (HARD, DEVILISH):  # one plays out, the other solves
        look_ahead(last_trick, memory, Mind(memory, Random(1)), effort)
