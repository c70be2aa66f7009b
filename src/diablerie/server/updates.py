"""What changed, for one pair of eyes: small messages made from views, never from states."""

from collections.abc import Iterable, Mapping
from typing import Any

from diablerie.games.core import NOBODY, Seat
from diablerie.games.game import View
from diablerie.match.record import event_line
from diablerie.match.referee import Happening, Match, Timeout
from diablerie.server.entries import AnyEntry, TakenBack
from diablerie.server.entries import Happening as Kept
from diablerie.server.messages import Happened

NOTHING_NEW: dict[str, Any] = {}


class Sight:
    """What a match looks like, worked out once for all who look."""

    __slots__ = ("_private", "_shared", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self._shared: View = None
        self._private: dict[Seat, tuple[Any, ...]] = {}

    def shared(self) -> View:
        """What all see."""
        if self._shared is None:
            self._shared = self.match.game.shared_view(self.match.state)
        return self._shared

    def private(self, seat: Seat) -> tuple[Any, ...]:
        """The fields that `seat` may see otherwise than others."""
        if seat not in self._private:
            self._private[seat] = self.match.game.private(self.match.state, self.shared(), seat)
        return self._private[seat]

    def view(self, seat: Seat) -> View:
        """All that `seat` sees; NOBODY is a spectator."""
        shared, private = self.shared(), self.private(seat)
        return type(shared)(*private, *shared[len(private) :])

    def forget(self) -> None:
        """Keep the match alone; the rest can be worked out again."""
        self._shared = None
        self._private = {}


class Change:
    """A change of a table, kept for a while for those who have missed it."""

    __slots__ = ("after", "before", "due", "entry", "event", "version")

    def __init__(
        self,
        version: int,
        entry: AnyEntry,
        event: Happening | None,
        before: Sight | None,
        after: Sight | None,
        due: int | None,
    ) -> None:
        self.version = version
        self.entry = entry
        self.event = event
        """What happened in the game, None where it was something else."""
        self.before = before
        self.after = after
        self.due = due

    def happened(self, here: Iterable[str], seats: Mapping[str, Seat]) -> list[tuple[Happened, list[str]]]:
        """What each of these people is told of the event, and what it changed of his view.

        Who sees the same is told the same: most of what happens is worked out and written once.
        """
        before, after = self.before, self.after
        assert before is not None
        assert after is not None
        old, new = before.shared(), after.shared()
        names = after.match.game.private_fields
        first = len(names)
        spectators = _differences(names, old[:first], new[:first])
        changes = _differences(new._fields[first:], old[first:], new[first:])
        all_see = self._seen(NOBODY)
        is_open = all_see is self.event
        common = Happened(self.version, self._written(all_see), spectators | changes, self.due)
        watching: list[str] = []
        told = [(common, watching)]
        for key in here:
            seat = seats.get(key, NOBODY)
            if seat == NOBODY:
                watching.append(key)
                continue
            was, now = before.private(seat), after.private(seat)
            private = _differences(names, was, now) if was != now else NOTHING_NEW
            if is_open and private == spectators:
                watching.append(key)
                continue
            fields = common.event if is_open else self._written(self._seen(seat))
            told.append((Happened(self.version, fields, private | changes, self.due), [key]))
        return told

    def _seen(self, seat: Seat) -> Happening | None:
        """The event as `seat` may see it; the event itself if it is open."""
        assert self.before is not None
        if self.event is None or isinstance(self.event, Timeout):
            return self.event
        return self.before.match.game.seen(self.before.match.state, self.event, seat)

    def _written(self, event: Happening | None) -> dict[str, Any]:
        """An event as a record would write it."""
        assert self.before is not None
        if isinstance(self.entry, TakenBack):
            return {"by": self.entry.seat, "do": "take_back"}
        if event is self.event and isinstance(self.entry, Kept):
            return self.entry.event  # just as it is kept
        return event_line(self.before.match.game, event)


def _differences(names: Iterable[str], old: Iterable[Any], new: Iterable[Any]) -> dict[str, Any]:
    if old == new:
        return NOTHING_NEW
    return {name: value for name, was, value in zip(names, old, new) if was is not value and was != value}
