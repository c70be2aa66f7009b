"""The Devil With It in OpenSpiel: a lot for the start player, and coal as it is turned up."""

from diablerie.game.core import CHANCE
from diablerie.game.numbers import Options
from diablerie.game.outline import Bounds, Drawn, Outcomes, Outline, equally_likely
from diablerie.games.devil_with_it.coal import KINDS, OVEN, PIECES, VALUES, left
from diablerie.games.devil_with_it.memory import Memory
from diablerie.games.devil_with_it.notation import to_text
from diablerie.games.devil_with_it.payout import BONUS, PACT
from diablerie.games.devil_with_it.state import BET, COAL, LAY, START, START_CHIPS, Event, State

ALL_COAL = sum(value * pieces for value, pieces in zip(VALUES, PIECES, strict=True))
"""More coal than this nobody can bring out, so no higher bet is won."""


def outcomes(state: State, drawn: Drawn) -> Outcomes:
    """The start player; or the kind of the coal, as likely as there are pieces of it that nobody has seen."""
    if state.phase == START:
        return equally_likely(list(range(state.players)))
    unseen = [left(state.shown, kind) for kind in range(KINDS)]
    return [(kind, pieces / sum(unseen)) for kind, pieces in enumerate(unseen) if pieces]


def drawn_event(state: State, drawn: Drawn) -> Event | None:
    """One draw is one event; to lay the oven nothing is drawn, for what lies face down is no state."""
    if state.phase == LAY:
        return Event(CHANCE, LAY, 0)
    return Event(CHANCE, state.phase, drawn[0]) if drawn else None


def written_draw(state: State, drawn: Drawn, action: int) -> str:
    """A draw in words: `chance start 2`, `chance coal devil`."""
    return to_text(Event(CHANCE, START if state.phase == START else COAL, action))


def most_chips(players: int, goal: int, rounds: int) -> int:
    """More chips nobody can have: the highest bet wins twice, with both bonuses and all pact money."""
    most = START_CHIPS
    for finished in range(rounds):
        before = min(most, goal - 1) if finished else START_CHIPS
        most = max(most, before + 2 * min(before, ALL_COAL) + 2 * BONUS + (players - 1) * PACT)
    return most


def bounds(players: int, options: Options, rounds: int) -> Bounds:
    """A round has a bet and a stop for each, and every piece of coal is turned up once."""
    decisions = rounds * (2 * players + OVEN)
    draws = 1 + rounds * OVEN
    told_again, laid = rounds * players, rounds
    highest = most_chips(players, options["goal"], rounds) - START_CHIPS
    return Bounds(decisions, draws, decisions + draws + told_again + laid, -START_CHIPS, highest)


OUTLINE: Outline[State, Event, Memory] = Outline(
    most_outcomes=lambda players: max(players, KINDS),
    outcomes=outcomes,
    drawn_event=drawn_event,
    written_draw=written_draw,
    keeps_secrets=lambda state: state.phase == BET,
    numbers=lambda event: [event.what],
    width=1,
    bounds=bounds,
)
