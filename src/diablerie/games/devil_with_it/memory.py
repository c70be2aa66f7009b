"""What somebody who pays attention remembers of The Devil With It; all of it could be seen."""

from typing import Final, NamedTuple

from diablerie.games.devil_with_it.state import START_CHIPS, Event, State
from diablerie.kernel import Six, put

ROUNDS: Final = 12
"""How many rounds somebody who pays attention still has in mind."""


class Memory(NamedTuple):
    """What can be worked out, though nobody shows it."""

    chips: Six
    """Everybody's chips: all began with 200, and what each won and paid was seen by all (§7.1)."""
    bets: tuple[Six, ...]
    """The bets of the last rounds, the latest last, shown before the first piece of coal (§2.4)."""


NO_MEMORY = Memory((START_CHIPS,) * 6, ())


def remember(memory: Memory, before: State, event: Event, after: State) -> Memory:
    """Add what everybody saw change hands, and the bets of a round that is over."""
    if after.rounds > before.rounds:
        memory = memory._replace(bets=(*memory.bets, after.last.stakes)[-ROUNDS:])
    if after.chips is before.chips or after.chips == before.chips:
        return memory
    chips = memory.chips
    for seat in range(before.players):
        chips = put(chips, seat, chips[seat] + after.chips[seat] - before.chips[seat])
    return memory._replace(chips=chips)
