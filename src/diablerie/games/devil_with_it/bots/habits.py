"""How a sensible player takes a turn, quickly worked out: for imagining what others will do.

They want chips, and know what is left in the oven. They compare stopping with a few aims: one piece more,
their bet, the best amount so far, the most pieces so far.
"""

from typing import Any, Final, NamedTuple, TypeAlias

from diablerie.game.core import Seat
from diablerie.games.devil_with_it.coal import DEVIL, NUMBERS, VALUES, Shown
from diablerie.games.devil_with_it.payout import BONUS, PACT, stake_of
from diablerie.games.devil_with_it.state import State
from diablerie.kernel import Six, count, rule

Reach: TypeAlias = Any
"""The chance to turn up so much more before a devil, by the amount in fives, as numpy's float64."""

FARTHEST: Final = 64
"""Amounts in fives that are worked out; what lies beyond is as hard to reach as this."""
TRIES: Final = 0.5
"""How likely somebody later even tries to do better."""


NOTHING_MORE, ONE_MORE, OWN_BET, BEST_AMOUNT, MOST_PIECES = range(5)
AIMS: Final = 5
"""What one may go on for."""


class Standing(NamedTuple):
    """How a round stands between two turns."""

    left: Shown
    """The pieces of each kind that lie face down."""
    chips: Six
    amounts: Six
    pieces: Six


class Aims(NamedTuple):
    """What a player looks at in their turn."""

    stake: int
    pays: int
    """What the bet brings for each chip if it wins."""
    best_amount: int
    most_pieces: int
    later: int
    """How many come after them."""
    risk: float
    """The chance of a devil in the next piece."""
    mean: int
    """What a piece is worth on the average."""
    fine: int
    """What a devil costs in payments to the pacts."""


@rule
def all_of(left: Shown) -> int:
    """How many pieces are left."""
    return left[0] + left[1] + left[2] + left[3] + left[4] + left[5] + left[6]


@rule
def mean_of(left: Shown) -> int:
    """What a numbered piece is worth on the average."""
    total = 0
    for kind in range(NUMBERS):
        total += left[kind] * VALUES[kind]
    return total // max(1, all_of(left) - left[DEVIL])


@rule
def work_out_reach(reach: Reach, left: Shown) -> None:
    """Work out how likely so much more turns up before a devil, as if the oven did not grow emptier."""
    share = 1.0 / max(1, all_of(left))
    reach[0] = 1.0
    for far in range(1, FARTHEST):
        chance = 0.0
        for kind in range(NUMBERS):
            chance += left[kind] * reach[max(0, far - VALUES[kind] // 5)]
        reach[far] = chance * share


@rule
def reached(reach: Reach, more: int) -> float:
    """The chance to turn up at least so much more before a devil."""
    chance: float = reach[min(FARTHEST - 1, max(0, (more + 4) // 5))]
    return chance


@rule
def aims_of(table: State, standing: Standing, seat: Seat, later: int) -> Aims:
    """What the player sees before their first piece."""
    left, stake = standing.left, stake_of(table.stakes[seat])
    pacts = count(table.pacts & ~(1 << seat))
    return Aims(
        stake=stake,
        pays=2 if stake == max(table.stakes) else 1,
        best_amount=max(standing.amounts),
        most_pieces=max(standing.pieces),
        later=later,
        risk=left[DEVIL] / max(1, all_of(left)),
        mean=mean_of(left),
        fine=min(pacts, (standing.chips[seat] - stake) // PACT) * PACT,
    )


@rule
def worth_of_bet(aims: Aims, reach: Reach, highest: int) -> float:
    """What the bet is worth with so high an amount on the table: others may still raise it."""
    if aims.stake <= highest:
        return float(aims.pays * aims.stake)
    chance = 1.0 - (1.0 - TRIES * reached(reach, aims.stake)) ** aims.later
    return aims.stake * ((aims.pays + 1) * chance - 1.0)


@rule
def worth_of_stopping(aims: Aims, reach: Reach, amount: int, pieces: int) -> float:
    """The chips to expect from stopping with so much."""
    worth = worth_of_bet(aims, reach, max(aims.best_amount, amount))
    if amount >= aims.best_amount:
        worth += BONUS * (1.0 - TRIES * reached(reach, amount + 5)) ** aims.later
    if pieces >= aims.most_pieces:
        worth += BONUS * (1.0 - TRIES * (1.0 - aims.risk) ** (pieces + 1)) ** aims.later
    return worth


@rule
def aim(number: int, aims: Aims, reach: Reach, amount: int, pieces: int) -> tuple[float, int, int]:
    """One thing to go on for, by its number: how likely it is reached, with what amount and pieces."""
    safe = 1.0 - aims.risk
    if number == NOTHING_MORE:
        return 1.0, amount, pieces
    if number == MOST_PIECES:
        lacking = max(0, aims.most_pieces - pieces)
        return safe**lacking, amount + lacking * aims.mean, pieces + lacking
    if number == ONE_MORE:
        return safe, amount + aims.mean, pieces + 1
    target = max(amount, aims.stake if number == OWN_BET else aims.best_amount)
    if target == amount:
        return 1.0, amount, pieces
    more = (target - amount) // max(1, aims.mean)
    return reached(reach, target - amount), target, pieces + max(1, more)


@rule
def goes_on(aims: Aims, reach: Reach, amount: int, pieces: int) -> bool:
    """Whether any aim is worth more than stopping now, which is the aim that is reached already."""
    burnt = worth_of_bet(aims, reach, aims.best_amount) - aims.fine
    stop = 0.0
    for number in range(AIMS):
        chance, target, more = aim(number, aims, reach, amount, pieces)
        worth = chance * worth_of_stopping(aims, reach, target, more) + (1.0 - chance) * burnt
        if number == NOTHING_MORE:
            stop = worth
        elif worth > stop:
            return True
    return False
