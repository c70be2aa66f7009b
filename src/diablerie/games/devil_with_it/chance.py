"""What chance does in The Devil With It: by the dealer's draws, and for simulations by a stream of luck."""

from diablerie.game.chance import Draw, Layout
from diablerie.game.core import CHANCE
from diablerie.games.devil_with_it.coal import KINDS, PIECES, Kind, left
from diablerie.games.devil_with_it.state import COAL, LAY, START, Event, State
from diablerie.kernel import count, rule
from diablerie.kernel.luck import Luck, below


@rule
def outcome(state: State, luck: Luck) -> tuple[Event, Luck]:
    """Draw who begins, lay the oven, or draw coal among what is left."""
    if state.phase == COAL:
        return Event(CHANCE, COAL, random_coal(state, luck)), luck + 1
    if state.phase == START:
        return Event(CHANCE, START, below(luck, state.players)), luck + 1
    return Event(CHANCE, LAY, 0), luck


@rule
def random_coal(state: State, luck: Luck) -> Kind:
    """The kind of the piece just reached for: as likely as there are pieces of it left.

    The piece itself no longer lies face down, but what it is has not been seen: it counts among the left.
    """
    shown = state.shown
    number = below(luck, count(state.face_down) + 1)
    for kind in range(KINDS):
        number -= left(shown, kind)
        if number < 0:
            return kind
    return len(PIECES) - 1


def drawn(state: State, draw: Draw) -> tuple[Event, Layout]:
    """Draw who begins, or shuffle the coal into the oven, where the dealer alone knows what lies."""
    if state.phase == START:
        return Event(CHANCE, START, draw.below(state.players)), ()
    pieces = [kind for kind in range(KINDS) for _ in range(PIECES[kind])]
    return Event(CHANCE, LAY, 0), tuple(draw.shuffled(pieces))


def turned_up(state: State, layout: Layout) -> Event | None:
    """Show the piece of coal that somebody reaches for."""
    return Event(CHANCE, COAL, layout[state.reaching]) if state.phase == COAL else None
