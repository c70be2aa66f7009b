"""A game as one value: what its folder fills in, and all that the layers above know of it."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeAlias

from diablerie.errors import InputError
from diablerie.game.chance import Chance
from diablerie.game.core import OWN, REFUSAL_NAMES, Refusal
from diablerie.game.feelings import Feelings, no_feelings
from diablerie.game.mind import Bots
from diablerie.game.notation import Notation
from diablerie.game.options import Option, Options, at_tables
from diablerie.game.prompts import Prompts
from diablerie.game.reading import Reading, nothing_to_read
from diablerie.game.rules import Better, Rules, kept_totals, no_notes
from diablerie.game.sight import Memories, Sight
from diablerie.game.tempo import Tempo, always_turns
from diablerie.game.types import E, Event, Fields, M, Memory, S, State, V, View
from diablerie.game.words import Words
from diablerie.words import ENGLISH, say

ALL_FIELDS: Final = 1 << 10
"""More than any view has."""


class Seats(NamedTuple):
    """How many may play."""

    fewest: int
    most: int
    usual: int
    """How many play when nobody says."""


class Files(NamedTuple, Generic[S, E, V, M]):
    """The files of a game's folder, as they are; mypy checks that each has what is asked of it."""

    rules: Rules[S, E]
    view: Sight[S, E, V]
    memory: Memories[S, E, M]
    notation: Notation[E]
    words: Words[S, E, V]


class Manifest(Generic[S, E, V, M]):
    """Everything that the other layers need to know about a game.

    What is asked at every move is flat here (`game.apply`, `game.view`); the rest are parts with their own
    names.
    """

    def __init__(
        self,
        package: str,
        credit: str,
        seats: Seats,
        files: Files[S, E, V, M],
        *,
        options: tuple[Option, ...],
        new_game: Callable[[int, Options], S],
        apply: Callable[[S, E], S],
        totals: Callable[[S], tuple[int, ...]] = kept_totals,
        better: Better,
        prompts: Prompts[E, V],
        chance: Chance[S, E],
        tempo: Callable[[Options], Tempo[S, E]] = always_turns,
        out_at_zero: bool = False,
        round_notes: Callable[[S], Fields] = no_notes,
        beside_choice: tuple[str, ...] = ("by",),
        feelings: Callable[[V, V], Feelings] = no_feelings,
        reading: Callable[[S, S], Reading] = nothing_to_read,
        own_codes: tuple[str, ...] = (),
        lasting: int = ALL_FIELDS,
    ) -> None:
        self.name = package.rpartition(".")[2]
        self.package = package
        """Where it lives; what only few ask for is found there and loaded when they do (`numbers.py`)."""
        self.credit = credit
        self.fewest, self.most, self.usual = seats
        self.options = options

        self.new_game = new_game
        self.apply = apply
        """The state after an event that is legal."""
        self.totals = totals
        self.better = better
        """Which way a total counts: MORE or FEWER of it is better."""
        self.out_at_zero = out_at_zero
        """Whether whoever has nothing left is out, so that those who lasted longer finish ahead."""
        self.round_notes = round_notes
        """What a record adds to the totals after a round."""
        self.beside_choice = beside_choice
        """The fields of an event that are no part of a choice: whose it is, which of the pieces that look the
        same, how fast it was."""
        self.feelings = feelings
        """Who might show which feeling about what just happened, by what all saw before and see now."""
        self.lasting = lasting
        """From which field of a view on hardly any event changes something: as long as those are as before,
        nobody looks at each of them, which saves a fiftieth of what a move costs a server."""
        self.reading = reading
        """What there is to read when one state has followed another."""
        self.chance = chance
        self.tempo = tempo
        """Turns or a race, by what the table has agreed on."""
        self.prompts = prompts

        rules, view, memory, notation, words = files
        self.over = rules.over
        self.awaited = rules.awaited
        self.refusal = rules.refusal
        self.take_back = rules.take_back
        self.choices = rules.choices
        self.played_by_clock = rules.played_by_clock
        self.winners = rules.winners

        self.view = view.view
        self.shared_view = view.shared_view
        self.shared_after = view.shared_after
        self.private = view.private
        self.private_fields = view.PRIVATE_FIELDS
        self.touched = view.touched
        self.open_view = view.open_view
        self.seen = view.seen
        self.hides_totals = view.hides_totals
        self.no_memory = memory.NO_MEMORY
        self.remember = memory.remember

        self.to_fields = notation.to_fields
        self.from_fields = notation.from_fields
        self.to_text = notation.to_text
        self.from_text = notation.from_text
        self.picture = words.picture
        self.tell = words.tell
        self._explain = words.explain
        self.own_codes = own_codes
        """Why this game alone refuses something, from the refusal OWN on; the text `refusal-CODE` says it."""

    def code(self, refusal: Refusal) -> str:
        """The stable code of a refusal."""
        return REFUSAL_NAMES[refusal] if refusal < OWN else self.own_codes[refusal - OWN]

    def explain(self, view: V, event: E, refusal: Refusal, language: str) -> str:
        """Why something was refused, and what would be allowed, in a language."""
        if refusal >= OWN:
            return say(language, f"refusal-{self.code(refusal)}")
        return self._explain(view, event, refusal, language)

    def rounds(self, state: S) -> int:
        """How many rounds are finished."""
        return state.rounds

    def bots(self) -> Bots[E, V, M]:
        """Load those who play by themselves: whoever reads the rules need not wait for them."""
        bots: Bots[E, V, M] = import_module(f"{self.package}.bots").BOTS
        return bots

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
