"""The score sheet, round by round: for those who look at the table; games by lot keep none.

It grows from round to round, so it is written beside the rules and not in them: compiled code knows tuples of
one length only.
"""

from diablerie.games.little_devils import rules
from diablerie.games.little_devils.cards import devils
from diablerie.games.little_devils.state import Event, State


def apply(state: State, event: Event) -> State:
    """Let `event` happen, and write down what everybody took if it ended a round (§3.1)."""
    after = rules.apply(state, event)
    if after.rounds == state.rounds:
        return after
    taken = tuple([devils(pile) for pile in after.piles[: after.players]])
    return after._replace(sheet=(*state.sheet, taken))
