"""A game in numbers, for machines that learn and people who study: what a game's folder says of it.

Nobody who only plays needs any of this, so it is loaded when somebody asks: `numbers.py` in the game's folder
holds the value NUMBERS.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

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
S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
K_contra = TypeVar("K_contra", contravariant=True)

Seat: TypeAlias = int
Options: TypeAlias = Mapping[str, Any]
"""A game's options by their names."""
Row: TypeAlias = Any
"""Numbers to be written: an array of numpy, or a bytearray where they are bytes."""


class Kind(NamedTuple):
    """What kind of numbers observations are made of."""

    dtype: str
    """As numpy names it."""
    lowest: int
    highest: int
    """Between which they lie."""


MOST: Final = 255
BYTES: Final = Kind("uint8", 0, MOST)
"""Numbers of one byte each, the highest of which is MOST."""


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


class About(NamedTuple):
    """What is told of a game's numbers."""

    what_actions_do: str
    """A sentence for whoever asks what the numbers of actions mean."""
    is_simultaneous: bool
    """Whether several may decide at once, so that it makes sense to let all act together."""
    paper: Paper
    """How much room its pictures need."""


@dataclass(frozen=True, eq=False)
class Numbers(Generic[S, E, V, M, K]):
    """A game in numbers: the same names for all games and all interfaces."""

    size: int
    """How many numbers an observation has, whoever plays."""
    kind: Kind
    about: About
    actions: Callable[[Options], int]
    """How many actions there are."""

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


class TensorFile(Protocol[S_contra, E, K_contra]):
    """What the file `tensor.py` has; all of it rules."""

    @property
    def SIZE(self) -> int:  # noqa: N802  # it is a constant of the file
        """How many numbers an observation has, whoever plays."""

    @property
    def KIND(self) -> Kind:  # noqa: N802  # likewise
        """What kind of numbers they are."""

    def actions(self, options: Options, /) -> int:
        """How many actions there are."""

    def event_of(self, seat: Seat, action: int, /) -> E:
        """What an action does."""

    def action_of(self, event: E, /) -> int:
        """The action that makes an event of a seat happen."""

    def totals(self, state: S_contra, /) -> Six:
        """Everybody's devils, chips or rubies."""

    def observe(self, sight: K_contra, row: Row, /) -> None:
        """Writes the observation of a sight."""

    def mark(self, sight: K_contra, row: Row, /) -> None:
        """Writes its mask."""


class ObservationFile(Protocol[V_contra, M_contra]):
    """What the file `observation.py` has: the same rows by a view, in plain Python."""

    def observation(self, view: V_contra, memory: M_contra, /) -> bytearray:
        """Writes an observation."""

    def mask(self, view: V_contra, actions: int, /) -> bytearray:
        """Writes a mask of so many actions."""


class RulesFile(Protocol[S, E_contra]):
    """What compiled loops need of the file `rules.py`."""

    def apply(self, state: S, event: E_contra, /) -> S:
        """The state after an event that is legal."""

    def awaited(self, state: S, /) -> int:
        """The seats that may decide now, as a mask."""

    def winners(self, state: S, /) -> int:
        """Who has won, as a mask."""


class ByLot(NamedTuple, Generic[S, E]):
    """A game that is left to luck; all of it rules."""

    decision: Callable[[S, Luck], tuple[E, Luck]]
    """What somebody who is awaited does, and where the stream of luck goes on."""
    outcome: Callable[[S, Luck], tuple[E, Luck]]
    """What chance does, and where the stream of luck goes on."""
    play_round: Callable[[S, Luck, int], tuple[S, Luck, int]] | None = None
    """Plays a round and adds its moves, where that is faster than one event after the other."""


def numbers_from(
    tensor: TensorFile[S, E, K],
    observation: ObservationFile[V, M],
    rules: RulesFile[S, E],
    sight: Callable[[S, Seat], K],
    by_lot: ByLot[S, E],
    about: About,
) -> Numbers[S, E, V, M, K]:
    """Make a game's numbers of its files, which mypy checks to have what is asked of them."""
    compiled = CompiledRules(
        rules.apply,
        rules.awaited,
        tensor.totals,
        rules.winners,
        by_lot.decision,
        sight,
        tensor.observe,
        tensor.mark,
        by_lot.play_round,
    )
    return Numbers(
        size=tensor.SIZE,
        kind=tensor.KIND,
        about=about,
        actions=tensor.actions,
        observation=observation.observation,
        mask=observation.mask,
        event_of=tensor.event_of,
        action_of=tensor.action_of,
        outcome=by_lot.outcome,
        compiled=compiled,
    )


AnyNumbers: TypeAlias = Numbers[Any, Any, Any, Any, Any]


def numbers_of(package: str) -> AnyNumbers:
    """The numbers of the game in a package."""
    numbers: AnyNumbers = import_module(f"{package}.numbers").NUMBERS
    return numbers
