"""What a table may take of the house: it rests while nobody looks, and it ends when it grows too long."""

from typing import NamedTuple

from diablerie.game.core import Seat
from diablerie.game.types import Event
from diablerie.server.effects import Effect
from diablerie.server.entries import AnyEntry, Opened, Shut
from diablerie.server.messages import TOO_LONG
from diablerie.server.play import Play
from diablerie.server.race import throws_next


class Bounds(NamedTuple):
    """What a table may take of the house; 0 stands for no bound."""

    rest_after: int = 0
    """Milliseconds without anybody here after which the table rests."""
    events: int = 0
    """Events after which its game ends."""


class Bounded(Play):
    """A table that does nothing while nobody looks, and does not go on for ever."""

    __slots__ = ("bounds", "empty_since", "resting")

    def __init__(self, opened: Opened) -> None:
        super().__init__(opened)
        self.bounds = Bounds()
        self.resting = False
        """Whether nothing happens until somebody comes: no bot decides, no clock runs, no dice fall."""
        self.empty_since = opened.at
        """When the last person left."""

    def furnish(self, entries: list[AnyEntry], begin: bool, at: int) -> list[Effect]:
        """Put people and bots on the seats of a new table, and perhaps begin."""
        effects: list[Effect] = []
        for entry in entries:
            self.change(entry, effects)
        if begin:
            self.change(self.beginning(at), effects)
            if not self.rest():
                self.go_on(at, effects)
        return effects

    def close(self, why: str, at: int) -> list[Effect]:
        """End the table before its game is over."""
        effects: list[Effect] = []
        if not self.finished:
            self.change(Shut(at, why=why), effects)
        return effects

    def end_if_too_long(self, at: int, effects: list[Effect]) -> None:
        """Close the table when its game has as many events as a game may have.

        Only those of the game count: nobody ends it by changing seats, readiness or a bet to and fro.
        """
        if 0 < self.bounds.events <= self.events and not self.finished:
            effects += self.close(TOO_LONG, at)

    def rest(self) -> bool:
        """Do nothing until somebody comes; whether there is anything to rest from, and tables do rest."""
        self.resting = bool(self.bounds.rest_after) and self.match is not None and not self.finished
        if self.resting:
            self.race.rolls = None
            self._changes.clear()  # whoever comes is shown the whole table; at rest, two thirds of its memory
            self._sight = None
        return self.resting

    def resume(self, at: int) -> list[Effect]:
        """Go on after a rest or a restart: everybody who is awaited has the whole time again."""
        effects: list[Effect] = []
        self.resting = False
        self._sent, self._published = self.version, self.last
        self._asked.clear()
        if self.racing and self.match is not None:
            self.race.throw(at)
            if throws_next(self.match.state) and not self.over:
                self.race.rolls = at + self.race.tumble
        if self.due is not None:
            self.due = at + self.pace.decision if not self.racing else self._due_after(None, at)
        self.go_on(at, effects)
        return effects

    def _rests_at(self) -> int | None:
        """When the table goes to rest if nobody comes, or None.

        Not while dice lie there: whoever has seen them could leave, think, and come back to a new clock. Bots
        and the clock end such a round, and the table rests before the next throw.
        """
        if self.here or not self.bounds.rest_after or self.match is None or self.finished:
            return None
        if self.racing and not throws_next(self.match.state):
            return None
        return self.empty_since + self.bounds.rest_after

    @property
    def wakes(self) -> int | None:
        """When `tick` has something to do, or None."""
        if self.resting:
            return None
        times = (super().wakes, self._rests_at())
        return min((time for time in times if time is not None), default=None)

    def tick(self, at: int) -> list[Effect]:
        """Let happen what happens by itself, or go to rest."""
        rests = self._rests_at()
        if self.resting or (rests is not None and at >= rests and self.rest()):
            return []
        effects = super().tick(at)
        self.end_if_too_long(at, effects)
        return effects

    def decided(self, seat: Seat, event: Event | None, question: int, at: int) -> list[Effect]:
        """Take a bot's decision; what comes while the table rests will be asked again."""
        if self.resting:
            return []
        effects = super().decided(seat, event, question, at)
        self.end_if_too_long(at, effects)
        return effects
