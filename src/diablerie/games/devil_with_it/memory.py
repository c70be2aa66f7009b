"""What somebody who pays attention remembers of The Devil With It; all of it could be seen."""

from typing import NamedTuple

from diablerie.games.devil_with_it.state import START_CHIPS, Event, State
from diablerie.kernel import Six, put


class Memory(NamedTuple):
    """What can be worked out, though nobody shows it."""

    chips: Six
    """Everybody's chips: all began with 200, and what each won and paid was seen by all (§7.1)."""


NO_MEMORY = Memory((START_CHIPS,) * 6)


def remember(memory: Memory, before: State, event: Event, after: State) -> Memory:
    """Add what everybody saw change hands."""
    if after.chips is before.chips or after.chips == before.chips:
        return memory
    chips = memory.chips
    for seat in range(before.players):
        chips = put(chips, seat, chips[seat] + after.chips[seat] - before.chips[seat])
    return Memory(chips)
