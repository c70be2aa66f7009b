"""Little Devils by lot: what the random bot does, from a stream of luck, plain and compiled alike."""

from diablerie.games.little_devils.rules import legal
from diablerie.games.little_devils.state import Event, State, playing
from diablerie.kernel import rule
from diablerie.kernel.luck import Luck, one_of


@rule
def decision(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Play any legal card."""
    return playing(state.to_act, one_of(luck, legal(state))), luck + 1
