"""How time passes in a game: what every tempo answers, and what it may ask of a table.

There are two: `turns.py`, a clock for each decision, and `race.py`, everybody at once.
"""

from typing import Any, NamedTuple, Protocol

from diablerie.game.core import Seat
from diablerie.game.types import Event
from diablerie.match.referee import Happening, Match
from diablerie.server.protocol.commands import GoOn
from diablerie.server.protocol.messages import AnyTold
from diablerie.server.table.effects import Effect
from diablerie.server.table.entries import AnyEntry
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.patience import Patience
from diablerie.server.table.presence import Presence


class Claim(NamedTuple):
    """A reaction time that a client claims, and between which times that is believed."""

    claimed: int | None = None
    bounds: tuple[int, int] | None = None


NO_CLAIM = Claim()


class Course(Protocol):
    """A game that goes on at a table, as a tempo sees it."""

    @property
    def ledger(self) -> Ledger:
        """What is true."""

    @property
    def presence(self) -> Presence:
        """Who is here."""

    @property
    def patience(self) -> Patience:
        """Who waits for whom."""

    def change(self, entry: AnyEntry, effects: list[Effect]) -> None:
        """Let an entry happen, keep it, and tell everybody who is here."""

    def happen(self, event: Happening, at: int, effects: list[Effect]) -> None:
        """Let an event of a bot or the clock happen."""

    def go_on(self, at: int, effects: list[Effect]) -> None:
        """Let chance have its turn, end the game if it is over, and ask the bots that are awaited."""

    def tick(self, at: int, effects: list[Effect]) -> None:
        """Let happen what happens by itself."""

    def ask_bots(self, effects: list[Effect]) -> None:
        """Ask every bot that is awaited and has not been asked."""

    def tell_patience(self, effects: list[Effect]) -> None:
        """Tell everybody who is here how the table waits now."""

    def tell_all(self, message: AnyTold, effects: list[Effect]) -> None:
        """Tell everybody who is here."""


class Tempo(Protocol):
    """When a game goes on by itself, and what time does to those who play it."""

    due: int | None
    """When the clock plays for who is awaited, or None."""

    @property
    def look(self) -> int | None:
        """Until when what happened lies there to be read, where nothing goes on before."""

    @property
    def rolls(self) -> int | None:
        """When what chance has done will be seen, where that takes a while."""

    @property
    def bot_pause(self) -> int:
        """Milliseconds after which a bot's decision counts, so that people can follow."""

    @property
    def unhurried(self) -> bool:
        """Whether there is time to ask somebody, or to read."""

    def follow(self, ledger: Ledger, before: Match | None, entry: AnyEntry) -> bool:
        """Set the clock after an entry; whether everybody has to be asked anew."""

    def published(self, ledger: Ledger, version: int, at: int) -> None:
        """Everything up to `version` has been sent out: from now on people can see it."""

    def sleeps_until(self) -> int | None:
        """A time before which nothing happens by itself, where that is known at once."""

    def wakes(self, course: Course) -> int | None:
        """When `tick` has something to do, or None."""

    def tick(self, course: Course, at: int, effects: list[Effect]) -> None:
        """Let happen what happens by itself."""

    def weigh(
        self, course: Course, key: str, fields: dict[str, Any], at: int, effects: list[Effect]
    ) -> Claim:
        """Let happen what comes before this; then say in `fields` how fast the person was, if that counts."""

    def holds_chance(self, course: Course, at: int, effects: list[Effect]) -> bool:
        """Whether chance, whose turn it is, has to wait."""

    def hasten(self, course: Course, key: str, wish: GoOn, at: int, effects: list[Effect]) -> None:
        """Somebody has read what lies there, and wants to go on."""

    def rush(self, course: Course, skip: bool, at: int, effects: list[Effect]) -> bool:
        """Let bots play on fast, or to the end at once; whether no person has anything to decide any more."""

    def decided(
        self, course: Course, event: Event | None, seat: Seat, at: int, effects: list[Effect]
    ) -> None:
        """Let a bot do what it wants, or None if it failed."""

    def expected(self, ledger: Ledger) -> int:
        """The seats that the table would wait for now, as a mask."""

    def notice(self, course: Course, at: int) -> None:
        """Somebody came, went or voted: let the clock run or stop."""

    def may_rest(self, ledger: Ledger) -> bool:
        """Whether nobody gains by leaving and coming back now."""

    def rest(self) -> None:
        """Stop whatever is under way."""

    def resume(self, course: Course, at: int, effects: list[Effect]) -> bool:
        """Go on after a rest or a restart; whether all have the whole time again, and bots think anew."""
