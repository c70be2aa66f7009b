"""Positions of Little Devils for the tests of its bots: played by lot, with everything remembered."""

from collections.abc import Iterator
from random import Random

from diablerie.games.little_devils.cards import HAND_SIZE, cards, deck, numbers
from diablerie.games.little_devils.memory import NO_MEMORY, Memory, remember
from diablerie.games.little_devils.rules import apply, legal
from diablerie.games.little_devils.state import Event, State, dealing, new_game, playing
from diablerie.kernel import NOTHING, put

Moment = tuple[State, Memory]


def dealt(players: int, luck: Random) -> Event:
    """A deal by lot."""
    pack = list(range(1, HAND_SIZE * players + 1))
    luck.shuffle(pack)
    hands = NOTHING
    for seat in range(players):
        hands = put(hands, seat, cards(*pack[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]))
    return dealing(luck.randrange(players), hands)


def moments(players: int, seed: int, goal: int = 100) -> Iterator[Moment]:
    """Every position of a round played by lot in which somebody has to play."""
    luck = Random(seed)
    state, memory = new_game(players, goal, 1), NO_MEMORY
    event = dealt(players, luck)
    while state.rounds == 0:
        after = apply(state, event)
        memory = remember(memory, state, event, after)
        state = after
        if state.rounds == 0:
            yield state, memory
            event = playing(state.to_act, luck.choice(numbers(legal(state))))


def all_known(state: State) -> Memory:
    """The memory of somebody who has found out every hand."""
    lacks = tuple(deck(state.players) & ~hand for hand in state.dealt)
    played = tuple(hand & state.gone for hand in state.dealt)
    return Memory(played, lacks, state.piles)  # type: ignore[arg-type]
