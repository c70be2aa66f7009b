"""Who was first, and who gets which devil (§3.2 to §3.6)."""

from typing import Final

from diablerie.game.core import Seat
from diablerie.games.diavolo.dice import BLACK, DEVILS, GREY, NO_DEVIL, RED, WHITE, Devil
from diablerie.games.diavolo.state import Lot, State, Takers
from diablerie.kernel import count, rule

FOR_EVER: Final = 1 << 60


@rule
def devils_of(state: State, devil: Devil) -> int:
    """How many devils of a colour stand on the table when the dice are thrown (§1.2)."""
    return 1 if devil == GREY else state.supply


@rule
def all_takers(takers: Takers) -> int:
    """Everybody who took a devil, as a mask."""
    return takers[BLACK] | takers[WHITE] | takers[RED] | takers[GREY]


@rule
def devil_of(takers: Takers, seat: Seat) -> Devil:
    """The devil that `seat` took, or NO_DEVIL."""
    for devil in range(DEVILS):
        if takers[devil] >> seat & 1:
            return devil
    return NO_DEVIL


@rule
def certainly_taken(state: State, devil: Devil, reaction: int) -> bool:
    """Whether players clearly faster than `reaction` have all devils of this colour (§3.5)."""
    grabbers = state.grabs[devil] & ~state.early
    supply = devils_of(state, devil)
    if count(grabbers) < supply:
        return False
    return count(within(state, grabbers, reaction - state.options.dead_heat - 1)) >= supply


@rule
def within(state: State, seats: int, reaction: int) -> int:
    """Those of `seats` who took no longer than `reaction`, as a mask."""
    a, b, c, d, e, f = state.reactions
    return seats & (
        (a <= reaction)
        | (b <= reaction) << 1
        | (c <= reaction) << 2
        | (d <= reaction) << 3
        | (e <= reaction) << 4
        | (f <= reaction) << 5
    )


@rule
def fastest(state: State, seats: int) -> int:
    """The shortest reaction among `seats`."""
    a, b, c, d, e, f = state.reactions
    return min(
        a if seats & 1 else FOR_EVER,
        b if seats & 2 else FOR_EVER,
        c if seats & 4 else FOR_EVER,
        d if seats & 8 else FOR_EVER,
        e if seats & 16 else FOR_EVER,
        f if seats & 32 else FOR_EVER,
    )


@rule
def waiting(state: State) -> int:
    """Those who have grabbed, and not too early, and have no rank yet, as a mask (§3.4)."""
    return all_takers(state.grabs) & ~state.early & ~state.ranked


@rule
def next_level(state: State, seats: int) -> int:
    """The fastest of `seats`, with all who are level with it, as a mask (§3.3)."""
    return within(state, seats, fastest(state, seats) + state.options.dead_heat) if seats else 0


@rule
def orders_level(state: State, lot: Lot) -> bool:
    """Whether `lot` names the seats of the dead heat, each once, and nobody else."""
    seen = 0
    while lot:
        seat = (lot & 7) - 1
        if seat < 0 or seen >> seat & 1:
            return False
        seen |= 1 << seat
        lot >>= 3
    return seen == state.level


@rule
def serve(state: State, held: Takers, bit: int) -> Takers:
    """Give the seat of `bit` the devil it grabbed at, if there is one left (§3.6)."""
    black, white, red, grey = held
    wanted = state.grabs
    return (
        black | wanted[BLACK] & bit if count(black) < state.supply else black,
        white | wanted[WHITE] & bit if count(white) < state.supply else white,
        red | wanted[RED] & bit if count(red) < state.supply else red,
        grey or wanted[GREY] & bit,
    )
