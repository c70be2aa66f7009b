"""Another position that agrees with everything a seat has seen: what is hidden from it is drawn anew."""

from collections.abc import Sequence
from typing import TypeVar

from diablerie.game.core import CHANCE, Seat
from diablerie.game.outline import Outcomes, Sampler
from diablerie.rl.openspiel.position import Position

T = TypeVar("T")


def resampled(position: Position, seat: Seat, sampler: Sampler) -> Position:
    """A position in which `seat` recalls exactly the same."""
    if position.drawn:
        return _drawn_again(position, sampler)
    if position.plan.outline.redrawing:
        return _redrawn(position, seat, sampler)
    return _decided_again(position, seat, sampler)


def _drawn_again(position: Position, sampler: Sampler) -> Position:
    """Nobody has seen anything of what chance is still drawing."""
    opened = here = position.undrawn()
    while len(here.drawn) < len(position.drawn):
        here = here.after(_draw(here.outcomes(), sampler))
        if not here.drawn:  # this came to its end sooner than what it stands for
            here = opened
    return here


def _draw(outcomes: Outcomes, sampler: Sampler) -> int:
    aim = sampler()
    for action, chance in outcomes:
        aim -= chance
        if aim < 0:
            return action
    return outcomes[-1][0]


def _one_of(items: Sequence[T], sampler: Sampler) -> T:
    return items[min(int(sampler() * len(items)), len(items) - 1)]


def _decided_again(position: Position, seat: Seat, sampler: Sampler) -> Position:
    """Let the others decide anew whatever they have not shown yet: any legal choice, all equally likely."""
    keeps_secrets = position.plan.outline.keeps_secrets
    here, decided = position, list[Position]()
    while (
        here.before and here.event.by >= 0 and keeps_secrets(here.state) and keeps_secrets(here.before.state)
    ):
        decided.append(here)
        here = here.before
    for one in reversed(decided):
        own = one.event.by == seat
        here = here.after(one.actions[0] if own else _one_of(here.legal_actions(), sampler))
    return here


def _redrawn(position: Position, seat: Seat, sampler: Sampler) -> Position:
    """Let chance draw its last event anew, so that it agrees with everything the seat has seen since."""
    redrawing = position.plan.outline.redrawing
    assert redrawing is not None
    event = redrawing.event(position.state, position.match.memory, seat, sampler)
    if event is None:
        return position
    here, decided = position, list[int]()
    while here.event.by != CHANCE:
        decided += here.actions
        here = _before(here)
    here = _before(here)
    here = here.after_draws(redrawing.draws(here.state, event))
    for action in reversed(decided):
        here = here.after(action)
    return here


def _before(position: Position) -> Position:
    assert position.before is not None
    return position.before
