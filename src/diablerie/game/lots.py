"""Chance whose every draw is an event, and all that it may bring equally likely: said once, for everybody."""

from collections.abc import Callable
from typing import Generic

from diablerie.game.chance import Draw, Layout
from diablerie.game.types import E, S
from diablerie.kernel import rule
from diablerie.kernel.luck import Luck, below


class Lots(Generic[S, E]):
    """What chance may bring, as lots numbered from 0; dealer, simulations and OpenSpiel draw one."""

    def __init__(self, many: Callable[[S], int], event: Callable[[S, int], E]) -> None:
        self.many = many
        """How many lots there are now; a `@rule`."""
        self.event = event
        """What a lot brings; a `@rule`."""
        self.outcome = _by_luck(many, event)
        """What a stream of luck draws, and where it goes on; a `@rule`."""

    def drawn(self, state: S, draw: Draw) -> tuple[E, Layout]:
        """What the dealer draws; nothing ever lies face down."""
        return self.event(state, draw.below(self.many(state))), ()


def _by_luck(many: Callable[[S], int], event: Callable[[S, int], E]) -> Callable[[S, Luck], tuple[E, Luck]]:
    @rule
    def outcome(state: S, luck: Luck) -> tuple[E, Luck]:
        return event(state, below(luck, many(state))), luck + 1

    return outcome
