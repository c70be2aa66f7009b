"""Diavolo by lot: any devil, in any order, from a stream of luck, plain and compiled alike.

The random bot grabs any devil after a time of its own, which a table then puts in order. Here nobody waits:
one seat after the other grabs, each a little later than the one before, and it takes another devil where its
first one is gone. Who is first is as random either way; only the times differ.
"""

from typing import Final

from diablerie.game.core import DEVIL_GONE, LEGAL
from diablerie.games.diavolo.chance import random_lot, random_throw
from diablerie.games.diavolo.dice import DEVILS
from diablerie.games.diavolo.rules import apply, awaited, refusal
from diablerie.games.diavolo.state import GRAB, LOT, Event, State, closing, grabbing
from diablerie.kernel import rule
from diablerie.kernel.luck import Luck, below, one_of

QUICKEST: Final = 400
"""Milliseconds before the first grab."""
HESITATION: Final = 350
"""Each grab comes fewer milliseconds than this after the one before."""


@rule
def decision(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Let one of those who have not grabbed be next, a little later than the one before."""
    number = below(luck, DEVILS * HESITATION)
    reaction = max(max(state.reactions), QUICKEST) + number // DEVILS
    seat = one_of(luck + 1, awaited(state))
    luck += 2
    event = grabbing(seat, number % DEVILS, reaction)
    answer = refusal(state, event)
    while answer == DEVIL_GONE:
        event = grabbing(seat, below(luck, DEVILS), reaction)
        answer = refusal(state, event)
        luck += 1
    return (event if answer == LEGAL else closing()), luck


@rule
def play_round(state: State, luck: Luck, moves: int) -> tuple[State, Luck, int]:
    """Throw the dice, let all grab, and draw lots.

    One event after the other, as other games are simulated, takes 4 % longer: after each of them it is asked
    who is awaited, and whether the first thrower is still to be drawn.
    """
    event, luck = random_throw(state, luck)
    state = apply(state, event)
    while state.phase == GRAB:
        event, luck = decision(state, luck)
        state = apply(state, event)
        moves += event.by >= 0
    while state.phase == LOT:
        event, luck = random_lot(state, luck)
        state = apply(state, event)
    return state, luck, moves
