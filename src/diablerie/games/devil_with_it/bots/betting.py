"""Betting: what each bet is worth against what the others may bet, by imagining the round often."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from diablerie.game.core import SEATS, Seat
from diablerie.game.mind import Mind
from diablerie.games.devil_with_it.bots.field import Field, expected_bets
from diablerie.games.devil_with_it.bots.habits import Reach, Standing, work_out_reach
from diablerie.games.devil_with_it.bots.rounds import paid, turns_taken, worth_of
from diablerie.games.devil_with_it.bots.solution import CHANCE_TO_WIN, GAIN, PLACE
from diablerie.games.devil_with_it.bots.table import imagined, standing_of
from diablerie.games.devil_with_it.bots.thinking import Span, room, spans, zeros
from diablerie.games.devil_with_it.memory import Memory
from diablerie.games.devil_with_it.state import State
from diablerie.games.devil_with_it.view import View
from diablerie.kernel import Six, compiled, put, rule, word
from diablerie.kernel.luck import Luck, luck_of

Bets: TypeAlias = Any
"""Amounts, as numpy's int64."""
Sums: TypeAlias = Any
"""A row for each bet: its worth for each purpose, and whether it wins, as numpy's float64."""

BET_WINS: Final = 3
COLUMNS: Final = 4
WORDS: Final = 1 << 32
"""How many random words there are."""
OTHER_LUCK: Final = 2000
"""How far the luck of bets lies from that of coal."""


def bets_up_to(view: View, highest: int) -> range:
    """The bets that may be made, up to the highest that is worth a thought."""
    return range(view.minimum_bet, min(view.highest_bet, highest) + 1, 10)


def weighed_bets(view: View, mind: Mind[Memory], bets: Sequence[int], samples: int, attentive: bool) -> Sums:
    """What each of these bets is worth on the average; the attentive know how the others bet before."""
    import numpy as np  # takes a while, and whoever plays without thinking ahead needs none of it

    table = imagined(view, mind.memory)._replace(turn=view.seat)
    field = expected_bets(view.players, mind.memory.bets if attentive else ())
    standing, sums, done = standing_of(view, mind.memory), zeros(len(bets), COLUMNS), 1
    for span in spans(samples, mind):
        add_rounds(table, standing, np.array(bets), field, span, room().reach, sums)
        done = span.last
    return sums / done


@rule
def bets_of_others(table: State, field: Field, luck: Luck) -> Six:
    """Draw a bet for everybody who has chips, but not for the seat that thinks."""
    stakes = table.stakes
    for seat in range(SEATS):
        if seat != table.turn and seat < table.players and table.chips[seat] > 0:
            stakes = put(stakes, seat, drawn_bet(table, field[seat], seat, word(luck + seat) / WORDS))
    return stakes


@rule
def drawn_bet(table: State, chances: Field, seat: Seat, lot: float) -> int:
    """The bet that the lot falls on, as far as the purse allows it."""
    tens = 0
    while tens < len(chances) - 1 and chances[tens] <= lot:
        tens += 1
    return max(table.minimum_bet, min(10 * tens, table.chips[seat]))


@compiled
def add_rounds(
    table: State, standing: Standing, bets: Bets, field: Field, span: Span, reach: Reach, sums: Sums
) -> None:
    """Add up what each bet brings the seat that thinks; all bets meet the same luck."""
    seat: Seat = table.turn
    work_out_reach(reach, standing.left)
    for sample in range(span.first, span.last):
        luck = luck_of(span.seed, sample)
        others = bets_of_others(table, field, luck + OTHER_LUCK)
        for number in range(len(bets)):
            staked = table._replace(stakes=put(others, seat, bets[number]))
            over = turns_taken(staked, standing, 0, reach, luck)
            worth = worth_of(table, paid(staked, over))
            sums[number, CHANCE_TO_WIN] += worth[CHANCE_TO_WIN]
            sums[number, GAIN] += worth[GAIN]
            sums[number, PLACE] += worth[PLACE]
            sums[number, BET_WINS] += bets[number] <= max(over.amounts)
