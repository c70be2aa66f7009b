"""A game as one value: the functions that every game has, under the same names."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from diablerie.errors import InputError
from diablerie.game.core import Refusal, Seat
from diablerie.game.masks import members
from diablerie.game.options import Option, Options, at_tables
from diablerie.game.teller import Teller
from diablerie.words import ENGLISH, say

State: TypeAlias = Any
"""A game's own `State`."""
Event: TypeAlias = Any
"""A game's own `Event`; all have `by` and `do`."""
View: TypeAlias = Any
"""A game's own `View`; all have `seat` and `to_act`."""
Memory: TypeAlias = Any
"""A game's own `Memory`, or None where there is nothing to remember."""
Fields: TypeAlias = dict[str, Any]
"""An event as a record writes it, without `at`."""

T = TypeVar("T")


@dataclass(frozen=True)
class Game:
    """Everything that the other layers need to know about a game."""

    name: str
    credit: str
    fewest: int
    most: int
    usual: int
    """How many players a table has when nobody says."""
    options: tuple[Option, ...]

    new_game: Callable[[int, Options], State]
    over: Callable[[State], bool]
    awaited: Callable[[State], int]
    """The seats that may decide now, as a mask."""
    refusal: Callable[[State, Event], Refusal]
    apply: Callable[[State, Event], State]
    take_back: Callable[[State, Seat], State | None]
    """The state without a seat's decision that nobody has seen yet, or None where there is none."""
    choices: Callable[[State, Seat], list[Event]]
    played_by_clock: Callable[[State, Seat], Event] | None
    """What is done for a seat whose time is over; None where the clock closes a round instead."""
    winners: Callable[[State], int]
    totals: Callable[[State], tuple[int, ...]]
    rounds: Callable[[State], int]
    """How many rounds are finished."""
    round_notes: Callable[[State], Fields]
    """What a record adds to the totals after a round."""

    view: Callable[[State, Seat], View]
    shared_view: Callable[[State], View]
    """What everybody sees, which is all that a spectator sees."""
    shared_after: Callable[[View, State], View]
    """The same, from what everybody saw earlier in the game: only what has changed is worked out anew."""
    private_fields: tuple[str, ...]
    """The fields of a view that may differ from seat to seat; they come first in it."""
    private: Callable[[State, View, Seat], tuple[Any, ...]]
    """Those fields as a seat sees them; with the rest of the shared view they are its `view`."""
    touched: Callable[[State, Event, State], int]
    """The seats for which an event may change those fields, as a mask."""
    open_view: Callable[[State], View]
    """The view of somebody who may see everything: after the end, and in tests."""
    seen: Callable[[State, Event, Seat], Event]
    """What a seat sees of an event at the moment it happens."""
    hides_totals: Callable[[State, Seat], int]
    """Whose totals a seat may not see, as a mask."""

    no_memory: Memory
    """What is remembered before anything has happened."""
    remember: Callable[[Memory, State, Event, State], Memory]
    """What somebody who pays attention remembers after an event, besides what a view shows; no secret."""

    to_fields: Callable[[Event], Fields]
    from_fields: Callable[[Mapping[str, Any]], Event]
    to_text: Callable[[Event], str]
    from_text: Callable[[str], Event]
    picture: Callable[[View, Teller], str]
    tell: Callable[[State, Event, State, Teller], list[str]]
    """What everybody may hear about an event, in sentences."""
    explain: Callable[[View, Event, Refusal, str], str]
    """Why something was refused, and what would be allowed, in a language."""

    @property
    def title(self) -> str:
        """What the game is called in English."""
        return self.called(ENGLISH)

    @property
    def table_options(self) -> tuple[Option, ...]:
        """The options as people may agree on them at a new table: with any of them it ends in an evening."""
        return at_tables(self.options)

    def called(self, language: str) -> str:
        """What the game is called."""
        return say(language, f"game-{self.name}")

    def pitch(self, language: str) -> str:
        """Say in a sentence what the game is about."""
        return say(language, f"game-{self.name}-pitch")

    def meaning(self, option: Option, language: str) -> str:
        """Say what an option is about."""
        return say(language, f"option-{self.name}-{option.name}-meaning")

    def check_players(self, players: int) -> int:
        """Return the number of players if the rulebook allows it."""
        if not self.fewest <= players <= self.most:
            allowed = f"{self.fewest} to {self.most}"
            raise InputError(f"{self.title} is for {allowed} players, not {players}")
        return players


def nothing_to_remember(memory: Memory, before: State, event: Event, after: State) -> Memory:
    """Whoever looks at the table sees everything that matters."""
    return memory


def everybody(before: State, event: Event, after: State) -> int:
    """All seats, as a mask: where any event may change what any seat alone may see."""
    players: int = before.players
    return (1 << players) - 1


def seated(players: int, seat: Seat) -> bool:
    """Whether somebody sits there; whoever has no seat is a spectator."""
    return 0 <= seat < players


def with_own(shared: tuple[T, ...], seat: Seat, own: T) -> tuple[T, ...]:
    """What everybody sees of each seat, with what `seat` sees of itself."""
    return (*shared[:seat], own, *shared[seat + 1 :])


def seats_of(mask: int) -> list[Seat]:
    """List the seats of a mask."""
    return list(members(mask))
