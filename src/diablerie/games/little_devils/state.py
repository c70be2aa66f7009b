"""The table of Little Devils as a value, and what can happen at it."""

from typing import Final, NamedTuple, TypeAlias

from diablerie.game.core import CHANCE, NOBODY, Seat
from diablerie.games.little_devils.cards import NO_CARD, Card, Cards
from diablerie.kernel import NOTHING, Six, large, rule

Verb: TypeAlias = int
DEAL: Final = 0
PLAY: Final = 1
VERB_NAMES: Final = ("deal", "play")

HIDDEN_HAND: Final = -1
"""Cards that a seat may not see, in a deal as that seat sees it."""

Side: TypeAlias = int
OPEN: Final = 0
UP: Final = 1
DOWN: Final = 2
SIDE_NAMES: Final = ("open", "up", "down")

Openness: TypeAlias = int
OPEN_NONE: Final = 0
OPEN_LAST: Final = 1
OPEN_ALL: Final = 2
OPEN_NAMES: Final = ("none", "last", "all")


@large
class State(NamedTuple):
    """Everything that is true at the table; what nobody may see is here too."""

    players: int
    """How many play, 3 to 6."""
    goal: int
    """Devils that end the game (§3.2)."""
    open_tricks: Openness
    """Which tricks may be seen once they are taken (§4.2)."""
    to_act: Seat = CHANCE
    """Whose card is awaited: a seat, CHANCE before a deal, or NOBODY when the game is over."""
    dealer: Seat = NOBODY
    """Who dealt this round, or NOBODY before the first deal (§1.3)."""
    dealt: Six = NOTHING
    """Every seat's nine cards as dealt; a hand is what is not gone of them."""
    gone: Cards = 0
    """The cards played in this round, those on the table included."""
    leader: Seat = NOBODY
    """Who opened the trick on the table, or opens the next one."""
    trick: Cards = 0
    """The cards on the table."""
    lead: Card = NO_CARD
    """The card that opened the trick, or NO_CARD (§2.1)."""
    side: Side = OPEN
    """The side of the lead card that is asked for; OPEN until the second card lies (§2.2)."""
    piles: Six = NOTHING
    """The cards that every seat took in this round."""
    last_trick: Cards = 0
    """The trick taken last in this round, empty before the first."""
    last_leader: Seat = NOBODY
    """Who opened that trick, or NOBODY."""
    totals: Six = NOTHING
    """Devils of all finished rounds (§3.1)."""
    rounds: int = 0
    """Finished rounds."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """What every seat took, round by round; empty where nobody keeps a score sheet (sheet.py)."""


class Event(NamedTuple):
    """Something that happens: a deal or a card."""

    by: Seat
    do: Verb
    card: Card
    """The card played, NO_CARD in a deal."""
    dealer: Seat
    """Who deals, NOBODY when a card is played."""
    hands: Six
    """The cards dealt to every seat."""


@rule
def dealing(dealer: Seat, hands: Six) -> Event:
    """Make the event of a deal."""
    return Event(CHANCE, DEAL, NO_CARD, dealer, hands)


@rule
def playing(seat: Seat, card: Card) -> Event:
    """Make the event of a card played."""
    return Event(seat, PLAY, card, NOBODY, NOTHING)


def new_game(players: int, goal: int, open_tricks: Openness) -> State:
    """Open a table at which nothing has been dealt yet."""
    return State(players, goal, open_tricks)
