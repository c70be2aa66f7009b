"""A table as the fold of its entries, and as each person sees it."""

from collections import deque
from collections.abc import Iterable
from typing import Self

from diablerie.games.core import CHANCE, EVERYBODY, Seat
from diablerie.match.dealer import Dealer
from diablerie.match.recipe import commitment_of, salt_of
from diablerie.match.record import event_of, result_line
from diablerie.match.referee import Match, apply, begin
from diablerie.server.entries import PACES, AnyEntry, Began, BotSat, Happening, Opened, Sat
from diablerie.server.messages import AnyTold, Changed, Ended, Shown
from diablerie.server.places import Place, seat_of, seated
from diablerie.server.race import Race
from diablerie.server.updates import Change, happened, whole_view

REMEMBERED_CHANGES = 200


class Ledger:
    """What is true at a table, entry by entry."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.game, self.options = opened.rules()
        self.places: tuple[Place, ...] = (Place(),) * opened.players
        self.match: Match | None = None
        self.version = 0
        self.due: int | None = None
        """When the clock plays for who is awaited, or None."""
        self._seed = bytes.fromhex(opened.seed)
        self._dealer = Dealer(self._seed, "")
        self._changes: deque[Change] = deque(maxlen=REMEMBERED_CHANGES)
        self._asked: set[Seat] = set()
        self._race = Race()

    @classmethod
    def restored(cls, entries: Iterable[AnyEntry]) -> Self:
        """Fold a table from its log."""
        opened, *rest = entries
        assert isinstance(opened, Opened)
        table = cls(opened)
        for entry in rest:
            table.fold(entry)
        return table

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match is not None and self.match.over

    @property
    def racing(self) -> bool:
        """Whether this is Diavolo, where everybody acts at once and time decides."""
        return self.game.name == "diavolo"

    def fold(self, entry: AnyEntry) -> None:
        """Let an entry of the log happen."""
        before = self.match
        event = None
        self.version += 1
        self.places = seated(self.places, entry)
        if isinstance(entry, Began):
            self.match = begin(self.game, self.opened.players, self.options)
            self._dealer = Dealer(self._seed, salt_of([place.number for place in self.places]))
        elif isinstance(entry, Happening) and before is not None:
            event = event_of(self.game, entry.event)
            if event.by == CHANCE:
                _, self._dealer = self._dealer.outcome(self.game, before.state)
            self.match = apply(before, event)
            self._asked.discard(event.by)
            if self.racing and before.state.to_act == CHANCE and self.match.state.to_act == EVERYBODY:
                self._race.throw(entry.at)
                self._asked.clear()
        if isinstance(entry, Sat | BotSat):
            self._asked.discard(entry.seat)
        self.due = self._due_after(before, entry.at)
        last = self._changes[-1] if self._changes else None
        seen = last.new_views if last is not None and last.after is before else {}
        self._changes.append(Change(self.version, entry, event, before, self.match, self.due, seen))

    def _due_after(self, before: Match | None, at: int) -> int | None:
        """When the clock plays: a new decision has its whole time, a common one goes on as it was."""
        if self.match is None or not self.game.awaited(self.match.state):
            return None
        if self.racing:
            limit = self._race.limit(self.match.state)
            return limit + 1 if limit is not None else None
        same = before is self.match
        common = before is not None and before.state.to_act == self.match.state.to_act == EVERYBODY
        if (same or common) and self.due is not None:
            return self.due
        return at + PACES[self.opened.pace]

    def shown(self, key: str) -> Shown:
        """The whole table as a person sees it."""
        return Shown(
            version=self.version,
            game=self.game.name,
            options=dict(self.options),
            seats=[place.shown(key) for place in self.places],
            commitment=commitment_of(self._seed),
            view=whole_view(self.match, seat_of(self.places, key)) if self.match else None,
            due=self.due,
        )

    def missed(self, key: str, version: int) -> list[AnyTold]:
        """What happened after `version`, or the whole table if that is too long ago."""
        changes = [change for change in self._changes if change.version > version]
        too_long = version > self.version or len(changes) != self.version - version
        if too_long or any(isinstance(change.entry, Began) for change in changes):
            return [self.shown(key)]
        told: list[AnyTold] = [self._told(change, key) for change in changes]
        return [*told, self._ended()] if changes and self.over else told

    def _told(self, change: Change, key: str) -> AnyTold:
        if change.event is not None:
            return happened(change, seat_of(self.places, key))
        if isinstance(change.entry, Began):
            return self.shown(key)
        return Changed(change.version, [place.shown(key) for place in self.places])

    def _ended(self) -> Ended:
        assert self.match is not None
        line = result_line(self.match, self._seed)
        return Ended(self.version, line["result"], line["seed"])
