"""Who grabbed what, and what is gone, read from a state of Diavolo as one would see it on a table."""

from diablerie.games.diavolo import state as race

Grabs = dict[int, tuple[int, int]]
"""For each seat that has grabbed: the devil and the milliseconds."""


def grabs_of(state: race.State) -> Grabs:
    """Everything that was grabbed in this round."""
    found = {}
    for devil, takers in enumerate(state.grabs):
        for seat in range(6):
            if takers >> seat & 1:
                found[seat] = (devil, state.reactions[seat])
    return found


def devils_there_are(state: race.State, devil: int) -> int:
    """§1.2: by the players still in the game; one grey devil."""
    left = sum(rubies > 0 for rubies in state.rubies)
    return 1 if devil == 3 else {2: 1, 3: 2}.get(left, 3)


def devil_is_gone(state: race.State, grabs: Grabs, devil: int, reaction: int | None) -> bool:
    """§3.5: all taken by players who are ahead by more than a dead heat (or at all, where nobody asks)."""
    taken = 0
    for wanted, other in grabs.values():
        ahead = reaction is None or reaction - other > state.options.dead_heat
        if wanted == devil and ahead and other >= state.options.fastest:
            taken += 1
    return taken >= devils_there_are(state, devil)


def right_devils_are_gone(state: race.State, grabs: Grabs, reaction: int | None) -> bool:
    """§3.7: whether every right devil is taken; without a race there are enough for all (§5.2)."""
    return state.options.race == 1 and devil_is_gone(state, grabs, state.answer, reaction)
