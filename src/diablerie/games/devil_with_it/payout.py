"""Who gets what: a devil's payment to the pacts, and the winnings of a round (§3.7, §3.8, §4)."""

from typing import Final, NamedTuple

from diablerie.games.core import SEATS
from diablerie.games.devil_with_it.coal import worth
from diablerie.games.devil_with_it.state import NO_BET, State
from diablerie.kernel import Six, count, put, rule

PACT: Final = 50
BONUS: Final = 50


class Best(NamedTuple):
    """What the round is measured by."""

    amount: int
    """H, the highest coal amount, 0 if nobody has coal (§4.1)."""
    pieces: int
    """The most pieces of coal in front of anybody."""
    stake: int
    """The highest bet (§4.4)."""


class Won(NamedTuple):
    """What a round brings one seat."""

    bet: int
    """Minus the stake, the stake, or twice the stake (§4.2, §4.3, §4.4)."""
    amount_bonus: int
    """50 for the highest coal amount (§4.5)."""
    pieces_bonus: int
    """50 for the most pieces (§4.6)."""


@rule
def stake_of(stake: int) -> int:
    """The chips a bet holds; none where there is no bet."""
    return 0 if stake == NO_BET else stake


@rule
def pay_pacts(state: State) -> Six:
    """Everybody's chips after a devil: 50 to each other pact, from unstaked chips or from the bank."""
    payer = state.turn
    chips = state.chips
    free = chips[payer] - stake_of(state.stakes[payer])
    for seat in range(SEATS):
        if state.pacts >> seat & 1 and seat != payer:
            chips = put(chips, seat, chips[seat] + PACT)
            if free >= PACT:
                free -= PACT
                chips = put(chips, payer, chips[payer] - PACT)
    return chips


@rule
def amount(state: State, seat: int) -> int:
    """The coal amount of `seat` (§3.5)."""
    return worth(state.shown, state.front[seat])


@rule
def best(state: State) -> Best:
    """Find what the coal in front of the players, and their bets, are measured by."""
    front = state.front
    stakes = state.stakes
    return Best(
        max(
            amount(state, 0),
            amount(state, 1),
            amount(state, 2),
            amount(state, 3),
            amount(state, 4),
            amount(state, 5),
        ),
        max(
            count(front[0]),
            count(front[1]),
            count(front[2]),
            count(front[3]),
            count(front[4]),
            count(front[5]),
        ),
        max(stakes[0], stakes[1], stakes[2], stakes[3], stakes[4], stakes[5]),
    )


@rule
def won(state: State, top: Best, seat: int) -> Won:
    """What the round brings `seat`; without coal in front there is no bonus (§4.7)."""
    pieces = count(state.front[seat])
    return Won(
        winnings(stake_of(state.stakes[seat]), top),
        BONUS if pieces > 0 and amount(state, seat) == top.amount else 0,
        BONUS if pieces > 0 and pieces == top.pieces else 0,
    )


@rule
def winnings(stake: int, top: Best) -> int:
    """What a stake brings or costs: the highest bet brings twice as much (§4.2, §4.3, §4.4)."""
    if stake > top.amount:
        return -stake
    return 2 * stake if stake == top.stake else stake


@rule
def chips_after(state: State, top: Best, seat: int) -> int:
    """The chips of `seat` when the round is paid."""
    paid = won(state, top, seat)
    return state.chips[seat] + paid.bet + paid.amount_bonus + paid.pieces_bonus


@rule
def settled(state: State) -> Six:
    """Everybody's chips when the round is paid."""
    top = best(state)
    return (
        chips_after(state, top, 0),
        chips_after(state, top, 1),
        chips_after(state, top, 2),
        chips_after(state, top, 3),
        chips_after(state, top, 4),
        chips_after(state, top, 5),
    )
