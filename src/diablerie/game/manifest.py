"""A game as one value: what its folder fills in, and all that the layers above know of it."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Generic, TypeAlias

from diablerie.errors import InputError
from diablerie.game.chance import Chance
from diablerie.game.mind import Bots
from diablerie.game.notation import Notation
from diablerie.game.options import Option, Options, at_tables
from diablerie.game.prompts import Prompts
from diablerie.game.rules import Rules
from diablerie.game.sight import Sight
from diablerie.game.tempo import Tempo, always_turns
from diablerie.game.types import E, Event, M, Memory, S, State, V, View
from diablerie.game.words import Words
from diablerie.words import ENGLISH, say


@dataclass(frozen=True, kw_only=True)
class Manifest(Rules[S, E], Sight[S, E, V, M], Notation[E], Words[S, E, V], Generic[S, E, V, M]):
    """Everything that the other layers need to know about a game.

    What is asked at every move is flat (`game.apply`, `game.view`); the rest are parts with their own names.
    """

    name: str
    credit: str
    fewest: int
    most: int
    usual: int
    """How many players a table has when nobody says."""
    options: tuple[Option, ...]
    package: str
    """Where it lives; what only few ask for is found there and loaded when they do (`game/numbers.py`)."""

    chance: Chance[S, E]
    tempo: Callable[[Options], Tempo[S, E]] = always_turns
    """Turns or a race, by what the table has agreed on."""
    prompts: Prompts[E, V]
    bots: Callable[[], Bots[E, V, M]]
    """Loads those who play by themselves: whoever reads the rules need not wait for them."""

    @property
    def folder(self) -> Path:
        """Where the game's own files lie: its texts in `locale/`, and `rulebook.md` where it brings one."""
        return Path(str(import_module(self.package).__file__)).parent

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

    def rules_in_short(self, language: str) -> str:
        """Say in a few sentences how it is played; asked of games that bring no rulebook."""
        return say(language, f"rules-{self.name}")

    def meaning(self, option: Option, language: str) -> str:
        """Say what an option is about."""
        return say(language, f"option-{self.name}-{option.name}-meaning")

    def check_players(self, players: int) -> int:
        """Return the number of players if the rulebook allows it."""
        if not self.fewest <= players <= self.most:
            allowed = f"{self.fewest} to {self.most}"
            raise InputError(f"{self.title} is for {allowed} players, not {players}")
        return players


Game: TypeAlias = Manifest[State, Event, View, Memory]
"""Any game, as the layers above see it: of its values they know what all of them have, and nothing else."""
