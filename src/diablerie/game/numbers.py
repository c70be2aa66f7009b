"""A game in numbers, for machines that learn and people who study: what a game's folder says of it.

Nobody who only plays needs any of this, so it is loaded when somebody asks: `numbers.py` in the game's folder
holds the value NUMBERS, and `openspiel.py` the value OUTLINE.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from diablerie.kernel import Six
from diablerie.kernel.luck import Luck

S = TypeVar("S")
"""A game's own `State`."""
E = TypeVar("E")
"""Its `Event`."""
V = TypeVar("V")
"""Its `View`."""
M = TypeVar("M")
"""Its `Memory`, or None."""
K = TypeVar("K")
"""Its `Sight`: what a seat knows, as compiled loops see it."""

Seat: TypeAlias = int
Options: TypeAlias = Mapping[str, Any]
"""A game's options by their names."""
Row: TypeAlias = Any
"""Numbers to be written: an array of numpy, or a bytearray where they are bytes."""


class Paper(NamedTuple):
    """How much room the pictures of a game need."""

    columns: int
    lines: int
    """Without those of the players."""
    lines_a_player: int


@dataclass(frozen=True, eq=False)
class CompiledRules(Generic[S, E, K]):
    """What compiled loops call: every function is a `@rule`, plain and compiled alike."""

    apply: Callable[[S, E], S]
    awaited: Callable[[S], int]
    """The seats that may decide now, as a mask."""
    totals: Callable[[S], Six]
    """Everybody's devils, chips or rubies."""
    winners: Callable[[S], int]
    """Who has won, as a mask."""
    decision: Callable[[S, Luck], tuple[E, Luck]]
    """What somebody who is awaited does when all is left to luck, and where the stream of luck goes on."""
    sight: Callable[[S, Seat], K]
    """What a seat knows, taken from the state by an allow-list."""
    observe: Callable[[K, Row], None]
    """Writes the observation of a sight; a law over all games holds it equal to that of the seat's view."""
    mark: Callable[[K, Row], None]
    """Writes its mask; the same law holds."""
    play_round: Callable[[S, Luck, int], tuple[S, Luck, int]] | None = None
    """Plays a round by lot and adds its moves, where that is faster than one event after the other."""


@dataclass(frozen=True, eq=False)
class Numbers(Generic[S, E, V, M, K]):
    """A game in numbers: the same names for all games and all interfaces."""

    size: int
    """How many numbers an observation has, whoever plays."""
    dtype: str
    """What kind of numbers they are, as numpy names it."""
    lowest: int
    highest: int
    """Between which they lie."""
    actions: Callable[[Options], int]
    """How many actions there are."""
    what_actions_do: str
    """A sentence for whoever asks what the numbers of actions mean."""
    is_simultaneous: bool
    """Whether several may decide at once, so that it makes sense to let all act together."""
    paper: Paper
    """How much room its pictures need."""

    observation: Callable[[V, M], bytearray]
    """What a seat or a spectator knows by view and memory: the numbers, as they lie in memory."""
    mask: Callable[[V, int], bytearray]
    """What it may do now of so many actions: 1 for that, 0 for the rest."""
    event_of: Callable[[Seat, int], E]
    """What an action does; a `@rule`."""
    action_of: Callable[[E], int]
    """The action that makes an event of a seat happen."""
    outcome: Callable[[S, Luck], tuple[E, Luck]]
    """What chance does now, and where the stream of luck goes on; a `@rule`."""
    compiled: CompiledRules[S, E, K]


AnyNumbers: TypeAlias = Numbers[Any, Any, Any, Any, Any]


def numbers_of(package: str) -> AnyNumbers:
    """The numbers of the game in a package."""
    numbers: AnyNumbers = import_module(f"{package}.numbers").NUMBERS
    return numbers


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


def equally_likely(actions: list[int]) -> Outcomes:
    """Give all of them the same chance."""
    return [(action, 1 / len(actions)) for action in actions]
