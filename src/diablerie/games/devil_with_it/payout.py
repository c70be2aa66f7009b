"""Who gets what: a devil's payment to the pacts, and the winnings of a round (§3.7, §3.8, §4)."""

from typing import Final, NamedTuple

from diablerie.game.core import SEATS
from diablerie.games.devil_with_it.coal import worth
from diablerie.games.devil_with_it.state import NO_BET, Round, State
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
def round_of(state: State) -> Round:
    """Gather what the round is paid for, now that everybody has had their turn."""
    shown, front = state.shown, state.front
    amounts = (
        worth(shown, front[0]),
        worth(shown, front[1]),
        worth(shown, front[2]),
        worth(shown, front[3]),
        worth(shown, front[4]),
        worth(shown, front[5]),
    )
    pieces = (
        count(front[0]),
        count(front[1]),
        count(front[2]),
        count(front[3]),
        count(front[4]),
        count(front[5]),
    )
    return Round(state.opening, state.stakes, state.pawns, state.pacts, state.burnt, amounts, pieces)


@rule
def best(last: Round) -> Best:
    """Find what the coal in front of the players, and their bets, are measured by."""
    return Best(max(last.amounts), max(last.pieces), max(last.stakes))


@rule
def won(last: Round, top: Best, seat: int) -> Won:
    """What the round brings `seat`; without coal in front there is no bonus (§4.7)."""
    pieces = last.pieces[seat]
    return Won(
        winnings(stake_of(last.stakes[seat]), top),
        BONUS if pieces > 0 and last.amounts[seat] == top.amount else 0,
        BONUS if pieces > 0 and pieces == top.pieces else 0,
    )


@rule
def winnings(stake: int, top: Best) -> int:
    """What a stake brings or costs: the highest bet brings twice as much (§4.2, §4.3, §4.4)."""
    if stake > top.amount:
        return -stake
    return 2 * stake if stake == top.stake else stake


@rule
def chips_after(chips: Six, last: Round, top: Best, seat: int) -> int:
    """The chips of `seat` when the round is paid."""
    paid = won(last, top, seat)
    return chips[seat] + paid.bet + paid.amount_bonus + paid.pieces_bonus


@rule
def settled(chips: Six, last: Round) -> Six:
    """Everybody's chips when the round is paid."""
    top = best(last)
    return (
        chips_after(chips, last, top, 0),
        chips_after(chips, last, top, 1),
        chips_after(chips, last, top, 2),
        chips_after(chips, last, top, 3),
        chips_after(chips, last, top, 4),
        chips_after(chips, last, top, 5),
    )
