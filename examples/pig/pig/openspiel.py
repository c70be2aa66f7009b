"""Pig in OpenSpiel: a lot for who begins, then one die after the other."""

from diablerie.game.core import CHANCE
from diablerie.game.numbers import Options
from diablerie.game.outline import Bounds, Drawn, Outcomes, Outline, equally_likely

from .rules import DIE, START, VERBS, Event, State, drawn_next


def drawn_event(state: State, drawn: Drawn) -> Event | None:
    """One draw is one event; a die shows one more than the number of its draw."""
    if not drawn:
        return None
    do = drawn_next(state)
    return Event(CHANCE, do, drawn[0] + (do == DIE))


def outcomes(state: State, drawn: Drawn) -> Outcomes:
    """Who begins, or what the die shows."""
    return equally_likely(list(range(state.players if drawn_next(state) == START else 6)))


def written_draw(state: State, drawn: Drawn, action: int) -> str:
    """A draw in words."""
    do = drawn_next(state)
    return f"chance {VERBS[do]} {action + (do == DIE)}"


def bounds(players: int, options: Options, rounds: int) -> Bounds:
    """Every roll but the last brings 2 or more, and nobody rolls on who has reached the goal."""
    goal: int = options["goal"]
    decisions = rounds * players * (goal + 1) // 2
    return Bounds(decisions, 1 + decisions, 1 + 2 * decisions, 0, goal + 5)


OUTLINE: Outline[State, Event, None] = Outline(
    most_outcomes=lambda players: 6,
    outcomes=outcomes,
    drawn_event=drawn_event,
    written_draw=written_draw,
    numbers=lambda event: [event.what],
    width=1,
    bounds=bounds,
)
