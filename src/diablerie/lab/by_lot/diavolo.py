"""Diavolo by lot."""

from typing import Final

from diablerie.game.core import DEVIL_GONE, LEGAL, NOBODY
from diablerie.games.diavolo.chance import random_lot, random_throw
from diablerie.games.diavolo.dice import DEVILS
from diablerie.games.diavolo.rules import apply, awaited, refusal, winners
from diablerie.games.diavolo.state import GRAB, LOT, Event, State, closing, grabbing, starting
from diablerie.kernel import compiled, rule
from diablerie.kernel.luck import Luck, below, luck_of, one_of
from diablerie.lab.by_lot.outcome import Outcomes, note
from diablerie.match.referee import ROUND_LIMIT

QUICKEST: Final = 400
"""Milliseconds before the first grab."""
HESITATION: Final = 350
"""Each grab comes fewer milliseconds than this after the one before."""


@rule
def random_grab(state: State, luck: Luck) -> tuple[Event, Luck]:
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


@compiled
def play_games(opening: State, seed: int, first: int, outcomes: Outcomes) -> int:
    """Play one game a row of `outcomes`, the first being number `first`, and count the rounds."""
    all_rounds = 0
    for row in range(len(outcomes)):
        luck = luck_of(seed, first + row)
        state = opening
        moves = 0
        state = apply(state, starting(below(luck, state.players)))
        luck += 1
        while state.to_act != NOBODY and state.rounds < ROUND_LIMIT:
            event, luck = random_throw(state, luck)
            state = apply(state, event)
            while state.phase == GRAB:
                event, luck = random_grab(state, luck)
                state = apply(state, event)
                moves += event.by >= 0
            while state.phase == LOT:
                event, luck = random_lot(state, luck)
                state = apply(state, event)
        stopped = 1 if state.to_act != NOBODY else 0
        note(outcomes[row], state.rubies, winners(state), state.rounds, moves, stopped)
        all_rounds += state.rounds
    return all_rounds
