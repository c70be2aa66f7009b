"""How an experienced player plays without thinking: a few weights for each kind of situation.

Playouts are played this way, so everything here is bits and a handful of multiplications. What is far from
the lead is dangerous and what is near is safe, on whichever side the trick goes.
"""

from typing import Any, Final, TypeAlias

from diablerie.games.little_devils.cards import DEVILS, NO_CARD, Card, Cards, above, below, deck
from diablerie.games.little_devils.rules import hand, legal, winning_card
from diablerie.games.little_devils.state import OPEN, UP, State
from diablerie.kernel import count, lowest, rule, word
from diablerie.kernel.luck import Luck

LEADS: Final = 0
"""Leads the trick, which a leader never takes (§2.8)."""
TURNS: Final = 1
"""Plays second, and so decides which way the trick goes."""
DUCKS: Final = 2
"""Has cards that cannot take the trick any more."""
HOPES: Final = 3
"""Takes the trick unless somebody after him plays further out."""
TAKES: Final = 4
"""Plays last, and takes the trick whatever he plays."""
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


@rule
def cannot_take(state: State, options: Cards) -> Cards:
    """The options that do not take the trick whatever comes; all of them lie on one side of the lead."""
    taking = winning_card(state.trick, state.lead, state.side)
    higher = lowest(options) > state.lead
    if higher == (taking > state.lead):
        return options & below(taking) if higher else options & above(taking)
    follows = higher == (state.side == UP)
    return options if follows else 0


@rule
def habitual(state: State, luck: Luck, weights: Weights) -> Card:
    """The card that is played by habit, or on a whim."""
    options = legal(state)
    if options & (options - 1) == 0:
        return lowest(options)
    if state.lead == NO_CARD:
        situation = LEADS
    elif state.side == OPEN:
        situation = TURNS
    else:
        safe = cannot_take(state, options)
        if safe:
            options = safe
            situation = DUCKS
        elif count(state.trick) + 1 == state.players:
            situation = TAKES
        else:
            situation = HOPES
    return most_wanted(state, options, luck, weights, situation)


@rule
def most_wanted(state: State, options: Cards, luck: Luck, weights: Weights, situation: int) -> Card:
    """The option with the highest score."""
    if options & (options - 1) == 0:
        return lowest(options)
    row = situation * FEATURES
    strange = deck(state.players) & ~state.gone & ~hand(state, state.to_act)
    many, drawn = count(strange), word(luck)
    under_lead = count(strange & below(state.lead))
    best = LOWEST
    while options:
        card = lowest(options)
        options &= options - 1
        under = count(strange & below(card))
        beyond = many - under if card > state.lead else under
        score = (
            weights[row] * weights[ON_CARD + card] * many
            + weights[row + 1] * abs(2 * under - many)
            + weights[row + 2] * beyond
            + weights[row + 3] * abs(under - under_lead)
            + (weights[WHIM] * many * whim_for(card, drawn) >> WHIM_BITS)
        )
        best = max(best, score << CARD_BITS | card)  # no branch, for nobody can foretell it
    return best & (1 << CARD_BITS) - 1


@rule
def whim_for(card: Card, drawn: int) -> int:
    """A number of WHIM_BITS bits for every card, from one word for all: cheap, and random enough."""
    return drawn * (2 * card + 1) >> 12 & (1 << WHIM_BITS) - 1
