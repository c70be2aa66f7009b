"""How each game is put into numbers: the same functions under the same names, for all three interfaces."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from diablerie.game.core import Seat
from diablerie.game.manifest import Game
from diablerie.game.options import Options
from diablerie.games.catalogue import GAMES
from diablerie.games.devil_with_it import chance as devil_with_it_chance
from diablerie.games.devil_with_it import observation as devil_with_it_observation
from diablerie.games.devil_with_it import sight as devil_with_it_sight
from diablerie.games.devil_with_it import tensor as devil_with_it
from diablerie.games.diavolo import chance as diavolo_chance
from diablerie.games.diavolo import observation as diavolo_observation
from diablerie.games.diavolo import sight as diavolo_sight
from diablerie.games.diavolo import tensor as diavolo
from diablerie.games.little_devils import chance as little_devils_chance
from diablerie.games.little_devils import observation as little_devils_observation
from diablerie.games.little_devils import sight as little_devils_sight
from diablerie.games.little_devils import tensor as little_devils
from diablerie.kernel.luck import Luck

State: TypeAlias = Any
Event: TypeAlias = Any
View: TypeAlias = Any
Memory: TypeAlias = Any
Sight: TypeAlias = Any
"""A game's own, whichever game it is."""
Row: TypeAlias = Any
"""Numbers to be written: an array of numpy, or a bytearray where they are bytes."""


@dataclass(frozen=True)
class Encoding:
    """A game in numbers."""

    game: Game
    size: int
    """How many numbers an observation has, whoever plays."""
    dtype: str
    """What kind of numbers they are, as numpy names it."""
    lowest: int
    highest: int
    """Between which they lie."""
    actions: Callable[[Options], int]
    """How many actions there are."""
    observation: Callable[[View, Memory], bytearray]
    """What a seat knows by what it sees and what it remembers: the numbers, as they lie in memory."""
    mask: Callable[[View, int], bytearray]
    """What it may do now of so many actions: 1 for that, 0 for the rest."""
    sight_of: Callable[[View, Memory], Sight]
    """What a seat knows by what it sees and what it remembers, as it is said to OpenSpiel."""
    sight: Callable[[State, Seat], Sight]
    """The same taken at once, for compiled loops alone; a law over all games holds the two equal."""
    observe: Callable[[Sight, Row], None]
    """Writes the observation of a sight, the same as that of its view."""
    mark: Callable[[Sight, Row], None]
    """Writes its mask."""
    event_of: Callable[[Seat, int], Event]
    """What an action does."""
    action_of: Callable[[Event], int]
    """The action that makes an event of a seat happen."""
    outcome: Callable[[State, Luck], tuple[Event, Luck]]
    """What chance does now, and where the stream of luck goes on."""

    def __reduce__(self) -> tuple[Callable[[str], "Encoding"], tuple[str]]:
        """Pickled and copied by its name: it is the same everywhere."""
        return encoding_of, (self.game.name,)


def encoding_of(game: str) -> Encoding:
    """The encoding of a game by its name."""
    return ENCODINGS[game]


ENCODINGS: Mapping[str, Encoding] = {
    "devil_with_it": Encoding(
        game=GAMES["devil_with_it"],
        size=devil_with_it.SIZE,
        dtype="int32",
        lowest=-1,
        highest=2**31 - 1,
        actions=lambda options: devil_with_it.actions(int(options["goal"])),  # type: ignore[arg-type]
        observation=devil_with_it_observation.observation,
        mask=devil_with_it_observation.mask,
        sight_of=devil_with_it_sight.sight_of,
        sight=devil_with_it_sight.sight,
        observe=devil_with_it.observe,
        mark=devil_with_it.mark,
        event_of=devil_with_it.event_of,
        action_of=devil_with_it.action_of,
        outcome=devil_with_it_chance.outcome,
    ),
    "little_devils": Encoding(
        game=GAMES["little_devils"],
        size=little_devils.SIZE,
        dtype="uint8",
        lowest=0,
        highest=little_devils.MOST,
        actions=lambda options: little_devils.ACTIONS,
        observation=little_devils_observation.observation,
        mask=little_devils_observation.mask,
        sight_of=little_devils_sight.sight_of,
        sight=little_devils_sight.sight,
        observe=little_devils.observe,
        mark=little_devils.mark,
        event_of=little_devils.event_of,
        action_of=little_devils.action_of,
        outcome=little_devils_chance.outcome,
    ),
    "diavolo": Encoding(
        game=GAMES["diavolo"],
        size=diavolo.SIZE,
        dtype="uint8",
        lowest=0,
        highest=diavolo.MOST,
        actions=lambda options: diavolo.ACTIONS,
        observation=diavolo_observation.observation,
        mask=diavolo_observation.mask,
        sight_of=diavolo_sight.sight_of,
        sight=diavolo_sight.sight,
        observe=diavolo.observe,
        mark=diavolo.mark,
        event_of=diavolo.event_of,
        action_of=diavolo.action_of,
        outcome=diavolo_chance.outcome,
    ),
}
