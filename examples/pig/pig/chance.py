"""What chance does in Pig: by the dealer's draws, and for simulations by a stream of luck."""

from diablerie.game.chance import Draw, Layout
from diablerie.game.core import CHANCE
from diablerie.kernel import rule
from diablerie.kernel.luck import Luck, below

from .rules import DIE, START, Event, State, drawn_next


def drawn(state: State, draw: Draw) -> tuple[Event, Layout]:
    """Draw who begins, or roll the die; nothing ever lies face down."""
    if drawn_next(state) == START:
        return Event(CHANCE, START, draw.below(state.players)), ()
    return Event(CHANCE, DIE, 1 + draw.below(6)), ()


@rule
def outcome(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Do the same from a stream of luck."""
    if drawn_next(state) == START:
        return Event(CHANCE, START, below(luck, state.players)), luck + 1
    return Event(CHANCE, DIE, 1 + below(luck, 6)), luck + 1
