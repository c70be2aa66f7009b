"""Looking ahead in Little Devils: what nobody has seen is dealt many times, and every card is played out.

All cards are tried on the same deals and with the same luck afterwards, so that they differ by themselves
alone. Rounds are played to their end by habit; the last tricks are solved, each deal by itself.
"""

import time
from typing import Any, Final, NamedTuple, TypeAlias

from diablerie.game.core import NOBODY, Seat
from diablerie.game.mind import Mind
from diablerie.games.little_devils.bots.deals import Riddle, imagined, possible_deals, riddle
from diablerie.games.little_devils.bots.endgame import Pages, empty_pages, solve
from diablerie.games.little_devils.bots.habits import HABITS, Weights
from diablerie.games.little_devils.bots.playouts import TOTALS, Room, empty_room, to_the_end
from diablerie.games.little_devils.bots.prospects import prospects
from diablerie.games.little_devils.cards import Card
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.rules import apply, legal
from diablerie.games.little_devils.state import State, playing
from diablerie.games.little_devils.view import View
from diablerie.kernel import Six, compiled, lowest, rule
from diablerie.kernel.luck import luck_of

TRIED, DEVILS, TAKES, WIN, SCORE, SQUARE, PRODUCT = range(7)
"""The columns of what is added up for each card: how often it was tried, the devils of the round it led to,
how often it took the trick on the table, chances to win, scores, their squares, and scores times chances."""
COLUMNS: Final = 7
ROWS: Final = 64

CHUNK: Final = 50
"""Deals between two looks at the clock."""
LAST_TRICKS: Final = 3
"""With more cards in hand nothing is solved."""
FEW_DEALS: Final = 10
"""Nor with more deals than this that could be: solving each by itself, everybody would know all hands."""

Sums: TypeAlias = Any
"""A row for every card, as numpy's float64."""


class Effort(NamedTuple):
    """How hard somebody thinks."""

    deals: int
    """How many deals are imagined."""
    solves: bool
    """Whether what follows is solved when little is hidden."""


class Deals(NamedTuple):
    """Some of the deals that follow from a seed."""

    seed: int
    first: int
    last: int
    """The first that is not among them."""


@rule
def solved_to_the_end(state: State, card: Card, pages: Pages) -> tuple[Six, Seat]:
    """The totals after `card` and the best play of all, who know all hands, and who takes this trick."""
    taker = NOBODY
    while True:
        state = apply(state, playing(state.to_act, card))
        if state.trick == 0 and taker == NOBODY:
            taker = state.leader
        if state.rounds:
            return state.totals, taker
        card = solve(state, pages)


@compiled
def play_out(question: Riddle, deals: Deals, weights: Weights, room: Room, sums: Sums) -> None:
    """Imagine these deals, play each card and then by habit, and add up what it leads to."""
    for deal in range(deals.first, deals.last):
        luck = luck_of(deals.seed, deal)
        opening = imagined(question, luck)
        options = legal(opening)
        while options:
            card = lowest(options)
            options &= options - 1
            taker = to_the_end(opening, card, luck, weights, room)
            add(sums[card], question, room[TOTALS], taker)


@compiled
def solve_out(question: Riddle, deals: Deals, pages: Pages, sums: Sums) -> None:
    """The same with solutions in the place of habits; apart from it, for both together are slower."""
    for deal in range(deals.first, deals.last):
        opening = imagined(question, luck_of(deals.seed, deal))
        options = legal(opening)
        while options:
            card = lowest(options)
            options &= options - 1
            totals, taker = solved_to_the_end(opening, card, pages)
            add(sums[card], question, totals, taker)


@rule
def add(row: Any, question: Riddle, totals: Any, taker: Seat) -> None:
    """Add what one card led to on one deal; the score is what the devil plays for."""
    before = question.table
    seat = before.to_act
    devils = totals[seat] - before.totals[seat]
    hope = prospects(totals, seat, before.players, question.goal)
    score = hope.ahead if question.for_rank else -float(devils)
    row[TRIED] += 1.0
    row[DEVILS] += devils
    row[TAKES] += taker == seat
    row[WIN] += hope.win
    row[SCORE] += score
    row[SQUARE] += score * score
    row[PRODUCT] += score * hope.win


def look_ahead(view: View, memory: Memory, mind: Mind[Memory], effort: Effort) -> Sums:
    """What every legal card leads to, added up over as many deals as effort and time allow."""
    import numpy as np  # takes a while, and whoever plays without thinking ahead needs none of it

    finish = None if mind.seconds is None else time.monotonic() + mind.seconds
    question, seed = riddle(view, memory), mind.luck.getrandbits(30)
    sums, wanted = np.zeros((ROWS, COLUMNS)), max(1, round(effort.deals * mind.effort))
    if effort.solves and view.sizes[view.seat] <= LAST_TRICKS and possible_deals(question) <= FEW_DEALS:
        solve_out(question, Deals(seed, 0, min(wanted, 2 * FEW_DEALS)), empty_pages(), sums)
        return sums
    weights, room = np.array(HABITS), empty_room()
    for first in range(0, wanted, CHUNK):
        play_out(question, Deals(seed, first, min(first + CHUNK, wanted)), weights, room, sums)
        if finish is not None and time.monotonic() > finish:
            break
    return sums


def worth(sums: Sums, card: Card) -> tuple[float, float]:
    """What a card is worth to the devil; where it makes no difference, at least few devils."""
    row = sums[card]
    return float(row[SCORE] / row[TRIED]), -float(row[DEVILS] / row[TRIED])


def chance(sums: Sums, card: Card) -> float:
    """The chance to win with a card, as far as it follows from its score.

    Who else gets the devils counts too, but whoever played for that won no more often.
    """
    tried, wins, scores, squares, products = (sums[:, n].sum() for n in (TRIED, WIN, SCORE, SQUARE, PRODUCT))
    spread = squares - scores * scores / tried
    slope = max(0.0, products - scores * wins / tried) / spread if spread > 1e-9 else 0.0
    score = sums[card][SCORE] / sums[card][TRIED]
    return min(1.0, max(0.0, float(wins / tried + slope * (score - scores / tried))))
