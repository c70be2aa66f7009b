"""The payout of a round, told step by step: who gets what, and for which reason (§3.7, §4)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from diablerie.game.core import Seat
from diablerie.game.masks import REMEMBERED
from diablerie.games.devil_with_it.payout import PACT, Best, best, stake_of, won
from diablerie.games.devil_with_it.state import BET, LAY, NO_BET, Round, State
from diablerie.games.devil_with_it.track import Stand
from diablerie.kernel import Six

Reason: TypeAlias = Literal[
    "pact_received", "bet_won", "bet_doubled", "bet_lost", "amount_bonus", "pieces_bonus"
]
"""Why chips change hands: for devils of others (§3.7), for the bet (§4.2 to §4.4), for coal (§4.5, §4.6)."""

Coal: TypeAlias = Literal["kept", "burnt", "no_turn"]
"""How a turn at the oven ended (§3.4 to §3.6)."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Chips for one reason; less than 0 where they are lost."""

    reason: Reason
    chips: int


@dataclass(frozen=True, slots=True)
class Share:
    """What one seat did in the round, and what everybody saw it get."""

    stake: int | None
    """The bet, None without one."""
    coal: Coal
    amount: int
    """The coal amount, 0 without coal in front."""
    pieces: int
    """Pieces of coal in front."""
    pact: bool
    """Whether the seat had a pact in this round."""
    pawn: Stand
    """Where the pawn stood before."""
    gains: tuple[Gain, ...]
    """What it got and lost, in the order in which it is paid."""


@dataclass(frozen=True, slots=True)
class Payout:
    """How a round was paid."""

    round: int
    highest_amount: int
    """What the bets are held against: the highest coal amount (§4.1)."""
    most_pieces: int
    highest_stake: int | None
    """The bet that is paid twice if it wins (§4.4), None if nobody bet."""
    shares: tuple[Share, ...]
    """One for each seat."""


@dataclass(frozen=True, slots=True)
class Account:
    """What a round did to the chips of one seat, for who may see its total (§7.1)."""

    before: int
    pact_paid: int
    """What it paid to the pacts of others out of its own chips (§3.8)."""
    after: int
    """What it had before, without what it paid, and with its gains."""


def is_paid(state: State) -> bool:
    """Whether a round was paid and the bets of the next one are not in yet."""
    return state.rounds > 0 and state.phase in (LAY, BET)


@lru_cache(REMEMBERED)
def payout_of(last: Round, players: int, rounds: int) -> Payout:
    """Tell how the round was paid."""
    top = best(last)
    return Payout(
        round=rounds,
        highest_amount=top.amount,
        most_pieces=top.pieces,
        highest_stake=None if top.stake == NO_BET else top.stake,
        shares=tuple([_share(last, top, seat) for seat in range(players)]),
    )


@lru_cache(REMEMBERED)
def accounts_of(last: Round, chips: Six, players: int, rounds: int) -> tuple[Account, ...]:
    """Tell what the round that was paid last did to everybody's chips."""
    gains = [sum([gain.chips for gain in share.gains]) for share in payout_of(last, players, rounds).shares]
    return tuple(
        [
            Account(before, before + gained - after, after)
            for before, gained, after in zip(last.opening, gains, chips)
        ]
    )


def _share(last: Round, top: Best, seat: Seat) -> Share:
    stake, pieces = last.stakes[seat], last.pieces[seat]
    return Share(
        stake=None if stake == NO_BET else stake,
        coal="kept" if pieces else "burnt" if last.burnt >> seat & 1 else "no_turn",
        amount=last.amounts[seat],
        pieces=pieces,
        pact=bool(last.pacts >> seat & 1),
        pawn=last.pawns[seat],
        gains=_gains(last, top, seat),
    )


def _gains(last: Round, top: Best, seat: Seat) -> tuple[Gain, ...]:
    paid, stake = won(last, top, seat), stake_of(last.stakes[seat])
    devils_of_others = (last.burnt & ~(1 << seat)).bit_count()
    gains: list[Gain] = []
    if last.pacts >> seat & 1 and devils_of_others:
        gains.append(Gain("pact_received", PACT * devils_of_others))
    if last.stakes[seat] != NO_BET:
        gains.append(Gain(_bet_reason(paid.bet, stake), paid.bet))
    if paid.amount_bonus:
        gains.append(Gain("amount_bonus", paid.amount_bonus))
    if paid.pieces_bonus:
        gains.append(Gain("pieces_bonus", paid.pieces_bonus))
    return tuple(gains)


def _bet_reason(brought: int, stake: int) -> Reason:
    if brought < 0:
        return "bet_lost"
    return "bet_doubled" if brought > stake else "bet_won"
