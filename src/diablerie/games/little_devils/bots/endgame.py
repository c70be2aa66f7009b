"""The exact end of a round when all hands are known: everybody takes as few devils as they can.

Every seat minimises its own devils and takes no interest in who gets the others (max^n). Among cards that are
equally good for whoever plays, the lowest is played; so there is one solution.
"""

from typing import Any, Final, TypeAlias

from diablerie.game.core import SEATS
from diablerie.games.little_devils.cards import NO_CARD, Card
from diablerie.games.little_devils.rules import apply, legal
from diablerie.games.little_devils.state import State, playing
from diablerie.kernel import Six, lowest, rule

TO_ACT, GONE, LEADER, TRICK, LEAD, SIDE, LEFT, TRIED, BEST = range(9)
"""The columns of a page: the table, what is left to try, what is being tried, and the best card so far."""
PILES: Final = 9
TOTALS: Final = PILES + SEATS
"""Where all totals after the round stand if that card is played."""
COLUMNS: Final = TOTALS + SEATS
DEEPEST: Final = 60
"""More than all cards of a round."""

Pages: TypeAlias = Any
"""One page a card played, as numpy's int64."""


def empty_pages() -> Pages:
    """Make room for a solution."""
    import numpy as np  # takes a while, and whoever plays without thinking ahead needs none of it

    return np.zeros((DEEPEST, COLUMNS), dtype=np.int64)


@rule
def solve(state: State, pages: Pages) -> Card:
    """Find the best card of the seat to act; the first page then holds the totals it leads to."""
    depth = 0
    open_page(pages[0], state)
    while True:
        page = pages[depth]
        if page[LEFT] == 0:
            if depth == 0:
                best: Card = page[BEST]
                return best
            depth -= 1
            offer(pages[depth], six_from(page, TOTALS))
            continue
        page[TRIED] = lowest(page[LEFT])
        page[LEFT] &= page[LEFT] - 1
        after = apply(table_on(page, state), playing(page[TO_ACT], page[TRIED]))
        if after.rounds != state.rounds:
            offer(page, after.totals)
        else:
            depth += 1
            open_page(pages[depth], after)


@rule
def open_page(page: Any, state: State) -> None:
    """Write down a position of which nothing has been tried."""
    page[TO_ACT] = state.to_act
    page[GONE] = state.gone
    page[LEADER] = state.leader
    page[TRICK] = state.trick
    page[LEAD] = state.lead
    page[SIDE] = state.side
    page[LEFT] = legal(state)
    page[BEST] = NO_CARD
    for seat in range(SEATS):
        page[PILES + seat] = state.piles[seat]


@rule
def table_on(page: Any, state: State) -> State:
    """The position on a page; what does not change is as in `state`."""
    return state._replace(
        to_act=page[TO_ACT],
        gone=page[GONE],
        leader=page[LEADER],
        trick=page[TRICK],
        lead=page[LEAD],
        side=page[SIDE],
        piles=six_from(page, PILES),
    )


@rule
def six_from(page: Any, column: int) -> Six:
    """Six neighbouring numbers of a page."""
    return (
        page[column],
        page[column + 1],
        page[column + 2],
        page[column + 3],
        page[column + 4],
        page[column + 5],
    )


@rule
def offer(page: Any, totals: Six) -> None:
    """Keep the card being tried if it is better for whoever plays it than all before."""
    seat = page[TO_ACT]
    if page[BEST] == NO_CARD or totals[seat] < page[TOTALS + seat]:
        page[BEST] = page[TRIED]
        for other in range(SEATS):
            page[TOTALS + other] = totals[other]
