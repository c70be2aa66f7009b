"""What OpenSpiel must know of a game besides its numbers: OUTLINE in the folder's `openspiel.py`."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from diablerie.game.lots import Lots
from diablerie.game.numbers import E, M, Options, S, Seat
from diablerie.game.spelling import SimpleEvent
from diablerie.game.types import State

DS = TypeVar("DS", bound=State)
SE = TypeVar("SE", bound=SimpleEvent)
Drawn: TypeAlias = tuple[int, ...]
"""What chance has drawn so far of an event that takes several draws."""
Outcomes: TypeAlias = list[tuple[int, float]]
"""What chance may draw next, each with its probability."""
Sampler: TypeAlias = Callable[[], float]
"""Gives numbers from 0 to less than 1."""


class Bounds(NamedTuple):
    """What no game can exceed."""

    decisions: int
    """How many decisions are taken."""
    draws: int
    """How often chance draws."""
    events: int
    """How many events a seat can recall, those included that it is told once more."""
    lowest: float
    highest: float
    """Between which a seat's points lie."""


@dataclass(frozen=True, eq=False)
class Redrawing(Generic[S, E, M]):
    """How what chance has hidden from a seat is drawn anew, where it hides anything."""

    event: Callable[[S, M, Seat, Sampler], E | None]
    """Chance's last event as it may have been for all that a seat knows; None if it has seen the whole."""
    draws: Callable[[S, E], Drawn]
    """Draws that amount to an event of chance, in the state before it."""


def no_secrets(state: object) -> bool:
    """No decision is hidden when it is taken."""
    return False


@dataclass(frozen=True, eq=False, kw_only=True)
class Outline(Generic[S, E, M]):
    """What OpenSpiel must know besides the numbers: chance in steps, secrets, and how long a game lasts."""

    most_outcomes: Callable[[int], int]
    """How many outcomes a draw can have at most, with so many players."""
    outcomes: Callable[[S, Drawn], Outcomes]
    """What chance may draw next."""
    drawn_event: Callable[[S, Drawn], E | None]
    """The event that the draws amount to, or None while more must be drawn."""
    written_draw: Callable[[S, Drawn, int], str]
    """A draw in words."""
    redrawing: Redrawing[S, E, M] | None = None
    """How hidden draws are drawn anew; None where only decisions are hidden."""
    keeps_secrets: Callable[[S], bool] = no_secrets
    """Whether decisions that were hidden when they were taken are still hidden."""
    remembered_sets: tuple[str, ...] = ()
    """The fields of a memory that are sets, as masks."""
    numbers: Callable[[E], list[int]]
    """What an event says besides who does what, as numbers; hidden ones are negative."""
    width: int
    """How many numbers an event has at most."""
    bounds: Callable[[int, Options, int], Bounds]
    """What no game of so many players, with these options and so many rounds, can exceed."""


AnyOutline: TypeAlias = Outline[Any, Any, Any]


def outline_of(package: str) -> AnyOutline:
    """What OpenSpiel must know of the game in a package."""
    outline: AnyOutline = import_module(f"{package}.openspiel").OUTLINE
    return outline


def drawn_at_once(
    lots: Lots[DS, SE], most: int, to_text: Callable[[SE], str], bounds: Callable[[int, Options, int], Bounds]
) -> Outline[DS, SE, None]:
    """The outline of a game without secrets in which every draw is an event of a verb and a number."""
    return Outline(
        most_outcomes=lambda players: max(most, players),
        outcomes=lambda state, drawn: equally_likely(list(range(lots.many(state)))),
        drawn_event=lambda state, drawn: lots.event(state, drawn[0]) if drawn else None,
        written_draw=lambda state, drawn, action: to_text(lots.event(state, action)),
        numbers=lambda event: [event.what],
        width=1,
        bounds=bounds,
    )


def equally_likely(actions: list[int]) -> Outcomes:
    """Give all of them the same chance."""
    return [(action, 1 / len(actions)) for action in actions]
