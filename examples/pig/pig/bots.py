"""Those who play Pig by themselves."""

from math import exp
from typing import Final

from diablerie.game.mind import Assessment, Bots, Choice, Decision, Mind

from .rules import HOLD, ROLL, Event
from .view import View

A_TURN: Final = 8
"""What a turn brings on average if it is played well."""
WEIGHT: Final = 0.4
"""How much a turn that somebody is ahead counts."""


def by_lot(view: View, mind: Mind[None]) -> Event:
    """Toss a coin for every roll after the first."""
    return Event(view.seat, HOLD if view.points and mind.luck.random() < 0.5 else ROLL)


def holds_at(enough: int) -> Decision[View, None, Event]:
    """Roll until the turn has brought so many points."""
    return lambda view, mind: Event(view.seat, HOLD if view.points >= enough else ROLL)


def best(view: View, mind: Mind[None]) -> Event:
    """Do what seems to win most often."""
    assessment = assess(view, mind)
    return assessment.best.event if assessment and assessment.best.event else Event(view.seat, ROLL)


def assess(view: View, mind: Mind[None]) -> Assessment[Event] | None:
    """Judge both choices as if whoever rolls now holds after that."""
    if view.seat != view.to_act or view.seat < 0:
        return None
    kept = view.totals[view.seat]
    rolled = [chance(view, kept), *(chance(view, kept + view.points + die) for die in range(2, 7))]
    choices = [Choice(Event(view.seat, ROLL), sum(rolled) / 6, {})]
    if view.points:
        choices.append(Choice(Event(view.seat, HOLD), chance(view, kept + view.points), {}))
    return Assessment(tuple(sorted(choices, key=lambda choice: -choice.chance)), {})


def chance(view: View, total: int) -> float:
    """The chance of the seat to win if its turn ended with this total."""
    if total >= view.goal:
        return 1.0
    others = [other for seat, other in enumerate(view.totals) if seat != view.seat]
    return 1 / (1 + sum(exp(WEIGHT * (other - total) / A_TURN) for other in others))


BOTS: Bots[Event, View, None] = Bots(
    levels={
        "easy": holds_at(8),
        "normal": holds_at(15),
        "hard": holds_at(20),
        "devil": best,
        "random": by_lot,
        "cautious": holds_at(5),
        "bold": holds_at(30),
    },
    assess=assess,
)
