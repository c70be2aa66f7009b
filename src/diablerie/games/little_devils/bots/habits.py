"""How an experienced player plays without thinking: a few weights for each kind of situation.

Playouts are played this way, so everything here is bits and a handful of multiplications. What is far from
the lead is dangerous and what is near is safe, on whichever side the trick goes.
"""

from typing import Any, Final, NamedTuple, TypeAlias

from diablerie.games.little_devils.bots.tricks import Trick, trick_of
from diablerie.games.little_devils.cards import DEVILS, FIVES, NO_CARD, Card, Cards, below, deck
from diablerie.games.little_devils.rules import hand
from diablerie.games.little_devils.state import OPEN, State
from diablerie.kernel import count, lowest, rule, word
from diablerie.kernel.luck import Luck

LEADS: Final = 0
"""Leads the trick, which a leader never takes (§2.8)."""
TURNS: Final = 1
"""Plays second, and so decides which way the trick goes."""
DUCKS: Final = 2
"""Has cards that cannot take the trick any more."""
HOPES: Final = 3
"""Takes the trick unless somebody after them plays further out."""
TAKES: Final = 4
"""Plays last, and takes the trick whatever they play."""
SITUATIONS: Final = 5

FEATURES: Final = 4
"""Devils on the card, how extreme it is among what others hold, how much of that lies beyond it, how much
between it and the lead; the last three as shares."""
WHIM: Final = SITUATIONS * FEATURES
"""Where the size of the random part stands, behind all weights."""
ON_CARD: Final = WHIM + 1
"""Where the devils on each card stand, behind that: to look them up is faster than to count them."""

WHIM_BITS: Final = 20
CARD_BITS: Final = 6
"""Below a score stands whose it is."""
LOWEST: Final = -(1 << 50)
"""Less than any score."""

Weights: TypeAlias = Any
"""SITUATIONS times FEATURES weights and the whim in hundredths, then the devils on all cards, as numpy's
int64: floats are slower."""

# fmt: off
HABITS: Final = (
    26, 264, 0, 13,  # leads
    -5, 97, 19, -365,  # turns
    17, 161, 12, -56,  # ducks
    -15, 90, 65, -42,  # hopes
    -169, 180, 46, -10,  # takes
    20,
    *DEVILS,
)
# fmt: on
"""Found by trying others in their place, in millions of rounds with 3, 4 and 6 players."""


class Choice(NamedTuple):
    """What somebody chooses from."""

    situation: int
    options: Cards
    """The cards that they think of."""
    strange: Cards
    """The cards that others hold."""
    lead: Card
    """The card that opened the trick, or NO_CARD."""


@rule
def leading(held: Cards, strange: Cards) -> Choice:
    """Anything but a five, as long as there is something else (§2.1)."""
    wanted = held & ~FIVES
    return Choice(LEADS, wanted if wanted else held, strange, NO_CARD)


@rule
def turning(trick: Trick, held: Cards, strange: Cards) -> Choice:
    """Anything (§2.2)."""
    return Choice(TURNS, held, strange, trick.lead)


@rule
def following(trick: Trick, held: Cards, strange: Cards) -> Choice:
    """What follows, or anything (§2.3, §2.4); of that, what does not take the trick."""
    wanted = held & trick.asked
    options = wanted if wanted else held
    safe = options & trick.harmless
    if safe:
        return Choice(DUCKS, safe, strange, trick.lead)
    return Choice(TAKES if trick.to_come == 1 else HOPES, options, strange, trick.lead)


@rule
def habitual(state: State, luck: Luck, weights: Weights) -> Card:
    """The card that is played by habit, or on a whim."""
    trick, held = trick_of(state), hand(state, state.to_act)
    strange = deck(state.players) & ~state.gone & ~held
    if state.lead == NO_CARD:
        return most_wanted(leading(held, strange), luck, weights)
    if state.side == OPEN:
        return most_wanted(turning(trick, held, strange), luck, weights)
    return most_wanted(following(trick, held, strange), luck, weights)


@rule
def most_wanted(choice: Choice, luck: Luck, weights: Weights) -> Card:
    """The option with the highest score: weights times features, and a whim.

    Along one side of the lead, what lies beyond a card and what lies between it and the lead change evenly
    with what lies under it. So both together are a slope, the same with another sign on the other side,
    and a shift between the two sides.
    """
    options, strange = choice.options, choice.strange
    if options & (options - 1) == 0:
        return lowest(options)
    many, drawn, row = count(strange), word(luck), choice.situation * FEATURES
    per_devil, extreme, whim = weights[row] * many, weights[row + 1], weights[WHIM] * many
    slope = weights[row + 3] - weights[row + 2]
    shift = weights[row + 2] * many - 2 * weights[row + 3] * count(strange & below(choice.lead))
    best = LOWEST
    while options:
        card = lowest(options)
        options &= options - 1
        under = count(strange & below(card))
        score = (
            per_devil * weights[ON_CARD + card]
            + extreme * abs(2 * under - many)
            + (shift + slope * under if card > choice.lead else -slope * under)
            + (whim * whim_for(card, drawn) >> WHIM_BITS)
        )
        best = max(best, score << CARD_BITS | card)  # no branch, for nobody can foretell it
    return best & (1 << CARD_BITS) - 1


@rule
def whim_for(card: Card, drawn: int) -> int:
    """A number of WHIM_BITS bits for every card, from one word for all: cheap, and random enough."""
    return drawn * (2 * card + 1) >> 12 & (1 << WHIM_BITS) - 1
