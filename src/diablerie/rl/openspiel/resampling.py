"""Another position that agrees with everything a seat has seen: what is hidden from it is drawn anew."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar, cast

from diablerie.game.core import Seat
from diablerie.games.little_devils.bots.deals import Riddle, imagined, riddle
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.state import DEAL, State, dealing
from diablerie.games.little_devils.view import view
from diablerie.kernel import put
from diablerie.rl.openspiel.little_devils import draws_of
from diablerie.rl.openspiel.outline import Outcomes
from diablerie.rl.openspiel.position import Position

Sampler: TypeAlias = Callable[[], float]
"""Gives numbers from 0 to less than 1."""
T = TypeVar("T")

LUCK: Final = 1 << 53
"""So many numbers a sampler can give."""


def resampled(position: Position, seat: Seat, sampler: Sampler) -> Position:
    """A position in which `seat` recalls exactly the same."""
    if position.drawn:
        return _drawn_again(position, sampler)
    if position.plan.game.name == "little_devils":
        return _dealt_again(position, seat, sampler)
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


def _dealt_again(position: Position, seat: Seat, sampler: Sampler) -> Position:
    """Deal this round's unseen cards anew, every deal that agrees with all cards played equally likely."""
    state = cast(State, position.state)
    if state.to_act < 0:
        return position  # all cards have been played, so everybody has seen them
    memory = cast(Memory, position.match.memory)
    dealt = imagined(_riddle(state, memory, seat), int(sampler() * LUCK)).dealt
    for other in range(state.players):
        dealt = put(dealt, other, dealt[other] | memory.played[other])
    here, played = position, list[int]()
    while here.event.do != DEAL:
        played += here.actions
        here = _before(here)
    here = _before(here)
    here = here.after_draws(draws_of(cast(State, here.state), dealing(state.dealer, dealt)))
    for action in reversed(played):
        here = here.after(action)
    return here


def _before(position: Position) -> Position:
    assert position.before is not None
    return position.before


@lru_cache(64)  # a search asks for many deals of the same position
def _riddle(state: State, memory: Memory, seat: Seat) -> Riddle:
    return riddle(view(state, seat), memory)
