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
        found = self._private.get(seat)
        if found is None:
            match = self.match
            found = self._private[seat] = match.game.private(match.state, self.shared(), seat)
        return found

    def view(self, seat: Seat) -> View:
        """All that `seat` sees; NOBODY is a spectator."""
        shared, private = self.shared(), self.private(seat)
        return type(shared)(*private, *shared[len(private) :])


class Change:
    """A change of a table, kept for a while for those who have missed it."""

    __slots__ = ("after", "before", "due", "entry", "event", "version")

    def __init__(
        self,
        version: int,
        entry: AnyEntry,
        event: Happening | None,
        before: Match | None,
        after: Match | None,
        due: int | None,
    ) -> None:
        self.version = version
        self.entry = entry
        self.event = event
        """What happened in the game, None where it was something else."""
        self.before = before
        self.after = after
        self.due = due

    def missed(self, seat: Seat) -> Happened:
        """What somebody is told who was away when it happened."""
        assert self.before is not None
        assert self.after is not None
        told = self.happened(Sight(self.before), Sight(self.after), ("",), {"": seat})
        return next(message for message, keys in told if keys)

    def happened(
        self, before: Sight, after: Sight, here: Iterable[str], seats: Mapping[str, Seat]
    ) -> list[tuple[Happened, list[str]]]:
        """What each of these people is told of the event, and what it changed of his view.

        Who sees the same is told the same: most of what happens is worked out and written once.
        """
        old, new = before.shared(), after.shared()
        names = before.match.game.private_fields
        changes = _differences(new._fields, old, new)
        shared = changes
        if not changes.keys().isdisjoint(names):
            shared = {name: value for name, value in changes.items() if name not in names}
        all_see = self._seen(NOBODY)
        is_open = all_see is self.event
        common = Happened(self.version, self._written(all_see), changes, self.due)
        alike: list[str] = []
        told = [(common, alike)]
        for key in here:
            seat = seats.get(key, NOBODY)
            if seat == NOBODY:
                alike.append(key)
                continue
            was, now = before.private(seat), after.private(seat)
            if is_open and shared is changes and was == now:
                alike.append(key)
                continue
            event = common.event if is_open else self._written(self._seen(seat))
            view = _differences(names, was, now) | shared
            told.append((Happened(self.version, event, view, self.due), [key]))
        return told

    def _seen(self, seat: Seat) -> Happening | None:
        """The event as `seat` may see it; the event itself if it is open."""
        assert self.before is not None
        if self.event is None or isinstance(self.event, Timeout):
            return self.event
        return self.before.game.seen(self.before.state, self.event, seat)

    def _written(self, event: Happening | None) -> dict[str, Any]:
        """An event as a record would write it."""
        assert self.before is not None
        if isinstance(self.entry, TakenBack):
            return {"by": self.entry.seat, "do": "take_back"}
        if event is self.event and isinstance(self.entry, Kept):
            return self.entry.event  # just as it is kept
        return event_line(self.before.game, event)


def _differences(names: Iterable[str], old: Iterable[Any], new: Iterable[Any]) -> dict[str, Any]:
    return {name: value for name, was, value in zip(names, old, new) if was is not value and was != value}
